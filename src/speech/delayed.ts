import type { Later } from './later';

/** Timers that stop during delays. */
export interface DelayedTimers {
  /** Runs a callback after that many milliseconds in a row without a delay; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Called when a delay has begun or ended. */
  changed(): void;
}

interface Timer {
  readonly milliseconds: number;
  readonly run: () => void;
  cancel: () => void;
}

/**
 * Creates timers that stop when a delay begins and start over when it ends.
 *
 * @example createDelayedTimers(() => isDialogOpen, byTimer).after(600, next) // runs `next` 600 ms after the dialog is closed
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
