import type { Verdict } from './grade';
import { isTimed, minutesOf } from './length';
import type { Drill } from './pace';
import { type Progress, progressText } from './progressText';
import type { Results, Standing } from './results';

/** The state of an eyes-free quiz. */
export const EYES_FREE_STATE = { running: 'Eyes-free', paused: 'Eyes-free, paused' } as const;

/** A verdict as it is written. */
export const VERDICT: Record<Verdict, string> = {
  right: 'Correct!',
  wrong: 'Incorrect',
  'given-up': 'Incorrect',
};

/** What is spoken when the drill of a link starts again. */
export const SAME_QUESTIONS = 'The same questions again.';

/** In the results of a link's drill. */
export const SAME_QUESTIONS_NOTE = 'Start Again asks the same questions again: they are those of the link.';

/** The name of the buttons of a self-check as a toolbar. */
export const SELF_CHECK_BUTTONS = 'Self-check';

/** In the place of the answer until it is shown. */
export const SELF_CHECK_WAITING = 'Play it or think of it, then look at the answer.';

/** The name of the buttons below the results. */
export const WHAT_NEXT = 'What next';

/** What the results of such a quiz say. */
export const SELF_CHECKED = 'Self-check: you checked these answers yourself.';

/** The same as spoken before the score. */
export const SPOKEN_SELF_CHECK = 'Self-check.';

/** What the user said about an answer, as spoken. */
export const spokenJudgment = (verdict: Verdict): string =>
  verdict === 'right' ? 'You knew it.' : "You didn't know it.";

/** What is spoken when an eyes-free quiz is paused. */
export const SPOKEN_PAUSED = 'Paused.';

/** A number of things: `1 minute`, `2 minutes`. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Sentences one after the other; empty ones are left out. */
export const sentences = (...texts: readonly string[]): string => texts.filter(text => text !== '').join(' ');

/**
 * The title of a question.
 *
 * @example questionTitle({ number: 4, length: 12 }) // 'Question 4 of 12'
 */
export const questionTitle = (progress: Progress): string => `Question ${progressText(progress)}`;

/** A question in its quiz, which may be a drill. */
export interface QuestionPlace extends Progress {
  readonly drill?: Drill;
  /** Whether the user comes back to it. */
  readonly waits?: true;
}

/**
 * How far along a quiz is, as it is spoken with each question. A drill only says it at its start, or how much time there
 * is: later the user asks.
 *
 * @example spokenProgress({ number: 4, length: 12 }) // 'Question 4 of 12.'; empty in a drill
 * @example spokenProgress({ number: 1, length: '1m', drill: { length: '1m' } }) // '1 minute.'
 * @example spokenProgress({ number: 4, length: 12, waits: true }) // 'Question 4 of 12 waits:'
 */
export function spokenProgress({ drill, waits, ...progress }: QuestionPlace): string {
  if (waits) return `${questionTitle(progress)} waits:`;
  if (drill === undefined) return `${questionTitle(progress)}.`;
  if (progress.number > 1) return '';
  const { length } = progress;
  return isTimed(length) ? `${counted(minutesOf(length), 'minute')}.` : `${questionTitle(progress)}.`;
}

/**
 * A question that the user comes back to after its answer, as spoken.
 *
 * @param outcome its verdict, as spoken
 * @example spokenAnsweredQuestion({ number: 4, length: 12 }, 'Right: C.') // 'Question 4 of 12 is answered. Right: C.'
 */
export const spokenAnsweredQuestion = (progress: Progress, outcome: string): string =>
  sentences(`${questionTitle(progress)} is answered.`, outcome);

/**
 * A score.
 *
 * @example scoreText(results) // '9/12'
 */
export const scoreText = ({ right, answered }: Results): string => `${right}/${answered}`;

/**
 * A score as it is spoken.
 *
 * @example spokenScore(results) // '9 right of 12'
 */
export const spokenScore = ({ right, answered }: Results): string => `${right} right of ${answered}`;

/**
 * What is spoken when the user leaves a quiz before its end.
 *
 * @example spokenEnding(results) // 'Quiz ended: 1 right of 3.'; with nothing answered 'Quiz ended.'
 */
export const spokenEnding = (results: Results): string =>
  results.answered === 0 ? 'Quiz ended.' : `Quiz ended: ${spokenScore(results)}.`;

/** How many of the missed items are named; nobody remembers a longer list. */
const MOST_NAMED = 6;

/**
 * What was missed in a quiz, as spoken with its results; empty if nothing was.
 *
 * @example spokenMissed(['red', 'blue']) // 'Missed: red, blue.'; with eight of them '… and 2 more.'
 */
export function spokenMissed(missed: readonly string[]): string {
  if (missed.length === 0) return '';
  const named = missed.slice(0, MOST_NAMED).join(', ');
  const others = missed.length - MOST_NAMED;
  return others > 0 ? `Missed: ${named} and ${others} more.` : `Missed: ${named}.`;
}

/**
 * A time in seconds, with one decimal.
 *
 * @example seconds(1840) // '1.8 s'
 */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * The median time of the answers.
 *
 * @example medianText(1840) // 'Median time: 1.8 s'
 */
export const medianText = (milliseconds: number): string => `Median time: ${seconds(milliseconds)}`;

/** What the results say about a quiz that was ended before its last question. */
export const endedText = (answered: number, length: number): string =>
  `Ended after ${answered} of ${length} questions.`;

export const NOTHING_ANSWERED = 'Nothing answered yet';

const STANDING_WORDS: Record<Standing, string> = {
  good: 'going well',
  fair: 'getting there',
  poor: 'needs practice',
};

/**
 * How a running quiz is going.
 *
 * @example accuracyText(results) // '4 of 5 right (80%), going well'
 */
export const accuracyText = ({ right, answered, percent, standing }: Results): string =>
  answered === 0
    ? NOTHING_ANSWERED
    : `${right} of ${answered} right (${percent}%), ${STANDING_WORDS[standing]}`;
