import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { replay } from '../../../src/practice/sums';
import { firstQuizIn, viewOf } from '../../../src/screens/progress/view';
import { answersWith } from '../../practice/made';

/** One key, answered right by its keys and not known in a self-check of another type of quiz. */
const SUMS = replay(
  answersWith(
    { item: 'key:C-major' },
    { item: 'key:C-major', way: 'self-check', verdict: 'wrong', answered: '', round: '000000000-s' },
    { item: 'key:C-major', way: 'self-check', verdict: 'wrong', answered: '', quiz: 'count-accidentals' },
  ).map((answer, index) => ({ ...answer, id: `00000000${index}-a` })),
);

const viewWith = (...choices: readonly (readonly [string, string])[]) =>
  viewOf(SUMS, new Map([['tab', 'keys'], ...choices]), STANDARD_GUITAR);

test('given answers that were played, when Progress is opened, then each way has figures and mix-ups of its own', () => {
  const wrong = { verdict: 'wrong', answered: 'G', item: 'key:C-major' } as const;
  const sums = replay(
    answersWith(
      { item: 'key:C-major' },
      { ...wrong, way: 'microphone' },
      { item: 'key:C-major', way: 'midi' },
    ),
  );
  const viewOn = (way: string) =>
    viewOf(
      sums,
      new Map([
        ['tab', 'keys'],
        ['with', way],
      ]),
      STANDARD_GUITAR,
    );
  expect([...viewOn('microphone').ways]).toEqual(['keys', 'microphone', 'midi']);
  const percents = ['', 'microphone', 'midi'].map(way => viewOn(way).figures.get('key:C-major')?.percent);
  expect(percents).toEqual([100, 0, 100]);
  expect(['', 'microphone', 'midi'].map(way => viewOn(way).mixUps.length)).toEqual([0, 1, 0]);
});

describe('given graded answers and those of a self-check', () => {
  test('when they are summed up, then items, days and rounds have a sum for each', () => {
    expect([...SUMS.days.values()].map(({ way, answers, right }) => [way, answers, right])).toEqual([
      [undefined, 1, 1],
      ['self-check', 2, 0],
    ]);
    expect([...SUMS.rounds.values()].map(({ quiz, way }) => [quiz, way])).toEqual([
      ['name-key', undefined],
      ['name-key', 'self-check'],
      ['count-accidentals', 'self-check'],
    ]);
    expect(SUMS.items.size).toBe(3);
    expect(SUMS.confusions.size).toBe(0);
  });

  test('when Progress is opened, then it shows the graded ones, and begins with a type of quiz that was graded', () => {
    const view = viewWith();
    expect(view.figures.get('key:C-major')).toMatchObject({ answers: 1, percent: 100 });
    expect(view.days.map(({ answers }) => answers)).toEqual([1]);
    expect([...view.ways]).toEqual(['keys', 'self-check']);
    expect(firstQuizIn(SUMS, new Map([['tab', 'keys']]))?.option.code).toBe('name-key');
  });

  test('when the self-checks are chosen there, then it shows those and no others', () => {
    const view = viewWith(['with', 'self-check']);
    expect(view.figures.get('key:C-major')).toMatchObject({ answers: 1, percent: 0 });
    expect(view.days.map(({ answers }) => answers)).toEqual([2]);
  });
});
