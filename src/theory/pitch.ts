import {
  type AccidentalStyle,
  chromaticName,
  type NoteName,
  parseNoteName,
  partsOf,
  pitchClass,
  pitchClassOf,
} from './note';

/** A note with its octave, where C4 is middle C: `D#4`. */
export type PitchName = `${NoteName}${number}`;

/** Every pitch that MIDI has a number for. */
export const PITCHES: readonly number[] = Array.from({ length: 128 }, (_, midi) => midi);

/**
 * The chromatic name and octave of a MIDI note number.
 *
 * @example pitchName(63, 'sharps') // 'D#4'
 */
export function pitchName(midi: number, style: AccidentalStyle): PitchName {
  return `${chromaticName(pitchClass(midi), style)}${Math.floor(midi / 12) - 1}`;
}

/**
 * Splits a pitch name into note and octave. The octave belongs to the letter, so `B#3` sounds like `C4`.
 *
 * @throws RangeError if the text isn't a pitch name.
 * @example pitchParts('D#4') // { note: 'D#', octave: 4 }
 */
export function pitchParts(name: PitchName): { readonly note: NoteName; readonly octave: number } {
  const [, letters = '', octave = ''] = /^(\D+?)(-?\d+)$/.exec(name) ?? [];
  const note = parseNoteName(letters);
  if (note === undefined) throw new RangeError(`${name} is not a note with an octave`);
  return { note, octave: Number(octave) };
}

const PITCH_NAME = /^([A-G][#b]?)(\d)$/;

/**
 * A note with its octave as addresses and items have it; any other text gives `undefined`.
 *
 * @example parsePitchName('D#4') // 'D#4'
 */
export function parsePitchName(text: string): PitchName | undefined {
  const [, letters = '', octave] = PITCH_NAME.exec(text) ?? [];
  const note = parseNoteName(letters);
  return note === undefined || octave === undefined ? undefined : `${note}${Number(octave)}`;
}

/**
 * The MIDI number of a note; the octave of middle C, C4 to B4, has 60 to 71.
 *
 * @see https://en.wikipedia.org/wiki/Scientific_pitch_notation
 * @example midiOf('Cb4') // 59, as B3
 */
export function midiOf(name: PitchName): number {
  const { note, octave } = pitchParts(name);
  const letter = pitchClassOf(partsOf(note).letter);
  const accidental = pitchClass(pitchClassOf(note) - letter);
  return 12 * (octave + 1) + letter + (accidental > 6 ? accidental - 12 : accidental);
}
