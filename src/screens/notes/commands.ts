import type { Command } from '../../commands/command';
import type { QuizCommands } from '../../quiz/commands';
import { isOpen } from '../../quiz/session';
import { GIVES_AWAY } from '../../quiz/text';
import type { Settings } from '../../settings/settings';
import { type Sound, soundDisabled } from '../../settings/useSound';
import { PITCH_CLASSES } from '../../theory/note';
import type { NotesSession } from './quiz';
import { notesSettings } from './settings';
import { ALL_SELECTED, NONE_SELECTED, SPOKEN_ALL_OFF, SPOKEN_ALL_ON } from './text';

/** What the commands of the Notes screen read and set off. */
interface NotesCommandsUse {
  readonly session: () => NotesSession;
  readonly quiz: QuizCommands;
  readonly settings: Settings;
  readonly sound: Pick<Sound, 'state'>;
  readonly say: (text: string) => void;
  readonly play: () => void;
}

/** The commands of the Notes screen but those of its settings and its neck. */
export interface NotesCommands {
  readonly selectAll: Command;
  readonly clear: Command;
  readonly play: Command;
  readonly quiz: QuizCommands;
  /** All of them, in the order of the palette. */
  readonly all: readonly Command[];
}

/**
 * The commands of the Notes screen, made once.
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
  const shared = { group: 'Notes', scope: 'screen' } as const;
  const selected = () => settings.read(notesSettings.highlights).length;
  const refusal = (isUseless: boolean, reason: string) => {
    if (isOpen(session())) return GIVES_AWAY;
    return isUseless ? reason : undefined;
  };
  const commands = {
    selectAll: {
      ...shared,
      id: 'notes.select-all',
      title: 'Select All',
      hotkeys: ['shift+u'],
      keywords: ['highlight every note'],
      get disabled() {
        return refusal(selected() === PITCH_CLASSES.length, ALL_SELECTED);
      },
      run() {
        settings.write(notesSettings.highlights, PITCH_CLASSES);
        say(SPOKEN_ALL_ON);
      },
    },
    clear: {
      ...shared,
      id: 'notes.clear',
      title: 'Clear Selection',
      hotkeys: ['u'],
      keywords: ['unselect', 'none', 'reset'],
      get disabled() {
        return refusal(selected() === 0, NONE_SELECTED);
      },
      run() {
        settings.write(notesSettings.highlights, []);
        say(SPOKEN_ALL_OFF);
      },
    },
    play: {
      ...shared,
      id: 'notes.play',
      get title() {
        return session().status === 'feedback' ? 'Hear it' : 'Play';
      },
      hotkeys: ['p'],
      keywords: ['sound', 'hear', 'replay', 'listen'],
      hint: 'play',
      get disabled() {
        if (session().status === 'asking') return GIVES_AWAY;
        return soundDisabled(sound.state);
      },
      run: play,
    },
  } as const satisfies Record<string, Command>;
  return { ...commands, quiz, all: [...Object.values(commands), ...quiz.all] };
}
