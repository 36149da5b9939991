import { type Key, type KeyType, keyName } from './key';
import { type NoteName, parseNoteName, pitchClassOf } from './note';

/** A note, then perhaps a type; each part may follow the one before it with or without a space. */
const KEY_ANSWER = /^([a-g]) ?(#|♯|sharp|b|♭|flat)? ?(major|maj|minor|min|m)?$/;

/** A whole number, then perhaps what it counts. */
const COUNT_ANSWER = /^(\d+)(?: ?(sharp|flat)s?)?$/;

const WORD_SIGNS: Record<string, string> = { sharp: '#', flat: 'b' };

/** The only keys that take a second spelling for an answer. */
const SECOND_SPELLINGS: Record<string, NoteName> = { 'F# major': 'Gb', 'D# minor': 'Eb' };

const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** A decimal digit of any script as an ASCII digit: Unicode keeps the ten of a script in a row, from zero up. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
}

/**
 * An answer as it was meant: full-width letters and every script's digits in ASCII, invisible characters left out.
 *
 * @see https://www.unicode.org/reports/tr15/ Unicode normalization forms
 */
const tidied = (answer: string): string =>
  answer
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

/** A minor key may be written as its chord is: `Dm`. */
const isOfType = (type: KeyType, suffix: string): boolean =>
  suffix === 'm' ? type === 'minor' : type.startsWith(suffix);

/** The note that an answer gives for a key; `undefined` where it is no key's name or has the other type. */
function noteIn(answer: string, { type }: Key): NoteName | undefined {
  const [, letter = '', sign = '', suffix = ''] = KEY_ANSWER.exec(tidied(answer)) ?? [];
  return isOfType(type, suffix) ? parseNoteName(`${letter}${WORD_SIGNS[sign] ?? sign}`) : undefined;
}

/**
 * Whether an answer names a key: its note alone, or with its type in full, its first three letters, or `m` for minor;
 * in any case, with signs or words for accidentals. F# major and D# minor may also be called Gb and Eb.
 *
 * @example acceptsKeyName(' b flat MIN', { tonic: 'Bb', type: 'minor' }) // true
 * @example acceptsKeyName('A major', { tonic: 'A', type: 'minor' }) // false
 */
export function acceptsKeyName(answer: string, key: Key): boolean {
  const note = noteIn(answer, key);
  return note !== undefined && (note === key.tonic || note === SECOND_SPELLINGS[keyName(key, 'letters')]);
}

/**
 * The note of an answer that sounds like the key's but is spelled otherwise, so that its signature is another one;
 * `undefined` for every other answer, right or wrong.
 *
 * @example otherSpelling('gb', { tonic: 'F#', type: 'major' }) // 'Gb'
 */
export function otherSpelling(answer: string, key: Key): NoteName | undefined {
  const note = noteIn(answer, key);
  if (note === undefined || note === key.tonic) return undefined;
  return pitchClassOf(note) === pitchClassOf(key.tonic) ? note : undefined;
}

/**
 * Whether an answer gives a key's number of accidentals; `accidentals` counts sharps above zero and flats below, and a
 * word after the number must not say the opposite.
 *
 * @example acceptsAccidentalCount('3 flats', -3) // true
 * @example acceptsAccidentalCount('3.7', 3) // false
 */
export function acceptsAccidentalCount(answer: string, accidentals: number): boolean {
  const [, digits = '', kind] = COUNT_ANSWER.exec(tidied(answer)) ?? [];
  if (digits === '' || Number(digits) !== Math.abs(accidentals)) return false;
  return !(kind === 'sharp' && accidentals < 0) && !(kind === 'flat' && accidentals > 0);
}
