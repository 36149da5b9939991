import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, drawNext, pick } from '../../src/quiz/chance';

const NEARLY_ONE = 1 - Number.EPSILON;

const anyChance = fc.infiniteStream(fc.double({ min: 0, max: NEARLY_ONE, noNaN: true })).map(
  (stream): Chance =>
    () =>
      stream.next().value ?? 0,
);

/** What is drawn when a quiz draws so many times. */
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
});

describe('given items to draw from, one at a time', () => {
  test('when nothing was drawn yet, then each is as likely as any other', () => {
    const first = [0, 0.3, 0.4, 0.6, 0.7, NEARLY_ONE].map(at => drawNext(['a', 'b', 'c'], [], () => at));
    expect(first).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  });

  test('when one item is all there is, then it comes again and again', () => {
    expect(drawn(['a'], 3, () => 0)).toEqual(['a', 'a', 'a']);
  });

  test('when all have come, then a new round begins, but not with the item that came last', () => {
    expect(drawn(['a', 'b', 'c'], 7, () => 0)).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a']);
    expect(drawn(['a', 'b', 'c'], 6, () => NEARLY_ONE)).toEqual(['c', 'b', 'a', 'c', 'b', 'a']);
    expect(drawNext(['a', 'b'], ['b', 'a'], () => 0)).toBe('b');
  });

  test('when items are made anew each time, then their ids tell which have come', () => {
    const items = () => [{ id: 1 }, { id: 2 }];
    expect(
      drawNext(
        items(),
        [{ id: 1 }],
        () => 0,
        ({ id }) => id,
      ),
    ).toEqual({ id: 2 });
  });

  test('when there is nothing to draw from, then it throws', () => {
    expect(() => drawNext([], [], () => 0)).toThrow(RangeError);
  });

  test('when any number is drawn, then none comes twice in a row, nor again before all have come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat(40), anyChance, (size, count, chance) => {
        const items = Array.from({ length: size }, (_, index) => index);
        const row = drawn(items, count, chance);
        for (let at = 1; at < row.length; at += 1) expect(row[at]).not.toBe(row[at - 1]);
        for (let round = 0; round < count; round += size) {
          const those = row.slice(round, round + size);
          expect(new Set(those).size).toBe(those.length);
        }
      }),
    );
  });
});
