import { type PitchClass, pitchClass } from '../theory/note';
import { type Instrument, type InstrumentString, placesOf } from './instrument';

/**
 * A position on the neck: `guitarString` is the string's place, 0 for the bottom row; fret 0 is the open string. Frets are
 * counted along the neck, also on a short string, as in a banjo's tablature.
 */
export interface Position {
  readonly guitarString: number;
  readonly fret: number;
}

/**
 * The string at a place.
 *
 * @throws RangeError if the instrument has no such string.
 */
function stringAt({ name, strings }: Instrument, guitarString: number): InstrumentString {
  const found = strings[guitarString];
  if (found === undefined) throw new RangeError(`no string ${guitarString} on ${name}`);
  return found;
}

/**
 * The player's number of a string: 1 is the top row.
 *
 * @throws RangeError if the instrument has no such string.
 * @example stringNumber(STANDARD_GUITAR, 0) // 6
 */
export const stringNumber = (instrument: Instrument, guitarString: number): number =>
  stringAt(instrument, guitarString).number;

/** The fret of the neck at which a string begins: 0, which is the nut, unless it is a short one. */
export const firstFretOf = ({ strings }: Instrument, guitarString: number): number =>
  strings[guitarString]?.from ?? 0;

/**
 * Whether a string has a fret of the neck: a short one has its open note, and the frets beyond the one where it begins.
 *
 * @example hasFret(INSTRUMENTS.banjo, { guitarString: 0, fret: 5 }) // false: string 5 begins there
 */
export const hasFret = (instrument: Instrument, { guitarString, fret }: Position): boolean =>
  fret <= 0 || fret > firstFretOf(instrument, guitarString);

/**
 * The MIDI number that sounds at a position.
 *
 * @throws RangeError if the instrument has no such string, or the string no such fret.
 * @example midiAt(STANDARD_GUITAR, { guitarString: 1, fret: 3 }) // 48, which is C3
 * @example midiAt(INSTRUMENTS.banjo, { guitarString: 0, fret: 7 }) // 69: two frets above the open G4
 */
export function midiAt(instrument: Instrument, position: Position): number {
  const { guitarString, fret } = position;
  const { number, open, from = 0 } = stringAt(instrument, guitarString);
  if (!hasFret(instrument, position))
    throw new RangeError(`string ${number} of ${instrument.name} has no fret ${fret}`);
  return fret > 0 ? open + fret - from : open + fret;
}

/**
 * The fret of a string that sounds a pitch: a negative number if the string is too high for it, and one beyond the neck if it
 * is too low.
 *
 * @example fretOfPitch(STANDARD_GUITAR, 1, 48) // 3
 * @example fretOfPitch(INSTRUMENTS.banjo, 0, 69) // 7
 */
export function fretOfPitch(instrument: Instrument, guitarString: number, midi: number): number {
  const { open, from = 0 } = stringAt(instrument, guitarString);
  return midi > open ? midi - open + from : midi - open;
}

/**
 * The pitch class at a position.
 *
 * @example pitchClassAt(STANDARD_GUITAR, { guitarString: 0, fret: 8 }) // 0, which is C
 */
export function pitchClassAt(instrument: Instrument, position: Position): PitchClass {
  return pitchClass(midiAt(instrument, position));
}

/** A position as a key for sets and maps: `string.fret`. */
export type PositionId = `${number}.${number}`;

export const positionId = ({ guitarString, fret }: Position): PositionId => `${guitarString}.${fret}`;

export const samePosition = (a: Position, b: Position): boolean =>
  a.guitarString === b.guitarString && a.fret === b.fret;

/**
 * The frets of part of a neck, both ends included.
 *
 * @example fretsFrom(5, 8) // [5, 6, 7, 8]
 */
export const fretsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * The frets that a string has on part of a neck, both ends included.
 *
 * @example fretsOn(INSTRUMENTS.banjo, 0, 0, 8) // [0, 6, 7, 8]
 */
export const fretsOn = (
  instrument: Instrument,
  guitarString: number,
  first: number,
  last: number,
): readonly number[] => fretsFrom(first, last).filter(fret => hasFret(instrument, { guitarString, fret }));

/** Every position of a neck, string by string from the bottom row, each from the nut up. */
export function allPositions(instrument: Instrument, frets: number): readonly Position[] {
  return placesOf(instrument).flatMap(guitarString =>
    fretsOn(instrument, guitarString, 0, frets).map(fret => ({ guitarString, fret })),
  );
}

/**
 * Every position of a pitch class on some strings, which are given by place.
 *
 * @example positionsOf(STANDARD_GUITAR, 12, 7, [0]) // [{ guitarString: 0, fret: 3 }]
 */
export function positionsOf(
  instrument: Instrument,
  frets: number,
  pitch: PitchClass,
  strings: readonly number[],
): readonly Position[] {
  return allPositions(instrument, frets).filter(
    position => strings.includes(position.guitarString) && pitchClassAt(instrument, position) === pitch,
  );
}
