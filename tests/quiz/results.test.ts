import { describe, expect, test } from 'vitest';
import { median, messageFor, percentOf, seconds, standingOf } from '../../src/quiz/results';

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

  test.each([
    [0, '0.0 s'],
    [49, '0.0 s'],
    [1840, '1.8 s'],
    [12_000, '12.0 s'],
  ])('when %i ms are shown, then it reads %s', (milliseconds, text) => {
    expect(seconds(milliseconds)).toBe(text);
  });
});
