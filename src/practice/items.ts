import type { Instrument } from '../instrument/instrument';
import { type Position, stringNumber } from '../instrument/position';
import { type IntervalDirection, type IntervalName, pitchName } from '../theory/interval';
import type { Key } from '../theory/key';
import { chromaticName, type PitchClass } from '../theory/note';
import { SHORT_NAMES } from '../theory/shortNames';

/** The id of a tuning, from its open notes: `E2-A2-D3-G3-B3-E4`. */
const tuningId = ({ strings }: Instrument): string =>
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
