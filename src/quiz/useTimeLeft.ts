import { useEffect, useReducer } from 'react';
import type { AnyRun } from './definition';
import { timeLeft } from './figures';
import type { Open } from './session';

const SECOND = 1000;

/** What a drill has left of its time limit (milliseconds), redrawn every second; `undefined` without a limit. */
export function useTimeLeft(session: Open<unknown, unknown, AnyRun> | undefined): number | undefined {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = session && timeLeft(session, performance.now());
  const isRunning = session?.status === 'asking' && session.onPage.since !== undefined;
  useEffect(() => {
    if (left === undefined || left === 0 || !isRunning) return;
    const timer = setTimeout(tick, left % SECOND || SECOND);
    return () => clearTimeout(timer);
  });
  return left;
}
