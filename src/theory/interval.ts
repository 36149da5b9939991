import { Note } from 'tonal';
import { parseNoteName } from './note';
import type { PitchName } from './pitch';

/**
 * The intervals of the ear trainer. `steps` is the interval in tonal's shorthand; a tritone has none, since it is either an
 * augmented fourth or a diminished fifth.
 */
export const INTERVALS = [
  { name: 'Unison', semitones: 0, spoken: 'unison', steps: '1P' },
  { name: 'Minor 2nd', semitones: 1, spoken: 'minor second', steps: '2m' },
  { name: 'Major 2nd', semitones: 2, spoken: 'major second', steps: '2M' },
  { name: 'Minor 3rd', semitones: 3, spoken: 'minor third', steps: '3m' },
  { name: 'Major 3rd', semitones: 4, spoken: 'major third', steps: '3M' },
  { name: 'Perfect 4th', semitones: 5, spoken: 'perfect fourth', steps: '4P' },
  { name: 'Tritone', semitones: 6, spoken: 'tritone', steps: undefined },
  { name: 'Perfect 5th', semitones: 7, spoken: 'perfect fifth', steps: '5P' },
  { name: 'Minor 6th', semitones: 8, spoken: 'minor sixth', steps: '6m' },
  { name: 'Major 6th', semitones: 9, spoken: 'major sixth', steps: '6M' },
  { name: 'Minor 7th', semitones: 10, spoken: 'minor seventh', steps: '7m' },
  { name: 'Major 7th', semitones: 11, spoken: 'major seventh', steps: '7M' },
  { name: 'Octave', semitones: 12, spoken: 'octave', steps: '8P' },
] as const;

export type Interval = (typeof INTERVALS)[number];
export type IntervalName = Interval['name'];
export type Semitones = Interval['semitones'];

/** Whether the second note is above or below the root. */
export type IntervalDirection = 'up' | 'down';

/** How an interval is heard: its second note after the root, above or below it, or both notes together. */
export type IntervalSounding = IntervalDirection | 'together';

const PREFIX: Record<IntervalDirection, string> = { up: '', down: '-' };

/**
 * The interval of a number of semitones.
 *
 * @example intervalOf(3).name // 'Minor 3rd'
 */
export function intervalOf(semitones: Semitones): Interval {
  const found = INTERVALS.find(interval => interval.semitones === semitones);
  if (found === undefined) throw new RangeError(`no interval of ${semitones} semitones`);
  return found;
}

/**
 * The interval with exactly this name; `undefined` for any other text.
 *
 * @example intervalNamed('Tritone')?.semitones // 6
 */
export function intervalNamed(name: string): Interval | undefined {
  return INTERVALS.find(interval => interval.name === name);
}

/**
 * The note an interval above or below a root, spelled by letter (a third is always two letters away); `undefined` if that
 * takes more than one accidental, and for a tritone, which has two spellings.
 *
 * @example spelledTarget('C4', 3, 'up') // 'Eb4'
 * @example spelledTarget('D#4', 4, 'up') // undefined: it would be F##4
 */
export function spelledTarget(
  root: PitchName,
  semitones: Semitones,
  direction: IntervalDirection,
): PitchName | undefined {
  const { steps } = intervalOf(semitones);
  if (steps === undefined) return undefined;
  const target = Note.get(Note.transpose(root, `${PREFIX[direction]}${steps}`));
  const note = parseNoteName(target.pc);
  if (note === undefined || target.oct === undefined || target.acc.length > 1) return undefined;
  return `${note}${target.oct}`;
}

/** The short names of the intervals, as musicians write them. */
export const SHORT_NAMES: Readonly<Record<IntervalName, string>> = {
  Unison: 'P1',
  'Minor 2nd': 'm2',
  'Major 2nd': 'M2',
  'Minor 3rd': 'm3',
  'Major 3rd': 'M3',
  'Perfect 4th': 'P4',
  Tritone: 'TT',
  'Perfect 5th': 'P5',
  'Minor 6th': 'm6',
  'Major 6th': 'M6',
  'Minor 7th': 'm7',
  'Major 7th': 'M7',
  Octave: 'P8',
};

/** How a root is marked on a neck. */
export const ROOT = 'R';
