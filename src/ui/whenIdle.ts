/**
 * Starts loads one after the other while the browser has nothing else to do; a failure is met when the thing is wanted.
 *
 * @returns what calls it off
 */
export function whenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const [load, ...rest] = loads;
  if (load === undefined) return () => {};
  let cancelRest = () => {};
  const start = async () => {
    try {
      await load();
    } catch {
      return;
    }
    cancelRest = whenIdle(rest);
  };
  // https://caniuse.com/requestidlecallback: not in every browser.
  const cancel = typeof requestIdleCallback === 'function' ? byIdle(start) : byTimer(start);
  return () => {
    cancel();
    cancelRest();
  };
}

function byIdle(run: () => void): () => void {
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

function byTimer(run: () => void): () => void {
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
