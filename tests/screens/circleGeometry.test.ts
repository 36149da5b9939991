import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bandPath,
  countText,
  edgePath,
  letterSpot,
  PLACES,
  rimSpot,
  sectorPath,
  sectorTarget,
} from '../../src/screens/circleGeometry';
import { KEY_TYPES, type KeyType } from '../../src/theory/key';

interface Point {
  readonly x: number;
  readonly y: number;
}

const SECTORS = KEY_TYPES.flatMap(ring => PLACES.map(place => ({ ring, place })));
const anySector = fc.constantFrom(...SECTORS);

const numbersIn = (text: string): readonly number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

const pairs = (values: readonly number[]): readonly Point[] =>
  values.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: values[index + 1] ?? Number.NaN }] : []));

/** The upper left corner and the side of the square around a sector's letter, in percent of the dial. */
function squareOf(ring: KeyType, place: number) {
  const { left, top, width, height } = sectorTarget(ring, place);
  const [x0 = 0, y0 = 0, side = 0] = [left, top, width].map(Number.parseFloat);
  expect(height).toBe(width);
  return { x0, y0, side };
}

/** The corners of a sector's clickable area, in percent of the dial. */
function areaOf(ring: KeyType, place: number): readonly Point[] {
  const target = sectorTarget(ring, place);
  const { x0, y0, side } = squareOf(ring, place);
  const reach = (-Number.parseFloat(target['--reach']) / 100) * side;
  const whole = side + 2 * reach;
  return pairs(numbersIn(target['--shape'])).map(({ x, y }) => ({
    x: x0 - reach + (x / 100) * whole,
    y: y0 - reach + (y / 100) * whole,
  }));
}

/** @see https://wrfranklin.org/Research/Short_Notes/pnpoly.html */
const contains = (area: readonly Point[], { x, y }: Point): boolean =>
  area.reduce((inside, a, index) => {
    const b = area.at(index - 1) ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);

const on = (degrees: number, radius: number): Point => ({
  x: 50 + (radius / 2) * Math.sin((degrees / 180) * Math.PI),
  y: 50 - (radius / 2) * Math.cos((degrees / 180) * Math.PI),
});

/** A point of the drawing, in percent of the dial. */
const inPercent = ({ x, y }: Point): Point => ({ x: 50 + x / 2, y: 50 + y / 2 });

describe('given the clickable area of a sector', () => {
  test('when it is any sector, then its center is at its letter and within the area', () => {
    fc.assert(
      fc.property(anySector, ({ ring, place }) => {
        const { x0, y0, side } = squareOf(ring, place);
        const middle = { x: x0 + side / 2, y: y0 + side / 2 };
        const letter = inPercent(letterSpot(ring, place));
        expect(Math.hypot(middle.x - letter.x, middle.y - letter.y)).toBeLessThan(0.05);
        expect(contains(areaOf(ring, place), letter)).toBe(true);
      }),
    );
  });

  test('when two sectors are compared, then the squares around their letters overlap by a hair at most', () => {
    const squares = SECTORS.map(({ ring, place }) => squareOf(ring, place));
    for (const [index, one] of squares.entries())
      for (const other of squares.slice(index + 1)) {
        const [least, most] = one.side < other.side ? [one, other] : [other, one];
        const apart = (from: number, to: number) =>
          from > to ? from - to - most.side : to - from - least.side;
        const gap = Math.max(apart(least.x0, most.x0), apart(least.y0, most.y0));
        expect(gap).toBeGreaterThan(-0.6);
      }
  });

  test('when a point is on a ring, away from the lines, then exactly one sector contains it: the one drawn there', () => {
    const rings = { major: { min: 62, max: 86 }, minor: { min: 37, max: 58 } };
    fc.assert(
      fc.property(
        anySector,
        fc.double({ min: -14, max: 14, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ ring, place }, away, depth) => {
          const { min, max } = rings[ring];
          const point = on(place * 30 + away, min + depth * (max - min));
          expect(SECTORS.filter(sector => contains(areaOf(sector.ring, sector.place), point))).toEqual([
            { ring, place },
          ]);
        },
      ),
    );
  });

  test.each([0, 15, 90, 200])(
    'when a point is in the hub or on the rim at %i degrees, then no sector contains it',
    degrees => {
      const outside = [on(degrees, 20), on(degrees, 93)];
      expect(
        SECTORS.filter(({ ring, place }) => outside.some(p => contains(areaOf(ring, place), p))),
      ).toEqual([]);
    },
  );
});

describe('given the drawing of the dial', () => {
  test('when a sector is drawn, then its outline begins and ends at its corners', () => {
    expect(sectorPath('major', 0, 0)).toBe(
      'M -22.78 -85 A 88 88 0 0 1 22.78 -85 L 15.66 -58.44 A 60.5 60.5 0 0 0 -15.66 -58.44 Z',
    );
  });

  test('when an inset is given, then all corners keep that distance from the sides', () => {
    const corners = pairs(numbersIn(sectorPath('major', 0, 2).replaceAll(/A \S+ \S+ \d \d \d/g, '')));
    const fromRightSide = corners
      .filter(({ x }) => x > 0)
      .map(({ x, y }) => Math.abs(x * Math.cos(Math.PI / 12) + y * Math.sin(Math.PI / 12)));
    expect(corners).toHaveLength(4);
    for (const distance of fromRightSide) expect(distance).toBeCloseTo(2, 1);
  });

  test('when the numbers are placed on the rim, then they go around outside the rings, the first at the top', () => {
    const spots = PLACES.map(place => rimSpot(place));
    expect(spots[0]?.y).toBe(-94.5);
    expect(spots[3]?.x).toBe(94.5);
    for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeCloseTo(94.5, 1);
  });
});

describe('given the numbers on the rim', () => {
  test.each([
    [0, 'letters', '0'],
    [3, 'letters', '3#'],
    [-5, 'letters', '5b'],
    [3, 'symbols', '3♯'],
    [-5, 'symbols', '5♭'],
  ] as const)('when there are %i accidentals in %s, then it says %s', (count, signs, expected) => {
    expect(countText(count, signs)).toBe(expected);
  });
});

const RING = { inner: 60.5, outer: 88 };

test('given thirteen places in a ring, when their sectors are drawn, then neighbors share a side and none overlap', () => {
  const sidesOf = (place: number) => {
    const [outerStart, outerEnd] = pairs(numbersIn(bandPath(RING, place, 0, 13).replace(/A.*? 1 /, '')));
    return { outerStart, outerEnd };
  };
  for (let place = 0; place < 13; place++) {
    expect(sidesOf(place).outerEnd).toEqual(sidesOf((place + 1) % 13).outerStart);
    const [start, end] = pairs(numbersIn(edgePath(RING, place, 4, 13).replace(/A.*? 1 /, '')));
    expect(Math.hypot(start?.x ?? 0, start?.y ?? 0)).toBeCloseTo(84, 1);
    expect(Math.hypot(end?.x ?? 0, end?.y ?? 0)).toBeCloseTo(84, 1);
  }
});
