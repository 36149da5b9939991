import { type PitchClass, pitchClass } from '../theory/note';
import type { Tuning } from './tuning';

/** A place on the neck: `guitarString` is an index, 0 the lowest-pitched string; fret 0 is the open string. */
export interface Position {
  readonly guitarString: number;
  readonly fret: number;
}

/**
 * The guitarist's number of a string: 1 is the highest-pitched.
 *
 * @example stringNumber(STANDARD_TUNING, 0) // 6
 */
export function stringNumber(tuning: Tuning, guitarString: number): number {
  return tuning.length - guitarString;
}

/**
 * The MIDI number that sounds at a position.
 *
 * @throws RangeError when the tuning has no such string.
 * @example midiAt(STANDARD_TUNING, { guitarString: 1, fret: 3 }) // 48, which is C3
 */
export function midiAt(tuning: Tuning, { guitarString, fret }: Position): number {
  const open = tuning[guitarString];
  if (open === undefined) throw new RangeError(`no string ${guitarString} in a tuning of ${tuning.length}`);
  return open + fret;
}

/**
 * The pitch class at a position.
 *
 * @example pitchClassAt(STANDARD_TUNING, { guitarString: 0, fret: 8 }) // 0, which is C
 */
export function pitchClassAt(tuning: Tuning, position: Position): PitchClass {
  return pitchClass(midiAt(tuning, position));
}

/** A position as text that can be a key in a set or a map: `string.fret`. */
export type PositionId = `${number}.${number}`;

export const positionId = ({ guitarString, fret }: Position): PositionId => `${guitarString}.${fret}`;

export const samePosition = (a: Position, b: Position): boolean =>
  a.guitarString === b.guitarString && a.fret === b.fret;

/**
 * The frets of a part of a neck, both ends included.
 *
 * @example fretsFrom(5, 8) // [5, 6, 7, 8]
 */
export const fretsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Every position of a neck, string by string from the lowest-pitched, each from the nut up. */
export function allPositions(tuning: Tuning, frets: number): readonly Position[] {
  return tuning.flatMap((_, guitarString) => fretsFrom(0, frets).map(fret => ({ guitarString, fret })));
}

/**
 * Every position of one pitch class, on the strings given.
 *
 * @example positionsOf(STANDARD_TUNING, 12, 7, [0]) // [{ guitarString: 0, fret: 3 }]
 */
export function positionsOf(
  tuning: Tuning,
  frets: number,
  pitch: PitchClass,
  strings: readonly number[],
): readonly Position[] {
  return allPositions(tuning, frets).filter(
    position => strings.includes(position.guitarString) && pitchClassAt(tuning, position) === pitch,
  );
}

/**
 * A position in words.
 *
 * @example placeInWords(STANDARD_TUNING, { guitarString: 0, fret: 0 }) // 'string 6, open'
 */
export function placeInWords(tuning: Tuning, { guitarString, fret }: Position): string {
  return `string ${stringNumber(tuning, guitarString)}, ${fret === 0 ? 'open' : `fret ${fret}`}`;
}
