import type { Tone } from './plan';

/** Sums of decimal fractions miss each other by less than this (seconds); a sample is longer. */
const TOLERANCE = 1e-6;

const endOfTone = ({ start, duration }: Tone): number => start + duration;

function isSounding(tone: Tone, time: number): boolean {
  const moment = time + TOLERANCE;
  return tone.start <= moment && moment < endOfTone(tone);
}

/**
 * When the last tone ends (seconds); 0 without tones.
 *
 * @example endOf([{ midi: 60, start: 0.8, duration: 0.8 }]) // 1.6
 */
export const endOf = (tones: readonly Tone[]): number => Math.max(0, ...tones.map(endOfTone));

/**
 * Which tone sounds at a time, by its index: the one that started last, of a chord the first; none in a pause.
 *
 * @example soundingAt(intervalPlan(60, 4, 'ascending'), 1) // 1
 */
export function soundingAt(tones: readonly Tone[], time: number): number | undefined {
  const starts = tones.filter(tone => isSounding(tone, time)).map(tone => tone.start);
  const latest = Math.max(...starts);
  const index = tones.findIndex(tone => tone.start === latest && isSounding(tone, time));
  return index < 0 ? undefined : index;
}

/**
 * The indices of the tones that start together with one of them: of a chord all, of a melody only that one.
 *
 * @example startingWith(arpeggioPlan([60, 64, 67]), 3) // [3, 4, 5]
 */
export const startingWith = (tones: readonly Tone[], index: number): readonly number[] =>
  tones.flatMap((tone, other) => (tone.start === tones[index]?.start ? [other] : []));

/**
 * The next time after this one at which a tone starts or ends (seconds); never after the last.
 *
 * @example nextChange(intervalPlan(60, 4, 'ascending'), 0.1) // 0.8
 */
export const nextChange = (tones: readonly Tone[], time: number): number =>
  Math.min(...tones.flatMap(tone => [tone.start, endOfTone(tone)]).filter(change => change > time));

/**
 * The most tones that sound at once while this one does, itself among them.
 *
 * @example crowdAround(tone, intervalPlan(60, 4, 'ascending')) // 1
 */
export function crowdAround(tone: Tone, tones: readonly Tone[]): number {
  const arrivals = tones.map(other => other.start).filter(start => isSounding(tone, start));
  const crowds = arrivals.map(time => tones.filter(other => isSounding(other, time)).length);
  return Math.max(1, ...crowds);
}
