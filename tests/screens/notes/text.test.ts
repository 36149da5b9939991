import { expect, test } from 'vitest';
import { resultsOf } from '../../../src/quiz/results';
import { slowest } from '../../../src/quiz/SlowestAnswers';
import { spokenResults } from '../../../src/screens/notes/text';
import { answeredAs } from '../../quiz/asked';
import { nameGSharp, place } from './quizzes';

const twelve = Array.from({ length: 12 }, (_, index) =>
  answeredAs(
    { ...nameGSharp, targetPosition: place(0, index) },
    8,
    index < 9 ? 'right' : 'wrong',
    (index + 1) * 1000,
  ),
);

test('given results, when nobody reads their dialog, then they are spoken, and otherwise not', () => {
  const results = resultsOf({ length: 12, answered: twelve });
  expect(spokenResults(results, { kind: 'eyes-free' })).toBe('The quiz is over: 9 right of 12, 75 percent.');
  expect(spokenResults(results, { kind: 'calm' })).toBe('');
  expect(spokenResults(results, { kind: 'drill', pause: 0 })).toBe('');
});

test('given a whole quiz, when its slowest answers are listed, then they are three, the slowest first', () => {
  expect(slowest(twelve).map(({ milliseconds }) => milliseconds)).toEqual([12_000, 11_000, 10_000]);
  expect(slowest(twelve.slice(0, 2))).toHaveLength(2);
});
