import type { PlannedTone } from './plan';
import { isSounding } from './timeline';

/**
 * The indices of the notes that start together with a given one: a whole chord, or just one note of a melody.
 *
 * @example startingWith(arpeggioPlan([60, 64, 67]), 3) // [3, 4, 5]
 */
export const startingWith = (tones: readonly PlannedTone[], index: number): readonly number[] =>
  tones.flatMap((tone, other) => (tone.start === tones[index]?.start ? [other] : []));

/**
 * The largest number of notes that sound together at any moment of this one, itself included.
 *
 * @example polyphonyDuring(tone, intervalPlan(60, 4, 'ascending')) // 1
 */
export function polyphonyDuring(tone: PlannedTone, tones: readonly PlannedTone[]): number {
  const starts = tones.map(other => other.start).filter(start => isSounding(tone, start));
  const counts = starts.map(time => tones.filter(other => isSounding(other, time)).length);
  return Math.max(1, ...counts);
}
