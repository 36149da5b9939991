import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bounds,
  CURSOR_MOVES,
  type CursorMove,
  inNeckOrder,
  moveCursor,
  nextAmong,
  samePitch,
  within,
} from '../../src/instrument/cursor';
import type { Orientation } from '../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { allPositions, type Position, pitchClassAt, positionId } from '../../src/instrument/position';

const at = (guitarString: number, fret: number): Position => ({ guitarString, fret });

const neck: Bounds = { firstString: 0, lastString: 5, firstFret: 0, lastFret: 24 };

describe('given the cursor on string 4, fret 13 of a neck with 24 frets', () => {
  test.each<[CursorMove, Position]>([
    ['left', at(2, 12)],
    ['right', at(2, 14)],
    ['up', at(3, 13)],
    ['down', at(1, 13)],
    ['first-fret', at(2, 0)],
    ['last-fret', at(2, 24)],
    ['first-corner', at(5, 0)],
    ['last-corner', at(0, 24)],
    ['octave-down', at(2, 1)],
    ['octave-up', at(2, 24)],
  ])('when it goes %s, then it comes to %o', (step, to) => {
    expect(moveCursor(at(2, 13), step, neck)).toEqual(to);
  });
});

const ORIENTATIONS: readonly Orientation[] = (['right', 'left'] as const).flatMap(hand =>
  (['first', 'lowest'] as const).map(topString => ({ hand, topString })),
);

/** Where each move leads from string 4, fret 13, on a neck drawn for a hand, with a string on top. */
const LEADS: Record<Orientation['hand'], Record<'left' | 'right', Position>> = {
  right: { left: at(2, 12), right: at(2, 14) },
  left: { left: at(2, 14), right: at(2, 12) },
};
const RISES: Record<Orientation['topString'], Partial<Record<CursorMove, Position>>> = {
  first: { up: at(3, 13), down: at(1, 13), 'first-corner': at(5, 0), 'last-corner': at(0, 24) },
  lowest: { up: at(1, 13), down: at(3, 13), 'first-corner': at(0, 0), 'last-corner': at(5, 24) },
};

describe.each(ORIENTATIONS)(
  'given a neck for the $hand hand, with the $topString string on top',
  orientation => {
    const { hand, topString } = orientation;

    test('when the cursor moves, then arrows and corners follow the eye; Home, End and octaves follow the frets', () => {
      const to = (move: CursorMove) => moveCursor(at(2, 13), move, neck, orientation);
      expect(Object.fromEntries(CURSOR_MOVES.map(move => [move, to(move)]))).toEqual({
        ...LEADS[hand],
        ...RISES[topString],
        ...{ 'first-fret': at(2, 0), 'last-fret': at(2, 24) },
        ...{ 'octave-down': at(2, 1), 'octave-up': at(2, 24) },
      });
    });

    test('when a step leads off what is drawn, then the very same position comes back', () => {
      const [nut, lastFret] = hand === 'right' ? (['left', 'right'] as const) : (['right', 'left'] as const);
      const [top, bottom] = topString === 'first' ? [5, 0] : [0, 5];
      for (const [move, from] of [
        ...[[nut, at(2, 0)] as const, [lastFret, at(2, 24)] as const],
        ...[['up', at(top, 3)] as const, ['down', at(bottom, 3)] as const],
        ...[['first-corner', at(top, 0)] as const, ['last-corner', at(bottom, 24)] as const],
      ])
        expect(moveCursor(from, move, neck, orientation)).toBe(from);
    });
  },
);

describe('given the cursor at an edge', () => {
  test.each<[CursorMove, Position]>([
    ['left', at(2, 0)],
    ['right', at(2, 24)],
    ['up', at(5, 3)],
    ['down', at(0, 3)],
    ['first-fret', at(2, 0)],
    ['last-fret', at(2, 24)],
    ['first-corner', at(5, 0)],
    ['last-corner', at(0, 24)],
    ['octave-down', at(2, 0)],
    ['octave-up', at(2, 24)],
  ])('when %s leads nowhere, then the very same position comes back', (step, from) => {
    expect(moveCursor(from, step, neck)).toBe(from);
  });
});

const anyBounds = fc.tuple(fc.nat(8), fc.nat(8), fc.nat(24), fc.nat(24)).map(
  ([oneString, otherString, one, other]): Bounds => ({
    firstString: Math.min(oneString, otherString),
    lastString: Math.max(oneString, otherString),
    firstFret: Math.min(one, other),
    lastFret: Math.max(one, other),
  }),
);

const anyPlaceIn = ({ firstString, lastString, firstFret, lastFret }: Bounds) =>
  fc.record({
    guitarString: fc.integer({ min: firstString, max: lastString }),
    fret: fc.integer({ min: firstFret, max: lastFret }),
  });

const anyNeckAndPlace = anyBounds.chain(bounds => fc.tuple(fc.constant(bounds), anyPlaceIn(bounds)));

const anyOrientation = fc.constantFrom(...ORIENTATIONS);

const OPPOSITES: readonly (readonly [CursorMove, CursorMove])[] = [
  ['left', 'right'],
  ['right', 'left'],
  ['up', 'down'],
  ['down', 'up'],
];

describe('given any neck and any walk on it', () => {
  test('when the cursor takes any steps, then it never leaves the neck', () => {
    fc.assert(
      fc.property(
        anyNeckAndPlace,
        anyOrientation,
        fc.array(fc.constantFrom(...CURSOR_MOVES)),
        ([bounds, start], orientation, steps) => {
          let cursor = start;
          for (const step of steps) {
            cursor = moveCursor(cursor, step, bounds, orientation);
            expect(cursor).toEqual(within(cursor, bounds));
            expect(cursor.guitarString).toBeGreaterThanOrEqual(bounds.firstString);
            expect(cursor.guitarString).toBeLessThanOrEqual(bounds.lastString);
            expect(cursor.fret).toBeGreaterThanOrEqual(bounds.firstFret);
            expect(cursor.fret).toBeLessThanOrEqual(bounds.lastFret);
          }
        },
      ),
    );
  });

  test('when a step leads somewhere, then its opposite leads back', () => {
    fc.assert(
      fc.property(
        anyNeckAndPlace,
        anyOrientation,
        fc.constantFrom(...OPPOSITES),
        ([bounds, start], orientation, [there, back]) => {
          const moved = moveCursor(start, there, bounds, orientation);
          if (moved !== start) expect(moveCursor(moved, back, bounds, orientation)).toEqual(start);
        },
      ),
    );
  });

  test('when a step changes nothing, then the same object comes back, and otherwise another', () => {
    fc.assert(
      fc.property(
        anyNeckAndPlace,
        anyOrientation,
        fc.constantFrom(...CURSOR_MOVES),
        ([bounds, start], orientation, step) => {
          const moved = moveCursor(start, step, bounds, orientation);
          expect(moved === start).toBe(positionId(moved) === positionId(start));
        },
      ),
    );
  });

  test('when a place lies off the neck, then the nearest one on it is taken', () => {
    expect(within(at(-1, 30), neck)).toEqual(at(0, 24));
    expect(within(at(9, -2), { ...neck, firstFret: 5 })).toEqual(at(5, 5));
  });
});

describe('given some places of the neck', () => {
  const places = [at(3, 5), at(0, 8), at(0, 2), at(5, 0)];

  test('when they are put in the order of the neck, then string by string from the bottom row, each from the nut up', () => {
    expect(inNeckOrder(places)).toEqual([at(0, 2), at(0, 8), at(3, 5), at(5, 0)]);
  });

  test.each([
    ['before all of them', at(0, 0), at(0, 2), at(5, 0)],
    ['on one of them', at(0, 8), at(3, 5), at(0, 2)],
    ['between two of them', at(2, 12), at(3, 5), at(0, 8)],
    ['on the last of them', at(5, 0), at(0, 2), at(3, 5)],
    ['after all of them', at(5, 12), at(0, 2), at(5, 0)],
  ])(
    'when the cursor is %s, then the next and the previous one are found, round the ends',
    (_where, from, next, previous) => {
      expect(nextAmong(places, from, 'next')).toEqual(next);
      expect(nextAmong(places, from, 'previous')).toEqual(previous);
    },
  );

  test('when there is only one, then it follows itself, and when there is none, then there is no next one', () => {
    for (const direction of ['next', 'previous'] as const) {
      expect(nextAmong([at(2, 3)], at(2, 3), direction)).toEqual(at(2, 3));
      expect(nextAmong([], at(2, 3), direction)).toBeUndefined();
    }
  });
});

describe('given a place of a pitch', () => {
  test('when the next of the same pitch is asked for, then it is further up the string, then on the next string', () => {
    const twelve = { ...neck, lastFret: 12 };
    const next = (from: Position) => samePitch(STANDARD_GUITAR, twelve, from, 'next');
    expect(next(at(0, 0))).toEqual(at(0, 12));
    expect(next(at(0, 12))).toEqual(at(1, 7));
    expect(next(at(5, 12))).toEqual(at(0, 0));
  });

  test.each(['next', 'previous'] as const)(
    'when the %s one is asked for again and again, then every place of the pitch comes once, and then the first',
    direction => {
      const anyNeck = fc
        .tuple(fc.nat(12), fc.integer({ min: 0, max: 12 }))
        .map(([firstFret, more]): Bounds => ({ ...neck, firstFret, lastFret: firstFret + more }))
        .chain(bounds => fc.tuple(fc.constant(bounds), anyPlaceIn(bounds)));
      fc.assert(
        fc.property(anyNeck, ([bounds, start]) => {
          const pitch = pitchClassAt(STANDARD_GUITAR, start);
          const all = allPositions(STANDARD_GUITAR, bounds.lastFret).filter(
            place => place.fret >= bounds.firstFret && pitchClassAt(STANDARD_GUITAR, place) === pitch,
          );
          const visited: string[] = [];
          let cursor = start;
          do {
            visited.push(positionId(cursor));
            cursor = samePitch(STANDARD_GUITAR, bounds, cursor, direction);
          } while (positionId(cursor) !== positionId(start) && visited.length <= all.length);
          expect(visited.toSorted()).toEqual(all.map(positionId).toSorted());
        }),
      );
    },
  );
});
