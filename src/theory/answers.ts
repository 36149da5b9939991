import { type Key, keyName } from './key';
import { type NoteName, parseNoteName } from './note';

/** A note, then perhaps a type; each part may follow the one before it with or without a space. */
const KEY_ANSWER = /^([a-g]) ?(#|♯|sharp|b|♭|flat)? ?(major|maj|minor|min)?$/;

/** A whole number, then perhaps what it counts. */
const COUNT_ANSWER = /^(\d+)(?: ?(sharp|flat)s?)?$/;

const WORD_SIGNS: Record<string, string> = { sharp: '#', flat: 'b' };

/** The only keys that take a second spelling for an answer. */
const SECOND_SPELLINGS: Record<string, NoteName> = { 'F# major': 'Gb', 'D# minor': 'Eb' };

const tidied = (answer: string): string => answer.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/**
 * Whether an answer names a key: its note alone, or with its type in full or its first three letters; in any case,
 * with signs or words for accidentals. F# major and D# minor may also be called Gb and Eb.
 *
 * @example acceptsKeyName(' b flat MIN', { tonic: 'Bb', type: 'minor' }) // true
 * @example acceptsKeyName('A major', { tonic: 'A', type: 'minor' }) // false
 */
export function acceptsKeyName(answer: string, key: Key): boolean {
  const [, letter = '', sign = '', type = ''] = KEY_ANSWER.exec(tidied(answer)) ?? [];
  const note = parseNoteName(`${letter}${WORD_SIGNS[sign] ?? sign}`);
  if (note === undefined || !key.type.startsWith(type)) return false;
  return note === key.tonic || note === SECOND_SPELLINGS[keyName(key, 'letters')];
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
