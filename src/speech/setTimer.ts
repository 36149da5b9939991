/** Runs a callback after some milliseconds; returns a function that cancels it. */
export type SetTimer = (run: () => void, ms: number) => () => void;

/** The browser's own timer. */
export const byTimer: SetTimer = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
