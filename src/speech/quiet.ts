import type { Later } from './later';

/** Callbacks waiting for silence. */
export interface Quiet {
  /** Runs a callback once after a short silence; returns a function that cancels it. */
  when(run: () => void): () => void;
  /** Called when `isQuiet` may have changed. */
  changed(): void;
}

/** The silence before callbacks run (milliseconds): a breath between a verdict and the next question. */
const BREATH = 250;

/**
 * Creates the queue of callbacks that wait for an announcer to be quiet.
 *
 * @param isQuiet whether nothing is being said or waiting to be said, and nothing delays the callbacks
 * @example createQuiet(() => true, later).when(() => next()) // runs it a breath later
 */
export function createQuiet(isQuiet: () => boolean, later: Later): Quiet {
  const waiting = new Set<() => void>();
  let cancel = () => {};

  const runAll = () => {
    const runs = [...waiting];
    waiting.clear();
    for (const run of runs) run();
  };

  const changed = () => {
    cancel();
    if (waiting.size > 0 && isQuiet()) cancel = later(runAll, BREATH);
  };

  return {
    when(run) {
      // A new function, since the same callback may be added twice.
      const entry = () => run();
      waiting.add(entry);
      changed();
      return () => waiting.delete(entry);
    },
    changed,
  };
}
