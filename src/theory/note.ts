export const LETTERS = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const;
export type Letter = (typeof LETTERS)[number];

export const ACCIDENTALS = ['bb', 'b', '', '#', '##'] as const;
export type Accidental = (typeof ACCIDENTALS)[number];

/** A spelled note without its octave: `C`, `F#`, `Bbb`. */
export type NoteName = `${Letter}${Accidental}`;

/** Whether the five black keys are named as sharps or as flats. */
export type AccidentalStyle = 'sharps' | 'flats';

/** How accidentals are written: in plain characters (`C#`, `Db`) or as music symbols (`C♯`, `D♭`). */
export type NoteSigns = 'letters' | 'symbols';

export const PITCH_CLASSES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** One of the twelve chromatic notes in any octave, in semitones above C. */
export type PitchClass = (typeof PITCH_CLASSES)[number];

const CHROMATIC_NAMES: Record<AccidentalStyle, readonly NoteName[]> = {
  sharps: ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'],
  flats: ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'],
};

/** The letters' pitch classes, and by how many semitones accidentals change them. */
const LETTER_PITCHES: Record<Letter, PitchClass> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const ACCIDENTAL_STEPS: Record<Accidental, number> = { bb: -2, b: -1, '': 0, '#': 1, '##': 2 };

const ACCIDENTAL_WORDS: Record<Accidental, string> = {
  bb: ' double flat',
  b: ' flat',
  '': '',
  '#': ' sharp',
  '##': ' double sharp',
};

const ACCIDENTAL_SYMBOLS: Record<Accidental, string> = { bb: '♭♭', b: '♭', '': '', '#': '♯', '##': '♯♯' };

/**
 * The pitch class a whole number of semitones above any C.
 *
 * @throws RangeError if the number isn't whole.
 * @example pitchClass(-1) // 11
 */
export function pitchClass(semitones: number): PitchClass {
  const found = PITCH_CLASSES[((semitones % 12) + 12) % 12];
  if (found === undefined) throw new RangeError(`${semitones} is not a whole number of semitones`);
  return found;
}

/**
 * The pitch class of a spelled note.
 *
 * @example pitchClassOf('Bbb') // 9
 */
export function pitchClassOf(name: NoteName): PitchClass {
  const { letter, accidental } = partsOf(name);
  return pitchClass(LETTER_PITCHES[letter] + ACCIDENTAL_STEPS[accidental]);
}

/**
 * The chromatic name of a pitch class, with sharps or with flats.
 *
 * @example chromaticName(10, 'flats') // 'Bb'
 */
export function chromaticName(pitch: PitchClass, style: AccidentalStyle): NoteName {
  const name = CHROMATIC_NAMES[style][pitch];
  if (name === undefined) throw new RangeError(`no pitch class ${pitch}`);
  return name;
}

/**
 * The letter and the accidental of a spelled note.
 *
 * @example partsOf('F##') // { letter: 'F', accidental: '##' }
 */
export function partsOf(name: NoteName): { letter: Letter; accidental: Accidental } {
  const letter = LETTERS.find(candidate => name.startsWith(candidate));
  const accidental = ACCIDENTALS.find(candidate => name.slice(1) === candidate);
  if (letter === undefined || accidental === undefined) throw new RangeError(`${name} is not a note name`);
  return { letter, accidental };
}

/**
 * Whether a note has a name without an accidental: a white key of a piano.
 *
 * @example isNatural(1) // false: C# or Db
 */
export const isNatural = (pitch: PitchClass): boolean =>
  partsOf(chromaticName(pitch, 'sharps')).accidental === '';

/**
 * Parses a note name, in plain characters or symbols, upper or lower case; anything else gives `undefined`.
 *
 * @example parseNoteName('b♭') // 'Bb'
 */
export function parseNoteName(text: string): NoteName | undefined {
  const signs = text
    .slice(1)
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replaceAll('𝄪', '##')
    .replaceAll('𝄫', 'bb');
  const letter = LETTERS.find(candidate => candidate === text.charAt(0).toUpperCase());
  const accidental = ACCIDENTALS.find(candidate => candidate === signs.toLowerCase());
  return letter === undefined || accidental === undefined ? undefined : `${letter}${accidental}`;
}

/**
 * A note name as displayed.
 *
 * @example noteText('Bbb', 'symbols') // 'B♭♭'
 */
export function noteText(name: NoteName, signs: NoteSigns): string {
  if (signs === 'letters') return name;
  const { letter, accidental } = partsOf(name);
  return `${letter}${ACCIDENTAL_SYMBOLS[accidental]}`;
}

/**
 * A note name as spoken; screen readers skip or garble the signs.
 *
 * @example spokenNoteName('Eb') // 'E flat'
 */
export function spokenNoteName(name: NoteName): string {
  const { letter, accidental } = partsOf(name);
  return `${letter}${ACCIDENTAL_WORDS[accidental]}`;
}

/**
 * The frequency in Hz of a MIDI note number, in equal temperament with A4 (MIDI 69) at 440 Hz.
 *
 * @example frequencyOf(69) // 440
 * @see https://www.iso.org/standard/3601.html ISO 16, standard tuning frequency
 */
export function frequencyOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** A note name inside other text: a letter, the German H among them, and its accidental, not part of a longer word. */
const NOTE_IN_TEXT = /(?<![A-Za-z])([A-H])(##?|bb?)(?![a-z#])/g;

/**
 * Writes the accidentals of every note name in a text the way the user prefers.
 *
 * @example withSigns('Key Bb', 'symbols') // 'Key B♭'
 */
export function withSigns(text: string, signs: NoteSigns): string {
  if (signs === 'letters') return text;
  return text.replace(NOTE_IN_TEXT, (_, letter: string, accidental: string) =>
    letter.concat(accidental.replaceAll('#', '♯').replaceAll('b', '♭')),
  );
}
