import { describe, expect, test } from 'vitest';
import { compared } from '../../src/practice/comparison';
import type { RoundSum } from '../../src/practice/sums';
import type { QuizLength } from '../../src/quiz/session';

const round = (own: Partial<RoundSum> = {}): RoundSum => ({
  ...{ key: '', round: '', screen: 'keys', quiz: 'name-key', date: '2026-11-22' },
  ...{ length: 10, answers: 10, right: 5, times: [2000, 3000, 1000] },
  ...own,
});

const NOW = { percent: 80, medianTime: 1500 };

describe('given a round and those before it', () => {
  test('when they are compared, then the usual figures are those of all their answers, and of their median times', () => {
    expect(compared(NOW, 10, [round(), round({ right: 10, times: [4000] })])).toEqual({
      round: NOW,
      earlier: [
        { percent: 50, medianTime: 2000 },
        { percent: 100, medianTime: 4000 },
      ],
      usual: { percent: 75, medianTime: 3000 },
    });
  });

  test('when there are more than ten, then only the last ten count', () => {
    const many = [...Array(5).fill(round({ right: 0 })), ...Array(10).fill(round({ right: 10 }))];
    expect(compared(NOW, 10, many)?.earlier).toHaveLength(10);
    expect(compared(NOW, 10, many)?.usual.percent).toBe(100);
  });

  test('when some were self-checks, then those are compared with each other, and with no graded round', () => {
    const rounds = [round({ right: 10, way: 'self-check' }), round({ right: 5 })];
    expect(compared(NOW, 10, rounds)?.usual.percent).toBe(50);
    expect(compared(NOW, 10, rounds, 'self-check')?.usual.percent).toBe(100);
    expect(compared(NOW, 10, rounds.slice(1), 'self-check')).toBeUndefined();
  });

  test('when some were played, then those are compared with others that were played the same way', () => {
    const rounds = [
      round({ right: 10, way: 'midi' }),
      round({ right: 2, way: 'microphone' }),
      round({ right: 5 }),
    ];
    expect(compared(NOW, 10, rounds)?.usual.percent).toBe(50);
    expect(compared(NOW, 10, rounds, 'midi')?.usual.percent).toBe(100);
    expect(compared(NOW, 10, rounds, 'microphone')?.usual.percent).toBe(20);
  });

  test('when some were left early, then those don’t count; of an endless one any answer does', () => {
    const left = round({ answers: 3 });
    expect(compared(NOW, 10, [left])).toBeUndefined();
    const endless = [round({ answers: 3, right: 3, length: 'endless' })];
    expect(compared(NOW, 'endless', endless)?.usual.percent).toBe(100);
  });

  test('when their lengths count something else, then those don’t count: questions, time, or neither', () => {
    const rounds = [
      round({ right: 1 }),
      round({ right: 2, length: 'endless' }),
      round({ right: 3, length: '1m' }),
      round({ right: 5, length: '5m' }),
      round({ right: 9, answers: 100, length: 100 }),
    ];
    const percents = (length: QuizLength) => compared(NOW, length, rounds)?.earlier.map(each => each.percent);
    expect(percents(12)).toEqual([10, 9]);
    expect(percents('endless')).toEqual([20]);
    expect(percents('2m')).toEqual([30, 50]);
  });

  test('when some asked just some items, then those don’t count', () => {
    const drilled = round({ right: 10, asks: 'some' });
    expect(compared(NOW, 12, [drilled])).toBeUndefined();
    expect(compared(NOW, 12, [round(), drilled])?.usual.percent).toBe(50);
    const many = [...Array(10).fill(round()), ...Array(10).fill(drilled)];
    expect(compared(NOW, 12, many)?.earlier).toHaveLength(10);
  });

  test('when none of them counted for time, then there is no usual time', () => {
    expect(compared(NOW, 10, [round({ times: [] })])?.usual.medianTime).toBeUndefined();
  });

  test('when there are none, then there is nothing to compare', () => {
    expect(compared(NOW, 10, [])).toBeUndefined();
  });
});
