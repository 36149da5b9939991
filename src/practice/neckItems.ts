import { capoOf, fretFromCapo, fretFromNut } from '../instrument/capo';
import { type Instrument, placesOf } from '../instrument/instrument';
import { type Position, stringNumber } from '../instrument/position';
import { chromaticName, PITCH_CLASSES, type PitchClass } from '../theory/note';
import { PITCHES, pitchName } from '../theory/pitch';

/** The ids of tunings, remembered: spelling six notes again for every place took most of the time of choosing a question. */
const tunings = new WeakMap<Instrument, string>();

/** The id of a tuning, from its open notes without a capo: `E2-A2-D3-G3-B3-E4`. */
export function tuningId(instrument: Instrument): string {
  const known = tunings.get(instrument);
  if (known !== undefined) return known;
  const id = idOfOpens(instrument.strings.map(({ open }) => open - capoOf(instrument)));
  tunings.set(instrument, id);
  return id;
}

const idOfOpens = (opens: readonly number[]): string =>
  opens.map(open => pitchName(open, 'sharps')).join('-');

/** The id of what the open strings sound: of chords, whose shapes are others with a capo. */
export const soundingTuningId = ({ strings }: Instrument): string =>
  idOfOpens(strings.map(({ open }) => open));

/**
 * The item practiced by a question about a place of the neck; its fret is that of the instrument, wherever the capo is.
 *
 * @example placeItem(STANDARD_GUITAR, { guitarString: 1, fret: 3 }) // 'place:E2-A2-D3-G3-B3-E4:5:3'
 */
export const placeItem = (instrument: Instrument, place: Position): string =>
  `place:${tuningId(instrument)}:${stringNumber(instrument, place.guitarString)}:${fretFromNut(instrument, place)}`;

/** The part of a neck on which a note is asked. */
export interface NoteArea {
  /** The strings, by place. */
  readonly strings: readonly number[];
  readonly lowest: number;
  readonly highest: number;
}

/** A note, and the part of the neck on which it is asked, unless that is all of it. */
export interface AskedNote {
  readonly note: PitchClass;
  readonly area?: NoteArea;
}

/** The fret from which a neck repeats; no neck ends before. */
const OCTAVE = 12;

/** Whether a part is the whole neck: every string, from the nut to the octave or beyond, so that necks of any length compare. */
const isWholeNeck = (instrument: Instrument, { strings, lowest, highest }: NoteArea): boolean =>
  lowest === 0 && highest >= OCTAVE && placesOf(instrument).every(each => strings.includes(each));

function areaPart(instrument: Instrument, asked: NoteArea | undefined): string {
  const isWhole = asked === undefined || isWholeNeck(instrument, asked);
  const capo = capoOf(instrument);
  if (isWhole && capo === 0) return '';
  const area = isWhole ? { strings: placesOf(instrument), lowest: 0, highest: OCTAVE } : asked;
  const numbers = placesOf(instrument)
    .filter(each => area.strings.includes(each))
    .map(each => stringNumber(instrument, each));
  return `:${numbers.join('.')}:${area.lowest + capo}-${area.highest + capo}`;
}

/**
 * The item practiced by a question about all places of a note, on the whole neck or on a part of it.
 *
 * @example noteItem(STANDARD_GUITAR, 0) // 'note:E2-A2-D3-G3-B3-E4:C'
 * @example noteItem(STANDARD_GUITAR, 0, { strings: [0, 1], lowest: 0, highest: 5 }) // 'note:E2-A2-D3-G3-B3-E4:C:6.5:0-5'
 */
export const noteItem = (instrument: Instrument, note: PitchClass, area?: NoteArea): string =>
  `note:${tuningId(instrument)}:${chromaticName(note, 'sharps')}${areaPart(instrument, area)}`;

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
  if (!/^\d{1,2}$/.test(fret ?? '')) return undefined;
  const fromCapo = fretFromCapo(instrument, { guitarString, fret: Number(fret) });
  return fromCapo === undefined ? undefined : { guitarString, fret: fromCapo };
}

/** Reads the strings and the frets of an item. */
function areaOf(instrument: Instrument, strings: string, frets: string): NoteArea {
  const numbers = strings.split('.');
  const [lowest, highest] = frets.split('-').map(Number);
  const isNamed = (guitarString: number) => numbers.includes(String(stringNumber(instrument, guitarString)));
  return {
    strings: placesOf(instrument).filter(isNamed),
    lowest: (lowest ?? Number.NaN) - capoOf(instrument),
    highest: (highest ?? Number.NaN) - capoOf(instrument),
  };
}

/**
 * Reads an item as a note of an instrument's neck, or of a part of it; `undefined` if it is none.
 *
 * @example noteOfItem(STANDARD_GUITAR, 'note:E2-A2-D3-G3-B3-E4:C') // { note: 0 }
 */
export function noteOfItem(instrument: Instrument, item: string): AskedNote | undefined {
  const [, , name, strings, frets] = item.split(':');
  const note = PITCH_CLASSES.find(pitch => chromaticName(pitch, 'sharps') === name);
  if (note === undefined) return undefined;
  const area = strings === undefined ? undefined : areaOf(instrument, strings, frets ?? '');
  if (area && !(area.strings.length > 0 && area.lowest <= area.highest)) return undefined;
  return noteItem(instrument, note, area) === item ? { note, ...(area && { area }) } : undefined;
}

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

/**
 * The item practiced by reading a pitch, wherever it is on the neck.
 *
 * @example readItem(STANDARD_GUITAR, 55) // 'read:E2-A2-D3-G3-B3-E4:G3'
 */
export const readItem = (instrument: Instrument, midi: number): string =>
  `read:${tuningId(instrument)}:${pitchName(midi, 'sharps')}`;

/**
 * Reads an item as a pitch that is read for an instrument; `undefined` if it is none.
 *
 * @example pitchOfItem(STANDARD_GUITAR, 'read:E2-A2-D3-G3-B3-E4:G3') // 55
 */
export function pitchOfItem(instrument: Instrument, item: string): number | undefined {
  const [kind, tuning, name] = item.split(':');
  if (kind !== 'read' || tuning !== tuningId(instrument)) return undefined;
  return PITCHES.find(midi => pitchName(midi, 'sharps') === name);
}
