import { describe, expect, test } from 'vitest';
import { bestBefore, earlierOf, scoreOf } from '../../src/results/earlier';
import { numberQuiz } from '../quiz/made';
import { finished, roundsOf } from './finished';

const ROUNDS = roundsOf();

describe('given a drill that was done once before', () => {
  test('when it is finished again, then it is compared with that round, and with the best', () => {
    const { comparison, best } = earlierOf(finished(), ROUNDS, undefined);
    expect(comparison?.usual).toEqual({ percent: 100, medianTime: 1000 });
    expect(best).toMatchObject({ outcome: 'behind', best: { right: 2, milliseconds: 2000 } });
    expect(scoreOf(finished())).toMatchObject({ right: 2, answers: 2 });
  });

  test('when it asked just some items, then there is nothing to compare', () => {
    expect(earlierOf(finished({ items: ['number:1'] }), ROUNDS, undefined)).toEqual({});
  });

  test('when it was the rest of a drill, then there is nothing to compare', () => {
    const rest = finished({ drill: { length: '3m', isPart: true, spent: 110_000 } });
    expect(earlierOf(rest, ROUNDS, undefined)).toEqual({});
  });

  test('when nothing was answered, then there is nothing to compare', () => {
    expect(earlierOf({ ...finished(), answered: [] }, ROUNDS, undefined)).toEqual({});
  });

  test('when it is another quiz, then that round doesn’t count', () => {
    const other = finished({ quiz: { ...numberQuiz, id: 'count-numbers' } });
    const { comparison, best } = earlierOf(other, ROUNDS, undefined);
    expect(comparison).toBeUndefined();
    expect(best?.outcome).toBe('first');
  });

  test('when it begins, then the best to keep up with is known, unless its settings have no id', () => {
    const { run } = finished();
    expect(bestBefore(ROUNDS, run, 2)).toMatchObject({ right: 2, milliseconds: 2000 });
    const { settingsId: _, ...without } = run;
    expect(bestBefore(ROUNDS, without, 2)).toBeUndefined();
  });
});
