import { expect, test } from 'vitest';
import { datesBack, datesUpTo, dayText, shortDayText, weekUpTo } from '../../src/screens/dates';

test('given a date, when the dates up to it are listed, then none is missing, also where clocks change', () => {
  expect(datesUpTo('2026-11-02', 3)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(datesUpTo('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(new Set(datesUpTo('2026-11-22', 365)).size).toBe(365);
});

test('given a date, when those before it are wanted, then they come one after the other, without end', () => {
  const dates = datesBack('2026-03-01');
  expect([dates.next().value, dates.next().value]).toEqual(['2026-03-01', '2026-02-28']);
});

test('given a date, when it is shown, then it is in words', () => {
  expect(dayText('2026-11-22')).toBe('Sun, Nov 22');
  expect(shortDayText('2026-11-22')).toBe('Nov 22');
});

test('given a day, when its week so far is listed, then it begins on Monday, also in another month or year', () => {
  expect(weekUpTo('2026-11-23')).toEqual(['2026-11-23']);
  expect(weekUpTo('2026-11-25')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  expect(weekUpTo('2026-11-29')).toHaveLength(7);
  expect(weekUpTo('2027-01-01')[0]).toBe('2026-12-28');
});
