import { spokenAnswer } from '../../quiz/answerText';
import type { Prompt } from '../../quiz/definition';
import { heardText, spokenHeard } from '../../quiz/playedText';
import type { AnsweringNote } from '../../quiz/session';
import { sentences, spokenProgress } from '../../quiz/text';
import { chromaticName, pitchClass, spokenNoteName } from '../../theory/note';
import { pitchName } from '../../theory/pitch';
import { spokenPitch } from '../../theory/spokenPitch';
import { notesOf, type PlayedInterval, signedSemitones, wayOf } from './playedInterval';
import type { AskedInterval, IntervalQuestion } from './question';
import { withArticle } from './quizText';
import { capitalized, intervalText } from './text';

export const CHOOSE_A_FRET = 'Choose a fret first';

/** In the place of the verdict, where nothing is listened to. */
export const COUNT_FRETS = 'The open string is the root. Choose how many frets away the second note is.';

/** An interval from its root to its second note, and no further. */
const oneWay = (heard: PlayedInterval): PlayedInterval => ({
  ...heard,
  direction: wayOf(heard.direction) === 'up' ? 'ascending' : 'descending',
});

/**
 * An answer by a fret of the string that is tuned to the root.
 *
 * @example stepOf(minorThirdDown, 4) // -4
 */
export const stepOf = ({ heard }: IntervalQuestion, semitones: number): number =>
  wayOf(heard.direction) === 'up' || semitones === 0 ? semitones : -semitones;

/** What is to be played: `the note a minor third up`. */
function taskOf({ interval, heard }: IntervalQuestion): string {
  if (interval.semitones === 0) return 'the same note, a unison';
  return `the note ${withArticle(interval.spoken)} ${wayOf(heard.direction)}`;
}

/** The question. */
export const playPrompt = (question: IntervalQuestion): Prompt => ({
  before: 'Play ',
  subject: { text: taskOf(question) },
});

/**
 * The question as spoken; then its root is heard.
 *
 * @example spokenPlay(asked) // 'Question 1 of 12. Play the note a minor third up.'
 */
export const spokenPlay = (asked: AskedInterval): string =>
  sentences(spokenProgress(asked), `Play ${taskOf(asked.question)}.`);

/**
 * How far a fret is from the root.
 *
 * @example fretsAway(-4) // '4 frets'
 */
export const fretsAway = (steps: number): string => {
  const frets = Math.abs(steps);
  if (frets === 0) return 'the same note';
  return `${frets} ${frets === 1 ? 'fret' : 'frets'}`;
};

/**
 * The root and its second note.
 *
 * @example rightNotes(question) // 'C4 → D#4'
 */
export const rightNotes = ({ heard }: IntervalQuestion): string => notesOf(oneWay(heard)).text;

/**
 * What a wrong fret is.
 *
 * @example stepsText(minorThirdUp, 4) // 'You chose 4 frets. A minor third is 3 frets.'
 */
export function stepsText({ interval }: IntervalQuestion, answer: number): string {
  return `You chose ${fretsAway(answer)}. ${capitalized(withArticle(interval.spoken))} is ${fretsAway(interval.semitones)}.`;
}

/** The pitch of the second note, as a MIDI number. */
export const targetOf = ({ heard }: IntervalQuestion): number => heard.root + signedSemitones(heard);

/** What was heard, as shown. */
export const heardNote = ({ midi, cents }: AnsweringNote): string =>
  heardText(pitchName(midi, 'sharps'), cents);

/**
 * The same as spoken; where the octave is the mistake, with it.
 *
 * @param right the pitches that are right
 * @example spokenNote({ midi: 64, cents: -12, source: 'microphone' }, [63]) // 'E, 12 cents flat'
 */
export function spokenNote({ midi, cents }: AnsweringNote, right: readonly number[]): string {
  const isOctaveOff = !right.includes(midi) && right.some(each => pitchClass(each) === pitchClass(midi));
  const name = isOctaveOff
    ? spokenPitch(pitchName(midi, 'sharps'))
    : spokenNoteName(chromaticName(pitchClass(midi), 'sharps'));
  return spokenHeard(name, cents);
}

/** Where the right note is: `A minor third up from C 4 is D sharp 4.` */
function spokenRight(question: IntervalQuestion): string {
  const { spoken } = intervalText(oneWay(question.heard));
  return `${capitalized(withArticle(spoken))} is ${spokenPitch(pitchName(targetOf(question), 'sharps'))}.`;
}

/**
 * The verdict as spoken.
 *
 * @param yours what was heard, or the frets that were chosen, as spoken; `undefined` if nothing was
 * @example spokenPlayVerdict(question, 'wrong', 'E, 12 cents flat')
 *   // 'Wrong: E, 12 cents flat. A minor third up from C 4 is D sharp 4.'
 */
export function spokenPlayVerdict(
  question: IntervalQuestion,
  verdict: 'right' | 'wrong' | 'given-up',
  yours: string,
): string {
  switch (verdict) {
    case 'right':
      return spokenAnswer(yours, verdict);
    case 'wrong':
      return `Wrong: ${yours}. ${spokenRight(question)}`;
    case 'given-up':
      return spokenRight(question);
  }
}
