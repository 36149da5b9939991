import type { Results } from '../../quiz/results';
import { spokenScore } from '../../quiz/text';
import { otherSpelling } from '../../theory/answers';
import { type Key, keyInfo, keyName, keyWithSignature, keyWords } from '../../theory/key';
import { type NoteName, partsOf, wordsOf } from '../../theory/note';
import { signatureWords } from '../../theory/signature';
import type { Line } from '../../theory/toneText';

/** A key's name. */
export const keyText = (key: Key): Line => ({ drawn: keyName(key, 'letters'), words: keyWords(key) });

/**
 * Notes one after the other.
 *
 * @example notesText(['F#', 'C#']) // { drawn: 'F# C#', words: 'F sharp, C sharp' }
 */
export const notesText = (notes: readonly NoteName[]): Line => ({
  drawn: notes.join(' '),
  words: notes.map(wordsOf).join(', '),
});

/**
 * The accidentals of a key signature as a list.
 *
 * @example signatureText({ tonic: 'C', type: 'major' }).drawn // 'no sharps or flats'
 */
export function signatureText(key: Key): Line {
  const { signature, accidentals } = keyInfo(key);
  if (signature.length > 0) return notesText(signature.map(({ note }) => note));
  const none = signatureWords(accidentals);
  return { drawn: none, words: none };
}

/** Why the circle shows nothing while a question is open. */
export const CIRCLE_COVERED = 'Covered while the quiz runs: its order counts the accidentals.';

/** Why nothing is told of the selected key while a question is open. */
export const KEY_COVERED = 'Covered while the quiz runs: it would give answers away.';

export const SELECT_A_KEY = 'Select a key first';
export const TYPE_AN_ANSWER = 'Type an answer first';

/** Where the question of a running quiz is. */
export const runningText = (progress: string): string =>
  `Running: ${progress}. Its question stands above the circle.`;

/**
 * A key with its number of accidentals.
 *
 * @example signedKeyText({ tonic: 'D', type: 'major' }).words // 'D major, 2 sharps'
 */
export const signedKeyText = (key: Key): Line => ({
  drawn: keyWithSignature(key, 'letters'),
  words: `${keyWords(key)}, ${signatureWords(keyInfo(key).accidentals)}`,
});

/**
 * The right answer where accidentals are counted.
 *
 * @example countAnswerText({ tonic: 'C', type: 'major' }) // '0, no sharps or flats'
 */
export function countAnswerText(key: Key): string {
  const { accidentals } = keyInfo(key);
  return accidentals === 0 ? `0, ${signatureWords(0)}` : signatureWords(accidentals);
}

/** The fact that an answer is judged by, where accidentals are counted: `D major has 2 sharps`. */
export const countFact = (key: Key): string =>
  `${keyWords(key)} has ${signatureWords(keyInfo(key).accidentals)}`;

/**
 * What a verdict adds where the answer sounds right but its signature would be another one.
 *
 * @example otherSpellingText('gb', F_SHARP_MAJOR)?.drawn // 'Gb is the same key spelled with flats; this signature has 6 sharps.'
 */
export function otherSpellingText(answer: string, key: Key): Line | undefined {
  const note = otherSpelling(answer, key);
  if (note === undefined) return undefined;
  const spelling = partsOf(note).accidental.startsWith('b') ? 'flats' : 'sharps';
  const { accidentals } = keyInfo(key);
  const rest = `is the same key spelled with ${spelling}; this signature has ${signatureWords(accidentals)}.`;
  return { drawn: `${note} ${rest}`, words: `${wordsOf(note)} ${rest}` };
}

/** What is said of an answer that is filled in for the user. */
export const spokenFilledIn = (words: string): string => `${words}, filled in`;

/**
 * The results as they are spoken.
 *
 * @example spokenResults(results) // 'The quiz is over: 9 right of 10.'
 */
export const spokenResults = (results: Results): string => `The quiz is over: ${spokenScore(results)}.`;
