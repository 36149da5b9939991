import { describe, expect, test } from 'vitest';
import { againstBest, bestOf, type RoundKind } from '../../src/practice/best';
import type { RoundSum } from '../../src/practice/sums';

const round = (own: Partial<RoundSum> = {}): RoundSum => ({
  ...{ key: '', round: '', screen: 'keys', quiz: 'name-key', date: '2026-11-22' },
  ...{ length: 3, answers: 3, right: 3, times: [2000, 3000, 1000], settings: 'mine' },
  ...own,
});

const KIND: RoundKind = { settings: 'mine', length: 3, way: 'keys' };

describe('given earlier rounds', () => {
  test('when the best is looked for, then most right answers win, and with as many the least time', () => {
    const rounds = [
      round({ right: 2, times: [100, 100, 100] }),
      round({ date: '2026-11-20' }),
      round({ times: [2000, 2500, 1000], date: '2026-11-21' }),
    ];
    expect(bestOf(rounds, KIND)).toEqual({ right: 3, answers: 3, milliseconds: 5500, date: '2026-11-21' });
  });

  test.each<[string, Partial<RoundSum>]>([
    ['had other settings', { settings: 'other' }],
    ['are from before settings were kept', { settings: '' }],
    ['had another length', { length: 5, answers: 5 }],
    ['were left early', { answers: 2 }],
    ['asked just some items', { asks: 'some' }],
    ['were answered in another way', { way: 'midi' }],
  ])('when they %s, then none of them is the best', (_what, own) => {
    expect(bestOf([round(own)], KIND)).toBeUndefined();
  });

  test('when the time was given, then with as many right the one with fewer wrong is better, however long', () => {
    const kind = { ...KIND, length: '1m' } as const;
    const rounds = [
      round({ length: '1m', right: 20, answers: 24, times: [1] }),
      round({ length: '1m', right: 20, answers: 21, times: [60_000] }),
    ];
    expect(bestOf(rounds, kind)?.answers).toBe(21);
  });

  test('when an answer of one doesn’t count for time, then its time is unknown, and any known one is better', () => {
    const interrupted = round({ times: [1000, 1000] });
    expect(bestOf([interrupted], KIND)?.milliseconds).toBeUndefined();
    expect(bestOf([interrupted, round()], KIND)?.milliseconds).toBe(6000);
  });

  test('when the notes of one were strummed together, then their strum’s time is all that it took', () => {
    expect(bestOf([round({ times: [1800], together: 2 })], KIND)?.milliseconds).toBe(1800);
  });
});

describe('given a round and the best before it', () => {
  const best = { right: 3, answers: 3, milliseconds: 6000, date: '2026-11-22' };
  const outcome = (right: number, milliseconds: number, answers = 3) =>
    againstBest({ right, answers, milliseconds }, 3, best).outcome;

  test('when they are compared, then it is better, equal or behind', () => {
    expect(outcome(3, 5000)).toBe('better');
    expect(outcome(3, 6020)).toBe('equal');
    expect(outcome(3, 7000)).toBe('behind');
    expect(outcome(2, 1000)).toBe('behind');
  });

  test('when it was ended early, then it isn’t measured; without a best it is the first', () => {
    expect(outcome(2, 1000, 2)).toBe('unfinished');
    expect(againstBest({ right: 1, answers: 3, milliseconds: 1 }, 3, undefined).outcome).toBe('first');
  });
});
