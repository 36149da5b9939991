import { describe, expect, test } from 'vitest';
import { compared } from '../../src/practice/comparison';
import type { RoundSum } from '../../src/practice/sums';

const round = (own: Partial<RoundSum> = {}): RoundSum => ({
  ...{ key: '', round: '', screen: 'keys', quiz: 'name-key', date: '2026-11-22' },
  ...{ length: 10, answers: 10, right: 5, times: [2000, 3000, 1000] },
  ...own,
});

const NOW = { percent: 80, medianTime: 1500 };

describe('given a round and those before it', () => {
  test('when they are compared, then the usual figures are those of all their answers, and of their median times', () => {
    expect(compared(NOW, [round(), round({ right: 10, times: [4000] })])).toEqual({
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
    expect(compared(NOW, many)?.earlier).toHaveLength(10);
    expect(compared(NOW, many)?.usual.percent).toBe(100);
  });

  test('when some were left early, then those don’t count; an endless one always does', () => {
    const left = round({ answers: 3 });
    expect(compared(NOW, [left])).toBeUndefined();
    expect(compared(NOW, [left, round({ answers: 3, right: 3, length: 'endless' })])?.usual.percent).toBe(
      100,
    );
  });

  test('when some asked just some items, then those don’t count', () => {
    const drilled = round({ right: 10, asks: 'some' });
    expect(compared(NOW, [drilled])).toBeUndefined();
    expect(compared(NOW, [round(), drilled])?.usual.percent).toBe(50);
    const many = [...Array(10).fill(round()), ...Array(10).fill(drilled)];
    expect(compared(NOW, many)?.earlier).toHaveLength(10);
  });

  test('when none of them counted for time, then there is no usual time', () => {
    expect(compared(NOW, [round({ times: [] })])?.usual.medianTime).toBeUndefined();
  });

  test('when there are none, then there is nothing to compare', () => {
    expect(compared(NOW, [])).toBeUndefined();
  });
});
