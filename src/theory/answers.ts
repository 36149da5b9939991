import { type Key, type KeyType, keyName } from './key';
import { type NoteName, parseNoteName, pitchClassOf } from './note';

/** The name of a key: a note and an optional type, with or without a space between; a hyphen may stand before a word for its sign. */
const KEY_ANSWER = /^([a-g])(?: ?(#|♯|sharp|b|♭|flat)|[-‐](sharp|flat))? ?(major|maj|minor|min|m)?$/;

/** A count of accidentals: a whole number, optionally followed by a word or a sign: `2 sharps`, `2#`. */
const COUNT_ANSWER = /^(\d+)(?: ?(sharps?|flats?|[#♯b♭]))?$/;

const isSharps = (kind: string): boolean => /^[s#♯]/.test(kind);

const WORD_SIGNS: Record<string, string> = { sharp: '#', flat: 'b' };

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

/** Whether the type in an answer is that of a key; a minor key may be written like its chord: `Dm`. */
const isOfType = (type: KeyType, suffix: string): boolean =>
  suffix === 'm' ? type === 'minor' : type.startsWith(suffix);

/** The note an answer names for a key, or `undefined` if the answer isn't a key name or names the other type. */
function noteIn(answer: string, { type }: Key): NoteName | undefined {
  const [, letter = '', plain, hyphened, suffix = ''] = KEY_ANSWER.exec(normalized(answer)) ?? [];
  const sign = plain ?? hyphened ?? '';
  return isOfType(type, suffix) ? parseNoteName(`${letter}${WORD_SIGNS[sign] ?? sign}`) : undefined;
}

/**
 * Whether an answer names a key: the note alone, or with the type in full, its first three letters, or `m` for minor.
 * Case doesn't matter, and accidentals may be signs or words. F# major also accepts Gb, and D# minor accepts Eb.
 *
 * @example acceptsKeyName(' b flat MIN', { tonic: 'Bb', type: 'minor' }) // true
 * @example acceptsKeyName('A major', { tonic: 'A', type: 'minor' }) // false
 */
export function acceptsKeyName(answer: string, key: Key): boolean {
  const note = noteIn(answer, key);
  return note !== undefined && (note === key.tonic || note === SECOND_SPELLINGS[keyName(key, 'letters')]);
}

/**
 * The note of an answer that is enharmonic to the key's tonic and so has a different signature; `undefined` for every
 * other answer, right or wrong.
 *
 * @example otherSpelling('gb', { tonic: 'F#', type: 'major' }) // 'Gb'
 */
export function otherSpelling(answer: string, key: Key): NoteName | undefined {
  const note = noteIn(answer, key);
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
