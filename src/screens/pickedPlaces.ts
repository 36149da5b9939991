import type { CellAt, Mark } from '../fretboard/cell';
import type { NeckState } from '../fretboard/neckCommands';
import { inNeckOrder } from '../instrument/cursor';
import { allPositions, type Position, positionId, samePosition } from '../instrument/position';
import type { Grade } from '../quiz/grade';
import type { Answered, Open } from '../quiz/session';
import { GIVES_AWAY } from '../quiz/setupText';
import type { NeckPart } from './neckQuiz';
import { MARKED, MISTAKES } from './neckQuizText';

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

/** Right means every correct place and no wrong one (spec §5). */
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
 * Where the cursor jumps to in a question: nowhere until its answer is shown, then to the mistakes of an answer that was
 * picked on the neck, or to what is marked there.
 */
export function jumpsIn(
  status: Open<unknown, unknown, unknown>['status'],
  mistakes: Places | undefined,
  part: NeckPart,
  cellAt: CellAt,
): Pick<NeckState, 'samePitchDisabled' | 'stops'> {
  if (status === 'asking') return { samePitchDisabled: GIVES_AWAY, stops: undefined };
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
