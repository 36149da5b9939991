import { TEMPOS } from '../settings/preferences';

/** The taps so far that belong together, and the tempo that they have. */
export interface Taps {
  /** When each was (milliseconds). */
  readonly times: readonly number[];
  /** Beats a minute; `undefined` until the second tap. */
  readonly tempo: number | undefined;
}

export const IDLE_TAPS: Taps = { times: [], tempo: undefined };

/** The slowest tempo has a tap every 2 s; after a longer pause one begins anew (milliseconds). */
const LONGEST_PAUSE = 2200;

/** How many taps are averaged: enough to even out a hand, few enough to follow a change. */
const MOST = 6;

/**
 * One tap more. Taps faster or slower than any tempo count as the fastest or the slowest.
 *
 * @example tapped({ times: [0, 500], tempo: 120 }, 1000).tempo // 120
 */
export function tapped({ times }: Taps, at: number): Taps {
  const last = times.at(-1);
  const isNew = last === undefined || at - last > LONGEST_PAUSE;
  const kept = isNew ? [at] : [...times, at].slice(-MOST);
  const [first = at] = kept;
  if (kept.length < 2 || at === first) return { times: kept, tempo: undefined };
  const tempo = Math.round((60_000 * (kept.length - 1)) / (at - first));
  return { times: kept, tempo: Math.min(TEMPOS.most, Math.max(TEMPOS.least, tempo)) };
}
