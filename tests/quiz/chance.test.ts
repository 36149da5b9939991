import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, drawNext, pick } from '../../src/quiz/seed';
import { anyChance, NEARLY_ONE } from './chances';

/** Chance that comes as it is told, and then as nothing. */
const told = (...values: readonly number[]): Chance => {
  const rest = [...values];
  return () => rest.shift() ?? 0;
};

/** Draws so many items, one after the other. */
function drawn<T>(items: readonly T[], count: number, chance: Chance): readonly T[] {
  const asked: T[] = [];
  while (asked.length < count) asked.push(drawNext(items, asked, chance));
  return asked;
}

describe('given items to pick one from', () => {
  test('when chance is cut into as many parts as there are items, then each part picks one', () => {
    expect([0, 0.24, 0.25, 0.5, 0.75, NEARLY_ONE].map(at => pick(['a', 'b', 'c', 'd'], () => at))).toEqual([
      ...['a', 'a', 'b', 'c', 'd', 'd'],
    ]);
  });

  test('when there is none, then it throws', () => {
    expect(() => pick([], () => 0)).toThrow(RangeError);
  });

  test('when chance returns 1, which it must not, then it throws', () => {
    expect(() => pick(['a', 'b'], () => 1)).toThrow(RangeError);
  });
});

describe('given items to draw from', () => {
  test('when one item is all there is, then it comes again and again', () => {
    expect(drawn(['a'], 3, () => 0)).toEqual(['a', 'a', 'a']);
  });

  test('when there is nothing to draw from, then it throws', () => {
    expect(() => drawNext([], [], () => 0)).toThrow(RangeError);
  });

  test('when a new round begins, then what came last is left out of its first draw', () => {
    expect(drawn(['a', 'b'], 4, told(0.5, 0, 0, 0))).toEqual(['b', 'a', 'b', 'a']);
  });

  test('when every course of chance is tried once, then every order comes up equally often', () => {
    const counts = new Map<string, number>();
    // Enough of a grid to meet each of 3, 2 and 1 items equally often.
    for (const first of [0, 1, 2, 3, 4, 5])
      for (const second of [0, 1, 2, 3, 4, 5]) {
        const order = drawn(['a', 'b', 'c'], 3, told(first / 6, second / 6, 0)).join('');
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
    expect(Object.fromEntries(counts)).toEqual({ abc: 6, acb: 6, bac: 6, bca: 6, cab: 6, cba: 6 });
  });

  test('when any number is drawn, then none comes twice in a row, nor again before all have come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(40), anyChance, (size, count, chance) => {
        const items = Array.from({ length: size }, (_, index) => index);
        const all = drawn(items, count, chance);
        for (let at = 1; at < all.length; at += 1) expect(all[at]).not.toBe(all[at - 1]);
        for (let round = 0; round < count; round += size) {
          const those = all.slice(round, round + size);
          expect(new Set(those).size).toBe(those.length);
        }
      }),
    );
  });

  test('when items are objects, then their ids tell them apart, and neither list is changed', () => {
    const items = [{ id: 'a' }, { id: 'b' }];
    const asked = [{ id: 'a' }];
    expect(
      drawNext(
        items,
        asked,
        () => 0,
        ({ id }) => id,
      ),
    ).toBe(items[1]);
    expect(items).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(asked).toEqual([{ id: 'a' }]);
  });
});
