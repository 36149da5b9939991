import type { Instrument } from './instrument';
import { type Position, stringNumber } from './position';

/**
 * The name of a string by its number, as a title.
 *
 * @example stringText(STANDARD_GUITAR, 0) // 'String 6'
 */
export const stringText = (instrument: Instrument, guitarString: number): string =>
  `String ${stringNumber(instrument, guitarString)}`;

/**
 * A fret, within a sentence.
 *
 * @example fretText(0) // 'open'
 */
export const fretText = (fret: number): string => (fret === 0 ? 'open' : `fret ${fret}`);

/**
 * A position on the neck, within a sentence.
 *
 * @example placeText(STANDARD_GUITAR, { guitarString: 0, fret: 0 }) // 'string 6, open'
 */
export const placeText = (instrument: Instrument, { guitarString, fret }: Position): string =>
  `string ${stringNumber(instrument, guitarString)}, ${fretText(fret)}`;
