import {
  type AccidentalStyle,
  chromaticName,
  isNatural,
  LETTERS,
  type NoteName,
  partsOf,
  pitchClass,
} from './note';
import { midiOf, type PitchName, pitchParts } from './pitch';
import { type SignatureMark, signatureOf } from './signature';

export type Clef = 'treble' | 'bass';

/** How the notes of an instrument are written: in which clef, and by how many semitones above what they sound. */
export interface Notation {
  readonly clef: Clef;
  readonly above: 0 | 12;
}

/** Key signatures, by their sharps, or their flats as negative numbers. */
export const SIGNATURES = [0, 1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6] as const;
export type Signature = (typeof SIGNATURES)[number];

/** The sign before a note. */
export type Sign = 'sharp' | 'flat' | 'natural';

/** A note as it is written. */
export interface StaffNote {
  /** Its name, with the octave that it sounds in. */
  readonly name: PitchName;
  /** Lines and spaces up from the bottom line, which is 0. */
  readonly step: number;
  /** Left out where the key signature says it. */
  readonly sign?: Sign;
}

/** The octave and the letter of the bottom line, as a number of letters above C0. */
const BOTTOM_LINES: Record<Clef, number> = { treble: 30, bass: 18 };

/** How far below the treble staff a key signature stands in a clef, in steps. */
const SIGNATURE_DROPS: Record<Clef, number> = { treble: 0, bass: 2 };

const TOP_LINE = 8;

/** The highest open note of an instrument in bass clef, and the lowest of one that is written as it sounds. */
const HIGHEST_IN_BASS = 50;
const LOWEST_AS_IT_SOUNDS = 53;

/**
 * How an instrument is written. One that sounds low is written an octave higher, as guitars and basses are, and one without a
 * high string in bass clef.
 *
 * @param opens the open strings, as MIDI numbers
 * @example notationOf([28, 33, 38, 43]) // { clef: 'bass', above: 12 }, a bass
 */
export const notationOf = (opens: readonly number[]): Notation => ({
  clef: Math.max(...opens) <= HIGHEST_IN_BASS ? 'bass' : 'treble',
  above: Math.min(...opens) < LOWEST_AS_IT_SOUNDS ? 12 : 0,
});

/**
 * The accidentals of a key signature, each where it stands in a clef.
 *
 * @example signatureIn('bass', 1) // [{ note: 'F#', staffStep: 6 }]
 */
export const signatureIn = (clef: Clef, accidentals: number): readonly SignatureMark[] =>
  signatureOf(accidentals).map(mark => ({ ...mark, staffStep: mark.staffStep - SIGNATURE_DROPS[clef] }));

/**
 * The seven notes of a key signature, from C up.
 *
 * @example notesOf(-1)[6] // 'Bb'
 */
export function notesOf(signature: Signature): readonly NoteName[] {
  const marks = signatureOf(signature);
  return LETTERS.map(letter => marks.find(({ note }) => partsOf(note).letter === letter)?.note ?? letter);
}

/**
 * Whether a key signature has a note, which then takes no sign of its own.
 *
 * @example isInSignature(66, 1) // true: F sharp
 */
export const isInSignature = (midi: number, signature: Signature): boolean =>
  // A sharp more is a fifth up.
  isNatural(pitchClass(midi - FIFTH * signature));

const FIFTH = 7;

const noteIn = (midi: number, signature: Signature): NoteName | undefined =>
  notesOf(signature).find(note => pitchClass(midiOf(`${note}4`)) === pitchClass(midi));

function signOf(note: NoteName): Sign {
  const { accidental } = partsOf(note);
  if (accidental === '') return 'natural';
  return accidental.startsWith('#') ? 'sharp' : 'flat';
}

/**
 * The name of a pitch where a key signature is read: as the signature spells it, if it has it.
 *
 * @param style whether any other pitch is spelled with a sharp or with a flat
 * @example spelledIn(-6, 59, 'sharps') // 'Cb4', which sounds like B3
 */
export function spelledIn(signature: Signature, midi: number, style: AccidentalStyle): PitchName {
  const note = noteIn(midi, signature) ?? chromaticName(pitchClass(midi), style);
  const octave = 4 + (midi - midiOf(`${note}4`)) / 12;
  return `${note}${octave}`;
}

/**
 * A pitch as it is written: by the note of the key signature, and else with a sign.
 *
 * @param style whether what isn't in the key is written with sharps or with flats
 * @example staffNote(55, { clef: 'treble', above: 12 }, 0, 'sharps') // { name: 'G3', step: 2 }
 */
export function staffNote(
  midi: number,
  { clef, above }: Notation,
  signature: Signature,
  style: AccidentalStyle,
): StaffNote {
  const name = spelledIn(signature, midi, style);
  const { note, octave } = pitchParts(name);
  const letters = LETTERS.indexOf(partsOf(note).letter) + 7 * (octave + above / 12);
  const step = letters - BOTTOM_LINES[clef];
  return { name, step, ...(!isInSignature(midi, signature) && { sign: signOf(note) }) };
}

/**
 * The ledger lines of a note, by their steps, from the staff on.
 *
 * @example ledgerLines(-3) // [-2]
 */
export function ledgerLines(step: number): readonly number[] {
  const count = Math.max(0, Math.floor((step > 0 ? step - TOP_LINE : -step) / 2));
  return Array.from({ length: count }, (_, line) => (step > 0 ? TOP_LINE + 2 * (line + 1) : -2 * (line + 1)));
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

/**
 * The place of a note on the staff in words.
 *
 * @example placeOnStaff(2) // 'second line from below'
 * @example placeOnStaff(-3) // 'space below the first ledger line below the staff'
 */
export function placeOnStaff(step: number): string {
  const isLine = step % 2 === 0;
  const side = step < 0 ? 'below' : 'above';
  const ledgers = ledgerLines(step).length;
  if (step >= 0 && step <= TOP_LINE)
    return `${ordinal(Math.floor(step / 2) + 1)} ${isLine ? 'line' : 'space'} from below`;
  if (isLine) return `${ordinal(ledgers)} ledger line ${side} the staff`;
  return ledgers === 0
    ? `space ${side} the staff`
    : `space ${side} the ${ordinal(ledgers)} ledger line ${side} the staff`;
}

const SIGN_WORDS: Record<Sign, string> = {
  sharp: ', with a sharp',
  flat: ', with a flat',
  natural: ', with a natural sign',
};

/**
 * Where a note is on the staff, and its sign, within a sentence.
 *
 * @example whereOnStaff({ name: 'G#3', step: 2, sign: 'sharp' }) // 'on the second line from below, with a sharp'
 */
export const whereOnStaff = ({ step, sign }: StaffNote): string =>
  `${step % 2 === 0 ? 'on' : 'in'} the ${placeOnStaff(step)}${sign ? SIGN_WORDS[sign] : ''}`;
