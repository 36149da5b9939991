import { FOREIGN_KEY_TYPES, type Key, type KeyType, keyName } from './key';
import { type NoteNames, parseName } from './names';
import { type NoteName, partsOf, pitchClassOf } from './note';

/** How the types of keys are typed; a minor key may be written like its chord: `Dm`. */
const TYPE_WORDS: Readonly<Record<KeyType, readonly string[]>> = {
  major: ['major', 'maj', ...FOREIGN_KEY_TYPES.major],
  minor: ['minor', 'min', 'm', ...FOREIGN_KEY_TYPES.minor],
};

const FOREIGN = [...FOREIGN_KEY_TYPES.major, ...FOREIGN_KEY_TYPES.minor].join('|');

/** The name of a key: a note and an optional type, with or without a space between; Es-Dur and fis-Moll have a hyphen there. */
const KEY_ANSWER = new RegExp(`^(.*?)(?: ?(major|maj|minor|min|m)|[ ‐-]?(${FOREIGN}))?$`);

/** A hyphen before a word for a sign: B-flat, mi-bémol. */
const HYPHEN = /(?<=\p{L})[‐-](?=\p{L})/gu;

/** A count of accidentals: a whole number, optionally followed by a word or a sign: `2 sharps`, `2#`. */
const COUNT_ANSWER = /^(\d+)(?: ?(sharps?|flats?|[#♯b♭]))?$/;

const isSharps = (kind: string): boolean => /^[s#♯]/.test(kind);

/** The only keys whose enharmonic spelling counts as a right answer. */
const SECOND_SPELLINGS: Record<string, NoteName> = { 'F# major': 'Gb', 'D# minor': 'Eb' };

const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** A decimal digit of any script as an ASCII digit: in Unicode the ten digits of a script are consecutive, from zero up. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
}

/**
 * An answer, normalized: full-width letters and digits of any script as ASCII, without invisible characters.
 *
 * @see https://www.unicode.org/reports/tr15/ Unicode normalization forms
 */
const normalized = (answer: string): string =>
  answer
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

/**
 * The note that an answer names for a key, or `undefined` if the answer isn't a key name or names the other type. No key has a
 * double accidental.
 *
 * @example tonicIn('b moll', { tonic: 'G', type: 'minor' }, 'german') // 'Bb'
 */
export function tonicIn(answer: string, { type }: Key, names: NoteNames = 'english'): NoteName | undefined {
  const [, typed = '', plain, foreign] = KEY_ANSWER.exec(normalized(answer)) ?? [];
  const word = plain ?? foreign;
  if (word !== undefined && !TYPE_WORDS[type].includes(word)) return undefined;
  const note = parseName(typed.replaceAll(HYPHEN, ' '), names);
  return note && partsOf(note).accidental.length < 2 ? note : undefined;
}

/**
 * Whether an answer names a key: the note alone, or with the type in full, its first three letters, or `m` for minor.
 * Case doesn't matter, and accidentals may be signs or words. F# major also accepts Gb, and D# minor accepts Eb.
 *
 * @example acceptsKeyName(' b flat MIN', { tonic: 'Bb', type: 'minor' }) // true
 * @example acceptsKeyName('A major', { tonic: 'A', type: 'minor' }) // false
 * @example acceptsKeyName('es-Moll', { tonic: 'Eb', type: 'minor' }, 'german') // true
 */
export function acceptsKeyName(answer: string, key: Key, names?: NoteNames): boolean {
  const note = tonicIn(answer, key, names);
  return note !== undefined && (note === key.tonic || note === SECOND_SPELLINGS[keyName(key, 'letters')]);
}

/**
 * The note of an answer that is enharmonic to the key's tonic and so has a different signature; `undefined` for every
 * other answer, right or wrong.
 *
 * @example otherSpelling('gb', { tonic: 'F#', type: 'major' }) // 'Gb'
 */
export function otherSpelling(answer: string, key: Key, names?: NoteNames): NoteName | undefined {
  const note = tonicIn(answer, key, names);
  if (note === undefined || note === key.tonic) return undefined;
  return pitchClassOf(note) === pitchClassOf(key.tonic) ? note : undefined;
}

/**
 * Whether an answer is a key's number of accidentals. `accidentals` is positive for sharps and negative for flats; a
 * word after the number must not contradict it.
 *
 * @example acceptsAccidentalCount('3 flats', -3) // true
 * @example acceptsAccidentalCount('3.7', 3) // false
 */
export function acceptsAccidentalCount(answer: string, accidentals: number): boolean {
  const [, digits = '', kind = ''] = COUNT_ANSWER.exec(normalized(answer)) ?? [];
  if (digits === '' || Number(digits) !== Math.abs(accidentals)) return false;
  if (kind === '' || accidentals === 0) return true;
  return isSharps(kind) === accidentals > 0;
}
