import { describe, expect, test } from 'vitest';
import { boundsOf, type Measure, stepOf } from '../../src/practice/steps';

const FIGURES = { answers: 14, percent: 72, time: 1900 };

describe('given the four steps', () => {
  test.each<[Measure, Partial<typeof FIGURES>, number]>([
    ['accuracy', { percent: 0 }, 1],
    ['accuracy', { percent: 59 }, 1],
    ['accuracy', { percent: 60 }, 2],
    ['accuracy', { percent: 79 }, 2],
    ['accuracy', { percent: 80 }, 3],
    ['accuracy', { percent: 89 }, 3],
    ['accuracy', { percent: 90 }, 4],
    ['accuracy', { percent: 100 }, 4],
    ['answers', { answers: 1 }, 1],
    ['answers', { answers: 5 }, 2],
    ['answers', { answers: 10 }, 3],
    ['answers', { answers: 20 }, 4],
    ['time', { time: 60_000 }, 1],
    ['time', { time: 2600 }, 2],
    ['time', { time: 2000 }, 3],
    ['time', { time: 1200 }, 4],
  ])('when %s is shown of %o, then it is step %i', (measure, own, step) => {
    expect(stepOf({ ...FIGURES, ...own }, measure, 2000)).toBe(step);
  });

  test('when an item has no time, then it has no step', () => {
    expect(stepOf({ ...FIGURES, time: undefined }, 'time', 2000)).toBeUndefined();
  });

  test('when someone is slow in general, then their steps are at their own pace', () => {
    expect(stepOf({ ...FIGURES, time: 6000 }, 'time', 10_000)).toBe(4);
    expect(boundsOf('time', 10_000).from[3]).toBe(10_000);
  });
});
