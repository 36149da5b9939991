import { oneByOne, type PlannedTone } from './plan';

/**
 * Notes in the order given, without gaps, at a tempo in notes per minute.
 *
 * @example runPlan([60, 62], 120)[1] // { midi: 62, start: 0.5, duration: 0.5 }
 */
export function runPlan(midis: readonly number[], notesPerMinute: number): readonly PlannedTone[] {
  return oneByOne(midis, 60 / notesPerMinute);
}

/**
 * A list followed by its reverse, with the last item only once: turns a run up into a run up and down.
 *
 * @example thereAndBack(['C', 'D', 'E']) // ['C', 'D', 'E', 'D', 'C']
 */
export const thereAndBack = <T>(items: readonly T[]): readonly T[] => [
  ...items,
  ...items.slice(0, -1).reverse(),
];
