import type { AnyRun } from './definition';
import { isTimed, millisecondsOf, type QuizLength } from './length';
import { resultsOf } from './results';
import { type Open, questionNumber, timeSpent } from './session';

/** How a drill is going, in figures. */
export interface DrillFigures {
  /** The number of its question, counted from 1. */
  readonly number: number;
  readonly length: QuizLength;
  /** How much is left of its time limit (milliseconds); `undefined` without one. */
  readonly left: number | undefined;
  readonly answered: number;
  readonly percent: number;
  /** `undefined` before the first answer. */
  readonly perMinute: number | undefined;
}

type OpenDrill = Open<unknown, unknown, AnyRun>;

/**
 * How much of its time limit a drill has left at a moment (milliseconds); `undefined` without a limit.
 *
 * @example timeLeft(asking, 5000) // 55_000, in a drill of a minute that began at 0
 */
export const timeLeft = (session: OpenDrill, at: number): number | undefined =>
  isTimed(session.length) ? Math.max(0, millisecondsOf(session.length) - timeSpent(session, at)) : undefined;

/**
 * The figures of a running quiz at a moment; `undefined` unless it is a drill.
 *
 * @example figuresOf(session, performance.now())?.percent // 75
 */
export function figuresOf(session: OpenDrill, at: number): DrillFigures | undefined {
  if (session.run.drill === undefined) return undefined;
  const { answered, percent, perMinute } = resultsOf(session);
  const { length } = session;
  return {
    number: questionNumber(session),
    length,
    left: timeLeft(session, at),
    answered,
    percent,
    perMinute,
  };
}
