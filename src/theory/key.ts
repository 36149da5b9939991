import { drawnName, type NoteNames, spokenName } from './names';
import type { NoteName, NoteSigns } from './note';
import { type ScaleType, scale } from './scale';
import { type SignatureMark, signatureOf, spokenSignature } from './signature';
import { type Triad, type TriadQuality, triad } from './triad';

export const KEY_TYPES = ['major', 'minor'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

/** The types of keys in the languages that have other note names, as they are typed: `fis moll`, `si bémol majeur`. */
export const FOREIGN_KEY_TYPES: Readonly<Record<KeyType, readonly string[]>> = {
  major: ['dur', 'majeur', 'maggiore', 'mayor', 'maior'],
  minor: ['moll', 'mineur', 'minore', 'menor'],
};

/**
 * The circle of fifths, clockwise from the top, followed by the enharmonic spelling of its seventh position.
 * `accidentals` is positive for sharps and negative for flats.
 *
 * @see https://en.wikipedia.org/wiki/Circle_of_fifths
 */
const CIRCLE = [
  { accidentals: 0, major: 'C', minor: 'A' },
  { accidentals: 1, major: 'G', minor: 'E' },
  { accidentals: 2, major: 'D', minor: 'B' },
  { accidentals: 3, major: 'A', minor: 'F#' },
  { accidentals: 4, major: 'E', minor: 'C#' },
  { accidentals: 5, major: 'B', minor: 'G#' },
  { accidentals: 6, major: 'F#', minor: 'D#' },
  { accidentals: -5, major: 'Db', minor: 'Bb' },
  { accidentals: -4, major: 'Ab', minor: 'F' },
  { accidentals: -3, major: 'Eb', minor: 'C' },
  { accidentals: -2, major: 'Bb', minor: 'G' },
  { accidentals: -1, major: 'F', minor: 'D' },
  { accidentals: -6, major: 'Gb', minor: 'Eb' },
] as const;

type CirclePosition = (typeof CIRCLE)[number];

/** A major or a minor key. */
export type Key =
  | { readonly tonic: CirclePosition['major']; readonly type: 'major' }
  | { readonly tonic: CirclePosition['minor']; readonly type: 'minor' };

const KEY_AT: Record<KeyType, (position: CirclePosition) => Key> = {
  major: ({ major }) => ({ tonic: major, type: 'major' }),
  minor: ({ minor }) => ({ tonic: minor, type: 'minor' }),
};

const RING_SIZE = 12;

/** The twelve keys of each ring of the circle, clockwise by fifths from the top. */
export const KEY_RINGS: Record<KeyType, readonly Key[]> = {
  major: CIRCLE.slice(0, RING_SIZE).map(KEY_AT.major),
  minor: CIRCLE.slice(0, RING_SIZE).map(KEY_AT.minor),
};

/** All 26 keys: 13 major, then 13 minor. The last of each is the enharmonic spelling of the bottom of its ring. */
export const ALL_KEYS: readonly Key[] = KEY_TYPES.flatMap(type => CIRCLE.map(KEY_AT[type]));

const SCALE_OF: Record<KeyType, ScaleType> = { major: 'major', minor: 'natural-minor' };
const RELATIVE_TYPE: Record<KeyType, KeyType> = { major: 'minor', minor: 'major' };

const CHORDS: Record<KeyType, readonly { readonly roman: string; readonly quality: TriadQuality }[]> = {
  major: [
    { roman: 'I', quality: 'major' },
    { roman: 'ii', quality: 'minor' },
    { roman: 'iii', quality: 'minor' },
    { roman: 'IV', quality: 'major' },
    { roman: 'V', quality: 'major' },
    { roman: 'vi', quality: 'minor' },
    { roman: 'vii°', quality: 'diminished' },
  ],
  minor: [
    { roman: 'i', quality: 'minor' },
    { roman: 'ii°', quality: 'diminished' },
    { roman: 'III', quality: 'major' },
    { roman: 'iv', quality: 'minor' },
    { roman: 'v', quality: 'minor' },
    { roman: 'VI', quality: 'major' },
    { roman: 'VII', quality: 'major' },
  ],
};

export interface KeyInfo {
  readonly key: Key;
  /** Positive for sharps, negative for flats: -6 to 6. */
  readonly accidentals: number;
  readonly signature: readonly SignatureMark[];
  /** The major or the natural minor scale, from the tonic up. */
  readonly notes: readonly NoteName[];
  readonly relative: Key;
  /** The key's enharmonic spelling; only F#/Gb major and D#/Eb minor have one. */
  readonly alternate: Key | undefined;
}

/** A chord of a key with its Roman numeral: upper case for a major third, `°` for a diminished fifth. */
export interface DiatonicTriad {
  readonly roman: string;
  readonly triad: Triad;
}

function positionOf({ tonic, type }: Key): CirclePosition {
  const position = CIRCLE.find(candidate => candidate[type] === tonic);
  if (position === undefined) throw new RangeError(`no key ${tonic} ${type}`);
  return position;
}

/**
 * Everything the Keys screen shows about a key.
 *
 * @example keyInfo({ tonic: 'D', type: 'major' }).accidentals // 2
 */
export function keyInfo(key: Key): KeyInfo {
  const position = positionOf(key);
  const { accidentals } = position;
  const enharmonic = CIRCLE.find(
    candidate => candidate.accidentals === -accidentals && Math.abs(accidentals) === 6,
  );
  return {
    key,
    accidentals,
    signature: signatureOf(accidentals),
    notes: scale(key.tonic, SCALE_OF[key.type]).tones.map(tone => tone.note),
    relative: KEY_AT[RELATIVE_TYPE[key.type]](position),
    alternate: enharmonic && KEY_AT[key.type](enharmonic),
  };
}

/**
 * The seven triads built on the notes of a key.
 *
 * @example diatonicTriads({ tonic: 'C', type: 'major' })[6]?.roman // 'vii°', B diminished
 */
export function diatonicTriads(key: Key): readonly DiatonicTriad[] {
  return scale(key.tonic, SCALE_OF[key.type]).tones.flatMap(({ note }, index) => {
    const chord = CHORDS[key.type][index];
    return chord === undefined ? [] : [{ roman: chord.roman, triad: triad(note, chord.quality) }];
  });
}

/** The chords of a key by their numbers. Minor keys have two on the fifth note: major, as in the cadence, and minor. */
export const CHORD_NUMBERS = [1, 2, 3, 4, 5, '5m', 6, 7] as const;
export type ChordNumber = (typeof CHORD_NUMBERS)[number];

/** The chords that keys of a type have. */
export const chordNumbersOf = (type: KeyType): readonly ChordNumber[] =>
  CHORD_NUMBERS.filter(number => number !== '5m' || type === 'minor');

/**
 * A chord of a key as it is played in songs: in minor the fifth is major, as in the cadence, unless it is the minor one.
 *
 * @throws {RangeError} if the key doesn't have it
 * @example heardChord({ tonic: 'A', type: 'minor' }, 5).roman // 'V', E major
 * @example heardChord({ tonic: 'A', type: 'minor' }, '5m').roman // 'v', E minor
 */
export function heardChord(key: Key, number: ChordNumber): DiatonicTriad {
  const chord = diatonicTriads(key)[number === '5m' ? 4 : number - 1];
  if (chord === undefined || !chordNumbersOf(key.type).includes(number))
    throw new RangeError(`${key.tonic} ${key.type} has no chord ${number}`);
  return number === 5 ? { roman: 'V', triad: triad(chord.triad.root, 'major') } : chord;
}

const NUMBER_WORDS: Readonly<Record<ChordNumber, string>> = {
  ...{ 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', '5m': 'minor five', 6: 'six', 7: 'seven' },
};

/**
 * A chord by its number, as spoken.
 *
 * @example spokenChordNumber(4) // 'the four chord'
 */
export const spokenChordNumber = (number: ChordNumber): string => `the ${NUMBER_WORDS[number]} chord`;

/**
 * A key's position on the circle, clockwise: 0 at the top, 6 at the bottom, which both spellings share.
 *
 * @example circlePlace({ tonic: 'Gb', type: 'major' }) // 6
 */
export function circlePlace(key: Key): number {
  return (positionOf(key).accidentals + RING_SIZE) % RING_SIZE;
}

/**
 * The key a number of fifths clockwise on the same ring; a negative number goes counterclockwise. The key at the bottom is
 * spelled with sharps when reached clockwise and with flats when reached counterclockwise.
 *
 * @example keyByFifths({ tonic: 'F', type: 'major' }, 1) // { tonic: 'C', type: 'major' }
 * @example keyByFifths({ tonic: 'Db', type: 'major' }, -1) // { tonic: 'Gb', type: 'major' }
 */
export function keyByFifths(key: Key, fifths: number): Key {
  if (fifths === 0) return key;
  const place = (((circlePlace(key) + fifths) % RING_SIZE) + RING_SIZE) % RING_SIZE;
  const spellings = ALL_KEYS.filter(({ type }) => type === key.type).filter(
    each => circlePlace(each) === place,
  );
  return spellings.at(fifths > 0 ? 0 : -1) ?? key;
}

/**
 * A key's name as displayed.
 *
 * @example keyName({ tonic: 'Gb', type: 'major' }, 'letters') // 'Gb major'
 * @example keyName({ tonic: 'Gb', type: 'major' }, 'letters', 'german') // 'Ges major'
 */
export function keyName({ tonic, type }: Key, signs: NoteSigns, names?: NoteNames): string {
  return `${drawnName(tonic, names, signs)} ${type}`;
}

/**
 * A key's name as spoken.
 *
 * @example spokenKey({ tonic: 'Gb', type: 'major' }) // 'G flat major'
 */
export function spokenKey({ tonic, type }: Key, names?: NoteNames): string {
  return `${spokenName(tonic, names)} ${type}`;
}

/**
 * A key with its signature as displayed.
 *
 * @example keyWithSignature({ tonic: 'Gb', type: 'major' }, 'letters') // 'Gb major, 6 flats'
 */
export function keyWithSignature(key: Key, signs: NoteSigns, names?: NoteNames): string {
  return `${keyName(key, signs, names)}, ${spokenSignature(positionOf(key).accidentals)}`;
}

/**
 * A key with its signature as spoken.
 *
 * @example spokenKeyWithSignature({ tonic: 'Gb', type: 'major' }) // 'G flat major, 6 flats'
 */
export function spokenKeyWithSignature(key: Key, names?: NoteNames): string {
  return `${spokenKey(key, names)}, ${spokenSignature(positionOf(key).accidentals)}`;
}
