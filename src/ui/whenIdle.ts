/**
 * Runs loads one after the other while the browser is idle. A failed load ends them: it is retried when it is needed.
 *
 * @returns a function that cancels the remaining loads
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
  // Some browsers have no idle callbacks: https://caniuse.com/requestidlecallback
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
