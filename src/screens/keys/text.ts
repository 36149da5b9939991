import type { Prompt } from '../../quiz/definition';
import type { Results } from '../../quiz/results';
import type { Verdict } from '../../quiz/session';
import { type Progress, spokenProgress, spokenScore } from '../../quiz/text';
import { otherSpelling } from '../../theory/answers';
import { type Key, keyInfo, keyName, keyWithSignature, spokenKey } from '../../theory/key';
import { type NoteName, partsOf, spokenNoteName } from '../../theory/note';
import { spokenSignature } from '../../theory/signature';
import type { Line } from '../../theory/toneText';

/** A key's name. */
export const keyText = (key: Key): Line => ({ text: keyName(key, 'letters'), spoken: spokenKey(key) });

/**
 * Notes one after the other.
 *
 * @example notesText(['F#', 'C#']) // { drawn: 'F# C#', words: 'F sharp, C sharp' }
 */
export const notesText = (notes: readonly NoteName[]): Line => ({
  text: notes.join(' '),
  spoken: notes.map(spokenNoteName).join(', '),
});

/**
 * The accidentals of a key signature as a list.
 *
 * @example signatureText({ tonic: 'C', type: 'major' }).drawn // 'no sharps or flats'
 */
export function signatureText(key: Key): Line {
  const { signature, accidentals } = keyInfo(key);
  if (signature.length > 0) return notesText(signature.map(({ note }) => note));
  const none = spokenSignature(accidentals);
  return { text: none, spoken: none };
}

/** Why the circle shows nothing while a question is open. */
export const CIRCLE_COVERED = 'Hidden during the quiz: it would give the answer away.';

/** Why nothing is told of the selected key while a question is open. */
export const KEY_COVERED = 'Hidden during the quiz: it would give the answer away.';

export const SELECT_A_KEY = 'Select a key first';
export const TYPE_AN_ANSWER = 'Type an answer first';

/** Where the question of a running quiz is. */
export const runningText = (progress: string): string =>
  `Running: ${progress}. The question is shown above the circle.`;

/** What is asked where a key is to be named. */
export const namePrompt = ({ type }: Key): Prompt => ({
  before: 'Name the ',
  subject: { text: type },
  after: ' key with this signature',
});

/** The same as it is spoken: the signature comes first, and its number of accidentals is left to be counted. */
export const spokenName = (progress: Progress, key: Key): string =>
  `${spokenProgress(progress)} Signature: ${signatureText(key).spoken}. Name the ${key.type} key.`;

/** What is asked where accidentals are to be counted. */
export function countPrompt(key: Key): Prompt {
  const { text, spoken } = keyText(key);
  return { before: 'How many sharps or flats does ', subject: { text: text, spoken }, after: ' have?' };
}

/** The same as it is spoken. */
export const spokenCount = (progress: Progress, key: Key): string =>
  `${spokenProgress(progress)} How many sharps or flats does ${spokenKey(key)} have?`;

/** A verdict on a key's name as it is spoken, in other words than the page shows. */
export const spokenNameVerdict = (key: Key, verdict: Verdict): string =>
  verdict === 'right' ? `Right: ${spokenKey(key)}.` : `Wrong. It is ${spokenKey(key)}.`;

/** A verdict on a number of accidentals as it is spoken: `Wrong. D major has 2 sharps.` */
export function spokenCountVerdict(key: Key, verdict: Verdict): string {
  const fact = `${spokenKey(key)} has ${spokenSignature(keyInfo(key).accidentals)}.`;
  return verdict === 'right' ? `Right: ${fact}` : `Wrong. ${fact}`;
}

/** What the text field takes. */
export const FIELD_HINTS = {
  name: 'its note, with or without major or minor',
  count: 'a number',
} as const;

/** The right answer as it is written under a wrong one. */
export const correctText = (answer: string): string => `Correct answer: ${answer}`;

/**
 * A key with its number of accidentals.
 *
 * @example signedKeyText({ tonic: 'D', type: 'major' }).words // 'D major, 2 sharps'
 */
export const signedKeyText = (key: Key): Line => ({
  text: keyWithSignature(key, 'letters'),
  spoken: `${spokenKey(key)}, ${spokenSignature(keyInfo(key).accidentals)}`,
});

/**
 * The right answer where accidentals are counted.
 *
 * @example countAnswerText({ tonic: 'C', type: 'major' }) // '0, no sharps or flats'
 */
export function countAnswerText(key: Key): string {
  const { accidentals } = keyInfo(key);
  return accidentals === 0 ? `0, ${spokenSignature(0)}` : spokenSignature(accidentals);
}

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
  const rest = `is the same key spelled with ${spelling}; this signature has ${spokenSignature(accidentals)}.`;
  return { text: `${note} ${rest}`, spoken: `${spokenNoteName(note)} ${rest}` };
}

/** What is said of an answer that is filled in for the user. */
export const spokenFilledIn = (spoken: string): string => `${spoken}, filled in`;

/**
 * The results as they are spoken.
 *
 * @example spokenResults(results) // 'The quiz is over: 9 right of 10.'
 */
export const spokenResults = (results: Results): string => `The quiz is over: ${spokenScore(results)}.`;
