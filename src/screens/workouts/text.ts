import { capoOf } from '../../instrument/capo';
import type { Instrument } from '../../instrument/instrument';
import { tuningId } from '../../practice/neckItems';
import { resumedName } from '../../practice/partProgress';
import type { PartResult } from '../../practice/parts';
import type { Skill } from '../../practice/path';
import { lengthOf, placeText } from '../../practice/workout';
import { percentOf } from '../../quiz/results';
import { counted } from '../../quiz/text';
import type { BegunWorkout } from '../../results/practiceApi';

export const TITLES = {
  list: 'Your Workouts',
  shown: 'Workout',
  link: 'Workout from a Link',
  underWay: 'Under Way',
  result: 'Your Result',
} as const;

/** How to begin, for screen readers. */
export const BEGIN =
  'Press colon and type new workout, then set up a drill on any screen and add it to the workout.';

export const LOADING = 'Reading the drills …';
export const FAILED = "The drills couldn't be read. Reload the page to try again.";

/** The titles of what can be done with workouts. */
export const ACTIONS = {
  start: 'Start',
  goOn: 'Go On',
  keep: 'Keep',
  copyLink: 'Copy Link',
  copyResult: 'Copy Result',
  create: 'New Workout',
  rename: 'Rename',
  duplicate: 'Duplicate',
  remove: 'Delete',
  undo: 'Undo Delete',
  moveUp: 'Move Up',
  moveDown: 'Move Down',
  removeDrill: 'Remove Drill',
} as const;

/** Why something can't be done. */
export const WHY_NOT = {
  noWorkout: 'There is no workout yet',
  noDrills: 'Add a drill first',
  noDrill: 'Choose a drill first',
  first: 'This is already the first drill',
  last: 'This is already the last drill',
  newer: 'A newer version of Fretty has stored your workouts',
  badLink: "The link can't be read",
} as const;

/** How to fill a workout. */
export const HOW_TO_ADD =
  'Set up a drill on any screen: with Quick Drill on, Add to Workout is beside the link to the drill, and in every result.';

/** Before there are any workouts. */
export const NO_WORKOUTS =
  'A workout is a named series of up to 20 drills. Send its link to your students, or keep it for yourself.';

/** The workouts of a newer version. */
export const NEWER_WORKOUTS =
  'A newer version of Fretty has stored your workouts. Reload the page to use it; until then, they stay as they are.';

/** What is wrong with a link. */
export const LINK_TROUBLE = {
  damaged: "This workout link is damaged or incomplete, so it can't be used. Ask for it again.",
  newer: 'This workout comes from a newer version of Fretty. Reload the page to get that version.',
} as const;

/** Labels of fields. */
export const LABELS = {
  workouts: 'Workouts',
  drills: 'Drills',
  name: 'Name',
  length: 'Length',
  link: 'Link to this workout',
} as const;

/** How a name is given. */
export const RENAME_HINT = 'Enter saves the new name, Esc keeps the old one.';

/** How copying ended, below the button. */
export const COPIED = {
  link: '✓ Link copied. Anyone who opens it can start the workout or keep it',
  result: '✓ Result copied',
  failed: "The browser didn't let Fretty copy. Select the text below and copy it by hand.",
} as const;

/** How copying ended, as spoken. */
export const COPIED_SPOKEN = {
  link: 'The link to the workout is on the clipboard.',
  result: 'Your result is on the clipboard.',
  failed: "It wasn't copied: the browser refused.",
} as const;

/**
 * Where a drill was moved to, as spoken.
 *
 * @example movedText(2, 4) // 'Moved to 2 of 4'
 */
export const movedText = (number: number, all: number): string => `Moved to ${number} of ${all}`;

/** What was done to a workout, as spoken. */
export const SPOKEN = {
  created: (name: string): string => `Created ${name}. Type a name for it.`,
  renamed: (name: string): string => `Now called ${name}.`,
  duplicated: (name: string): string => `Duplicated as ${name}.`,
  deleted: (name: string): string => `${name} is deleted. You can undo this.`,
  undone: (name: string): string => `${name} is back.`,
  kept: (name: string): string => `${name} is one of your workouts now.`,
  keptAlready: (name: string): string => `${name} is one of your workouts already.`,
  removed: (drill: string, left: number): string => `Removed: ${drill}. ${counted(left, 'drill')} left.`,
} as const;

/** The workout deleted last. */
export const deletedText = (name: string): string => `${name} was deleted.`;

const list = new Intl.ListFormat('en');

/** Where a capo is, within a sentence. */
const capoText = (instrument: Instrument): string =>
  capoOf(instrument) === 0 ? 'without a capo' : `with a capo at fret ${capoOf(instrument)}`;

/**
 * That a workout is done on other instruments than the user's, or with the capo elsewhere.
 *
 * @example otherInstrumentText([INSTRUMENTS.ukulele], STANDARD_GUITAR)
 *   // 'It is for a different instrument: Ukulele, high G. Guitar, standard comes back afterward.'
 * @example otherInstrumentText([STANDARD_GUITAR], withCapo(STANDARD_GUITAR, 3))
 *   // 'It is done without a capo. Your capo at fret 3 comes back afterward.'
 */
export function otherInstrumentText(others: readonly Instrument[], own: Instrument): string {
  const [first, ...more] = others;
  if (first && more.length === 0 && tuningId(first) === tuningId(own)) {
    const back = capoOf(own) === 0 ? 'It comes off' : `Your capo at fret ${capoOf(own)} comes back`;
    return `It is done ${capoText(first)}. ${back} afterward.`;
  }
  return `It is for a different instrument: ${list.format(others.map(({ name }) => name))}. ${own.name} comes back afterward.`;
}

/**
 * How many workouts there are.
 *
 * @example countText(2) // '2 workouts'
 */
export const countText = (count: number): string => counted(count, 'workout');

/**
 * A time in minutes and seconds.
 *
 * @example clockText(83_400) // '1:23'
 */
export function clockText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const SKIPPED = 'skipped';

/**
 * How a drill went.
 *
 * @example resultText({ answers: 12, right: 9, milliseconds: 48_000 }) // '9/12, 75%, 0:48'
 */
export const resultText = ({ answers, right, milliseconds }: PartResult): string =>
  answers === 0 ? SKIPPED : `${right}/${answers}, ${percentOf(right, answers)}%, ${clockText(milliseconds)}`;

/**
 * How a drill went, as spoken.
 *
 * @example spokenResult({ answers: 12, right: 9, milliseconds: 83_000 }) // '9 of 12 right, 75 percent, 1 minute 23 seconds'
 */
export function spokenResult({ answers, right, milliseconds }: PartResult): string {
  if (answers === 0) return SKIPPED;
  const seconds = Math.round(milliseconds / 1000);
  const time = [counted(Math.floor(seconds / 60), 'minute'), counted(seconds % 60, 'second')];
  const shown = seconds < 60 ? time.slice(1) : time;
  return `${right} of ${answers} right, ${percentOf(right, answers)} percent, ${shown.join(' ')}`;
}

/** All drills of a workout together. */
export const totalOf = (results: readonly PartResult[]): PartResult =>
  results.reduce(
    (total, { answers, right, milliseconds }) => ({
      answers: total.answers + answers,
      right: total.right + right,
      milliseconds: total.milliseconds + milliseconds,
    }),
    { answers: 0, right: 0, milliseconds: 0 },
  );

/** What the copy of a result says of itself, told before it is sent. */
export const OWN_RESULT = 'The copy says that it is your own report: Fretty counted, and nobody checked.';

/** The same in the copy. */
const OWN_REPORT = 'This is my own report: Fretty counted my answers on my device, and nobody checked them.';

/**
 * The result of a workout for a mail to the teacher: plain text.
 *
 * @example reportText(begun).split('\n')[0] // 'Lesson 3, done with Fretty on 2026-11-26'
 */
export function reportText({ name, date, drills, results }: BegunWorkout): string {
  const lines = drills.map(
    (drill, index) => `${index + 1}. ${drill.name}: ${resultText(results[index] ?? totalOf([]))}`,
  );
  return [
    `${name}, done with Fretty on ${date}`,
    ...lines,
    `Total: ${resultText(totalOf(results))}`,
    OWN_REPORT,
  ].join('\n');
}

/**
 * The drill that comes next in a workout and, if it was left in the middle, what is left of it.
 *
 * @example nextText(begun, drill, 'text') // '2 of 4: Name the Quality, 12 questions, 5 left'
 */
export const nextText = (
  { drills, results, progress }: BegunWorkout,
  next: Skill,
  way: 'text' | 'spoken',
): string =>
  resumedName(placeText(results.length + 1, drills.length, next.name), lengthOf(next), progress, way);

/**
 * The workout under way, to those who only listen: what comes next in it or, once it is done, how it went.
 *
 * @example spokenRun(begun) // '2 of 4: Name the Quality, 12 questions. Q goes on.'
 */
export function spokenRun(begun: BegunWorkout): string {
  const { name, drills, results } = begun;
  const next = drills[results.length];
  return next
    ? `${nextText(begun, next, 'spoken')}. Q goes on.`
    : `${name}: ${spokenResult(totalOf(results))}.`;
}
