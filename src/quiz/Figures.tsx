import { useEffect, useReducer } from 'react';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import type { AnyRun, AnySession } from './definition';
import { accuracyFigure, figuresOf, rateFigure, timeLeft } from './figures';
import styles from './Quiz.module.css';
import type { Open } from './session';
import { type FiguresState, timeLeftText } from './text';

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

/** Whether the figures of a quiz are shown: those of a drill can be hidden. */
export function useFiguresState(session: AnySession): FiguresState {
  const wanted = useSetting(usePreferenceSettings(), preferences.figures);
  const isDrill = session.status !== 'idle' && session.run.drill !== undefined;
  return isDrill && wanted === 'off' ? 'hidden' : 'shown';
}

interface FiguresProps {
  readonly session: Open<unknown, unknown, AnyRun>;
  /** The score of a drill, if nothing else on the page shows it. */
  readonly score?: string | undefined;
}

/** How a drill goes: the time left, if it has a limit, accuracy and answers a minute. Seen, but never announced. */
export function Figures({ session, score }: FiguresProps) {
  const figures = figuresOf(session, performance.now());
  if (useFiguresState(session) === 'hidden' || figures === undefined) return null;
  const { answered, perMinute } = figures;
  return (
    <span className={styles.figures} data-figures>
      <TimeLeft session={session} />
      {perMinute !== undefined && <b>{rateFigure(perMinute)}</b>}
      {answered > 0 && <span>{accuracyFigure(figures)}</span>}
      {score !== undefined && <span>{score}</span>}
    </span>
  );
}

function TimeLeft({ session }: Pick<FiguresProps, 'session'>) {
  const left = useTimeLeft(session, at => timeLeft(session, at));
  return left === undefined ? null : <b>{timeLeftText(left)}</b>;
}
