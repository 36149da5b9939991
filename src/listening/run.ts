import { DETECTION } from './limits';
import type { ClearPitch } from './pitch';

/** The same pitch, hop after hop. */
export interface Run {
  readonly midi: number;
  /** The end of its first hop (seconds since the first sample). */
  readonly since: number;
  add(pitch: ClearPitch): void;
  /** Whether the latest hops, this many, don't glide. */
  isStable(hops: number): boolean;
  /** Over its latest hops. */
  mean(): { readonly cents: number; readonly clarity: number };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Creates a run without hops.
 *
 * @example createRun(45, 0.3).isStable(3) // false
 */
export function createRun(midi: number, since: number): Run {
  const hops: ClearPitch[] = [];
  const cents = () => hops.map(each => each.cents);
  return {
    ...{ midi, since },
    add(pitch) {
      hops.push(pitch);
      if (hops.length > DETECTION.otherHops) hops.shift();
    },
    isStable(count) {
      const latest = cents().slice(-count);
      return latest.length === count && Math.max(...latest) - Math.min(...latest) <= DETECTION.steady;
    },
    mean: () => ({ cents: meanOf(cents()), clarity: meanOf(hops.map(each => each.clarity)) }),
  };
}
