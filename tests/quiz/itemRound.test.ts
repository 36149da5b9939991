import { describe, expect, test } from 'vitest';
import { weakestIn } from '../../src/quiz/itemRound';
import type { Answered, Grade } from '../../src/quiz/session';

const answer = (question: string, verdict: Grade, milliseconds: number): Answered<string, string> => ({
  ...{ question, verdict, milliseconds, answer: 'C' },
});

const itemOf = (question: string) => question.slice(0, 1);

describe('given a round', () => {
  test('when its weakest items are asked for, then they are three: the most wrong answers first, then the slowest', () => {
    const round = [
      answer('a1', 'right', 900),
      answer('b1', 'wrong', 1000),
      answer('c1', 'right', 3000),
      answer('a2', 'right', 1100),
      answer('d1', 'right', 2000),
      answer('b2', 'wrong', 2000),
    ];
    expect(weakestIn(round, itemOf)).toEqual([
      { item: 'b', question: 'b1', answers: 2, right: 0, milliseconds: 1500 },
      { item: 'c', question: 'c1', answers: 1, right: 1, milliseconds: 3000 },
      { item: 'd', question: 'd1', answers: 1, right: 1, milliseconds: 2000 },
    ]);
  });

  test('when a question was given up, then that counts as wrong', () => {
    const givenUp = { question: 'a1', verdict: 'given-up', draft: undefined, milliseconds: 5 } as const;
    expect(weakestIn([answer('b1', 'right', 9000), givenUp], itemOf)[0]).toMatchObject({
      item: 'a',
      right: 0,
    });
  });

  test('when nothing was answered, then there are none', () => {
    expect(weakestIn([], itemOf)).toEqual([]);
  });
});
