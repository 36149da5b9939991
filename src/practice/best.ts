import type { AnswerWith } from '../quiz/answerWith';
import { lengthKind, type QuizLength } from '../quiz/session';
import { answeredWith } from './answer';
import { isFinished } from './comparison';
import type { RoundSum } from './sums';

/** What of a round makes it better than another. */
export interface RoundScore {
  readonly right: number;
  readonly answers: number;
  /** The time that all its answers took (milliseconds); `undefined` if some don't count for time. */
  readonly milliseconds: number | undefined;
}

/** A round that was finished, and when: `2026-11-22`. */
export interface DatedScore extends RoundScore {
  readonly date: string;
}

/** Rounds that can be measured against each other: those of a drill with the same settings, answered in the same way. */
export interface RoundKind {
  readonly settings: string;
  readonly length: QuizLength;
  readonly way: AnswerWith;
}

/** A round beside the best before it. */
export interface AgainstBest {
  readonly round: RoundScore;
  readonly length: QuizLength;
  /** `undefined` if there is none before it. */
  readonly best: DatedScore | undefined;
  readonly outcome: 'first' | 'better' | 'equal' | 'behind' | 'unfinished';
}

const scoreOf = ({ right, answers, times, together = 0, date }: RoundSum): DatedScore => ({
  ...{ right, answers, date },
  milliseconds: times.length + together < answers ? undefined : times.reduce((sum, time) => sum + time, 0),
});

/** What decides between rounds with as many right answers: the time or, where the time is given, how few were wrong. */
const costOf = (
  { answers, milliseconds = Number.POSITIVE_INFINITY }: RoundScore,
  length: QuizLength,
): number => (lengthKind(length) === 'questions' ? Math.round(milliseconds / 100) : answers);

/**
 * How much better a round is than another: above 0 if it is, below 0 if it is worse. More right answers are better; with as
 * many, the faster round is or, where the time is given or has no end, the one with fewer wrong answers.
 *
 * @example ahead({ right: 12, answers: 12, milliseconds: 9000 }, { right: 11, answers: 12, milliseconds: 4000 }, 12) // 1
 */
export function ahead(one: RoundScore, other: RoundScore, length: QuizLength): number {
  if (one.right !== other.right) return Math.sign(one.right - other.right);
  const [cost, otherCost] = [costOf(one, length), costOf(other, length)];
  return cost === otherCost ? 0 : Math.sign(otherCost - cost);
}

/**
 * The best of some rounds of a kind that were finished; of equals the first. Rounds of just some items don't count.
 *
 * @param rounds rounds of one type of quiz, the oldest first
 */
export function bestOf(
  rounds: readonly RoundSum[],
  { settings, length, way }: RoundKind,
): DatedScore | undefined {
  const like = rounds.filter(
    round =>
      round.settings === settings &&
      round.length === length &&
      round.asks === undefined &&
      answeredWith(round) === way &&
      isFinished(round),
  );
  let best: DatedScore | undefined;
  for (const score of like.map(scoreOf))
    if (best === undefined || ahead(score, best, length) > 0) best = score;
  return best;
}

/**
 * A round beside the best before it.
 *
 * @example againstBest({ right: 12, answers: 12, milliseconds: 9000 }, 12, undefined).outcome // 'first'
 */
export function againstBest(
  round: RoundScore,
  length: QuizLength,
  best: DatedScore | undefined,
): AgainstBest {
  const compared = { round, length, best };
  if (typeof length === 'number' && round.answers < length) return { ...compared, outcome: 'unfinished' };
  if (best === undefined) return { ...compared, outcome: 'first' };
  const lead = ahead(round, best, length);
  if (lead === 0) return { ...compared, outcome: 'equal' };
  return { ...compared, outcome: lead > 0 ? 'better' : 'behind' };
}
