import type { Later } from './later';

/** Timers that stand still while something delays them. */
export interface DelayedTimers {
  /** Runs something, once, after so many undelayed milliseconds in a row; gives what cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Tells that a delay has begun or ended. */
  changed(): void;
}

interface Timer {
  readonly milliseconds: number;
  readonly run: () => void;
  cancel: () => void;
}

/**
 * Makes timers that stop when a delay begins, and start from the beginning when it ends.
 *
 * @param isDelayed whether something delays them now
 * @example createDelayedTimers(() => isDialogOpen, byTimer).after(600, next) // not beneath a dialog
 */
export function createDelayedTimers(isDelayed: () => boolean, later: Later): DelayedTimers {
  const timers = new Set<Timer>();

  const restart = (timer: Timer) => {
    timer.cancel();
    if (isDelayed()) return;
    timer.cancel = later(() => {
      timers.delete(timer);
      timer.run();
    }, timer.milliseconds);
  };

  return {
    after(milliseconds, run) {
      const timer: Timer = { milliseconds, run, cancel: () => {} };
      timers.add(timer);
      restart(timer);
      return () => {
        timer.cancel();
        timers.delete(timer);
      };
    },
    changed: () => timers.forEach(restart),
  };
}
