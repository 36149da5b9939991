import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../src/quiz/results';
import {
  accuracyText,
  endedText,
  medianText,
  progressText,
  questionTitle,
  scoreText,
  seconds,
  shortProgressText,
  spokenProgress,
  spokenScore,
} from '../../src/quiz/text';

const answered = (...verdicts: readonly ('right' | 'wrong')[]) =>
  resultsOf({
    length: 5,
    answered: verdicts.map(verdict => ({ question: '?', answer: '', verdict, milliseconds: 0 })),
  });

describe('given a question in its place', () => {
  test('when the quiz has a length, then it is part of each text', () => {
    const fourth = { number: 4, length: 12 } as const;
    expect(progressText(fourth)).toBe('4 of 12');
    expect(shortProgressText(fourth)).toBe('4/12');
    expect(questionTitle(fourth)).toBe('Question 4 of 12');
    expect(spokenProgress(fourth)).toBe('Question 4 of 12.');
  });

  test('when the quiz has no end, then its number is all there is', () => {
    const fourth = { number: 4, length: 'endless' } as const;
    expect([progressText(fourth), shortProgressText(fourth)]).toEqual(['4', '4']);
    expect(spokenProgress(fourth)).toBe('Question 4.');
  });
});

describe('given results', () => {
  test('when they are written and spoken, then both say the same', () => {
    const results = answered('right', 'right', 'wrong');
    expect(scoreText(results)).toBe('2/3');
    expect(spokenScore(results)).toBe('2 right of 3');
    expect(endedText(3, 5)).toBe('Ended after 3 of 5 questions.');
  });

  test.each([
    [answered(), 'Nothing answered yet'],
    [answered('right'), '1 of 1 right (100%), going well'],
    [answered('right', 'right', 'wrong'), '2 of 3 right (67%), getting there'],
    [answered('wrong'), '0 of 1 right (0%), needs practice'],
  ])('when a quiz still runs, then they say how it goes, %#', (results, text) => {
    expect(accuracyText(results)).toBe(text);
  });
});

test.each([
  [0, '0.0 s'],
  [49, '0.0 s'],
  [1840, '1.8 s'],
  [12_000, '12.0 s'],
])('given %i ms, when they are written, then it reads %s', (milliseconds, text) => {
  expect(seconds(milliseconds)).toBe(text);
  expect(medianText(milliseconds)).toBe(`Median time: ${text}`);
});
