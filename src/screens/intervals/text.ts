import type { Results } from '../../quiz/results';
import type { Answered } from '../../quiz/session';
import { questionTitle, spokenProgress } from '../../quiz/text';
import { INTERVALS, type IntervalName, intervalNamed, intervalOf } from '../../theory/interval';
import { QUIZ_LENGTH } from '../quizLength';
import { isMixed, type QuizDirection, spokenDirection } from './directions';
import { notesOf, type PlayedInterval, wayOf } from './playedInterval';
import type { AskedInterval, IntervalQuestion } from './question';

export type IntervalAnswered = Answered<IntervalQuestion, IntervalName>;

export const PLAYING = 'Not available while sound is playing';
export const NOTHING_PLAYED = 'Nothing played yet';
export const CHOOSE_AN_INTERVAL = 'Choose an interval first';
export const ALL_ASKED = 'All intervals are chosen';
export const NONE_ASKED = 'No intervals are chosen';
export const QUIZ_FORMAT = 'Quiz Format: 12 questions - one for each interval';
export const QUIZ_IS_WAITING =
  "A quiz is waiting for your answer. Practice isn't available until you give it.";
export const NOTHING_YET = 'Nothing yet. Press an interval, or its key, to hear it.';
export const NO_CONFUSIONS = 'No mix-ups.';
export const SILENT_MODE = 'Turn off silent mode to hear sounds';

/** How Quick Drill works, shown in the setup. */
export const DRILL_HINT =
  'An answer key submits at once. After a right answer, the next interval plays by itself; after a wrong one, press Enter to go on.';

/** The necks of practice. */
export const NECK_NAMES = { hand: 'within reach of one hand', string: 'along one string' } as const;

/** What each direction of a quiz plays, for the help. */
export const DIRECTION_HELP: Record<QuizDirection, string> = {
  ascending: 'The root, then the note above it.',
  descending: 'The root, then the note below it.',
  'ascending-both': 'Up from the root to the note above it, then after a pause back down to the root.',
  'descending-both': 'Down from the root to the note below it, then after a pause back up to the root.',
  'mixed-single': 'Each question goes up or down, at random; the question says which.',
  'mixed-both': 'Each question goes up and back or down and back, at random; the question says which.',
};

/**
 * An interval's name as spoken.
 *
 * @example spokenName('Minor 3rd') // 'minor third'
 */
export const spokenName = (name: IntervalName): string => intervalNamed(name)?.spoken ?? name;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What was heard in practice, spoken after the sound.
 *
 * @example spokenHeard({ root: 60, semitones: 3, direction: 'ascending' }) // 'Minor third, C 4 to D sharp 4'
 */
export const spokenHeard = (heard: PlayedInterval): string =>
  `${capitalized(intervalOf(heard.semitones).spoken)}, ${notesOf(heard).spoken}`;

/**
 * How far apart the notes of an interval are on one string.
 *
 * @example spokenDistance({ root: 60, semitones: 3, direction: 'descending' }) // '3 frets down'
 */
export function spokenDistance(heard: PlayedInterval): string {
  const { semitones } = heard;
  if (semitones === 0) return 'the same fret';
  return `${semitones} ${semitones === 1 ? 'fret' : 'frets'} ${wayOf(heard.direction)}`;
}

/**
 * A question as spoken, worded differently from the page.
 *
 * @example spokenQuestion(asked) // 'Question 1 of 12. Which interval is it, ascending?'
 */
export const spokenQuestion = (asked: AskedInterval): string =>
  `${spokenProgress(asked)} Which interval is it, ${spokenDirection(asked.question.heard.direction)}?`;

/**
 * A question as spoken right before its sound: in full the first time, then only its number and, in a mixed quiz, its
 * direction.
 *
 * @example spokenBriefly(asked) // 'Question 2 of 12, ascending.'
 */
export function spokenBriefly(asked: AskedInterval): string {
  const { number, setup, question } = asked;
  if (number === 1) return spokenQuestion(asked);
  return isMixed(setup.direction)
    ? `${questionTitle(asked)}, ${spokenDirection(question.heard.direction)}.`
    : spokenProgress(asked);
}

/** Spoken when an answer is chosen but not yet submitted. */
export const spokenChosen = (answer: IntervalName): string => `${spokenName(answer)}, chosen.`;

/**
 * A verdict with the right name, as spoken.
 *
 * @example spokenVerdict(answered) // 'Wrong: it was a tritone. Yours was an octave.'
 */
export function spokenVerdict(answered: IntervalAnswered): string {
  const right = answered.question.interval.spoken;
  switch (answered.verdict) {
    case 'right':
      return `Right: ${right}.`;
    case 'wrong':
      return `Wrong: it was ${withArticle(right)}. Yours was ${withArticle(spokenName(answered.answer))}.`;
    case 'given-up':
      return `It was ${withArticle(right)}.`;
  }
}

const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

/**
 * Spoken after an answer was played against the right one.
 *
 * @example spokenComparison(question, 'Octave') // 'First the right one, a tritone; then yours, an octave.'
 */
export const spokenComparison = (question: IntervalQuestion, answer: IntervalName): string =>
  `First the right one, ${withArticle(question.interval.spoken)}; then yours, ${withArticle(spokenName(answer))}.`;

/** An interval that was mistaken for another, and how often. */
export interface Confusion {
  readonly played: IntervalName;
  readonly answered: IntervalName;
  readonly times: number;
}

const placeOf = (name: IntervalName): number => INTERVALS.findIndex(interval => interval.name === name);

/**
 * Mix-ups, the most frequent first.
 *
 * @example confusionsIn(answered)[0] // { played: 'Minor 3rd', answered: 'Major 3rd', times: 2 }
 */
export function confusionsIn(answered: readonly IntervalAnswered[]): readonly Confusion[] {
  const confusions = new Map<string, Confusion>();
  for (const each of answered) {
    if (each.verdict !== 'wrong') continue;
    const { question, answer } = each;
    const played = question.interval.name;
    const key = `${played} ${answer}`;
    confusions.set(key, { played, answered: answer, times: (confusions.get(key)?.times ?? 0) + 1 });
  }
  return [...confusions.values()].sort(
    (a, b) =>
      b.times - a.times || placeOf(a.played) - placeOf(b.played) || placeOf(a.answered) - placeOf(b.answered),
  );
}

/**
 * The results as spoken, worded differently from the page.
 *
 * @example spokenResults(results) // '9 of 12 right, 75 percent.'
 */
export const spokenResults = ({ right, answered, percent }: Results): string =>
  `${right} of ${answered} right, ${percent} percent.`;

const OFTEN: Partial<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** A number of times, or a range of two numbers. */
function spokenTimes(least: number, most: number): string {
  if (least === most) return OFTEN[least] ?? `${least} times`;
  return least === 1 ? 'once or twice' : `${least} or ${most} times`;
}

/**
 * How many intervals a quiz asks and how often, if some were taken out of it.
 *
 * @example askedNotice(4) // 'Only 4 of the 13 intervals will be asked, each 3 times.'
 */
export function askedNotice(chosen: number): string | undefined {
  if (chosen === INTERVALS.length) return undefined;
  if (chosen === 0) return 'No intervals are chosen: all 13 of them may be asked.';
  const often = spokenTimes(Math.floor(QUIZ_LENGTH / chosen), Math.ceil(QUIZ_LENGTH / chosen));
  return `Only ${chosen} of the ${INTERVALS.length} intervals will be asked, ${chosen === 1 ? '' : 'each '}${often}.`;
}
