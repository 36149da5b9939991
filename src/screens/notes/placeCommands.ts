import type { Command } from '../../commands/command';
import { asDigit, type Hotkey } from '../../commands/hotkey';
import { fretHotkey } from '../../commands/numberRow';
import type { Instrument } from '../../instrument/instrument';
import { allPositions, type Position, stringNumber } from '../../instrument/position';
import { fretText, placeText, stringText } from '../../instrument/text';
import { isSelfCheck } from '../../quiz/answerWith';
import { NOTES_TEXTS } from './actions';
import type { NotesSession } from './quiz';
import { PAIRS } from './quizText';

export interface PlaceCommandsUse {
  readonly instrument: Instrument;
  readonly session: () => NotesSession;
  readonly pick: (place: Position) => void;
}

/**
 * Whether digits come in pairs now, the first a string and the second a fret.
 *
 * @example takesPairs(session) // true while a Find Note drill asks
 */
export const takesPairs = (session: NotesSession): boolean =>
  session.status === 'asking' &&
  session.run.pace.kind === 'drill' &&
  session.run.quiz.digits === 'pairs' &&
  !isSelfCheck(session.run);

/**
 * A command for each place of the neck, with which a drill picks it by two keys from anywhere.
 *
 * @example createPlaceCommands(use)[0]?.hotkeys // ['6 row0']
 */
export const createPlaceCommands = ({ instrument, session, pick }: PlaceCommandsUse): readonly Command[] =>
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
        return takesPairs(now) && now.status === 'asking' && fret <= now.run.setup.frets;
      },
      run: () => pick(place),
    };
  });

function hotkeysFor(number: number, fret: number): readonly Hotkey[] {
  const first = asDigit(String(number));
  const second = fretHotkey(fret);
  return first === undefined || second === undefined ? [] : [`${first} ${second}`];
}
