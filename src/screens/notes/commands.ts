import type { Command } from '../../commands/command';
import { asDigit, type Hotkey } from '../../commands/hotkey';
import { fretHotkey } from '../../commands/numberRow';
import type { Instrument } from '../../instrument/instrument';
import { allPositions, type Position, stringNumber } from '../../instrument/position';
import { fretText, placeText, stringText } from '../../instrument/text';
import type { AnyNeckSession } from '../../neckQuiz/definition';
import { isSelfCheck } from '../../quiz/answerWith';
import type { QuizCommands } from '../../quiz/quizCommands';
import { isOpen } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import type { Settings } from '../../settings/settings';
import type { Sound } from '../../settings/useSound';
import { PITCH_CLASSES } from '../../theory/note';
import { playCommand } from '../action';
import { NOTES_TEXTS } from './actions';
import { notesSettings } from './settings';
import { ALL_SELECTED, NONE_SELECTED, PAIRS, SPOKEN_ALL_OFF, SPOKEN_ALL_ON } from './text';

/** What the commands of the Notes screen read and call. */
interface NotesCommandsDeps {
  readonly session: () => AnyNeckSession;
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
}: NotesCommandsDeps): NotesCommands {
  const selected = () => settings.read(notesSettings.highlights).length;
  const disabledIf = (changesNothing: boolean, reason: string) => {
    if (isOpen(session())) return BLOCKED_BY_QUESTION;
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

export interface PlaceCommandsDeps {
  readonly instrument: Instrument;
  readonly session: () => AnyNeckSession;
  readonly pick: (place: Position) => void;
}

/**
 * Whether digits come in pairs now, the first a string and the second a fret.
 *
 * @example takesPairs(session) // true while a Find Note drill asks
 */
export const takesPairs = (session: AnyNeckSession): boolean =>
  session.status === 'asking' &&
  session.run.pace.kind === 'drill' &&
  session.run.quiz.digits === 'pairs' &&
  !isSelfCheck(session.run);

/**
 * A command for each place of the neck, with which a drill picks it by two keys from anywhere.
 *
 * @example createPlaceCommands(use)[0]?.hotkeys // ['6 row0']
 */
export const createPlaceCommands = ({ instrument, session, pick }: PlaceCommandsDeps): readonly Command[] =>
  allPositions(instrument, Math.max(...instrument.fretCounts)).map((place): Command => {
    const { guitarString, fret } = place;
    const number = stringNumber(instrument, guitarString);
    return {
      id: `notes-quiz.pick.${number}-${fret}`,
      title: PAIRS.pick(placeText(instrument, place)),
      group: NOTES_TEXTS.start.group,
      scope: 'quiz',
      hotkeys: hotkeysFor(number, fret),
      family: {
        id: `notes-quiz.pick.${number}`,
        title: PAIRS.pickOn(number),
        brief: stringText(instrument, guitarString),
      },
      choice: fretText(fret),
      keyRule: PAIRS.rule,
      get isOffered() {
        const now = session();
        return (
          takesPairs(now) && now.status === 'asking' && fret <= now.run.quiz.neckOf(now.question).lastFret
        );
      },
      run: () => pick(place),
    };
  });

function hotkeysFor(number: number, fret: number): readonly Hotkey[] {
  const first = asDigit(String(number));
  const second = fretHotkey(fret);
  return first === undefined || second === undefined ? [] : [`${first} ${second}`];
}
