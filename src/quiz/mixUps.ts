import type { Answered } from './session';

/** An answer in a sentence, as shown and as spoken: `the ♭3`. */
export interface NamedAnswer {
  readonly text: string;
  readonly spoken: string;
}

/** What a wrong answer took for what. */
export interface TakenFor {
  readonly right: NamedAnswer;
  readonly given: NamedAnswer;
}

/** Two answers that were mixed up, and how often. */
export interface MixUp extends TakenFor {
  readonly times: number;
}

/** The part of a quiz that says which answers were mixed up. */
interface Mixing<Question, Answer> {
  takenFor?(answered: Answered<Question, Answer>): TakenFor | undefined;
}

/** What happened once is no habit. */
const LEAST = 2;

/**
 * What was most often taken for one and the same thing in a round, the earliest of several; `undefined` if nothing was twice.
 *
 * @example mostMixedUp(degreeByEar, answered)?.times // 4
 */
export function mostMixedUp<Question, Answer>(
  quiz: Mixing<Question, Answer>,
  answered: readonly Answered<Question, Answer>[],
): MixUp | undefined {
  const mixUps = new Map<string, MixUp>();
  for (const each of answered) {
    const taken = each.verdict === 'wrong' ? quiz.takenFor?.(each) : undefined;
    if (taken === undefined || taken.given.text === taken.right.text) continue;
    const key = `${taken.right.text}/${taken.given.text}`;
    mixUps.set(key, { ...taken, times: (mixUps.get(key)?.times ?? 0) + 1 });
  }
  const [most] = [...mixUps.values()].sort((a, b) => b.times - a.times);
  return most && most.times >= LEAST ? most : undefined;
}
