import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { BeatLamps } from './BeatLamps';
import type { AnyRun, AnySession } from './definition';
import { accuracyFigure, figuresOf, rateFigure, timeLeft } from './figures';
import { beatsAt } from './pace';
import { pacedAt, timePaced } from './pacer';
import styles from './Quiz.module.css';
import { useQuizzes } from './quizzes';
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

/** How many questions the best round had answered by now; `undefined` without one. It is drawn anew when that changes. */
export function usePaced(session: Open<unknown, unknown, AnyRun>): number | undefined {
  const { pacer } = useQuizzes();
  const time = useSyncExternalStore(pacer.subscribe, () => pacer.timeOf(session.run));
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const at = performance.now();
  const isRunning = session.status === 'asking' && session.onPage.since !== undefined;
  const wait = time === undefined ? undefined : time - (timePaced(session, at) % time);
  useEffect(() => {
    if (wait === undefined || !isRunning) return;
    const timer = setTimeout(tick, wait);
    return () => clearTimeout(timer);
  });
  return time === undefined ? undefined : pacedAt(session, time, at);
}

interface FiguresProps {
  readonly session: Open<unknown, unknown, AnyRun>;
  /** The score of a drill, if nothing else on the page shows it. */
  readonly score?: string | undefined;
}

/** How a drill goes: its beat, if it has one, the time left, if it has a limit, accuracy and answers a minute. Seen, but never announced. */
export function Figures({ session, score }: FiguresProps) {
  const figures = figuresOf(session, performance.now());
  if (useFiguresState(session) === 'hidden' || figures === undefined) return null;
  const { answered, perMinute } = figures;
  const every = beatsAt(session.run.pace);
  return (
    <span className={styles.figures} data-figures>
      {every !== undefined && every > 1 && <BeatLamps every={every} />}
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
