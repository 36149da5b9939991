import { stringNumber } from '../../instrument/position';
import { fretName, theFret } from '../../instrument/text';
import { spokenAnswer, type Waiting } from '../../quiz/answerText';
import type { Asked, Prompt } from '../../quiz/definition';
import type { Verdict } from '../../quiz/grade';
import { sentences, spokenProgress } from '../../quiz/text';
import { type PitchClass, spokenNoteName } from '../../theory/note';
import type { FindOnStringQuestion, NotesSetup } from './definition';
import { askedFretsText, nameIn, spokenNote } from './quizText';

export const FRET_WAITING: Waiting = {
  quick: 'One key or click answers. Any octave is right.',
  calm: 'Choose a fret, in any octave. You can change it until you submit.',
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
function areaOf({ setup, guitarString }: FindOnStringQuestion): string {
  const frets = askedFretsText(setup);
  return stringOf(setup, guitarString) + (frets === undefined ? '' : `, ${frets}`);
}

/** The question. */
export const findOnStringPrompt = (question: FindOnStringQuestion): Prompt => ({
  before: 'Find ',
  subject: { text: nameIn(question.setup, question.note), spoken: spokenNote(question) },
  after: ` on ${areaOf(question)}`,
});

/**
 * The note of a question and its string, in a list.
 *
 * @example noteOnString(question, 'spoken') // 'C sharp on string 5'
 */
export function noteOnString(question: FindOnStringQuestion, how: 'shown' | 'spoken'): string {
  const { setup, note } = question;
  return `${how === 'shown' ? nameIn(setup, note) : spokenNote(question)} on ${areaOf(question)}`;
}

type AskedOnString = Asked<NotesSetup, FindOnStringQuestion>;

const spokenFind = ({ question }: AskedOnString): string => `Find ${noteOnString(question, 'spoken')}.`;

/**
 * The question as spoken.
 *
 * @example spokenFindOnString(asked) // 'Question 1 of 12. Find C sharp on string 5.'
 */
export const spokenFindOnString = (asked: AskedOnString): string =>
  sentences(spokenProgress(asked), spokenFind(asked));

/** Spoken when a place is picked that isn't asked about: `Choose a fret on string 5, frets 5 to 9`. */
export const onlyThere = (question: FindOnStringQuestion): string => `Choose a fret on ${areaOf(question)}`;

/**
 * What a wrong fret is.
 *
 * @param name the note there, as displayed or spoken
 * @example wrongFretText(4, 'C#') // 'Fret 4 is C#.'
 */
export const wrongFretText = (fret: number, name: string): string =>
  fret === 0 ? `The open string is ${name}.` : `Fret ${fret} is ${name}.`;

/** Where the note is: `C is fret 3 and fret 15.` */
function spokenFrets(question: FindOnStringQuestion, frets: readonly number[]): string {
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
  question: FindOnStringQuestion,
  frets: readonly number[],
  verdict: Verdict,
  wrong: { readonly fret: number; readonly note: PitchClass } | undefined,
): string {
  if (verdict === 'right') return spokenAnswer(spokenNote(question), verdict);
  const where = spokenFrets(question, frets);
  if (wrong === undefined) return where;
  const name = spokenNoteName(nameIn(question.setup, wrong.note));
  return `Wrong. ${wrongFretText(wrong.fret, name)} ${where}`;
}
