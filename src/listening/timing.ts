import type { Report } from './messages';

/** How many reports are compared: those of some seconds, in which two clocks don't drift apart. */
const COMPARED = 50;

/** No block is this late (milliseconds): the audio clock has stood still, as it does while a device sleeps. */
const TOO_LATE = 1000;

/** Knows when something sounded, from reports that come when the machine finds the time. */
export interface Timing {
  /** Takes a report; returns what its times become: milliseconds on `performance.now()`'s clock. */
  of(report: Pick<Report, 'time' | 'at'>): (time: number) => number;
}

/**
 * Creates the timing of a worklet. A block is processed as soon as it is complete or later, never sooner, so the smallest
 * difference between the clocks is the true one.
 *
 * @param sinceSystem how much the system's clock is ahead of `performance.now()` (milliseconds)
 * @example createTiming(() => 0).of({ time: 1, at: 5000 })(0.9) // 4900
 */
export function createTiming(sinceSystem: () => number): Timing {
  const differences: number[] = [];
  return {
    of({ time, at }) {
      const difference = at - time * 1000;
      if (difference - Math.min(...differences) > TOO_LATE) differences.length = 0;
      differences.push(difference);
      if (differences.length > COMPARED) differences.shift();
      const ahead = Math.min(...differences) - sinceSystem();
      return moment => moment * 1000 + ahead;
    },
  };
}
