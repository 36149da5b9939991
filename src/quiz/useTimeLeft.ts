import { useEffect, useReducer } from 'react';
import type { AnyRun } from './definition';
import type { Open } from './session';

const SECOND = 1000;

/**
 * What a drill has left of its time limit (milliseconds), redrawn every second; `undefined` without a limit.
 *
 * @param leftAt the same at a moment
 */
export function useTimeLeft(
  session: Open<unknown, unknown, AnyRun> | undefined,
  leftAt: (at: number) => number | undefined,
): number | undefined {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = leftAt(performance.now());
  const isRunning = session?.status === 'asking' && session.onPage.since !== undefined;
  useEffect(() => {
    if (left === undefined || left === 0 || !isRunning) return;
    const timer = setTimeout(tick, left % SECOND || SECOND);
    return () => clearTimeout(timer);
  });
  return left;
}
