import { centsText, spokenCents } from '../listening/text';
import type { MixUp, NamedAnswer } from './mixUps';
import type { Drill } from './pace';
import type { Results, Standing } from './results';
import { isTimed, millisecondsOf, minutesOf, type Outcome, type QuizLength, type Verdict } from './session';

const SECOND = 1000;

/** The number of a question, counted from 1, and how many there are. */
export interface Progress {
  readonly number: number;
  readonly length: QuizLength;
}

const totalText = (length: QuizLength, separator: string): string =>
  typeof length === 'number' ? `${separator}${length}` : '';

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

/** Whether the figures of a drill are shown; any other quiz always shows its own. */
export type FiguresState = 'shown' | 'hidden';

/** Whether the numbers of a quiz are hidden: those of a drill can be. */
export const isUnnumbered = ({ drill }: { readonly drill?: Drill }, figures: FiguresState): boolean =>
  drill !== undefined && figures === 'hidden';

/** Whole seconds that are left: a limit shows all of its own until the first has passed, and 0 only when it is over. */
export const secondsOf = (left: number): number => Math.ceil(left / SECOND);

/**
 * What is left of a time limit.
 *
 * @example timeLeftText(62_000) // '1:02 left'
 */
export function timeLeftText(left: number): string {
  const seconds = secondsOf(left);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
}

/**
 * What is left of a time limit, as it is spoken.
 *
 * @example spokenTimeLeft(62_000) // '1 minute 2 seconds left'
 */
export function spokenTimeLeft(left: number): string {
  const [minutes, seconds] = [Math.floor(secondsOf(left) / 60), secondsOf(left) % 60];
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
    ...(seconds > 0 || minutes === 0 ? [counted(seconds, 'second')] : []),
  ];
  return `${parts.join(' ')} left`;
}

/** The state of an eyes-free quiz. */
export const EYES_FREE_STATE = { running: 'Eyes-free', paused: 'Eyes-free, paused' } as const;

/** A verdict as it is written. */
export const VERDICT: Record<Outcome, string> = {
  right: 'Correct!',
  late: 'Late',
  wrong: 'Incorrect',
  'given-up': 'Incorrect',
};

/** What is spoken when the drill of a link starts again. */
export const SAME_QUESTIONS = 'The same questions again.';

/** In the results of a link's drill. */
export const SAME_QUESTIONS_NOTE = 'Start Again repeats the questions of the link.';

/** The name of the buttons of a self-check as a toolbar. */
export const SELF_CHECK_BUTTONS = 'Self-check';

/** In the place of the answer until it is shown. */
export const SELF_CHECK_WAITING = 'Play it or think of it, then look at the answer.';

/** The name of the buttons below the results. */
export const WHAT_NEXT = 'What next';

/** What the results of a self-check say. */
export const SELF_CHECKED = 'Self-check: you checked these answers yourself.';

/** What is spoken before the score of a self-check. */
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
 * @example spokenProgress({ number: 1, length: '1m', drill: { length: '1m', spent: 20_000 } }) // '40 seconds left.'
 * @example spokenProgress({ number: 4, length: 12, waits: true }) // 'Question 4 of 12 is waiting:'
 */
export function spokenProgress({ drill, waits, ...progress }: QuestionPlace): string {
  if (waits) return `${questionTitle(progress)} is waiting:`;
  if (drill === undefined) return `${questionTitle(progress)}.`;
  if (progress.number > 1) return '';
  const { length } = progress;
  if (!isTimed(length)) return `${questionTitle(progress)}.`;
  const { spent } = drill;
  const isWhole = spent === undefined;
  return `${isWhole ? counted(minutesOf(length), 'minute') : spokenTimeLeft(millisecondsOf(length) - spent)}.`;
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
 * @example spokenScore(results) // '9 of 12 right'
 */
export const spokenScore = ({ right, answered }: Results): string => `${right} of ${answered} right`;

/**
 * What is spoken when the user leaves a quiz before its end.
 *
 * @example spokenEnding(results) // 'Quiz ended: 1 of 3 right.'; with nothing answered 'Quiz ended.'
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

const TIMES = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

/** How often something happened, from twice on: never in figures, which may follow the number of a degree. */
function timesText(times: number): string {
  if (times === 2) return 'twice';
  return `${TIMES[times - 3] ?? 'more than a dozen'} times`;
}

/**
 * What was most often mixed up in a round.
 *
 * @example mixUpText({ right: THE_6, given: THE_3, times: 4 }).text // 'You took the 6 for the 3 four times.'
 */
export function mixUpText({ right, given, times }: MixUp): NamedAnswer {
  const often = timesText(times);
  return {
    text: `You took ${right.text} for ${given.text} ${often}.`,
    spoken: `You took ${right.spoken} for ${given.spoken} ${often}.`,
  };
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

/** Why a setting can't be changed while a question is open. */
export const LOCKED = 'Locked while a question is open';

/** Below settings that can't be changed while a question is open. */
export const LOCKED_NOTE = 'Locked while the quiz runs.';

/**
 * What a drill asks, and why that can't be changed.
 *
 * @example drillLockedText(['Name Note', '12 questions']) // 'Name Note, 12 questions. Locked while the drill runs.'
 */
export const drillLockedText = (parts: readonly string[]): string =>
  `${parts.join(', ')}. Locked while the drill runs.`;

/** Why a command that would give the answer away is disabled while a question is open. */
export const BLOCKED_BY_QUESTION = 'Not while a question is open';

/** What is spoken if eyes-free quizzes are on and the browser has no voice. */
export const SPOKEN_NO_VOICE =
  'Eyes-free quizzes need a voice, and this browser has none. Quizzes run as usual.';

/** What is spoken when eyes-free quizzes are switched on. */
export const SPOKEN_EYES_FREE =
  "Eyes-free quizzes on: the browser's voice reads the questions. With a screen reader, leave this off, or both will talk.";

/** The notice beside a quiz's setup while eyes-free quizzes are on. */
export const EYES_FREE_NOTICE = {
  none: 'Eyes-free quizzes are on, but this browser has no voice: the quiz runs as usual.',
  ready:
    'Eyes-free quizzes are on. Questions are read aloud, one key answers, and the quiz moves on by itself. Quick Drill only decides what is asked and for how long.',
} as const;

/** Where there is a link to copy, within a sentence. */
export const LINK_IS = { withQuiz: 'on a screen with a quiz', withDrill: 'with Quick Drill on' } as const;

/** The texts of the command that copies a link. */
export const COPY_LINK = {
  title: 'Copy Link to This Drill',
} as const;

/** The texts of adding a drill to a workout. */
export const ADD_TO_WORKOUT = {
  title: 'Add to Workout',
  label: 'Workout',
  toNew: 'New Workout',
  full: 'This workout has 20 drills, and there is no room for more',
  newer: 'A newer version of Fretty has stored your workouts. Reload the page to use it',
} as const;

/**
 * What was added, on the page.
 *
 * @example addedText('Lesson 3: 4 drills, about 9 minutes') // '✓ Added to Lesson 3: 4 drills, about 9 minutes'
 */
export const addedText = (workout: string): string => `✓ Added to ${workout}`;

/**
 * What was added, as spoken.
 *
 * @example spokenAdded(4, 'Lesson 3') // 'Drill 4 of Lesson 3.'
 */
export const spokenAdded = (number: number, name: string): string => `Drill ${number} of ${name}.`;

/**
 * Why a practice can't go on while another quiz waits.
 *
 * @example quizWaitsText('Notes') // 'A quiz is waiting on Notes: finish it first'
 */
export const quizWaitsText = (screen: string): string => `A quiz is waiting on ${screen}: finish it first`;

/** The title of starting a round of just the weakest items. */
export const DRILL_THESE = 'Drill These';

/** Why a quiz doesn't start, where its screen doesn't say more. */
export const NOTHING_TO_ASK = 'There is nothing to ask with this setup';

/** Why a round of just some items doesn't start. */
export const NONE_ASKED = 'None of them can be asked with this setup';

/**
 * Said when a round starts without some of its items.
 *
 * @example notAskedText(1, 3) // "1 of 3 can't be asked with this setup"
 */
export const notAskedText = (count: number, all: number): string =>
  `${count} of ${all} can't be asked with this setup`;

/** The name of the commands that answer a question, before the answer of each. */
export const ANSWER = 'Answer';

/** The name of the answers to a question as a group. */
export const YOUR_ANSWER = 'Your answer';

/** Why an answered question takes no other answer. */
export const ANSWERED_ALREADY = 'Already answered: press Enter to continue';

/** What the settings show if the browser has no voice. */
export const NO_VOICE = 'This browser has no voice of its own. A screen reader still reads everything.';

/** What starting a quiz does, after what listening is for. */
export const STARTS_LISTENING = 'Listening begins with Start Quiz. You can answer with the keys, too.';

/** In the place of the verdict while an instrument is listened to, or isn't yet. */
export const HEARING = {
  starting: 'Your browser may ask you first.',
  listening: 'Play it. You can answer with the keys, too.',
  ignoring: 'Wait a moment: the voice may still be speaking.',
  interrupted: "Fretty can't hear you right now: wait, or answer with the keys.",
  off: "Fretty isn't listening: answer with the keys.",
} as const;

/** What goes on after a verdict, where not only a key does: in a drill that shows a mistake, or with a note played twice. */
export const GO_ON_BY = {
  right: 'Play the right note to go on, or press Enter.',
  twice: 'Play any note twice to go on, or press Enter.',
  either: 'Play the right note, or any note twice, to go on, or press Enter.',
} as const;

/** Added where a note was heard an octave from the right one: its string may always be heard so. */
export const OCTAVE_GOES_ON = 'The same note again goes on, too.';

/** Spoken with the first verdict of a quiz in which a note played twice goes on. */
export const SPOKEN_TWICE = 'Play any note twice to go on.';

/**
 * What was heard, as shown.
 *
 * @example heardText('B3', -12) // 'Heard B3, 12 cents flat'
 */
export const heardText = (pitch: string, cents: number): string =>
  [`Heard ${pitch}`, centsText(cents)].filter(text => text !== '').join(', ');

/**
 * What was heard, as spoken.
 *
 * @example spokenHeard('B', -12) // 'B, 12 cents flat'
 */
export const spokenHeard = (note: string, cents: number): string =>
  [note, spokenCents(cents)].filter(text => text !== '').join(', ');

/** In the place of the verdict until there is one: how to answer, where one key does and where the answer is submitted. */
export interface Waiting {
  readonly quick: string;
  readonly calm: string;
}

/** Why there is nothing to submit yet. */
export const chooseFirst = (what: string): string => `Choose ${what} first`;

/**
 * How to choose one of several answers.
 *
 * @example waitingFor('a note').calm // 'Choose a note. You can change it until you submit.'
 */
export const waitingFor = (what: string): Waiting => ({
  quick: 'Answer with one key or click.',
  calm: `Choose ${what}. You can change it until you submit.`,
});

/** Spoken when an answer is chosen but not yet submitted. */
export const spokenChosen = (answer: string): string => `${answer}, chosen`;

/**
 * A verdict with the right answer as spoken, worded differently from the page.
 *
 * @param right the right answer, as spoken
 * @example spokenAnswer('C sharp', 'wrong') // 'Wrong. It is C sharp.'
 */
export function spokenAnswer(right: string, verdict: Verdict): string {
  switch (verdict) {
    case 'right':
      return `Right: ${right}.`;
    case 'wrong':
      return `Wrong. It is ${right}.`;
    case 'given-up':
      return `It is ${right}.`;
  }
}

/** What can be done where the user checks their own answers; each text follows its keys. */
export const SELF_CHECK_USES = {
  show: { text: 'show the answer' },
  knew: { text: 'you knew it' },
  didNot: { text: "you didn't" },
} as const;

/** How to check one's own answers where there is no keyboard. */
export const SELF_CHECK_TAPS = {
  asking: 'Play it or think of it, then tap Show Answer.',
  checking: 'Tap I Knew It if you did.',
} as const;
