import { describe, expect, test } from 'vitest';
import {
  median,
  messageFor,
  missedIn,
  percentOf,
  resultsOf,
  slowestIn,
  standingOf,
  weakestIn,
} from '../../src/quiz/results';
import type { Answered, Grade } from '../../src/quiz/session';
import { answeredAs, givenUp } from './asked';

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

test('given answers, when what was missed is named, then each wrong one is, once, in the order of the questions', () => {
  const verdicts = [
    [7, 'wrong'],
    [3, 'right'],
    [5, 'wrong'],
    [7, 'right'],
    [5, 'wrong'],
  ] as const;
  const answered = verdicts.map(([question, verdict]) => answeredAs(question, '', verdict));
  expect(missedIn(answered, question => `number ${question}`)).toEqual(['number 7', 'number 5']);
});

test('given a question that was given up, when the results are read, then it counts as wrong and was missed', () => {
  const answered = [givenUp(7, 'x'), answeredAs(3, 'x', 'right')];
  expect(resultsOf({ length: 2, answered })).toMatchObject({ right: 1, answered: 2, percent: 50 });
  expect(missedIn(answered, question => `number ${question}`)).toEqual(['number 7']);
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
  ])('when it is %i, then its standing is %s', (percent, standing) => {
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

/** Answers that took 1, 2, 3 … seconds, of which the first so many were right. */
const answers = (count: number, right: number): readonly Answered<string, string>[] =>
  Array.from({ length: count }, (_, index) => ({
    question: `question ${index + 1}`,
    answer: 'x',
    verdict: index < right ? 'right' : 'wrong',
    milliseconds: (index + 1) * 1000,
  }));

describe('given a quiz that is over', () => {
  test('when all of it was answered, then its results are score, percent, standing, message and median time', () => {
    expect(resultsOf({ length: 12, answered: answers(12, 9) })).toEqual({
      right: 9,
      answered: 12,
      percent: 75,
      standing: 'fair',
      message: 'Good effort!',
      endedBefore: undefined,
      medianTime: 6500,
    });
  });

  test('when it was ended early, then it is scored on what was answered, and its full length is known', () => {
    expect(resultsOf({ length: 12, answered: answers(5, 4) })).toMatchObject({
      right: 4,
      answered: 5,
      percent: 80,
      endedBefore: 12,
    });
  });

  test('when it was endless, then it has no full length', () => {
    expect(resultsOf({ length: 'endless', answered: answers(5, 4) }).endedBefore).toBeUndefined();
  });

  test('when nothing was answered, then there is no time, and no percent', () => {
    expect(resultsOf({ length: 12, answered: [] })).toMatchObject({
      right: 0,
      answered: 0,
      percent: 0,
      endedBefore: 12,
      medianTime: undefined,
    });
  });
});

describe('given the times of all answers', () => {
  test('when the slowest are asked for, then they are three, the slowest first', () => {
    expect(slowestIn(answers(12, 12)).map(({ question }) => question)).toEqual([
      ...['question 12', 'question 11', 'question 10'],
    ]);
  });

  test('when fewer were answered, then they are fewer, and the answers stay in their order', () => {
    const two = answers(2, 2);
    expect(slowestIn(two)).toHaveLength(2);
    expect(two[0]?.question).toBe('question 1');
  });

  test('when some were strummed together with others, then only the first of a strum has a time that counts', () => {
    const strum = (question: string, milliseconds: number | undefined): Answered<string, string> => ({
      ...{ question, answer: 'x', verdict: 'right', milliseconds },
    });
    const strummed = [2000, undefined, undefined, 3000, undefined, undefined].map((time, index) =>
      strum(`${index}`, time),
    );
    expect(resultsOf({ length: 6, answered: strummed }).medianTime).toBe(2500);
    expect(slowestIn(strummed).map(({ question }) => question)).toEqual(['3', '0']);
    expect(weakestIn(strummed, question => question).map(({ milliseconds }) => milliseconds)).toEqual([
      3000,
      2000,
      undefined,
    ]);
  });
});

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
