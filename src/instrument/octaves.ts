import type { Instrument } from './instrument';

/** Neighboring strings from which the octave two strings higher lies equally far up the neck. */
export interface OctaveRun {
  /** By place, bottom row first. */
  readonly places: readonly number[];
  readonly frets: number;
}

/** As far as the little finger reaches from the first. */
const REACH = 3;

const OCTAVE = 12;

/**
 * How far up the neck the octave lies two strings higher, for each string that has one there; `undefined` where a hand
 * doesn't reach it from every string.
 *
 * @example octavesAcross(STANDARD_GUITAR) // [{ places: [0, 1], frets: 2 }, { places: [2, 3], frets: 3 }]
 */
export function octavesAcross({ strings }: Instrument): readonly OctaveRun[] | undefined {
  const frets = strings.slice(2).map(({ open }, place) => (strings[place]?.open ?? open) + OCTAVE - open);
  if (frets.some(each => each < 0 || each > REACH)) return undefined;
  const starts = [...frets.keys()].filter(place => frets[place] !== frets[place - 1]);
  return starts.map((from, index) => ({
    places: placesBetween(from, starts[index + 1] ?? frets.length),
    frets: frets[from] ?? 0,
  }));
}

const placesBetween = (from: number, end: number): readonly number[] =>
  Array.from({ length: end - from }, (_, index) => from + index);
