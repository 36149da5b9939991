import { drawnName, type NoteName, type NoteSigns, wordsOf } from './note';
import { type ScaleType, scale } from './scale';
import { type SignatureMark, signatureOf, signatureWords } from './signature';
import { type Triad, type TriadQuality, triad } from './triad';

export const KEY_TYPES = ['major', 'minor'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

/**
 * The circle of fifths clockwise from the top, then the other spelling of its seventh place;
 * `accidentals` counts sharps above zero and flats below.
 *
 * @see https://en.wikipedia.org/wiki/Circle_of_fifths
 */
const PLACES = [
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

type Place = (typeof PLACES)[number];

/** A major or a minor key. */
export type Key =
  | { readonly tonic: Place['major']; readonly type: 'major' }
  | { readonly tonic: Place['minor']; readonly type: 'minor' };

const KEY_AT: Record<KeyType, (place: Place) => Key> = {
  major: ({ major }) => ({ tonic: major, type: 'major' }),
  minor: ({ minor }) => ({ tonic: minor, type: 'minor' }),
};

const RING_SIZE = 12;

/** The twelve keys of each ring of the circle, clockwise by fifths from the top. */
export const KEY_RINGS: Record<KeyType, readonly Key[]> = {
  major: PLACES.slice(0, RING_SIZE).map(KEY_AT.major),
  minor: PLACES.slice(0, RING_SIZE).map(KEY_AT.minor),
};

/** All 26 keys: 13 majors, then 13 minors, the last of each being its ring's other spelling. */
export const ALL_KEYS: readonly Key[] = KEY_TYPES.flatMap(type => PLACES.map(KEY_AT[type]));

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
  /** Sharps above zero, flats below: -6 to 6. */
  readonly accidentals: number;
  readonly signature: readonly SignatureMark[];
  /** The major or the natural minor scale, from the tonic up. */
  readonly notes: readonly NoteName[];
  readonly relative: Key;
  /** The same key spelled the other way; only F#/Gb major and D#/Eb minor have one. */
  readonly alternate: Key | undefined;
}

/** A chord of a key, with its Roman numeral: capitals for a major third, `°` for a diminished fifth. */
export interface DiatonicTriad {
  readonly roman: string;
  readonly triad: Triad;
}

function placeOf({ tonic, type }: Key): Place {
  const place = PLACES.find(candidate => candidate[type] === tonic);
  if (place === undefined) throw new RangeError(`no key ${tonic} ${type}`);
  return place;
}

/**
 * The key of a tonic and a type, or `undefined` for whatever isn't one of the 26.
 *
 * @example findKey('Gb', 'major') // { tonic: 'Gb', type: 'major' }
 */
export function findKey(tonic: string, type: string): Key | undefined {
  return ALL_KEYS.find(key => key.tonic === tonic && key.type === type);
}

/**
 * Everything that the Keys screen tells of a key.
 *
 * @example keyInfo({ tonic: 'D', type: 'major' }).accidentals // 2
 */
export function keyInfo(key: Key): KeyInfo {
  const place = placeOf(key);
  const { accidentals } = place;
  const twin = PLACES.find(
    candidate => candidate.accidentals === -accidentals && Math.abs(accidentals) === 6,
  );
  return {
    key,
    accidentals,
    signature: signatureOf(accidentals),
    notes: scale(key.tonic, SCALE_OF[key.type]).tones.map(tone => tone.note),
    relative: KEY_AT[RELATIVE_TYPE[key.type]](place),
    alternate: twin && KEY_AT[key.type](twin),
  };
}

/**
 * The seven triads built on the notes of a key.
 *
 * @example diatonicTriads({ tonic: 'C', type: 'major' })[6]?.roman // 'vii°', which is B diminished
 */
export function diatonicTriads(key: Key): readonly DiatonicTriad[] {
  return scale(key.tonic, SCALE_OF[key.type]).tones.flatMap(({ note }, index) => {
    const chord = CHORDS[key.type][index];
    return chord === undefined ? [] : [{ roman: chord.roman, triad: triad(note, chord.quality) }];
  });
}

/**
 * A key's place on the circle, clockwise: 0 at the top, 6 at the bottom, where both spellings stand.
 *
 * @example circlePlace({ tonic: 'Gb', type: 'major' }) // 6
 */
export function circlePlace(key: Key): number {
  return (placeOf(key).accidentals + RING_SIZE) % RING_SIZE;
}

/**
 * The key that lies so many fifths clockwise on the same ring; a negative number goes the other way round. The bottom of
 * the circle is spelled with sharps on the way up and with flats on the way down.
 *
 * @example keyByFifths({ tonic: 'F', type: 'major' }, 1) // { tonic: 'C', type: 'major' }
 * @example keyByFifths({ tonic: 'Db', type: 'major' }, -1) // { tonic: 'Gb', type: 'major' }
 */
export function keyByFifths(key: Key, fifths: number): Key {
  if (fifths === 0) return key;
  const place = (((circlePlace(key) + fifths) % RING_SIZE) + RING_SIZE) % RING_SIZE;
  const there = ALL_KEYS.filter(({ type }) => type === key.type).filter(each => circlePlace(each) === place);
  return there.at(fifths > 0 ? 0 : -1) ?? key;
}

/**
 * A key's name as it is drawn.
 *
 * @example keyName({ tonic: 'Gb', type: 'major' }, 'letters') // 'Gb major'
 */
export function keyName({ tonic, type }: Key, signs: NoteSigns): string {
  return `${drawnName(tonic, signs)} ${type}`;
}

/**
 * A key's name as it is spoken.
 *
 * @example keyWords({ tonic: 'Gb', type: 'major' }) // 'G flat major'
 */
export function keyWords({ tonic, type }: Key): string {
  return `${wordsOf(tonic)} ${type}`;
}

/**
 * A key with its signature as it is drawn.
 *
 * @example keyWithSignature({ tonic: 'Gb', type: 'major' }, 'letters') // 'Gb major, 6 flats'
 */
export function keyWithSignature(key: Key, signs: NoteSigns): string {
  return `${keyName(key, signs)}, ${signatureWords(placeOf(key).accidentals)}`;
}

/**
 * A key with its signature as it is spoken.
 *
 * @example keyWithSignatureWords({ tonic: 'Gb', type: 'major' }) // 'G flat major, 6 flats'
 */
export function keyWithSignatureWords(key: Key): string {
  return `${keyWords(key)}, ${signatureWords(placeOf(key).accidentals)}`;
}
