import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, draw, pick, shuffle } from '../../src/quiz/chance';

/** Chance that comes as it is told, and then as nothing. */
const told = (...values: readonly number[]): Chance => {
  const rest = [...values];
  return () => rest.shift() ?? 0;
};

const NEARLY_ONE = 1 - Number.EPSILON;

const anyChance = fc.infiniteStream(fc.double({ min: 0, max: NEARLY_ONE, noNaN: true })).map(
  (stream): Chance =>
    () =>
      stream.next().value ?? 0,
);

describe('given items to pick one from', () => {
  test('when chance is cut into as many parts as there are items, then each part picks one', () => {
    expect([0, 0.24, 0.25, 0.5, 0.75, NEARLY_ONE].map(at => pick(['a', 'b', 'c', 'd'], () => at))).toEqual([
      ...['a', 'a', 'b', 'c', 'd', 'd'],
    ]);
  });

  test('when there is none, then it throws', () => {
    expect(() => pick([], () => 0)).toThrow(RangeError);
  });
});

describe('given items to shuffle', () => {
  test('when every course of chance is tried once, then every order comes up equally often', () => {
    const orders: string[] = [];
    // Enough of a grid to meet each of 3, 2 and 1 items equally often.
    for (const first of [0, 1, 2, 3, 4, 5])
      for (const second of [0, 1, 2, 3, 4, 5])
        orders.push(shuffle(['a', 'b', 'c'], told(first / 6, second / 6, 0)).join(''));
    const counts = tally(orders);
    expect(counts).toEqual({ abc: 6, acb: 6, bac: 6, bca: 6, cab: 6, cba: 6 });
  });

  test('when they are shuffled, then each is there once and the list itself is untouched', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), anyChance, (items, chance) => {
        const before = [...items];
        expect(shuffle(items, chance).toSorted()).toEqual(before.toSorted());
        expect(items).toEqual(before);
      }),
    );
  });

  test('when chance comes to 1, which it may not, then it throws', () => {
    expect(() => shuffle(['a', 'b'], () => 1)).toThrow(RangeError);
  });
});

describe('given items to draw from', () => {
  test('when one item is all there is, then it comes again and again', () => {
    expect(draw(['a'], 3, () => 0)).toEqual(['a', 'a', 'a']);
  });

  test('when the second round would begin with what the first ended with, then that goes to its end', () => {
    // The first round: b, a. The second would be a, b.
    expect(draw(['a', 'b'], 4, told(0.5, 0, 0, 0))).toEqual(['b', 'a', 'b', 'a']);
  });

  test('when there is nothing to draw from, then it throws', () => {
    expect(() => draw([], 1, () => 0)).toThrow(RangeError);
  });

  test('when any number is drawn, then none comes twice in a row, nor again before all have come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(40), anyChance, (size, count, chance) => {
        const items = Array.from({ length: size }, (_, index) => index);
        const drawn = draw(items, count, chance);
        expect(drawn).toHaveLength(count);
        for (let at = 1; at < drawn.length; at += 1) expect(drawn[at]).not.toBe(drawn[at - 1]);
        for (let round = 0; round < count; round += size) {
          const those = drawn.slice(round, round + size);
          expect(new Set(those).size).toBe(those.length);
        }
      }),
    );
  });
});

function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}
