import { fretHotkey } from '../commands/numberRow';
import type { CellAt, Mark } from '../fretboard/cell';
import type { NeckState } from '../fretboard/neckCommands';
import { rowRule } from '../fretboard/text';
import { inNeckOrder } from '../instrument/cursor';
import { FRET_COUNTS, type Instrument } from '../instrument/instrument';
import { allPositions, fretsFrom, type Position, positionId, samePosition } from '../instrument/position';
import { fretName, placeText } from '../instrument/text';
import type { AnswerOption } from '../quiz/definition';
import type { Answered, Grade, Open } from '../quiz/session';
import { BLOCKED_BY_QUESTION, type Waiting } from '../quiz/text';
import type { NeckPart } from './definition';
import { MARKED, MISTAKES } from './text';

/** The places that were picked. */
export type Places = readonly Position[];

/** The places of an answer, sorted by outcome; each list is in the order of the neck. */
export interface Review {
  readonly found: Places;
  readonly missed: Places;
  readonly wrong: Places;
}

const holds = (places: Places, place: Position): boolean => places.some(other => samePosition(other, place));

/** The picked places with one added, or removed if it was already picked. */
export const toggled = (places: Places, place: Position): Places =>
  holds(places, place) ? places.filter(other => !samePosition(other, place)) : [...places, place];

/** Sorts picked places by whether they are among the correct ones. */
export const reviewed = (correct: Places, picked: Places): Review => ({
  found: inNeckOrder(correct.filter(place => holds(picked, place))),
  missed: inNeckOrder(correct.filter(place => !holds(picked, place))),
  wrong: inNeckOrder(picked.filter(place => !holds(correct, place))),
});

/** The places that were picked before a question was answered or given up. */
export const pickedIn = (answered: Answered<unknown, Places>): Places =>
  answered.verdict === 'given-up' ? (answered.draft ?? []) : answered.answer;

/** Whether another pick would change nothing where each is judged at once: one is wrong, or none is missing. */
export const isDecided = ({ missed, wrong }: Review): boolean => wrong.length > 0 || missed.length === 0;

/** The grade of an answer, which is right with every correct place and no wrong one (spec §5). */
export const gradeOf = ({ missed, wrong }: Review): Grade =>
  missed.length === 0 && wrong.length === 0 ? 'right' : 'wrong';

/** The places that were wrong or missed, in the order of the neck. */
export const mistakesIn = ({ missed, wrong }: Review): Places => inNeckOrder([...missed, ...wrong]);

/** The mark of each place, by its id. */
export const marksOf = ({ found, missed, wrong }: Review): ReadonlyMap<string, Mark> =>
  new Map<string, Mark>([
    ...found.map(place => [positionId(place), 'right'] as const),
    ...missed.map(place => [positionId(place), 'missed'] as const),
    ...wrong.map(place => [positionId(place), 'wrong'] as const),
  ]);

const VERDICT_MARKS: readonly (Mark | undefined)[] = ['right', 'wrong', 'missed'];

/** The places that a verdict marks on the neck of a question. */
const markedIn = ({ instrument, firstFret, lastFret }: NeckPart, cellAt: CellAt): Places =>
  allPositions(instrument, lastFret).filter(
    place => place.fret >= firstFret && VERDICT_MARKS.includes(cellAt(place).mark),
  );

/**
 * The places that the cursor jumps to in a question: none until its answer is shown, then the mistakes of an answer that was
 * picked on the neck, or the marked places.
 */
export function jumpsIn(
  status: Open<unknown, unknown, unknown>['status'],
  mistakes: Places | undefined,
  part: NeckPart,
  cellAt: CellAt,
): Pick<NeckState, 'samePitchDisabled' | 'stops'> {
  if (status === 'asking') return { samePitchDisabled: BLOCKED_BY_QUESTION, stops: undefined };
  if (mistakes === undefined) {
    const { next, previous } = MARKED;
    return { samePitchDisabled: undefined, stops: { places: markedIn(part, cellAt), next, previous } };
  }
  const { next, previous, none } = MISTAKES;
  return {
    samePitchDisabled: mistakes.length === 0 ? none : undefined,
    stops: { places: mistakes, next, previous },
  };
}

function fretAnswer(fret: number): AnswerOption<number> {
  const hotkey = fretHotkey(fret);
  return {
    code: `fret-${fret}`,
    answer: fret,
    text: fretName(fret),
    ...(hotkey && { hotkey, keyRule: rowRule(fret) }),
  };
}

/** The frets of a string as answers, by the keys of the number row: fret 0 is the open string. */
export const FRET_ANSWERS: readonly AnswerOption<number>[] = fretsFrom(0, Math.max(...FRET_COUNTS)).map(
  fretAnswer,
);

/** Why there is nothing to submit yet. */
export const NOTHING_SELECTED = 'Nothing selected yet';

/** The text in the verdict's place until there is one. */
export const PICK_WAITING: Waiting = {
  quick: 'Each position counts as soon as you choose it.',
  calm: 'Choose every position, then submit.',
};

/** Spoken when a place is selected or deselected in a quiz that is answered with Enter. */
export const SELECTED = { more: 'selected', less: 'not selected' } as const;

/** How many places have been found, spoken after each right pick of a drill. */
export const spokenFound = (found: number, all: number): string => `Right, ${found} of ${all}`;

/** How many positions a verdict lists. The neck marks them all, and its commands go through them. */
const MOST_LISTED = 2;

/**
 * The number of some positions of an answer, if there are any, and which they are, if there are few.
 *
 * @example countedText('of 2 missed', ['string 5, fret 3']) // ['1 of 2 missed: string 5, fret 3.']
 */
export function countedText(what: string, positions: readonly string[]): readonly string[] {
  const { length } = positions;
  if (length === 0) return [];
  return [length > MOST_LISTED ? `${length} ${what}.` : `${length} ${what}: ${positions.join('; ')}.`];
}

/** How many positions there are: `1 position`. */
export const placesCount = (count: number): string => (count === 1 ? '1 position' : `${count} positions`);

/**
 * Every place that answers a question, before there is a verdict.
 *
 * @example solvedText(STANDARD_GUITAR, places) // ['2 positions: string 5, fret 3; string 2, open.']
 */
export const solvedText = (instrument: Instrument, places: readonly Position[]): readonly string[] => [
  `${placesCount(places.length)}: ${places.map(place => placeText(instrument, place)).join('; ')}.`,
];
