import type { Answer, InputMethod } from './answer';
import { type ItemSum, overdue } from './itemSum';
import { strength, targetTime, usualTime } from './strength';

/** How well one item in one type of quiz is known, all ways of answering together. */
export interface Knowledge {
  /** How weak the item is, from 0, known and quick, to 1; judged by the way in which it was answered last. */
  readonly weakness: number;
  /** Whether the item has been right three times in a row, at any speed, or quick and never wrong. */
  readonly isKnown: boolean;
  /** Whether any answer was wrong. */
  readonly wasWrong: boolean;
  readonly answers: number;
  /** How far the item is past its due moment; from 1 on it is due: see `overdue`. */
  readonly overdue: number;
}

/** How many right answers in a row make an item known. */
const IN_A_ROW = 3;

/** The knowledge of an item that was never asked. */
export const UNKNOWN: Knowledge = {
  weakness: 1 - strength({ fadedAnswers: 0, fadedRight: 0, logTime: null }, 1),
  isKnown: false,
  wasWrong: false,
  answers: 0,
  overdue: 0,
};

/** The moment at which a question is chosen. */
export interface Moment {
  /** The time: milliseconds since 1970. */
  readonly now: number;
  /** The local date: `2026-11-22`. */
  readonly today: string;
}

/**
 * The knowledge of the items of a type of quiz; those never asked are left out.
 *
 * @param sums the sums of that quiz
 */
export function knowledgeOf(
  quiz: Pick<Answer, 'screen' | 'quiz'>,
  sums: readonly ItemSum[],
  moment: Moment,
): ReadonlyMap<string, Knowledge> {
  const methods = [...new Set(sums.map(({ way }) => way))];
  const targets = new Map<InputMethod, number>(
    methods.map(way => [
      way,
      targetTime(
        quiz,
        sums.filter(sum => sum.way === way),
      ),
    ]),
  );
  const known = new Map<string, { readonly last: string; readonly knowledge: Knowledge }>();
  for (const sum of sums) {
    const before = known.get(sum.item);
    const knowledge = knowledgeIn(sum, targets.get(sum.way) ?? 0, moment);
    const isLatest = before === undefined || before.last < sum.last;
    known.set(sum.item, {
      last: isLatest ? sum.last : before.last,
      knowledge: before === undefined ? knowledge : together(knowledge, before.knowledge, isLatest),
    });
  }
  return new Map([...known].map(([item, { knowledge }]) => [item, knowledge]));
}

const knowledgeIn = (sum: ItemSum, target: number, { now, today }: Moment): Knowledge => ({
  weakness: 1 - strength(sum, target),
  isKnown: sum.bestStreak >= IN_A_ROW || wasKnownBefore(sum, target),
  wasWrong: sum.right < sum.answers,
  answers: sum.answers,
  overdue: sum.memory === null ? 0 : overdue(sum.memory, now, today),
});

/** Whether the learner brought the item along: no answer was wrong, and they are as quick as they should be. */
const wasKnownBefore = (sum: ItemSum, target: number): boolean => {
  const time = usualTime(sum);
  return sum.right === sum.answers && time !== undefined && time <= target;
};

const together = (one: Knowledge, other: Knowledge, oneIsLatest: boolean): Knowledge => ({
  weakness: (oneIsLatest ? one : other).weakness,
  isKnown: one.isKnown || other.isKnown,
  wasWrong: one.wasWrong || other.wasWrong,
  answers: one.answers + other.answers,
  // An answer given another way refreshes the memory too.
  overdue: Math.min(one.overdue, other.overdue),
});

/**
 * The knowledge of an item by its parts: it is as weak as the weakest of them, and known once all of them are. Its own
 * answers tell how slow it is, and when it is due.
 *
 * @param own the knowledge from its own answers; `undefined` if it was never asked itself
 * @example knownByParts(undefined, [known, UNKNOWN]).isKnown // false
 */
export const knownByParts = (own: Knowledge | undefined, parts: readonly Knowledge[]): Knowledge => ({
  weakness: Math.max(own?.weakness ?? 0, ...parts.map(({ weakness }) => weakness)),
  isKnown: parts.every(({ isKnown }) => isKnown),
  wasWrong: parts.some(({ wasWrong }) => wasWrong),
  answers: Math.min(...parts.map(({ answers }) => answers)),
  overdue: own?.overdue ?? 0,
});
