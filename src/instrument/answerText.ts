import type { Instrument } from './instrument';
import { type Position, stringNumber } from './position';
import { fretText } from './text';

/**
 * A fret by itself.
 *
 * @example fretName(0) // 'open string'
 */
export const fretName = (fret: number): string => (fret === 0 ? 'open string' : `fret ${fret}`);

/** A fret as the right one, within a sentence: `It is the open string.` */
export const theFret = (fret: number): string => (fret === 0 ? 'the open string' : `fret ${fret}`);

/**
 * A position on the neck, within a list.
 *
 * @example briefPlace(STANDARD_GUITAR, { guitarString: 5, fret: 8 }) // 'string 1 fret 8'
 */
export const briefPlace = (instrument: Instrument, { guitarString, fret }: Position): string =>
  `string ${stringNumber(instrument, guitarString)} ${fretText(fret)}`;
