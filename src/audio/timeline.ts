import type { PlannedTone } from './plan';

/** Rounding errors of sums of decimal fractions are smaller than this, and a sample is longer (seconds). */
const TOLERANCE = 1e-6;

const endOfTone = ({ start, duration }: PlannedTone): number => start + duration;

/** Whether a note sounds at a time. */
export function isSounding(tone: PlannedTone, time: number): boolean {
  const moment = time + TOLERANCE;
  return tone.start <= moment && moment < endOfTone(tone);
}

/**
 * When the last note ends (seconds); 0 without notes.
 *
 * @example endOf([{ midi: 60, start: 0.8, duration: 0.8 }]) // 1.6
 */
export const endOf = (tones: readonly PlannedTone[]): number => Math.max(0, ...tones.map(endOfTone));

/**
 * The index of the note sounding at a time: the one that started last, the first one of a chord; none in a pause.
 *
 * @example soundingAt(intervalPlan(60, 4, 'ascending'), 1) // 1
 */
export function soundingAt(tones: readonly PlannedTone[], time: number): number | undefined {
  const starts = tones.filter(tone => isSounding(tone, time)).map(tone => tone.start);
  const latest = Math.max(...starts);
  const index = tones.findIndex(tone => tone.start === latest && isSounding(tone, time));
  return index < 0 ? undefined : index;
}

/**
 * The next time at which a note starts or ends (seconds); `Infinity` after the last.
 *
 * @example nextChange(intervalPlan(60, 4, 'ascending'), 0.1) // 0.8
 */
export const nextChange = (tones: readonly PlannedTone[], time: number): number =>
  Math.min(...tones.flatMap(tone => [tone.start, endOfTone(tone)]).filter(change => change > time));
