import type { Instrument } from '../instrument/instrument';
import { type Position, stringNumber } from '../instrument/position';
import { INTERVALS, type IntervalDirection, type IntervalName, pitchName } from '../theory/interval';
import { ALL_KEYS, type Key } from '../theory/key';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../theory/note';
import { SHORT_NAMES } from '../theory/shortNames';

/** The id of a tuning, from its open notes: `E2-A2-D3-G3-B3-E4`. */
export const tuningId = ({ strings }: Instrument): string =>
  strings.map(({ open }) => pitchName(open, 'sharps')).join('-');

/**
 * The item practiced by a question about a place of the neck.
 *
 * @example placeItem(STANDARD_GUITAR, { guitarString: 1, fret: 3 }) // 'place:E2-A2-D3-G3-B3-E4:5:3'
 */
export const placeItem = (instrument: Instrument, { guitarString, fret }: Position): string =>
  `place:${tuningId(instrument)}:${stringNumber(instrument, guitarString)}:${fret}`;

/**
 * The item practiced by a question about all places of a note.
 *
 * @example noteItem(STANDARD_GUITAR, 0) // 'note:E2-A2-D3-G3-B3-E4:C'
 */
export const noteItem = (instrument: Instrument, note: PitchClass): string =>
  `note:${tuningId(instrument)}:${chromaticName(note, 'sharps')}`;

/**
 * The item practiced by a question about a key.
 *
 * @example keyItem({ tonic: 'Bb', type: 'major' }) // 'key:Bb-major'
 */
export const keyItem = ({ tonic, type }: Key): string => `key:${tonic}-${type}`;

/**
 * The item practiced by a question about an interval.
 *
 * @example intervalItem('Minor 3rd', 'up') // 'interval:m3:up'
 */
export const intervalItem = (interval: IntervalName, way: IntervalDirection): string =>
  `interval:${SHORT_NAMES[interval]}:${way}`;

/**
 * Reads an item as a place of an instrument's neck; `undefined` if it is none.
 *
 * @example placeOfItem(STANDARD_GUITAR, 'place:E2-A2-D3-G3-B3-E4:5:3') // { guitarString: 1, fret: 3 }
 */
export function placeOfItem(instrument: Instrument, item: string): Position | undefined {
  const [kind, tuning, string, fret] = item.split(':');
  const guitarString = instrument.strings.findIndex(({ number }) => String(number) === string);
  if (kind !== 'place' || tuning !== tuningId(instrument) || guitarString < 0) return undefined;
  return /^\d{1,2}$/.test(fret ?? '') ? { guitarString, fret: Number(fret) } : undefined;
}

/**
 * Reads an item as a note of an instrument's neck; `undefined` if it is none.
 *
 * @example noteOfItem(STANDARD_GUITAR, 'note:E2-A2-D3-G3-B3-E4:C') // 0
 */
export const noteOfItem = (instrument: Instrument, item: string): PitchClass | undefined =>
  PITCH_CLASSES.find(note => noteItem(instrument, note) === item);

/**
 * Reads an item as a key; `undefined` if it is none.
 *
 * @example keyOfItem('key:Bb-major') // { tonic: 'Bb', type: 'major' }
 */
export const keyOfItem = (item: string): Key | undefined => ALL_KEYS.find(key => keyItem(key) === item);

const INTERVAL_WAYS: readonly IntervalDirection[] = ['up', 'down'];

/**
 * Reads an item as an interval and its direction; `undefined` if it is none.
 *
 * @example intervalOfItem('interval:m3:up') // { interval: 'Minor 3rd', way: 'up' }
 */
export const intervalOfItem = (
  item: string,
): { readonly interval: IntervalName; readonly way: IntervalDirection } | undefined =>
  INTERVALS.flatMap(({ name }) => INTERVAL_WAYS.map(way => ({ interval: name, way }))).find(
    ({ interval, way }) => intervalItem(interval, way) === item,
  );
