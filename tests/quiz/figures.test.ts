import { describe, expect, test } from 'vitest';
import { type DrillFigures, shownTitle, spokenFigures } from '../../src/quiz/figures';
import { timeLeftText } from '../../src/quiz/text';
import { figuresIn } from '../../src/quiz/useQuiz';
import { drillWith, end, IDLE, next, sessionAfter, start, submit } from './made';

const FIGURES: DrillFigures = {
  ...{ number: 4, length: 25, left: undefined, answered: 3, percent: 67, perMinute: 31 },
};

describe('given how a drill goes', () => {
  test.each([
    [FIGURES, 'Question 4 of 25. 67 percent right, 31 answers per minute.'],
    [{ ...FIGURES, length: 'endless' }, 'Question 4. 67 percent right, 31 answers per minute.'],
    [
      { ...FIGURES, length: '2m', left: 61_200 },
      '1 minute 2 seconds left. 67 percent right, 31 answers per minute.',
    ],
    [{ ...FIGURES, length: '2m', left: 60_000 }, '1 minute left. 67 percent right, 31 answers per minute.'],
    [{ ...FIGURES, length: '1m', left: 900 }, '1 second left. 67 percent right, 31 answers per minute.'],
    [{ ...FIGURES, length: '1m', left: 0 }, '0 seconds left. 67 percent right, 31 answers per minute.'],
    [{ ...FIGURES, answered: 1, perMinute: 1 }, 'Question 4 of 25. 67 percent right, 1 answer per minute.'],
    [
      { ...FIGURES, number: 1, answered: 0, percent: 0, perMinute: undefined },
      'Question 1 of 25. Nothing answered yet.',
    ],
  ] satisfies readonly (readonly [DrillFigures, string])[])(
    'when the user asks, then it is said: %#',
    (figures, text) => {
      expect(spokenFigures(figures)).toBe(text);
    },
  );

  test.each([
    [300_000, '5:00 left'],
    [59_001, '1:00 left'],
    [59_000, '0:59 left'],
    [1, '0:01 left'],
    [0, '0:00 left'],
  ])('when %i milliseconds are left, then that reads %s', (left, text) => {
    expect(timeLeftText(left)).toBe(text);
  });

  test('when figures are hidden, then the title of a question has no number', () => {
    expect(shownTitle({ number: 4, length: 12 }, 'shown')).toBe('Question 4 of 12');
    expect(shownTitle({ number: 4, length: 12 }, 'hidden')).toBe('Question');
    expect(shownTitle({ number: 4, length: '5m' }, 'shown')).toBe('Question 4');
  });
});

describe('given a quiz at a moment', () => {
  test('when it is a drill, then how it goes can be said, beside the best round if there is one', () => {
    const session = sessionAfter(start(drillWith(0), 12), submit('right', 2000), next);
    expect(figuresIn(session, 4000)).toBe('Question 2 of 12. 100 percent right, 30 answers per minute.');
    const pacer = { timeOf: () => 1000, subscribe: () => () => {} };
    expect(figuresIn(session, 4000, pacer)).toMatch(/ 3 behind your best\.$/);
  });

  test('when it is no drill, or none is open, then there is nothing to say', () => {
    expect(figuresIn(sessionAfter(start()), 4000)).toBe('');
    expect(figuresIn(sessionAfter(start(drillWith(0)), submit('right'), end), 4000)).toBe('');
    expect(figuresIn(IDLE, 4000)).toBe('');
  });
});
