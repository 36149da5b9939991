import type { Prompt } from '../../quiz/definition';
import type { Verdict } from '../../quiz/grade';
import type { Results } from '../../quiz/results';
import { type QuestionPlace, sentences, spokenProgress, spokenScore } from '../../quiz/text';
import { otherSpelling } from '../../theory/answers';
import { type Key, keyInfo, keyWithSignature, spokenKey } from '../../theory/key';
import { partsOf, spokenNoteName } from '../../theory/note';
import { spokenSignature } from '../../theory/signature';
import type { Line } from '../../theory/toneText';
import { keyText, signatureText } from './text';

/** What can be done while a question is open. */
export const QUIZ_USES = {
  enter: { text: 'submits, then goes on' },
  click: { by: 'Or', text: 'use the buttons' },
  repeat: { text: 'says the question again' },
} as const;

export const TYPE_AN_ANSWER = 'Type an answer first';

/** The question of Name the Key. */
export const namePrompt = ({ type }: Key): Prompt => ({
  before: 'Name the ',
  subject: { text: type },
  after: ' key with this signature',
});

/** The same as spoken: it lists the signature and leaves the counting to the user. */
export const spokenName = (asked: QuestionPlace, key: Key): string =>
  sentences(spokenProgress(asked), `Signature: ${signatureText(key).spoken}. Name the ${key.type} key.`);

/** The question of Count the Accidentals. */
export function countPrompt(key: Key): Prompt {
  return { before: 'How many sharps or flats does ', subject: keyText(key), after: ' have?' };
}

/**
 * The same as spoken, the key first, so that the answer can be given before the end.
 *
 * @example spokenCount({ number: 2, length: 5 }, D_MAJOR) // 'D major: how many sharps or flats? Question 2 of 5.'
 */
export const spokenCount = (asked: QuestionPlace, key: Key): string =>
  sentences(`${spokenKey(key)}: how many sharps or flats?`, spokenProgress(asked));

/** A verdict on a number of accidentals as spoken: `Wrong. D major has 2 sharps.` */
export function spokenCountVerdict(key: Key, verdict: Verdict): string {
  const fact = `${spokenKey(key)} has ${spokenSignature(keyInfo(key).accidentals)}.`;
  switch (verdict) {
    case 'right':
      return `Right: ${fact}`;
    case 'wrong':
      return `Wrong. ${fact}`;
    case 'given-up':
      return fact;
  }
}

/** What to type in the text field. */
export const FIELD_HINTS = {
  name: 'for example Eb, with or without its type',
  count: 'a number',
} as const;

/** The right answer as displayed below a wrong one. */
export const correctText = (answer: string): string => `Correct answer: ${answer}`;

/**
 * A key with its number of accidentals.
 *
 * @example signedKeyText({ tonic: 'D', type: 'major' }).spoken // 'D major, 2 sharps'
 */
export const signedKeyText = (key: Key): Line => ({
  text: keyWithSignature(key, 'letters'),
  spoken: `${spokenKey(key)}, ${spokenSignature(keyInfo(key).accidentals)}`,
});

/**
 * The right answer of Count the Accidentals.
 *
 * @example countAnswerText({ tonic: 'C', type: 'major' }) // '0, no sharps or flats'
 */
export function countAnswerText(key: Key): string {
  const { accidentals } = keyInfo(key);
  return accidentals === 0 ? `0, ${spokenSignature(0)}` : spokenSignature(accidentals);
}

/**
 * What a verdict adds if the answer is the same key in sound but has a different signature.
 *
 * @example otherSpellingText('gb', F_SHARP_MAJOR)?.text
 *   // 'Gb is the same key spelled with flats; this signature has 6 sharps.'
 */
export function otherSpellingText(answer: string, key: Key): Line | undefined {
  const note = otherSpelling(answer, key);
  if (note === undefined) return undefined;
  const spelling = partsOf(note).accidental.startsWith('b') ? 'flats' : 'sharps';
  const { accidentals } = keyInfo(key);
  const rest = `is the same key spelled with ${spelling}; this signature has ${spokenSignature(accidentals)}.`;
  return { text: `${note} ${rest}`, spoken: `${spokenNoteName(note)} ${rest}` };
}

/** Spoken when a command fills in an answer. */
export const spokenFilledIn = (spoken: string): string => `${spoken}, filled in`;

/**
 * The results as spoken.
 *
 * @example spokenResults(results) // 'The quiz is over: 9 right of 10.'
 */
export const spokenResults = (results: Results): string => `The quiz is over: ${spokenScore(results)}.`;
