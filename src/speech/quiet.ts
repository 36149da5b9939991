import type { Later } from './later';

/** Those who wait until nothing more is to be said. */
export interface Quiet {
  /** Runs something, once, when it has been quiet for a breath; gives what calls that off. */
  when(run: () => void): () => void;
  /** Tells that something was said, or that something has ended. */
  changed(): void;
}

/** How long it has to be quiet (milliseconds): a breath between a verdict and the next question. */
const BREATH = 250;

/**
 * Creates the queue of callbacks that wait for an announcer to be quiet.
 *
 * @param isQuiet whether nothing is said, waits to be said, or is waited for
 * @example createQuiet(() => true, later).when(() => next()) // runs it a breath later
 */
export function createQuiet(isQuiet: () => boolean, later: Later): Quiet {
  const waiting = new Set<() => void>();
  let cancel = () => {};

  const release = () => {
    const runs = [...waiting];
    waiting.clear();
    for (const run of runs) run();
  };

  const changed = () => {
    cancel();
    if (waiting.size > 0 && isQuiet()) cancel = later(release, BREATH);
  };

  return {
    when(run) {
      // Each waits for itself, though two may ask for the same.
      const entry = () => run();
      waiting.add(entry);
      changed();
      return () => waiting.delete(entry);
    },
    changed,
  };
}
