/** Runs something after some milliseconds; what it gives back calls that off. */
export type Later = (run: () => void, ms: number) => () => void;

/** The browser's own timer. */
export const byTimer: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
