import type { KeyType } from '../theory/key';
import type { NoteSigns } from '../theory/note';

/** A point on the dial: its center is 0, 0 and its radius 100; y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A ring by its inner and its outer radius. */
export interface Band {
  readonly inner: number;
  readonly outer: number;
}

/** The rings of the keys; the numbers are on the rim outside them. */
export const RADII: Record<KeyType, Band> = {
  major: { inner: 60.5, outer: 88 },
  minor: { inner: 35, outer: 59.5 },
};

const RIM = 94.5;

/** The places of a ring, clockwise from the top. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const ARC_STEPS = 6;

/** Half the angle of a sector, in a ring with so many places. */
const halfSector = (places: number): number => Math.PI / places;

/** The angle of a place, in radians clockwise from the top. */
const angleOf = (place: number, places: number): number => (place / places) * 2 * Math.PI;

const at = (angle: number, radius: number): Point => ({
  x: radius * Math.sin(angle),
  y: -radius * Math.cos(angle),
});

const rounded = (value: number): number => Math.round(value * 100) / 100;

const pointText = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

const roundedPoint = ({ x, y }: Point): Point => ({ x: rounded(x), y: rounded(y) });

/**
 * The middle of a sector of any ring.
 *
 * @example bandSpot({ inner: 60, outer: 88 }, 0, 13) // { x: 0, y: -74 }
 */
export const bandSpot = ({ inner, outer }: Band, place: number, places: number): Point =>
  roundedPoint(at(angleOf(place, places), (inner + outer) / 2));

/** The middle of a sector, where its letter is. */
export const letterSpot = (ring: KeyType, place: number): Point =>
  bandSpot(RADII[ring], place, PLACES.length);

/** The center of a place's number of accidentals. */
export const rimSpot = (place: number, places: number = PLACES.length): Point =>
  roundedPoint(at(angleOf(place, places), RIM));

/**
 * The outline of a sector of any ring as SVG path data.
 *
 * @param inset how far inside its borders it is drawn
 * @param places how many places the ring has
 *
 * @example bandPath({ inner: 60.5, outer: 88 }, 0, 0, 12) // 'M -22.78 -85 A 88 88 0 0 1 22.78 -85 L … Z'
 */
export function bandPath(band: Band, place: number, inset: number, places: number): string {
  const inner = band.inner + inset;
  const outer = band.outer - inset;
  // So that the straight sides keep their distance: the same inset is a wider angle further in.
  const spread = (radius: number) => halfSector(places) - Math.asin(inset / radius);
  const middle = angleOf(place, places);
  const [outerSpread, innerSpread] = [spread(outer), spread(inner)];
  return [
    `M ${pointText(at(middle - outerSpread, outer))}`,
    `A ${outer} ${outer} 0 0 1 ${pointText(at(middle + outerSpread, outer))}`,
    `L ${pointText(at(middle + innerSpread, inner))}`,
    `A ${inner} ${inner} 0 0 0 ${pointText(at(middle - innerSpread, inner))}`,
    'Z',
  ].join(' ');
}

/**
 * The outline of a key's sector as SVG path data.
 *
 * @param inset how far inside its borders it is drawn
 *
 * @example sectorPath('major', 0, 0) // 'M -22.78 -85 A 88 88 0 0 1 22.78 -85 L … Z'
 */
export const sectorPath = (ring: KeyType, place: number, inset: number): string =>
  bandPath(RADII[ring], place, inset, PLACES.length);

/**
 * The line along a sector, just inside its outer border, as SVG path data.
 *
 * @example edgePath({ inner: 60.5, outer: 88 }, 0, 4, 12) // 'M -17.85 -82.08 A 84 84 0 0 1 17.85 -82.08'
 */
export function edgePath({ outer }: Band, place: number, inset: number, places: number): string {
  const radius = outer - inset;
  const spread = halfSector(places) - Math.asin(inset / radius);
  const middle = angleOf(place, places);
  return [
    `M ${pointText(at(middle - spread, radius))}`,
    `A ${radius} ${radius} 0 0 1 ${pointText(at(middle + spread, radius))}`,
  ].join(' ');
}

/** The corners of a sector, its arcs approximated by short lines. */
function cornersOf(ring: KeyType, place: number): readonly Point[] {
  const { inner, outer } = RADII[ring];
  const angles = Array.from(
    { length: ARC_STEPS + 1 },
    (_, step) => angleOf(place, PLACES.length) + (2 * (step / ARC_STEPS) - 1) * halfSector(PLACES.length),
  );
  return [...angles.map(angle => at(angle, outer)), ...[...angles].reverse().map(angle => at(angle, inner))];
}

const percent = (value: number): string => `${rounded(value)}%`;

/** The sides of the squares around the letters: no two overlap by more than a hair. */
const SIDES: Record<KeyType, number> = { major: 26, minor: 18.4 };

/** A square around a sector's letter in percent of the dial, and the shape of the sector around it, as CSS. */
export interface Target {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  /** How far the sector reaches beyond the square, as an inset in percent of it. */
  readonly '--reach': string;
  /** The outline of the sector within the square that reaches as far. */
  readonly '--shape': string;
}

/**
 * The target of a sector: a square of its own, as tools that measure targets want it, and what a pointer hits, which is the
 * sector.
 *
 * @example sectorTarget('major', 0)['--shape'] // 'polygon(0% 22.14%, …)'
 */
export function sectorTarget(ring: KeyType, place: number): Target {
  const middle = letterSpot(ring, place);
  const corners = cornersOf(ring, place).map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
  const side = SIDES[ring];
  const extent = Math.max(...corners.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  const within = (value: number) => percent(50 + (value / extent) * 50);
  const polygon = corners.map(({ x, y }) => `${within(x)} ${within(y)}`);
  return {
    left: percent(50 + (middle.x - side / 2) / 2),
    top: percent(50 + (middle.y - side / 2) / 2),
    width: percent(side / 2),
    height: percent(side / 2),
    '--reach': percent((0.5 - extent / side) * 100),
    '--shape': `polygon(${polygon.join(', ')})`,
  };
}

const SIGNS: Record<NoteSigns, { readonly sharp: string; readonly flat: string }> = {
  letters: { sharp: '#', flat: 'b' },
  symbols: { sharp: '♯', flat: '♭' },
};

/**
 * A number of accidentals as displayed on the rim.
 *
 * @param accidentals sharps if positive, flats if negative
 *
 * @example countText(-3, 'letters') // '3b'
 */
export function countText(accidentals: number, signs: NoteSigns): string {
  if (accidentals === 0) return '0';
  const { sharp, flat } = SIGNS[signs];
  return `${Math.abs(accidentals)}${accidentals > 0 ? sharp : flat}`;
}
