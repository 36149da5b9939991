import { describe, expect, test } from 'vitest';
import { median, messageFor, percentOf, resultsOf, standingOf } from '../../src/quiz/results';

describe('given a score', () => {
  test.each([
    [0, 12, 0],
    [1, 12, 8],
    [7, 12, 58],
    [8, 12, 67],
    [9, 12, 75],
    [12, 12, 100],
    [1, 8, 13],
    [0, 0, 0],
  ])('when it is %i of %i, then it is %i percent', (score, total, percent) => {
    expect(percentOf(score, total)).toBe(percent);
  });
});

describe('given a percentage', () => {
  test.each([
    [100, 'Excellent work!'],
    [90, 'Excellent work!'],
    [89, 'Great job!'],
    [80, 'Great job!'],
    [79, 'Good effort!'],
    [70, 'Good effort!'],
    [69, 'Keep practicing!'],
    [60, 'Keep practicing!'],
    [59, 'More practice needed'],
    [0, 'More practice needed'],
  ])('when it is %i, then the message is %s', (percent, message) => {
    expect(messageFor(percent)).toBe(message);
  });

  test.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'poor'],
    [0, 'poor'],
  ])('when it is %i, then it stands %s', (percent, standing) => {
    expect(standingOf(percent)).toBe(standing);
  });
});

describe('given times', () => {
  test.each<[readonly number[], number | undefined]>([
    [[], undefined],
    [[7], 7],
    [[2, 1], 1.5],
    [[3, 1, 2], 2],
    [[3, 1, 2, 10], 2.5],
    [[100, 20, 3], 20],
  ])('when they are %j, then their median is %s', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('when their median is taken, then they stay in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('given a quiz that is over', () => {
  const answered = (verdict: 'right' | 'wrong', milliseconds: number) => ({
    ...{ question: '?', answer: '', verdict, milliseconds },
  });

  test('when all of its questions were answered, then its results are those of all', () => {
    const three = [answered('right', 1000), answered('wrong', 3000), answered('right', 1500)];
    expect(resultsOf({ length: 3, answered: three })).toEqual({
      right: 2,
      answered: 3,
      percent: 67,
      standing: 'fair',
      message: 'Keep practicing!',
      endedBefore: undefined,
      medianTime: 1500,
    });
  });

  test('when it was ended early, then it is judged by what was answered, and says so', () => {
    expect(resultsOf({ length: 10, answered: [answered('right', 1)] })).toMatchObject({
      percent: 100,
      endedBefore: 10,
    });
  });

  test('when it had no end, then it can’t have been ended early', () => {
    expect(resultsOf({ length: 'endless', answered: [answered('right', 1)] }).endedBefore).toBeUndefined();
  });

  test('when nothing was answered, then there is no median', () => {
    expect(resultsOf({ length: 10, answered: [] })).toMatchObject({ percent: 0, medianTime: undefined });
  });
});
