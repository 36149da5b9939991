import type { BadLine, Reading } from './importing';
import type { Unreadable } from './lines';

/** The texts of the panel where users export, import and delete their answers. */
export const YOUR_DATA = {
  title: 'Your Data',
  notRemembering: 'Remember Answers is off: nothing you answer is kept.',
  deletesUnvisited:
    'This browser deletes what a site has stored after seven days of use without a visit to it. Export your answers now and then, or add Fretty to your home screen or Dock.',
} as const;

/** The texts of the question before all answers are deleted. */
export const DELETION = {
  title: 'Delete All Answers?',
  confirm: 'Delete',
  hint: 'You can undo this until you close or reload the page. An export keeps a copy that you can import again.',
} as const;

/**
 * The warning before answers are deleted.
 *
 * @example deletionText(1204) // 'This deletes 1,204 answers: your progress and your weak spots.'
 */
export const deletionText = (count: number): string =>
  `This deletes ${counted(count, 'answer', 'answers')}: your progress and your weak spots.`;

const MAY_BE_LOST = 'They may be lost when you close or reload this page: export them.';

/** Why answers aren't stored as they should be, by the state of their storage; `undefined` if they are. */
export const TROUBLE = {
  waiting: undefined,
  stored: undefined,
  missing: `This browser can't store answers. ${MAY_BE_LOST}`,
  refused: `This browser won't let Fretty store answers. ${MAY_BE_LOST}`,
  full: `There's no room left to store answers. ${MAY_BE_LOST}`,
  blocked: `Close all other Fretty tabs: another Fretty tab must be closed before answers can be stored. ${MAY_BE_LOST}`,
  newer: `A newer version of Fretty has stored the answers. Reload the page to use it. ${MAY_BE_LOST}`,
  deleted: 'The answers stored so far were deleted outside Fretty. New ones are being stored.',
} as const;

export const NO_ANSWERS = 'There are no answers yet.';
export const EXPORT_FAILED = "The answers couldn't be read. Try again.";
export const STOPPED_EXPORT = 'Stopped. Nothing was exported.';
export const STOPPED_IMPORT = 'Stopped. Nothing was imported.';
export const TOO_LARGE = "Files larger than 500 MB can't be imported.";
export const DELETE_FAILED = "The answers couldn't be deleted. Close all other Fretty tabs, then try again.";
export const UNDO_FAILED =
  "The answers couldn't be brought back. Close all other Fretty tabs, then try again.";

/** The browser's answer when it is asked to keep the answers. */
export const PERSISTENCE = {
  agreed: 'This browser keeps your answers until you delete them.',
  refused:
    "This browser didn't agree: it may delete your answers when it runs out of room. Export them now and then.",
  unknown: "This browser can't be asked to keep your answers. Export them now and then.",
} as const;

export const NOT_AN_EXPORT = 'This is not a Fretty export. Choose a file made by Export.';
export const NEWER_EXPORT = 'This export is from a newer version of Fretty. Update this one first.';
export const DAMAGED_EXPORT = 'This file is damaged. Nothing was imported.';
export const NOT_IMPORTED = "The answers couldn't be stored. Nothing was imported.";

const number = (value: number): string => value.toLocaleString('en-US');

const counted = (value: number, one: string, many: string): string =>
  `${number(value)} ${value === 1 ? one : many}`;

const list = new Intl.ListFormat('en');

/** How many other things than answers a file has. */
export interface Others {
  readonly workouts: number;
  /** The best counts of chord changes. */
  readonly bests: number;
  /** Own tunings. */
  readonly tunings: number;
}

const NO_OTHERS: Others = { workouts: 0, bests: 0, tunings: 0 };

/**
 * The report on an export that was saved.
 *
 * @example exportedText(1204, 'fretty.csv') // 'Exported 1,204 answers to fretty.csv.'
 */
export function exportedText(
  count: number,
  file: string,
  { workouts, bests, tunings }: Others = NO_OTHERS,
): string {
  const parts = [
    counted(count, 'answer', 'answers'),
    ...(workouts === 0 ? [] : [counted(workouts, 'workout', 'workouts')]),
    ...(bests === 0 ? [] : [counted(bests, 'best count of chord changes', 'best counts of chord changes')]),
    ...(tunings === 0 ? [] : [counted(tunings, 'tuning', 'tunings')]),
  ];
  return `Exported ${list.format(parts)} to ${file}.`;
}

/**
 * The report on answers that were deleted, and whether they can be brought back.
 *
 * @example deletedText(1, 'kept') // 'Deleted 1 answer. You can undo this until you close or reload the page.'
 */
export const deletedText = (count: number, cleared: 'kept' | 'gone'): string =>
  `Deleted ${counted(count, 'answer', 'answers')}. ${CLEARED[cleared]}`;

const CLEARED = {
  kept: 'You can undo this until you close or reload the page.',
  gone: "This can't be undone: there was no room to keep them.",
} as const;

/**
 * The report on answers that were brought back.
 *
 * @example undoneText(1204) // '1,204 answers are back.'
 */
export const undoneText = (count: number): string => `${counted(count, 'answer is', 'answers are')} back.`;

const WHY: Partial<Record<Unreadable, string>> = {
  'not-json': 'is not JSON',
  newer: 'is from a newer version of Fretty',
  workout: "isn't a workout",
  changes: "isn't a count of chord changes",
  tuning: "isn't a tuning",
};

const badLine = ({ line, why }: BadLine): string =>
  `line ${number(line)} ${WHY[why] ?? `has no valid "${why}"`}`;

/**
 * The report on an import.
 *
 * @param added how many answers were new
 * @param others how many workouts, counts of chord changes and tunings were new
 * @example importText({ answers: 1204, bad: 1, firstBad: [{ line: 17, why: 'not-json' }], … }, 1200)
 * // 'Imported 1,200 new answers. 1 of 1,204 answers could not be read: line 17 is not JSON.'
 */
export function importText(
  { answers, bad, firstBad }: Pick<Reading, 'answers' | 'bad' | 'firstBad'>,
  added: number,
  { workouts, bests, tunings }: Others = NO_OTHERS,
): string {
  const answersAdded =
    added === 0 ? 'There were no new answers.' : `Imported ${counted(added, 'new answer', 'new answers')}.`;
  const others = [
    ...(workouts === 0 ? [] : [counted(workouts, 'new workout', 'new workouts')]),
    ...(bests === 0
      ? []
      : [counted(bests, 'new best count of chord changes', 'new best counts of chord changes')]),
    ...(tunings === 0 ? [] : [counted(tunings, 'new tuning', 'new tunings')]),
  ];
  const imported = others.length === 0 ? answersAdded : `${answersAdded} Imported ${list.format(others)}.`;
  if (bad === 0) return imported;
  const named = firstBad.map(badLine).join(', ');
  const more = bad > firstBad.length ? ` and ${counted(bad - firstBad.length, 'more', 'more')}` : '';
  return `${imported} ${number(bad)} of ${counted(answers, 'answer', 'answers')} could not be read: ${named}${more}.`;
}
