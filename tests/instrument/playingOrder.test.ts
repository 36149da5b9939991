import { describe, expect, test } from 'vitest';
import { notesPlayed, onceThrough, type PlayingOrder, timesFor } from '../../src/instrument/playingOrder';

type Told = Exclude<PlayingOrder, 'random'>;

/** Written by hand, the lowest note as 1. */
const ONCE: readonly (readonly [Told, number, string])[] = [
  ['up', 1, '1'],
  ['up', 5, '1 2 3 4 5'],
  ['up-down', 1, '1'],
  ['up-down', 2, '1 2'],
  ['up-down', 5, '1 2 3 4 5 4 3 2'],
  ['thirds', 2, '1 2'],
  ['thirds', 3, '1 3'],
  ['thirds', 5, '1 3 2 4 3 5'],
  ['thirds', 8, '1 3 2 4 3 5 4 6 5 7 6 8'],
  ['fours', 3, '1 2 3'],
  ['fours', 4, '1 2 3 4'],
  ['fours', 6, '1 2 3 4 2 3 4 5 3 4 5 6'],
];

describe('given a pattern', () => {
  test.each(ONCE)('when it is played %s with %i notes, then they are %s', (order, count, expected) => {
    expect(
      onceThrough(order, count)
        .map(index => index + 1)
        .join(' '),
    ).toBe(expected);
  });

  test.each([
    ['up', 18, 1, 18],
    ['up', 18, 3, 54],
    ['up-down', 5, 1, 9],
    ['up-down', 5, 2, 17],
    ['up-down', 1, 2, 2],
    ['thirds', 5, 2, 12],
    ['fours', 6, 1, 12],
    ['random', 7, 2, 14],
  ] as const)(
    'when it is played %s with %i notes %i times, then there are %i',
    (order, count, times, all) => {
      expect(notesPlayed(order, count, times)).toBe(all);
    },
  );

  test.each([
    ['up', 18, 12, 1],
    ['up', 18, 18, 1],
    ['up', 18, 25, 2],
    ['random', 3, 100, 34],
  ] as const)(
    'when it is played %s with %i notes until there are %i, then that is %i times',
    (order, count, notes, times) => {
      expect(timesFor(order, count, notes)).toBe(times);
    },
  );
});
