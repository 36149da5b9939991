import { median, messageFor, percentOf, type Standing, seconds, standingOf } from '../../quiz/results';
import { type Answered, type Open, openQuestion, questionNumber, scoreOf } from '../../quiz/session';
import { otherSpelling } from '../../theory/answers';
import { type Key, keyInfo, keyName, keyWithSignature, keyWords } from '../../theory/key';
import { type NoteName, partsOf, wordsOf } from '../../theory/note';
import { signatureWords } from '../../theory/signature';
import type { Line } from '../../theory/toneText';
import type { KeysQuestion } from './question';

export type KeysAnswered = Answered<KeysQuestion, string>;

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

/** The question as it stands on the page, what matters apart so that it can be set off; `after` follows it closely. */
export interface Prompt {
  readonly before: string;
  readonly subject: Line;
  readonly after: string;
}

/**
 * What a question asks for.
 *
 * @example promptOf(question) // { before: 'Name the', subject: { drawn: 'minor', … }, after: ' key with this signature' }
 */
export function promptOf({ mode, key }: KeysQuestion): Prompt {
  switch (mode) {
    case 'name-key':
      return {
        before: 'Name the',
        subject: { drawn: key.type, words: key.type },
        after: ' key with this signature',
      };
    case 'count-accidentals':
      return { before: 'How many sharps or flats has', subject: keyText(key), after: '?' };
  }
}

/** What is asked, as it is spoken; the signature comes first, and its number of accidentals is left to be counted. */
function spokenPrompt({ mode, key }: KeysQuestion): string {
  return mode === 'name-key'
    ? `Signature: ${signatureText(key).words}. Name the ${key.type} key.`
    : `How many sharps or flats has ${keyWords(key)}?`;
}

/**
 * A question as it is spoken.
 *
 * @example spokenQuestion(session) // 'Question 1 of 10. Signature: F sharp, C sharp. Name the major key.'
 */
export const spokenQuestion = (session: Open<KeysQuestion, string>): string =>
  `Question ${questionNumber(session)} of ${session.questions.length}. ${spokenPrompt(openQuestion(session))}`;

/**
 * The right answer as it is drawn.
 *
 * @example correctAnswer(countQuestion) // '2 sharps'
 */
export function correctAnswer({ mode, key }: KeysQuestion): string {
  if (mode === 'name-key') return keyName(key, 'letters');
  const { accidentals } = keyInfo(key);
  return accidentals === 0 ? `0, ${signatureWords(0)}` : signatureWords(accidentals);
}

/**
 * What a verdict adds where the answer sounds right but its signature would be another one.
 *
 * @example remarkOn(answered)?.drawn // 'Gb is the same key spelled with flats; this signature has 6 sharps.'
 */
export function remarkOn({ question: { mode, key }, answer }: KeysAnswered): Line | undefined {
  const note = mode === 'name-key' ? otherSpelling(answer, key) : undefined;
  if (note === undefined) return undefined;
  const spelling = partsOf(note).accidental.startsWith('b') ? 'flats' : 'sharps';
  const { accidentals } = keyInfo(key);
  const rest = `is the same key spelled with ${spelling}; this signature has ${signatureWords(accidentals)}.`;
  return { drawn: `${note} ${rest}`, words: `${wordsOf(note)} ${rest}` };
}

/**
 * A verdict as it is spoken, in other words than the page shows.
 *
 * @example spokenVerdict(answered) // 'Wrong. It is B flat minor.'
 */
export function spokenVerdict(answered: KeysAnswered): string {
  const remark = remarkOn(answered);
  return [judgment(answered), ...(remark ? [remark.words] : [])].join(' ');
}

function judgment({ question: { mode, key }, verdict }: KeysAnswered): string {
  const fact =
    mode === 'name-key' ? keyWords(key) : `${keyWords(key)} has ${signatureWords(keyInfo(key).accidentals)}`;
  if (verdict === 'right') return `Right: ${fact}.`;
  return mode === 'name-key' ? `Wrong. It is ${fact}.` : `Wrong. ${fact}.`;
}

/**
 * What someone hears who asks to hear a question again: once it is answered, with its verdict.
 *
 * @example spokenAgain(session) // 'Question 1 of 10. How many sharps or flats has D major? Right: D major has 2 sharps.'
 */
export const spokenAgain = (session: Open<KeysQuestion, string>): string =>
  session.status === 'asking'
    ? spokenQuestion(session)
    : `${spokenQuestion(session)} ${spokenVerdict(session.last)}`;

const STANDING_WORDS: Record<Standing, string> = {
  good: 'going well',
  fair: 'getting there',
  poor: 'needs practice',
};

/** How a running quiz goes, for the eye and in words. */
export interface Accuracy {
  readonly standing: Standing;
  readonly text: string;
}

/**
 * The share of right answers so far; nothing before the first answer.
 *
 * @example accuracyOf(answered)?.text // '4 of 5 right (80%), going well'
 */
export function accuracyOf(answered: readonly KeysAnswered[]): Accuracy | undefined {
  if (answered.length === 0) return undefined;
  const score = scoreOf(answered);
  const percent = percentOf(score, answered.length);
  const standing = standingOf(percent);
  return {
    standing,
    text: `${score} of ${answered.length} right (${percent}%), ${STANDING_WORDS[standing]}`,
  };
}

export interface KeysResults {
  readonly score: string;
  readonly percent: number;
  readonly standing: Standing;
  readonly message: string;
  /** Said where the quiz was ended before its last question. */
  readonly cutShort: string | undefined;
  readonly medianTime: string | undefined;
  /** The keys that were answered wrongly, each once, with their signatures. */
  readonly missed: readonly Line[];
}

/**
 * What the completion shows; a quiz that was ended early is judged by what was answered.
 *
 * @param asked how many questions the quiz had
 * @example resultsOf(answered, 10).score // '9/10'
 */
export function resultsOf(answered: readonly KeysAnswered[], asked: number): KeysResults {
  const score = scoreOf(answered);
  const percent = percentOf(score, answered.length);
  const middle = median(answered.map(({ milliseconds }) => milliseconds));
  const missed = answered.filter(({ verdict }) => verdict === 'wrong').map(({ question }) => question.key);
  return {
    score: `${score}/${answered.length}`,
    percent,
    standing: standingOf(percent),
    message: messageFor(percent),
    cutShort: answered.length < asked ? `Ended after ${answered.length} of ${asked} questions.` : undefined,
    medianTime: middle === undefined ? undefined : seconds(middle),
    missed: [...new Set(missed)].map(key => ({
      drawn: keyWithSignature(key, 'letters'),
      words: `${keyWords(key)}, ${signatureWords(keyInfo(key).accidentals)}`,
    })),
  };
}

/**
 * The completion as it is spoken.
 *
 * @example spokenResults(results) // 'The quiz is over: 9 right of 10.'
 */
export const spokenResults = ({ score }: KeysResults): string =>
  `The quiz is over: ${score.replace('/', ' right of ')}.`;
