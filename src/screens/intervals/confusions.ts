import { INTERVALS, type IntervalName } from '../../theory/interval';
import { answeredInterval } from './question';
import type { IntervalAnswered } from './text';

/** An interval that was mistaken for another, and how often. */
export interface Confusion {
  readonly played: IntervalName;
  readonly answered: IntervalName;
  readonly times: number;
}

const placeOf = (name: IntervalName): number => INTERVALS.findIndex(interval => interval.name === name);

/**
 * Mix-ups, the most frequent first.
 *
 * @example confusionsIn(answered)[0] // { played: 'Minor 3rd', answered: 'Major 3rd', times: 2 }
 */
export function confusionsIn(answered: readonly IntervalAnswered[]): readonly Confusion[] {
  const confusions = new Map<string, Confusion>();
  for (const each of answered) {
    if (each.verdict !== 'wrong') continue;
    const { question } = each;
    const played = question.interval.name;
    const answer = answeredInterval(question, each.answer)?.name;
    if (answer === undefined) continue;
    const key = `${played} ${answer}`;
    confusions.set(key, { played, answered: answer, times: (confusions.get(key)?.times ?? 0) + 1 });
  }
  return [...confusions.values()].sort(
    (a, b) =>
      b.times - a.times || placeOf(a.played) - placeOf(b.played) || placeOf(a.answered) - placeOf(b.answered),
  );
}
