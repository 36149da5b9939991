import type { Lightness } from '../../fretboard/cell';
import type { PatternSystem } from '../../instrument/pattern';
import type { Inversion } from '../../instrument/shape';
import type { Figures } from '../../practice/figures';
import type { Practiced } from '../../practice/history';
import type { Measure, Step, StepBounds } from '../../practice/steps';
import { seconds } from '../../quiz/text';
import type { Line } from '../../theory/degree';
import { drawnName, type NoteNames, spokenName } from '../../theory/names';
import { type ScaleKey, type ScaleType, scaleTypeText, spokenScaleType } from '../../theory/scale';
import type { ProgressTab } from './settings';

/** How to begin where there are no answers yet. */
export const BEGIN_EMPTY = 'Press colon and type start for a quiz; your results will appear here.';

/** How to begin with a screen reader. */
export const BEGIN = 'Tab to your results, or press colon and type drill these.';

export const TITLES = {
  tabs: 'Progress',
  weakest: 'Weakest',
  history: 'History',
  empty: 'Nothing Here Yet',
  mixUps: 'Mix-ups',
} as const;

/** The panel of each tab. */
export const PANELS: Record<ProgressTab, string> = {
  notes: 'Fretboard',
  triads: 'Shapes',
  chords: 'Chords',
  scales: 'Degrees',
  keys: 'Circle of Fifths',
  intervals: 'Intervals',
};

export const LOADING = 'Reading your answers …';
export const FAILED = "Your answers couldn't be read. Reload the page to try again.";

/** Where no answer has been given yet. */
const NO_ANSWERS = 'no answers yet';

const number = (value: number): string => value.toLocaleString('en-US');

/**
 * A number of answers.
 *
 * @example answersText(1) // '1 answer'
 */
export const answersText = (answers: number): string =>
  `${number(answers)} ${answers === 1 ? 'answer' : 'answers'}`;

/** A share as shown. */
export const percentText = (percent: number): string => `${percent}%`;

const spokenSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} seconds`;

/**
 * Figures as spoken.
 *
 * @example spokenFigures({ answers: 14, percent: 72, time: 1900 }) // '72 percent, 1.9 seconds, 14 answers'
 */
export function spokenFigures(figures: Figures | undefined): string {
  if (figures === undefined) return NO_ANSWERS;
  const { percent, time, answers } = figures;
  const timeText = time === undefined ? [] : [spokenSeconds(time)];
  return [`${percent} percent`, ...timeText, answersText(answers)].join(', ');
}

/**
 * An item with its figures, in a list.
 *
 * @example spokenItem('C sharp, string 4, fret 11', figures) // 'C sharp, string 4, fret 11: 55 percent, 2.7 seconds, 9 answers'
 */
export const spokenItem = (item: string, figures: Figures): string => `${item}: ${spokenFigures(figures)}`;

/**
 * Figures as shown in a line.
 *
 * @example figuresText({ answers: 14, percent: 72, time: 1900 }) // '72% right, 1.9 s, 14 answers'
 */
export function figuresText(figures: Figures | undefined): string {
  if (figures === undefined) return NO_ANSWERS;
  const { percent, time, answers } = figures;
  const timeText = time === undefined ? [] : [seconds(time)];
  return [`${percentText(percent)} right`, ...timeText, answersText(answers)].join(', ');
}

/** In place of a figure that isn't there. */
export const NO_FIGURE = '·';

/** With a tenth up to ten seconds: three characters at most, as the narrowest cells have room for. */
const shortSeconds = (milliseconds: number): string =>
  milliseconds < 9950 ? (milliseconds / 1000).toFixed(1) : String(Math.round(milliseconds / 1000));

/**
 * The figure that a measure shows.
 *
 * @example figureText({ answers: 14, percent: 72, time: 1900 }, 'time') // '1.9'
 */
export function figureText(figures: Figures | undefined, measure: Measure): string {
  if (figures === undefined) return NO_FIGURE;
  const { percent, time, answers } = figures;
  switch (measure) {
    case 'accuracy':
      return String(percent);
    case 'answers':
      return String(answers);
    case 'time':
      return time === undefined ? NO_FIGURE : shortSeconds(time);
  }
}

/** What each step of a measure is called. */
export const STEP_WORDS: Record<Measure, Record<Step, string>> = {
  accuracy: { 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' },
  time: { 1: 'slow', 2: 'a bit slow', 3: 'usual', 4: 'quick' },
  answers: { 1: 'few', 2: 'some', 3: 'more', 4: 'many' },
};

/** A line of the legend: a step, its name, and its range. */
export interface LegendLine {
  readonly lightness: Lightness;
  readonly word: string;
  readonly range: string;
}

const range = (from: number, to: number, unit: string): string => `${from} to ${to}${unit}`;

function stepRange(measure: Measure, { from }: StepBounds, step: Step): string {
  const unit = measure === 'accuracy' ? '%' : '';
  if (measure === 'time') return step === 1 ? `over ${seconds(from[2])}` : `up to ${seconds(from[step])}`;
  switch (step) {
    case 1:
      return `under ${from[2]}${unit}`;
    case 2:
      return range(from[2], from[3] - 1, unit);
    case 3:
      return range(from[3], from[4] - 1, unit);
    case 4:
      return `${from[4]}${unit} and up`;
  }
}

/**
 * What each step of lightness means.
 *
 * @example legendOf('accuracy', boundsOf('accuracy', 2000))[1] // { lightness: 1, word: 'weak', range: 'under 60%' }
 */
export const legendOf = (measure: Measure, bounds: StepBounds): readonly LegendLine[] => [
  { lightness: 'none', word: NO_ANSWERS, range: '' },
  ...([1, 2, 3, 4] as const).map(step => ({
    lightness: step,
    word: STEP_WORDS[measure][step],
    range: stepRange(measure, bounds, step),
  })),
];

/** Below each picture: what its figures are. */
export const MEASURE_NOTES: Record<Measure, string> = {
  accuracy: 'percent right, weighted toward recent answers',
  time: 'seconds for a right answer',
  answers: 'answers given',
};

/** In the hub of the circle: what its figures are, line by line. */
export const MEASURE_HUBS: Record<Measure, readonly string[]> = {
  accuracy: ['percent', 'right'],
  time: ['seconds'],
  answers: ['answers'],
};

/** What the figures on the neck are: the times of Find Note are those of whole notes. */
export const neckNote = (quiz: string, measure: Measure): string =>
  quiz === 'find-note' && measure === 'time'
    ? 'seconds per position, for each note as a whole'
    : MEASURE_NOTES[measure];

export const WEAKEST_NONE = 'No answers of this type yet.';
export const WEAKEST_ALL_RIGHT = 'No weak spots: everything you have answered here is at 100%.';

/** Below the list of the weakest. */
export const WEAKEST_NOTE = 'by accuracy and time';

/** Why nothing can be drilled yet. */
export const NOT_READ_YET = "Your answers haven't been read yet";

/** Why there is no picture. */
export const NO_ANSWERS_TO_DRAW = 'There are no answers to draw yet';

/** The name of a picture: what was practiced. */
export const pictureTitle = (screen: string, quiz: string): string =>
  [`Progress in ${screen}`, quiz].filter(text => text !== '').join(', ');

/** Why nothing can be drilled. */
export const NOTHING_TO_DRILL = 'There are no answers to choose from yet';

export const ALL_RIGHT = 'Everything you have answered here is at 100%';

/** Why a round can't be started while another waits. */
export const QUIZ_WAITS = 'A quiz is waiting on that screen: finish it first';

/** How many of the items were asked. */
export const coveredText = (answered: number, all: number, what: string): string =>
  `${answered} of ${all} ${what} answered`;

/** What is counted on each tab. */
export const COUNTED: Record<ProgressTab, string> = {
  notes: 'positions',
  triads: 'shapes',
  chords: 'chords',
  scales: 'degrees',
  keys: 'keys',
  intervals: 'intervals',
};

/**
 * A time spent, in minutes.
 *
 * @example minutesText(90_000) // '2 min'
 */
export const minutesText = (milliseconds: number): string =>
  `${number(Math.ceil(milliseconds / 60_000))} min`;

const percentOf = ({ answers, right }: Practiced): number =>
  answers === 0 ? 0 : Math.round((100 * right) / answers);

/** The accuracy of some days; a dash if there were no answers. */
export const accuracyText = (practiced: Practiced): string =>
  practiced.answers === 0 ? '–' : percentText(percentOf(practiced));

/**
 * A summary of the history, after its number of answers.
 *
 * @example historyText({ answers: 4, right: 3, milliseconds: 8000 }) // '75% right, 1 min in the last eight weeks'
 */
export const historyText = (total: Practiced): string =>
  total.answers === 0
    ? 'in the last eight weeks'
    : `${percentText(percentOf(total))} right, ${minutesText(total.milliseconds)} in the last eight weeks`;

/** Days in a row. */
export const streakText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} in a row`;

/** The table of the history. */
export const HISTORY_COLUMNS = ['Day', 'Answers', 'Right', 'Time'] as const;
export const HISTORY_CAPTION = 'Days with answers in the last eight weeks, the latest first';
export const HISTORY_KEY = { right: 'right', wrong: 'wrong' } as const;

/** The button that shows the table. */
export const TABLE_TITLES = { off: 'Show as a Table', on: 'Hide the Table' } as const;

/** How many answers there are, and where they are kept. */
export const keptText = (answers: number): string =>
  answers === 0
    ? 'No answers are kept yet. They will stay on this device.'
    : `${answersText(answers)}, kept on this device only.`;

/** The columns of the intervals, each no wider than its figures. */
export const SOUNDING_TITLES = { up: 'Up', down: 'Down', together: 'Together' } as const;

/** How an interval was heard, in a list. */
export const SOUNDING_WORDS = { up: 'up', down: 'down', together: 'together' } as const;

export const INTERVAL = 'Interval';
/**
 * What was played, in the list of mix-ups.
 *
 * @example heardAs('Minor 3rd', 'together') // 'Minor 3rd, together'
 */
export const heardAs = (name: string, heard: 'together' | undefined): string =>
  heard === undefined ? name : `${name}, ${heard}`;

export const MIX_UP_COLUMNS = ['Played', 'Answered', 'Times'] as const;
/** What a triad that is named by ear is, and how it was heard. */
export const QUALITY = 'Quality';
export const TRIAD_SOUNDING_TITLES = { 'one-by-one': 'One by One', together: 'Together' } as const;
export const TRIAD_SOUNDING_DETAILS = { 'one-by-one': 'one by one', together: 'together' } as const;
export const NO_QUALITIES_MIXED = 'No qualities mixed up so far.';

/** What a chord that is named by ear is. */
export const CHORD_TYPE = 'Chord Type';
export const NO_CHORD_TYPES_MIXED = 'No types of chords mixed up so far.';

/** A chord that is named by ear, and the keys it is in. */
export const CHORD = { one: 'Chord', many: 'Chords' } as const;
export const KEY_TYPE_TITLES = { major: 'Major', minor: 'Minor' } as const;
export const KEY_TYPE_DETAILS = { major: 'in major', minor: 'in minor' } as const;
export const NO_CHORDS_MIXED = 'No chords mixed up so far.';

export const DEGREE = 'Degree';
export const NO_DEGREES_MIXED = 'No degrees mixed up so far.';
export const NO_MIX_UPS = 'No intervals mixed up so far.';

/** Every place of a note, in the list of the weakest. */
export const EVERY_PLACE = 'every position';

/** What a pitch is that was read, in that list. */
export const ON_STAFF = 'on the staff';

/**
 * The part of the neck where a note was asked, after its name in a list.
 *
 * @example noteAreaText([6, 5], 0, 5) // 'strings 6 and 5, frets 0 to 5'
 */
export function noteAreaText(strings: readonly number[], lowest: number, highest: number): string {
  const on = strings.length === 1 ? 'string' : 'strings';
  const frets = lowest === highest ? `fret ${lowest}` : `frets ${lowest} to ${highest}`;
  return `${on} ${numbers.format(strings.map(String))}, ${frets}`;
}

/** As many scales, or types of chords, are named where they have no answers. */
const NAMED = 3;

const numbers = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

/** A note on one string, in a list. */
export const onStringText = (number: number): string => `string ${number}`;

/** The inversions above the shapes; screen readers say their whole names. */
export const INVERSION_TITLES: Record<Inversion, string> = {
  'root position': 'root',
  'first inversion': '1st inv.',
  'second inversion': '2nd inv.',
};

/** Above the roots of the chords. */
export const ROOT_COLUMN = 'Root';

/**
 * Which types of chords aren't shown, since none of them has been answered; empty if all are.
 *
 * @example restTypesText(['sus2', 'sus4']) // 'No answers yet: sus2 and sus4.'
 */
export function restTypesText(types: readonly string[]): string {
  if (types.length === 0) return '';
  return `No answers yet: ${types.length > NAMED ? `${types.length} other types` : numbers.format(types)}.`;
}

/** What the squares in the shapes are. */
export const ROOT = 'root';

/**
 * Which shapes aren't shown, since none of them has been answered; empty if all are.
 *
 * @example restText(['augmented'], ['3-4-5', '4-5-6']) // 'No answers yet: augmented shapes; strings 3-4-5 and 4-5-6.'
 */
export function restText(qualities: readonly string[], sets: readonly string[]): string {
  const parts = [
    ...(qualities.length === 0 ? [] : [`${numbers.format(qualities)} shapes`]),
    ...(sets.length === 0 ? [] : [`strings ${numbers.format(sets)}`]),
  ];
  return parts.length === 0 ? '' : `No answers yet: ${parts.join('; ')}.`;
}

/** Above the sets of strings of the shapes. */
export const STRINGS = 'Strings';

/** What the rows of a scale are: keys, or patterns of a system. */
export function blockCornerOf(system: PatternSystem | undefined): Line {
  if (system === undefined) return { text: 'Key', spoken: 'Key' };
  return system === 'caged' ? { text: 'Shape', spoken: 'Shape' } : { text: '#', spoken: 'Pattern' };
}

const SYSTEM_NAMES: Record<PatternSystem, string> = {
  '3-notes-per-string': '3 notes per string',
  '2-notes-per-string': '2 notes per string',
  caged: 'CAGED',
  positions: 'positions',
};

/**
 * A scale, and the system of its patterns.
 *
 * @example blockTitle('major', 'caged') // 'major, CAGED'
 */
export const blockTitle = (type: ScaleType, system: PatternSystem | undefined): string =>
  system === undefined ? scaleTypeText(type) : `${scaleTypeText(type)}, ${SYSTEM_NAMES[system]}`;

/**
 * How many keys or patterns of a scale have answers.
 *
 * @example blockNote(4, 13, undefined) // '4 of 13 keys'
 */
export function blockNote(answered: number, all: number, system: PatternSystem | undefined): string {
  const what = system === undefined ? 'keys' : system === 'caged' ? 'shapes' : 'patterns';
  return `${answered} of ${all} ${what}`;
}

/**
 * A key or a pattern before its degrees.
 *
 * @example scaleRowText({ id: 'E', key: undefined }, 'caged') // { id: 'E', title: 'E', spoken: 'E shape' }
 */
export function scaleRowText(
  { id, key }: { readonly id: string; readonly key: ScaleKey | undefined },
  system: PatternSystem | undefined,
  names?: NoteNames,
) {
  if (key) return { id, title: drawnName(key, names), spoken: spokenName(key, names) };
  return { id, title: id, spoken: system === 'caged' ? `${id} shape` : `pattern ${id}` };
}

/**
 * A scale in a key as a whole, or in both spellings of one.
 *
 * @example scaleSectorText(['F#', 'Gb'], 'major', '72 percent, 14 answers')
 *   // 'F sharp and G flat major, 72 percent, 14 answers'
 */
export const scaleSectorText = (
  keys: readonly ScaleKey[],
  type: ScaleType,
  figures: string,
  names?: NoteNames,
): string => {
  const spoken = numbers.format(keys.map(key => spokenName(key, names)));
  return `${spoken} ${spokenScaleType(type)}, ${figures}`;
};

/**
 * Which scales are on the rings of the wheel.
 *
 * @param all how many scales have answers
 * @example ringsText(['major', 'blues'], 2) // 'Each key as a whole, from the rim inward: major and blues.'
 */
export function ringsText(types: readonly string[], all: number): string {
  const inward = types.length > 1 ? ', from the rim inward' : '';
  const most = all > types.length ? ' These have the most answers.' : '';
  return `Each key as a whole${inward}: ${numbers.format(types)}.${most}`;
}

/**
 * Which scales aren't shown, since no degree of them has been answered; empty if all are.
 *
 * @example restScalesText(['blues', 'dorian']) // 'No answers yet: blues and dorian.'
 */
export function restScalesText(types: readonly string[]): string {
  if (types.length === 0) return '';
  return `No answers yet: ${types.length > NAMED ? `${types.length} other scales` : numbers.format(types)}.`;
}
