import type { AnswerWith } from '../quiz/answerWith';
import { median, percentOf } from '../quiz/results';
import { lengthKind, type QuizLength } from '../quiz/session';
import { answeredWith } from './answer';
import type { RoundSum } from './sums';

/** The figures of a round that can be compared. */
export interface RoundFigures {
  readonly percent: number;
  /** The median time of an answer (milliseconds); `undefined` if none counted for time. */
  readonly medianTime: number | undefined;
}

/** A round compared with earlier ones. */
export interface Comparison {
  readonly round: RoundFigures;
  /** The earlier rounds, the oldest first; at least one. */
  readonly earlier: readonly RoundFigures[];
  /** The earlier rounds taken together: all of their answers, and the median of their median times. */
  readonly usual: RoundFigures;
}

/** How many earlier rounds a round is compared with. */
export const COMPARED = 10;

/** Whether a round was answered to its end; one without an end always was. */
export const isFinished = ({ answers, length }: RoundSum): boolean =>
  answers > 0 && (typeof length !== 'number' || answers >= length);

/** Whether a round can be compared: it was finished, and could ask anything, since rounds of just some items are easier or harder. */
const isComparable = (round: RoundSum): boolean => isFinished(round) && round.asks === undefined;

const figuresOf = ({ right, answers, times }: RoundSum): RoundFigures => ({
  percent: percentOf(right, answers),
  medianTime: median(times),
});

/**
 * Compares a round that could ask anything with the last ten such rounds of its kind that were finished before it; `undefined`
 * if there are none. Of one kind are rounds with a number of questions, those with a time limit, and those without an end.
 * Rounds that were answered in different ways aren't compared with each other.
 *
 * @param before earlier rounds of the same type of quiz, the oldest first
 * @example compared({ percent: 75, medianTime: 1200 }, 12, [round])?.usual.percent // 60
 */
export function compared(
  round: RoundFigures,
  length: QuizLength,
  before: readonly RoundSum[],
  way: AnswerWith = 'keys',
): Comparison | undefined {
  const isLike = (each: RoundSum) =>
    lengthKind(each.length) === lengthKind(length) && answeredWith(each) === way;
  const finished = before.filter(each => isLike(each) && isComparable(each)).slice(-COMPARED);
  if (finished.length === 0) return undefined;
  const earlier = finished.map(figuresOf);
  const sum = (of: (each: RoundSum) => number) => finished.reduce((total, each) => total + of(each), 0);
  return {
    round,
    earlier,
    usual: {
      percent: percentOf(
        sum(({ right }) => right),
        sum(({ answers }) => answers),
      ),
      medianTime: median(earlier.flatMap(({ medianTime }) => medianTime ?? [])),
    },
  };
}
