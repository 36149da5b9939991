import { DETECTION } from './limits';

/** How loud a hop is. */
export interface Loudness {
  /** Its end (seconds since the first sample). */
  readonly time: number;
  /** In dBFS. */
  readonly level: number;
  /** The level from which a note may begin (dBFS). */
  readonly gate: number;
}

/** Finds the moments at which strings are struck. */
export interface Onsets {
  /** Takes the next hop; if an onset lies in it, returns how far the level has risen (decibels). */
  riseAt(loudness: Loudness): number | undefined;
}

/**
 * Creates a search for onsets: fast rises of the level, over the gate.
 *
 * @example createOnsets().riseAt({ time: 0.01, level: -20, gate: -50 }) // undefined: there is nothing to compare it with
 */
export function createOnsets(): Onsets {
  const { onsetHops, refractory, rise } = DETECTION;
  const before: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  return {
    riseAt({ time, level, gate }) {
      const risen = before.length === onsetHops ? level - Math.min(...before) : 0;
      before.push(level);
      if (before.length > onsetHops) before.shift();
      if (risen < rise || level < gate || time - last < refractory) return undefined;
      last = time;
      return risen;
    },
  };
}
