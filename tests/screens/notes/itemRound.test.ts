import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { choicesFor } from '../../../src/screens/notes/quiz/quizzes';

const place = (string: number, fret: number) => `place:E2-A2-D3-G3-B3-E4:${string}:${fret}`;

const choices = (quiz: string, items: readonly string[], before: [string, string][] = []) =>
  Object.fromEntries(choicesFor({ quiz, items }, new Map(before), STANDARD_GUITAR));

describe('given a round of just some places', () => {
  test('when the setup has them all, then only the type of quiz is chosen', () => {
    expect(choices('name-note', [place(5, 3)])).toEqual({ quiz: 'name-note' });
    expect(choices('find-note', ['note:E2-A2-D3-G3-B3-E4:C'], [['quiz', 'name-note']])).toEqual({});
  });

  test('when some are beyond its frets, then the neck becomes as long as needed', () => {
    expect(choices('name-note', [place(5, 14), place(5, 3)])).toMatchObject({ frets: '15' });
    expect(choices('name-note', [place(5, 3)], [['frets', '24']])).toMatchObject({ frets: '24' });
  });

  test('when some are notes on a string, then that is the type of quiz, and the string joins in', () => {
    expect(choices('find-on-string', ['find:E2-A2-D3-G3-B3-E4:4:C'], [['strings', '5']])).toEqual({
      ...{ quiz: 'find-on-string', strings: '5.4' },
    });
  });

  test('when some are on other strings, then those join in', () => {
    expect(choices('name-note', [place(1, 3), place(6, 0)], [['strings', '5']])).toMatchObject({
      strings: '6.5.1',
    });
    expect(choices('name-note', [place(1, 3)], [['strings', 'none']])).toMatchObject({ strings: 'none' });
  });

  test('when some are outside the corner of a drill, then it grows by them, and has accidentals if it must', () => {
    const corner: [string, string][] = [
      ['low', '5'],
      ['high', '9'],
      ['ask', 'naturals'],
    ];
    const note = (name: string) => `note:E2-A2-D3-G3-B3-E4:${name}`;
    expect(choices('name-note', [place(5, 7)], corner)).toMatchObject({
      low: '5',
      high: '9',
      ask: 'naturals',
    });
    expect(choices('name-note', [place(5, 3), place(5, 10)], corner)).toMatchObject({ low: '3', high: '10' });
    expect(choices('name-note', [place(5, 6)], corner)).not.toHaveProperty('ask');
    expect(choices('find-note', [note('D:5:5-9')], [...corner, ['strings', '5']])).toMatchObject({
      ...{ strings: '5', low: '5', high: '9' },
    });
    expect(choices('find-note', [note('C:4:3-10')], [...corner, ['strings', '5']])).toMatchObject({
      ...{ strings: '5.4', low: '3', high: '10' },
    });
    expect(choices('find-note', [note('C')], [...corner, ['strings', '5']])).toEqual({ ask: 'naturals' });
  });
});
