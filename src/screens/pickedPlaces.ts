import type { Mark } from '../fretboard/cell';
import { inNeckOrder } from '../instrument/cursor';
import { type Position, positionId, samePosition } from '../instrument/position';
import type { Grade } from '../quiz/grade';
import type { Answered } from '../quiz/session';

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
