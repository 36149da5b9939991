import type { AnyRun } from './definition';
import { figuresOf, timeLeft } from './figures';
import { accuracyFigure, rateFigure } from './figuresText';
import { timeLeftText } from './progressText';
import styles from './Quiz.module.css';
import type { Open } from './session';
import { useFiguresState } from './useFiguresState';
import { useTimeLeft } from './useTimeLeft';

interface FiguresProps {
  readonly session: Open<unknown, unknown, AnyRun>;
}

/** How a drill goes: the time left, if it has a limit, accuracy and answers a minute. Seen, but never announced. */
export function Figures({ session }: FiguresProps) {
  const figures = figuresOf(session, performance.now());
  if (useFiguresState(session) === 'hidden' || figures === undefined) return null;
  const { answered, perMinute } = figures;
  return (
    <span className={styles.figures} data-figures>
      <TimeLeft session={session} />
      {answered > 0 && <span>{accuracyFigure(figures)}</span>}
      {perMinute !== undefined && <span>{rateFigure(perMinute)}</span>}
    </span>
  );
}

function TimeLeft({ session }: FiguresProps) {
  const left = useTimeLeft(session, at => timeLeft(session, at));
  return left === undefined ? null : <b>{timeLeftText(left)}</b>;
}
