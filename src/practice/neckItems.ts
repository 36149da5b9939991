import type { Instrument } from '../instrument/instrument';
import { type Position, stringNumber } from '../instrument/position';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../theory/note';
import { pitchName } from '../theory/pitch';

/** Spelling six notes again for every place of a neck took most of the time of choosing a question. */
const tunings = new WeakMap<Instrument, string>();

/** The id of a tuning, from its open notes: `E2-A2-D3-G3-B3-E4`. */
export function tuningId(instrument: Instrument): string {
  const known = tunings.get(instrument);
  if (known !== undefined) return known;
  const id = instrument.strings.map(({ open }) => pitchName(open, 'sharps')).join('-');
  tunings.set(instrument, id);
  return id;
}

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

/** A note on one string, which is given by place. */
export interface StringNote {
  readonly guitarString: number;
  readonly note: PitchClass;
}

/**
 * The item practiced by a question about a note on one string.
 *
 * @example stringNoteItem(STANDARD_GUITAR, { guitarString: 1, note: 0 }) // 'find:E2-A2-D3-G3-B3-E4:5:C'
 */
export const stringNoteItem = (instrument: Instrument, { guitarString, note }: StringNote): string =>
  `find:${tuningId(instrument)}:${stringNumber(instrument, guitarString)}:${chromaticName(note, 'sharps')}`;

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
 * Reads an item as a note on one string of an instrument's neck; `undefined` if it is none.
 *
 * @example stringNoteOfItem(STANDARD_GUITAR, 'find:E2-A2-D3-G3-B3-E4:5:C') // { guitarString: 1, note: 0 }
 */
export function stringNoteOfItem(instrument: Instrument, item: string): StringNote | undefined {
  const [kind, tuning, string, name] = item.split(':');
  const guitarString = instrument.strings.findIndex(({ number }) => String(number) === string);
  if (kind !== 'find' || tuning !== tuningId(instrument) || guitarString < 0) return undefined;
  const note = PITCH_CLASSES.find(pitch => chromaticName(pitch, 'sharps') === name);
  return note === undefined ? undefined : { guitarString, note };
}
