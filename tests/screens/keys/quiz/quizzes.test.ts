import { expect, test } from 'vitest';
import { choicesFor } from '../../../../src/screens/keys/quiz/quizzes';

const choices = (quiz: string, items: readonly string[], before: [string, string][] = []) =>
  Object.fromEntries(choicesFor({ quiz, items }, new Map(before)));

test('given a round of just some keys, when its choices are made, then it is of its type, and asks both types of key if it must', () => {
  expect(choices('count-accidentals', ['key:A-minor'])).toEqual({ quiz: 'count-accidentals' });
  expect(choices('name-key', ['key:A-minor'], [['types', 'minor']])).toEqual({ types: 'minor' });
  expect(choices('name-key', ['key:A-minor', 'key:C-major'], [['types', 'minor']])).toEqual({});
});

test('given keys with more accidentals than a drill asks for, when its choices are made, then it asks for as many', () => {
  expect(choices('name-key', ['key:E-major'], [['most', '2']])).toEqual({ most: '4' });
  expect(choices('name-key', ['key:F-major'], [['most', '2']])).toEqual({ most: '2' });
});
