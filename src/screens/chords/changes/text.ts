import type { ChangeBest } from '../../../practice/changeBest';
import { chordText, parseChord } from '../../../theory/chord';
import { chordListText, parseChordList } from '../../../theory/chordList';
import type { NoteNames } from '../../../theory/names';

/** The panels of the list of chords. */
export const LIST_TITLES = { list: 'Chord List', changes: 'Changes' } as const;

/** The option for a list of the user's own. */
export const OWN_LIST = 'Your Own';

/** The text field for a list of chords. */
export const LIST_FIELD = { label: 'Chords to Change', show: 'Show List' } as const;

const inNames = (typed: string, names: NoteNames | undefined): string =>
  chordListText(parseChordList(typed).list, 'letters', names);

/**
 * What can be typed into it.
 *
 * @example listExample() // 'for example Am7 D/F# | G C'
 */
export const listExample = (names?: NoteNames): string => `for example ${inNames('Am7 D/F# | G C', names)}`;

const list = new Intl.ListFormat('en');

/**
 * What isn't understood of a typed list.
 *
 * @example unknownText(['X7', 'C13']) // 'X7 and C13 aren't chords that Fretty knows.'
 */
export const unknownText = (unknown: readonly string[]): string =>
  unknown.length === 1
    ? `${unknown[0]} isn't a chord that Fretty knows.`
    : `${list.format(unknown)} aren't chords that Fretty knows.`;

/** How many names that aren't understood are told: a pasted page may have hundreds. */
const MOST_TOLD = 5;

interface Problems {
  readonly unknown: readonly string[];
  readonly left: number;
  /** How many chords the list has. */
  readonly count: number;
}

/**
 * Why a typed list isn't shown as it was typed; empty if it is.
 *
 * @example problemsText({ unknown: ['X7'], left: 0, count: 3 }) // 'X7 isn't a chord that Fretty knows. The other 3 are shown.'
 */
export function problemsText({ unknown, left, count }: Problems, names?: NoteNames): string {
  if (count === 0 && unknown.length === 0) return `Type some chords, such as ${inNames('Am F C G', names)}.`;
  const others = unknown.length - MOST_TOLD;
  const told = others > 1 ? [...unknown.slice(0, MOST_TOLD), `${others} others`] : unknown;
  return [
    ...(unknown.length === 0 ? [] : [unknownText(told)]),
    ...(unknown.length > 0 && count > 0
      ? [count === 1 ? 'The other one is shown.' : `The other ${count} are shown.`]
      : []),
    ...(left === 0
      ? []
      : [`A list has ${count} chords at most; ${left} more ${left === 1 ? 'is' : 'are'} left out.`]),
  ].join(' ');
}

/**
 * Which chord of the list is on the neck, before what is said of it.
 *
 * @example placeText(1, 4) // '2 of 4.'
 */
export const placeText = (index: number, count: number): string => `${index + 1} of ${count}.`;

/** How many chords a list has, in the border of its panel. */
export const countText = (count: number): string => (count === 1 ? '1 chord' : `${count} chords`);

/** Why nothing runs through the list. */
export const NO_LIST = 'Type some chords to change first';

/** Why changes can't be counted. */
export const NO_SECOND_CHORD = 'The list needs two different chords';

/**
 * Said before a minute of changes.
 *
 * @example countFrom('A minor', 'F major') // 'A minor and F major, back and forth for one minute. Begin in 3 seconds.'
 */
export const countFrom = (from: string, to: string): string =>
  `${from} and ${to}, back and forth for one minute. Begin in 3 seconds.`;

export const MINUTE_BEGINS = 'Go.';
export const MINUTE_STOPPED = 'Stopped. Nothing is kept of this minute.';
export const METRONOME_STOPPED = 'Metronome off.';

/** Said when the metronome begins: `Four clicks, then A minor.` */
export const spokenCountIn = (first: string): string => `Four clicks, then ${first}.`;

interface Result {
  readonly count: number;
  /** The best count so far; `undefined` if this is the first one. */
  readonly before: number | undefined;
}

/**
 * The result of a minute.
 *
 * @example resultText(['Am', 'F'], { count: 31, before: 34 }) // 'Am to F: 31 per minute, best 34.'
 */
export function resultText([from, to]: readonly [string, string], { count, before }: Result): string {
  const pair = `${from} to ${to}:`;
  if (count === 0) return `${pair} no changes counted.`;
  if (before === undefined) return `${pair} ${count} per minute, your first count.`;
  return count > before
    ? `${pair} ${count} per minute, a new best. Before: ${before}.`
    : `${pair} ${count} per minute, best ${before}.`;
}

/** A chord that is kept by its English name; one that only a newer version knows stays as it is. */
function keptName(name: string, names: NoteNames | undefined): string {
  const parsed = parseChord(name);
  return parsed.kind === 'chord' ? chordText(parsed.chord, 'letters', names) : name;
}

/**
 * The best count of two chords, in the list of them.
 *
 * @example bestText({ pair: ['Am', 'F'], count: 34 }) // 'Am to F: 34 per minute'
 */
export function bestText({ pair, count }: Pick<ChangeBest, 'pair' | 'count'>, names?: NoteNames): string {
  const [from, to] = pair.map(name => keptName(name, names));
  return `${from} to ${to}: ${count} per minute`;
}

/** What is shown while changes are counted. */
export const MINUTE = {
  /** What the two figures mean. */
  changes: (count: number): string => (count === 1 ? 'change' : 'changes'),
  left: (seconds: number): string => `${seconds} s left`,
  ready: (seconds: number): string => `begins in ${seconds} s`,
  to: (name: string): string => `change to ${name}`,
  bests: 'Best of Each Pair',
  how: 'Count each change with Space or a pedal. While Fretty listens, it also counts one when it hears a note that only the next chord has.',
} as const;

/** What is shown while the metronome runs. */
export const METRONOME = {
  countIn: 'Count-in',
  next: (name: string): string => `next ${name}`,
} as const;
