import type { Prompt } from '../../../quiz/definition';
import type { AnsweringNote } from '../../../quiz/session';
import { sentences, spokenHeard, spokenProgress } from '../../../quiz/text';
import { INTERVALS, type IntervalSounding } from '../../../theory/interval';
import { type NoteNames, spokenName, spokenPitchName } from '../../../theory/names';
import { chromaticName, pitchClass } from '../../../theory/note';
import { pitchName } from '../../../theory/pitch';
import { notesOf, type PlayedInterval, signedSemitones, soundingOf, wayOf } from '../playedInterval';
import { capitalized, intervalText, withArticle } from '../text';
import { type AskedInterval, answeredInterval, type IntervalQuestion } from './question';

export const CHOOSE_A_FRET = 'Choose a fret first';

/** In the place of the verdict, where nothing is listened to. */
export const COUNT_FRETS = 'The open string is the root. Choose how many frets away the second note is.';

/** An interval from its root to its second note, and no further. Told as notes on one string, it goes one by one. */
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

/** Where the second note is: over the root that it is to sound with, or in a direction from it. */
const WAYS: Record<IntervalSounding, string> = { up: 'up', down: 'down', together: 'above' };

/** What is to be played: `the note a minor third up`. */
function taskOf({ interval, heard }: IntervalQuestion): string {
  if (interval.semitones === 0) return 'the same note, a unison';
  return `the note ${withArticle(interval.spoken)} ${WAYS[soundingOf(heard.direction)]}`;
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
export const rightNotes = ({ heard, names }: IntervalQuestion): string =>
  notesOf(heard.direction === 'together' ? heard : oneWay(heard), names).text;

/** What an answer was, if it is an interval within an octave: on the other side of the root, with its direction. */
function yoursIn(question: IntervalQuestion, answer: number): string | undefined {
  const interval = answeredInterval(question, answer);
  if (interval) return withArticle(interval.spoken);
  const other = INTERVALS.find(({ semitones }) => semitones === Math.abs(answer));
  return other && `${withArticle(other.spoken)} ${answer > 0 ? 'up' : 'down'}`;
}

/**
 * What a wrong fret is.
 *
 * @example stepsText(minorThirdUp, 4) // 'You chose 4 frets, a major third. A minor third is 3 frets.'
 */
export function stepsText(question: IntervalQuestion, answer: number): string {
  const { interval } = question;
  const yours = [fretsAway(answer), yoursIn(question, answer)].filter(text => text !== undefined).join(', ');
  return `You chose ${yours}. ${capitalized(withArticle(interval.spoken))} is ${fretsAway(interval.semitones)}.`;
}

/** The pitch of the second note, as a MIDI number. */
export const targetOf = ({ heard }: IntervalQuestion): number => heard.root + signedSemitones(heard);

/**
 * What was heard, as spoken; with its octave where that is the mistake.
 *
 * @param right the pitches that are right
 * @example spokenNote({ midi: 64, cents: -12, source: 'microphone' }, [63]) // 'E, 12 cents flat'
 */
export function spokenNote(
  { midi, cents }: AnsweringNote,
  right: readonly number[],
  names?: NoteNames,
): string {
  const isOctaveOff = !right.includes(midi) && right.some(each => pitchClass(each) === pitchClass(midi));
  const name = isOctaveOff
    ? spokenPitchName(pitchName(midi, 'sharps'), names)
    : spokenName(chromaticName(pitchClass(midi), 'sharps'), names);
  return spokenHeard(name, cents);
}

/** Where the right note is, without its full stop. */
function whereRight(question: IntervalQuestion): string {
  const { heard, names } = question;
  const { spoken } = intervalText(oneWay(heard), names);
  const target = spokenPitchName(pitchName(targetOf(question), 'sharps'), names);
  return `${capitalized(withArticle(spoken))} is ${target}`;
}

/**
 * Where the right note is.
 *
 * @example spokenRight(minorThirdUp) // 'A minor third up from C 4 is D sharp 4.'
 */
export const spokenRight = (question: IntervalQuestion): string => `${whereRight(question)}.`;

/** The name of the right note, as spoken. */
export const spokenTarget = (question: IntervalQuestion): string =>
  spokenName(chromaticName(pitchClass(targetOf(question)), 'sharps'), question.names);

/**
 * The verdict on a wrong answer: how far the right note is, and what interval the answer was.
 *
 * @param name what was heard, as spoken; left out if frets were chosen
 * @example spokenMistake(sixthUp, 7, undefined)
 *   // 'Wrong. A major sixth up from C 4 is A 4, 9 frets; yours, 7, was a perfect fifth.'
 */
export function spokenMistake(question: IntervalQuestion, answer: number, name: string | undefined): string {
  const { semitones } = question.interval;
  const was = yoursIn(question, answer);
  const frets = Math.abs(answer);
  const yours = was === undefined ? `yours was ${frets}` : `yours, ${frets}, was ${was}`;
  const verdict = name === undefined ? 'Wrong.' : `Wrong: ${name}.`;
  return `${verdict} ${whereRight(question)}, ${fretsAway(semitones)}; ${yours}.`;
}
