import { stringNumber } from '../../../instrument/position';
import { fretName, theFret } from '../../../instrument/text';
import type { Answering } from '../../../quiz/answerWith';
import type { Asked, Prompt } from '../../../quiz/definition';
import type { Grade, Verdict } from '../../../quiz/session';
import { sentences, spokenAnswer, spokenProgress, type Waiting } from '../../../quiz/text';
import type { PitchClass } from '../../../theory/note';
import { askedFretsText, nameIn, spokenNameIn, spokenNote } from '../text';
import type { NotesSetup, StringQuestion } from './question';

/** What a quiz asks to be done with a note on a string. */
export type StringTask = 'Find' | 'Play';

export const FRET_WAITING: Record<StringTask, Waiting> = {
  Find: {
    quick: 'Answer with one key or click. Any octave is right.',
    calm: 'Choose a fret, in any octave. You can change it until you submit.',
  },
  Play: {
    quick: 'Play it on your instrument, then choose that fret with one key or click.',
    calm: 'Play it on your instrument, then choose that fret. You can change it until you submit.',
  },
};

/** What answers, after its keys. */
export const HOW_TO_ANSWER: Record<StringTask, string> = {
  Find: 'choose a fret',
  Play: 'choose the fret you played',
};

/** What answers where there is no keyboard. */
export const FRET_TAPS: Record<StringTask, Waiting> = {
  Find: {
    quick: 'Tap the fret on that string where the note is, in any octave.',
    calm: 'Tap the fret on that string where the note is, in any octave, then submit.',
  },
  Play: {
    quick: 'Play the note, then tap the fret you played.',
    calm: 'Play the note, tap the fret you played, then submit.',
  },
};

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const each = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * The frets that are right.
 *
 * @example fretsText([0, 12]) // 'open string or fret 12'
 */
export const fretsText = (frets: readonly number[]): string => either.format(frets.map(fretName));

const stringOf = ({ instrument }: NotesSetup, guitarString: number): string =>
  `string ${stringNumber(instrument, guitarString)}`;

/** Where the note is looked for: `string 5, frets 5 to 9`. */
function areaOf({ setup, guitarString }: StringQuestion): string {
  const frets = askedFretsText(setup);
  return stringOf(setup, guitarString) + (frets === undefined ? '' : `, ${frets}`);
}

/** What is to be done once a note has been played that isn't heard. */
const nextStep = (task: StringTask, { answerWith }: Answering): string =>
  task === 'Play' && answerWith === undefined ? ', then choose its fret' : '';

/** The question. */
export const stringPrompt = (
  task: StringTask,
  question: StringQuestion,
  answering: Answering = {},
): Prompt => ({
  before: `${task} `,
  subject: { text: nameIn(question.setup, question.note), spoken: spokenNote(question), kind: 'note' },
  after: ` on ${areaOf(question)}${nextStep(task, answering)}`,
});

/**
 * The note of a question and its string, in a list.
 *
 * @example noteOnString(question, 'spoken') // 'C sharp on string 5'
 */
export function noteOnString(question: StringQuestion, how: 'shown' | 'spoken'): string {
  const { setup, note } = question;
  return `${how === 'shown' ? nameIn(setup, note) : spokenNote(question)} on ${areaOf(question)}`;
}

type AskedOnString = Asked<NotesSetup, StringQuestion>;

/**
 * The question as spoken.
 *
 * @example spokenStringQuestion('Play', asked) // 'Question 1 of 12. Play C sharp on string 5, then choose its fret.'
 */
export const spokenStringQuestion = (task: StringTask, asked: AskedOnString): string =>
  sentences(
    spokenProgress(asked),
    `${task} ${noteOnString(asked.question, 'spoken')}${nextStep(task, asked)}.`,
  );

/** Spoken when a place is picked that isn't asked about: `Choose a fret on string 5, frets 5 to 9`. */
export const onlyThere = (question: StringQuestion): string => `Choose a fret on ${areaOf(question)}`;

/**
 * What a wrong fret is.
 *
 * @param name the note there, as displayed or spoken
 * @example wrongFretText(4, 'C#') // 'Fret 4 is C#.'
 */
export const wrongFretText = (fret: number, name: string): string =>
  fret === 0 ? `The open string is ${name}.` : `Fret ${fret} is ${name}.`;

/** Where the note is: `C is fret 3 and fret 15.` */
function spokenFrets(question: StringQuestion, frets: readonly number[]): string {
  return `${spokenNote(question)} is ${each.format(frets.map(theFret))}.`;
}

/**
 * The verdict as spoken.
 *
 * @param frets those that are right
 * @param wrong the fret that was answered, and the note there
 * @example spokenFretVerdict(question, [3], 'wrong', { fret: 4, note: 1 }) // 'Wrong. Fret 4 is C sharp. C is fret 3.'
 */
export function spokenFretVerdict(
  question: StringQuestion,
  frets: readonly number[],
  verdict: Verdict,
  wrong: { readonly fret: number; readonly note: PitchClass } | undefined,
): string {
  if (verdict === 'right') return spokenAnswer(spokenNote(question), verdict);
  const where = spokenFrets(question, frets);
  if (wrong === undefined) return where;
  const name = spokenNameIn(question.setup, wrong.note);
  return `Wrong. ${wrongFretText(wrong.fret, name)} ${where}`;
}

/**
 * The verdict on a note that was played, as spoken.
 *
 * @param heard the note, as spoken
 * @example spokenPlayedVerdict(question, [3], 'wrong', 'B, 12 cents flat') // 'Wrong: B, 12 cents flat. C is fret 3.'
 */
export const spokenPlayedVerdict = (
  question: StringQuestion,
  frets: readonly number[],
  verdict: Grade,
  heard: string,
): string =>
  verdict === 'right' ? spokenAnswer(heard, verdict) : `Wrong: ${heard}. ${spokenFrets(question, frets)}`;
