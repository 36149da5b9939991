/** A moment on two clocks (milliseconds). */
export interface Moment {
  /** On `performance.now()`'s clock, which on some systems stands still while the device sleeps, and on others goes on. */
  readonly page: number;
  /** On the system's clock, which goes on. */
  readonly system: number;
}

/** A page that is awake looks more often than this (milliseconds), however busy it is. */
const LONGEST_GAP = 5000;

/**
 * Watches for sleep of a page, by how long it didn't look at the system's clock. If someone sets that ahead, it seems to have
 * slept.
 *
 * @returns a function that looks, and returns when the page was last awake, on its own clock, if it has slept since then;
 * `undefined` if it hasn't
 * @example createSleepWatch({ page: 100, system: 0 })({ page: 9100, system: 9000 }) // 100
 */
export function createSleepWatch(first: Moment): (now: Moment) => number | undefined {
  let last = first;
  return now => {
    const before = last;
    last = now;
    return now.system - before.system > LONGEST_GAP ? before.page : undefined;
  };
}
