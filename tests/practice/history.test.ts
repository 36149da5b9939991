import { describe, expect, test } from 'vitest';
import { daysInARow, historyOf, totalOf } from '../../src/practice/history';
import { replay } from '../../src/practice/sums';
import { answerWith, DAY, START } from './made';

const DATES = ['2026-11-20', '2026-11-21', '2026-11-22'];

describe('given the days of a log', () => {
  const days = [
    ...replay([
      answerWith({ id: 'a', time: START - DAY, date: '2026-11-21', verdict: 'wrong' }),
      answerWith({ id: 'b', time: START, date: '2026-11-22' }),
      answerWith({ id: 'c', time: START, date: '2026-11-22', screen: 'notes' }),
    ]).days.values(),
  ];

  test('when their history is read, then each date has what was answered on it, also if that is nothing', () => {
    expect(historyOf(days, DATES)).toEqual([
      { date: '2026-11-20', answers: 0, right: 0, milliseconds: 0 },
      { date: '2026-11-21', answers: 1, right: 0, milliseconds: 2000 },
      { date: '2026-11-22', answers: 2, right: 2, milliseconds: 4000 },
    ]);
  });

  test('when they are added up, then nothing is lost', () => {
    expect(totalOf(days)).toEqual({ answers: 3, right: 2, milliseconds: 6000 });
  });
});

describe('given days in a row', () => {
  const back = DATES.toReversed();

  test.each([
    ['today and the two days before were practiced', DATES, 3],
    ['today has only just begun', ['2026-11-20', '2026-11-21'], 2],
    ['yesterday was left out', ['2026-11-20', '2026-11-22'], 1],
    ['the last two days were left out', ['2026-11-20'], 0],
    ['nothing was ever practiced', [], 0],
  ])('when %s, then they are counted back from today', (_, practiced, count) => {
    expect(daysInARow(new Set(practiced), back)).toBe(count);
  });
});
