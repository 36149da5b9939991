import type { AnyRun } from './definition';
import { percentOf, resultsOf } from './results';
import { isTimed, millisecondsOf, type Open, type QuizLength, questionNumber, timeSpent } from './session';
import {
  counted,
  type FiguresState,
  NOTHING_ANSWERED,
  type Progress,
  questionTitle,
  sentences,
  spokenTimeLeft,
} from './text';

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
  const { right, answered, perMinute, beat } = resultsOf(session);
  const { length } = session;
  return {
    number: questionNumber(session),
    length,
    left: timeLeft(session, at),
    answered,
    // A late answer is known all the same.
    percent: percentOf(right + (beat?.late ?? 0), answered),
    perMinute,
  };
}

/** Spoken when a drill's time is up and its last question is still open. */
export const LAST_ANSWER = "Time's up. This is the last question.";

/** How many of the answers were right, shown while a drill runs. */
export const accuracyFigure = ({ percent }: Pick<DrillFigures, 'percent'>): string => `${percent}% right`;

/** How fast the answers came. */
export const rateFigure = (perMinute: number): string => `${perMinute} per minute`;

/** How fast the answers came, in the results. */
export const rateText = (perMinute: number): string => `Answers per minute: ${perMinute}`;

function spokenRate(perMinute: number | undefined): string {
  return perMinute === undefined ? '' : `, ${counted(perMinute, 'answer')} per minute`;
}

/**
 * How a drill is going, when the user asks.
 *
 * @example spokenFigures(figures) // 'Question 4 of 25. 67 percent right, 31 answers per minute.'
 */
export function spokenFigures({ left, answered, percent, perMinute, ...progress }: DrillFigures): string {
  const place = left === undefined ? questionTitle(progress) : spokenTimeLeft(left);
  const score = answered === 0 ? NOTHING_ANSWERED : `${percent} percent right${spokenRate(perMinute)}`;
  return sentences(`${place}.`, `${score}.`);
}

/**
 * The title of a question; without its number where figures are hidden.
 *
 * @example shownTitle({ number: 4, length: 12 }, 'hidden') // 'Question'
 */
export const shownTitle = (progress: Progress, state: FiguresState): string =>
  state === 'hidden' ? 'Question' : questionTitle(progress);
