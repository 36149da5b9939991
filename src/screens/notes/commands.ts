import type { Command } from '../../commands/command';
import { isOpen } from '../../quiz/open';
import type { QuizCommands } from '../../quiz/quizCommands';
import { GIVES_AWAY } from '../../quiz/setupText';
import type { Settings } from '../../settings/settings';
import type { Sound } from '../../settings/useSound';
import { PITCH_CLASSES } from '../../theory/note';
import { playCommand } from '../playCommand';
import { NOTES_TEXTS } from './actions';
import type { NotesSession } from './quiz';
import { notesSettings } from './settings';
import { ALL_SELECTED, NONE_SELECTED, SPOKEN_ALL_OFF, SPOKEN_ALL_ON } from './text';

/** What the commands of the Notes screen read and call. */
interface NotesCommandsUse {
  readonly session: () => NotesSession;
  readonly quiz: QuizCommands;
  readonly settings: Settings;
  readonly sound: Pick<Sound, 'state'>;
  readonly say: (text: string) => void;
  readonly play: () => void;
}

/** The commands of the Notes screen, except those of its settings and its neck. */
export interface NotesCommands {
  readonly selectAll: Command;
  readonly clear: Command;
  readonly play: Command;
  readonly quiz: QuizCommands;
  /** All of them, in palette order. */
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the Notes screen.
 *
 * @example createNotesCommands(use).play.title // 'Play', or 'Hear it' once a question is answered
 */
export function createNotesCommands({
  session,
  quiz,
  settings,
  sound,
  say,
  play,
}: NotesCommandsUse): NotesCommands {
  const selected = () => settings.read(notesSettings.highlights).length;
  const disabledIf = (changesNothing: boolean, reason: string) => {
    if (isOpen(session())) return GIVES_AWAY;
    return changesNothing ? reason : undefined;
  };
  const commands = {
    selectAll: {
      ...NOTES_TEXTS.selectAll,
      scope: 'screen',
      hotkeys: ['shift+u'],
      get disabled() {
        return disabledIf(selected() === PITCH_CLASSES.length, ALL_SELECTED);
      },
      run() {
        settings.write(notesSettings.highlights, PITCH_CLASSES);
        say(SPOKEN_ALL_ON);
      },
    },
    clear: {
      ...NOTES_TEXTS.clear,
      scope: 'screen',
      hotkeys: ['u'],
      get disabled() {
        return disabledIf(selected() === 0, NONE_SELECTED);
      },
      run() {
        settings.write(notesSettings.highlights, []);
        say(SPOKEN_ALL_OFF);
      },
    },
    play: playCommand({
      ...NOTES_TEXTS.play,
      ...{ session, sound, run: play },
    }),
  } as const satisfies Record<string, Command>;
  return { ...commands, quiz, all: [...Object.values(commands), ...quiz.all] };
}
