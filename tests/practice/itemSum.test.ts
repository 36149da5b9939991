import { describe, expect, test } from 'vitest';
import { overdue, remembered } from '../../src/practice/itemSum';
import { DAY, dateOf, START } from './made';

const fedAt = (time: number) => remembered(undefined, { time, date: dateOf(time), grade: 3 });
const overdueAt = (fed: number, now: number) => overdue(fedAt(fed), now, dateOf(now));

describe('given an item that was answered rightly once', () => {
  test('when it is the same day, then it isn’t due', () => {
    expect(overdueAt(START, START)).toBe(0);
  });

  test('when days have passed, then it is due after as many as it lasts', () => {
    const { stability } = fedAt(START);
    expect(overdueAt(START, START + Math.floor(stability) * DAY)).toBeLessThan(1);
    expect(overdueAt(START, START + Math.ceil(stability) * DAY)).toBeGreaterThan(1);
  });
});

describe('given an item that was fed while the clock was ahead', () => {
  const ahead = START + 365 * DAY;

  test('when the clock is right again, then the item is due', () => {
    expect(overdueAt(ahead, START)).toBe(1);
  });

  test('when it is answered then, then it is as if it had just been fed', () => {
    const again = remembered(fedAt(ahead), { time: START, date: dateOf(START), grade: 3 });
    expect(again.time).toBe(START);
    expect(overdue(again, START, dateOf(START))).toBe(0);
  });
});
