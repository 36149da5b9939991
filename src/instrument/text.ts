import { capoOf } from './capo';
import type { Instrument, Orientation } from './instrument';
import { STANDARD_GUITAR } from './instruments';
import { firstFretOf, type Position, stringNumber } from './position';

/**
 * The name of a string by its number, as a title.
 *
 * @example stringText(STANDARD_GUITAR, 0) // 'String 6'
 */
export const stringText = (instrument: Instrument, guitarString: number): string =>
  `String ${stringNumber(instrument, guitarString)}`;

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * A number as an ordinal.
 *
 * @example ordinal(3) // '3rd'
 */
export const ordinal = (number: number): string => `${number}${ENDINGS[ORDINALS.select(number)] ?? 'th'}`;

/**
 * The name of a string in a list of places, where the word would be said again and again.
 *
 * @example stringOrdinal(STANDARD_GUITAR, 0) // '6th'
 */
export function stringOrdinal(instrument: Instrument, guitarString: number): string {
  return ordinal(stringNumber(instrument, guitarString));
}

const TELLS_STRINGS = / strings(,|$)/;

/**
 * An instrument that was chosen, as spoken: its name and, unless that tells it, how many strings it has.
 *
 * @example instrumentText(INSTRUMENTS.ukulele) // 'Ukulele, high G, 4 strings'
 */
export const instrumentText = ({ name, spoken = name, strings }: Instrument): string =>
  TELLS_STRINGS.test(name) ? spoken : `${spoken}, ${strings.length} strings`;

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

/**
 * Why a short string lacks the frets before the one where it begins.
 *
 * @example beginsText(INSTRUMENTS.banjo, 0) // 'String 5 begins at fret 5'
 */
export const beginsText = (instrument: Instrument, guitarString: number): string =>
  `${stringText(instrument, guitarString)} begins at fret ${firstFretOf(instrument, guitarString)}`;

/**
 * A text about a neck, such as its name, with its capo.
 *
 * @example withCapoNote('Fretboard', withCapo(STANDARD_GUITAR, 3)) // 'Fretboard (capo 3)'
 */
export function withCapoNote(text: string, instrument: Instrument): string {
  const capo = capoOf(instrument);
  return capo === 0 ? text : `${text} (capo ${capo})`;
}

/**
 * A position where its fret could be mistaken: with a capo, frets count from it.
 *
 * @example placeInFull(withCapo(STANDARD_GUITAR, 3), { guitarString: 1, fret: 2 }) // 'string 5, fret 2 (capo 3)'
 */
export const placeInFull = (instrument: Instrument, position: Position): string =>
  withCapoNote(placeText(instrument, position), instrument);

/**
 * The purpose of a printed or copied diagram: its instrument, unless it is the standard guitar, and the hand.
 *
 * @example diagramUse(INSTRUMENTS.ukulele, { hand: 'left', topString: 'lowest' })
 *   // 'Ukulele, high G, left-handed, lowest string on top'
 */
export function diagramUse({ id, name }: Instrument, { hand, topString }: Orientation): string {
  const instrument = id === STANDARD_GUITAR.id ? [] : [name];
  const turned = topString === 'lowest' ? ['lowest string on top'] : [];
  return [...instrument, `${hand}-handed`, ...turned].join(', ');
}

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
