import { type Chord, type ChordType, chord, chordTypeTitle } from './chord';
import type { ChordList } from './chordList';
import { type Degree, tonesOver } from './degree';
import type { KeyType } from './key';
import type { NoteName } from './note';

const ROMANS: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/** The degrees that the plain numerals of a key stand for; those of minor keys are of the natural minor. */
const DEGREES_OF: Readonly<Record<KeyType, readonly Degree[]>> = {
  major: ['1', '2', '3', '4', '5', '6', '7'],
  minor: ['1', '2', '♭3', '4', '5', '♭6', '♭7'],
};

const LOWERED: Partial<Readonly<Record<Degree, Degree>>> = {
  ...{ '2': '♭2', '3': '♭3', '5': '♭5', '6': '♭6', '7': '♭7' },
};

/** What stands after a numeral: after an upper-case one, whose third is major, and after a lower-case one. */
const TYPES: Readonly<Record<'upper' | 'lower', Readonly<Record<string, ChordType>>>> = {
  upper: { '': 'major', '7': '7', maj7: 'maj7', '6': '6', '9': '9', sus4: 'sus4', '+': 'aug' },
  lower: { '': 'minor', '7': 'm7', '6': 'm6', '9': 'm9', '°': 'dim', '°7': 'dim7', ø7: 'm7b5' },
};

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

interface Numeral {
  readonly isLowered: boolean;
  /** From 0. */
  readonly step: number;
  readonly type: ChordType;
}

/**
 * Reads a numeral.
 *
 * @throws RangeError if it is none.
 */
function readNumeral(text: string): Numeral {
  const [, flat, roman = '', suffix = ''] =
    /^(b?)(VII|VI|IV|V|III|II|I|vii|vi|iv|v|iii|ii|i)(.*)$/.exec(text) ?? [];
  const step = ROMANS.indexOf(roman.toUpperCase());
  const type = TYPES[roman === roman.toUpperCase() ? 'upper' : 'lower'][suffix];
  if (step < 0 || type === undefined) throw new RangeError(`${text} is no numeral of a chord`);
  return { isLowered: flat === 'b', step, type };
}

/** What a progression needs to become chords: the tonic of its key, and whether that is major or minor. */
export interface ProgressionKey {
  readonly tonic: NoteName;
  readonly type: KeyType;
}

/**
 * The chord that a numeral stands for in a key, spelled by letter.
 *
 * @throws RangeError if it is no numeral, or a note would need three accidentals.
 * @example numeralChord({ tonic: 'Eb', type: 'major' }, 'ii7') // F minor seven
 * @example numeralChord({ tonic: 'A', type: 'minor' }, 'VI') // F major
 */
export function numeralChord({ tonic, type: keyType }: ProgressionKey, numeral: string): Chord {
  const { isLowered, step, type } = readNumeral(numeral);
  const plain = DEGREES_OF[keyType][step];
  const degree = isLowered && plain ? LOWERED[plain] : plain;
  const [root] = degree === undefined ? [] : tonesOver(tonic, [degree]);
  if (root === undefined) throw new RangeError(`${numeral} is no chord of a ${keyType} key`);
  return chord(root.note, type);
}

/**
 * A numeral in words.
 *
 * @example spokenNumeral('bVII') // 'flat seven'
 * @example spokenNumeral('ii7') // 'two minor 7'
 */
export function spokenNumeral(numeral: string): string {
  const { isLowered, step, type } = readNumeral(numeral);
  const quality = type === 'major' ? '' : ` ${chordTypeTitle(type).toLowerCase()}`;
  return `${isLowered ? 'flat ' : ''}${NUMBER_WORDS[step]}${quality}`;
}

/** Chords that players know by numerals, so that they can play them in any key. */
export interface Progression {
  readonly id: string;
  readonly type: KeyType;
  /** Its name, where its numerals are too many to be one. */
  readonly name?: string;
  /** The numerals, with a bar line between bars. */
  readonly numerals: string;
  /** What else people call it. */
  readonly keywords: readonly string[];
}

const I7 = 'I7 | I7 | I7 | I7';

/** The progressions that are ready to be chosen, in the order in which players meet them. */
export const PROGRESSIONS: readonly Progression[] = [
  { id: 'axis', type: 'major', numerals: 'I V vi IV', keywords: ['four chords', 'pop', 'axis'] },
  { id: 'three', type: 'major', numerals: 'I IV V', keywords: ['three chords', 'rock and roll'] },
  { id: 'fifties', type: 'major', numerals: 'I vi IV V', keywords: ['fifties', '50s', 'doo-wop'] },
  { id: 'sixth', type: 'major', numerals: 'vi IV I V', keywords: ['pop', 'sad'] },
  { id: 'flat-seven', type: 'major', numerals: 'I bVII IV', keywords: ['rock'] },
  {
    ...{ id: 'canon', type: 'major', name: 'Canon', numerals: 'I V vi iii IV I IV V' },
    keywords: ['pachelbel'],
  },
  { id: 'two-five', type: 'major', numerals: 'ii V I', keywords: ['two five one'] },
  {
    ...{ id: 'two-five-7', type: 'major', numerals: 'ii7 V7 Imaj7' },
    keywords: ['two five one', 'jazz'],
  },
  {
    ...{ id: 'turnaround', type: 'major', numerals: 'Imaj7 vi7 ii7 V7' },
    keywords: ['turnaround', 'jazz', 'rhythm changes'],
  },
  {
    ...{ id: 'blues', type: 'major', name: '12-Bar Blues' },
    numerals: `${I7} | IV7 | IV7 | I7 | I7 | V7 | IV7 | I7 | V7`,
    keywords: ['twelve bar'],
  },
  { id: 'minor-pop', type: 'minor', numerals: 'i VI III VII', keywords: ['four chords'] },
  { id: 'andalusian', type: 'minor', numerals: 'i VII VI V', keywords: ['andalusian', 'flamenco'] },
  { id: 'minor-four', type: 'minor', numerals: 'i iv v', keywords: ['three chords'] },
  {
    ...{ id: 'minor-two-five', type: 'minor', numerals: 'iiø7 V7 i7' },
    keywords: ['two five one'],
  },
  {
    ...{ id: 'minor-blues', type: 'minor', name: 'Minor Blues' },
    numerals: 'i7 | i7 | i7 | i7 | iv7 | iv7 | i7 | i7 | VI7 | V7 | i7 | V7',
    keywords: ['twelve bar'],
  },
];

const barsOf = ({ numerals }: Progression): readonly (readonly string[])[] =>
  numerals.split(' | ').map(bar => bar.split(' '));

/**
 * A progression in a key.
 *
 * @example progressionIn('G', progression).bars // [[G, D, Em, C]] for I V vi IV
 */
export const progressionIn = (tonic: NoteName, progression: Progression): ChordList => ({
  bars: barsOf(progression).map(bar =>
    bar.map(numeral => numeralChord({ tonic, type: progression.type }, numeral)),
  ),
});

/**
 * A progression as an option: its name or its numerals, as displayed and as spoken.
 *
 * @example progressionTitle(progression) // { text: 'ii V I', spoken: 'two minor, five, one' }
 */
export function progressionTitle({ name, numerals, type }: Progression): {
  readonly text: string;
  readonly spoken: string;
} {
  if (name !== undefined) return { text: name, spoken: name };
  const spoken = numerals.split(' ').map(spokenNumeral).join(', ');
  return { text: numerals, spoken: type === 'minor' ? `${spoken}, in a minor key` : spoken };
}
