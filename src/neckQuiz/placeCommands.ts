import type { Command } from '../commands/command';
import { asDigit, type Hotkey, ORDINAL_DIGITS } from '../commands/hotkey';
import { fretHotkey } from '../commands/numberRow';
import { type Instrument, placesOf } from '../instrument/instrument';
import { fretsFrom, hasFret, type Position, stringNumber } from '../instrument/position';
import { beginsText, fretText, placeText, stringText } from '../instrument/text';
import { isSelfCheck } from '../quiz/answerWith';
import type { QuizWording } from '../quiz/commands';
import type { NamedKey } from '../ui/KeyTip';
import type { AnyNeckSession } from './definition';
import { PAIRS } from './text';

interface PlaceCommandsDeps {
  /** What the commands of the quiz are called on its screen. */
  readonly wording: Pick<QuizWording, 'id' | 'group'>;
  readonly instrument: Instrument;
  readonly session: () => AnyNeckSession;
  readonly pick: (place: Position) => void;
}

/**
 * Whether digits come in pairs now, the first a string and the second a fret.
 *
 * @example takesPairs(session) // true while a Find Note drill asks
 */
const takesPairs = (session: AnyNeckSession): boolean =>
  session.status === 'asking' &&
  session.run.pace.kind === 'drill' &&
  !isSelfCheck(session.run) &&
  session.run.quiz.takesPairs?.(session.question) === true;

/** Every string with every fret of the neck; a short string lacks some of them, and says so. */
const everyPair = (instrument: Instrument): readonly Position[] =>
  placesOf(instrument).flatMap(guitarString =>
    fretsFrom(0, Math.max(...instrument.fretCounts)).map(fret => ({ guitarString, fret })),
  );

/**
 * A command for each place of the neck, with which a drill picks it by two keys from anywhere.
 *
 * @example createPlaceCommands(deps)[0]?.hotkeys // ['6 row0']
 */
export const createPlaceCommands = ({
  wording,
  instrument,
  session,
  pick,
}: PlaceCommandsDeps): readonly Command[] =>
  everyPair(instrument).map((place): Command => {
    const { guitarString, fret } = place;
    const number = stringNumber(instrument, guitarString);
    return {
      id: `${wording.id}.pick.${number}-${fret}`,
      title: PAIRS.pick(placeText(instrument, place)),
      group: wording.group,
      scope: 'quiz',
      hotkeys: hotkeysFor(number, fret),
      family: {
        id: `${wording.id}.pick.${number}`,
        title: PAIRS.pickOn(number),
        brief: stringText(instrument, guitarString),
      },
      choice: fretText(fret),
      keyRule: PAIRS.rule,
      ...(!hasFret(instrument, place) && { disabled: beginsText(instrument, guitarString) }),
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

/** The keys of the strings, the top row first. */
export const stringKeys = ({ strings }: Instrument): readonly NamedKey[] =>
  strings.toReversed().flatMap(({ number }) => {
    const hotkey = ORDINAL_DIGITS[number - 1];
    return hotkey === undefined ? [] : [{ id: `neck.to-string.${number}`, hotkey }];
  });
