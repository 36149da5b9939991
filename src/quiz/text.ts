import type { Verdict } from './grade';
import type { QuizLength } from './length';
import type { Drill } from './pace';
import type { Results, Standing } from './results';

/** Why a setting can't be changed while a question is open. */
export const LOCKED = 'Locked while a question is open';

/** Below settings that can't be changed while a question is open. */
export const LOCKED_NOTE = 'Locked while the quiz runs.';

/** Why a command that would give the answer away is disabled while a question is open. */
export const GIVES_AWAY = 'Not while a question is open';

/** Why an answered question takes no other answer. */
export const ANSWERED_ALREADY = 'Already answered: press Enter to continue';

/** What the settings show if the browser has no voice. */
export const NO_VOICE = 'This browser has no voice of its own. A screen reader still reads everything.';

/** What is spoken if eyes-free quizzes are on and the browser has no voice. */
export const SPOKEN_NO_VOICE =
  'Eyes-free quizzes need a voice, and this browser has none. Quizzes run as usual.';

/** The notice beside a quiz's setup while eyes-free quizzes are on. */
export const EYES_FREE_NOTICE = {
  none: 'Eyes-free quizzes are on, but this browser has no voice: the quiz runs as usual.',
  ready:
    'Eyes-free quizzes are on: a voice asks, one key answers, and the next question follows the spoken verdict. Quick Drill only decides what is asked and for how long.',
} as const;

/** The state of an eyes-free quiz. */
export const EYES_FREE_STATE = { running: 'Eyes-free', paused: 'Eyes-free, paused' } as const;

/** A verdict as it is written. */
export const VERDICT: Record<Verdict, string> = {
  right: 'Correct!',
  wrong: 'Incorrect',
  'given-up': 'Incorrect',
};

/** The title of giving a question up. */
export const GIVE_UP = "I Don't Know";

/** The titles of what the user does where they check their own answers. */
export const SELF_CHECK = { show: 'Show Answer', knew: 'I Knew It', didNot: "I Didn't" } as const;

/** The name of their buttons as a toolbar. */
export const SELF_CHECK_BUTTONS = 'Self-check';

/** In the place of the answer until it is shown. */
export const SELF_CHECK_WAITING = 'Play it or think of it, then look at the answer.';

/** What the results of such a quiz say. */
export const SELF_CHECKED = 'Self-check: you checked these answers yourself.';

/** The same as spoken before the score. */
export const SPOKEN_SELF_CHECK = 'Self-check.';

/** What the user said about an answer, as spoken. */
export const spokenJudgment = (verdict: Verdict): string =>
  verdict === 'right' ? 'You knew it.' : "You didn't know it.";

/** The title of starting the quiz again from its results. */
export const START_AGAIN = 'Start Again';

/** The title of starting a round of just the weakest items. */
export const DRILL_THESE = 'Drill These';

/** The title of ending a drill with its results. */
export const FINISH = 'Finish';

/** The title of asking how a drill is going. */
export const FIGURES = 'How am I doing?';

/** What is spoken when an eyes-free quiz is paused. */
export const SPOKEN_PAUSED = 'Paused.';

/** The number of a question, counted from 1, and how many there are. */
export interface Progress {
  readonly number: number;
  readonly length: QuizLength;
}

const totalText = (length: QuizLength, separator: string): string =>
  typeof length === 'number' ? `${separator}${length}` : '';

/** Sentences one after the other; empty ones are left out. */
export const sentences = (...texts: readonly string[]): string => texts.filter(text => text !== '').join(' ');

/**
 * How far along a quiz is.
 *
 * @example progressText({ number: 4, length: 12 }) // '4 of 12'
 */
export const progressText = ({ number, length }: Progress): string => `${number}${totalText(length, ' of ')}`;

/**
 * How far along a quiz is, in short.
 *
 * @example shortProgressText({ number: 4, length: 12 }) // '4/12'
 */
export const shortProgressText = ({ number, length }: Progress): string =>
  `${number}${totalText(length, '/')}`;

/**
 * The title of a question.
 *
 * @example questionTitle({ number: 4, length: 12 }) // 'Question 4 of 12'
 */
export const questionTitle = (progress: Progress): string => `Question ${progressText(progress)}`;

/** A question in its quiz, which may be a drill. */
export interface QuestionPlace extends Progress {
  readonly drill?: Drill;
}

/**
 * How far along a quiz is, as it is spoken with each question. A drill only says it at its start: later the user asks.
 *
 * @example spokenProgress({ number: 4, length: 12 }) // 'Question 4 of 12.'; empty in a drill
 */
export const spokenProgress = ({ drill, ...progress }: QuestionPlace): string =>
  drill === undefined || progress.number === 1 ? `${questionTitle(progress)}.` : '';

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
