import type { Asked } from '../../../quiz/definition';
import { type Chance, pick } from '../../../quiz/seed';
import { INTERVALS, type Interval, type IntervalName, intervalNamed } from '../../../theory/interval';
import type { NoteNames } from '../../../theory/names';
import { type AskedManner, pickManner } from '../directions';
import { type PlayableRange, type PlayedInterval, ROOTS, wayOf } from '../playedInterval';

/** What an interval quiz is started with. */
export interface IntervalsSetup {
  readonly direction: AskedManner;
  /** The intervals to ask; an empty list means all. */
  readonly asked: readonly IntervalName[];
  /** Set where a note that is played is right in its own octave only. */
  readonly octave?: 'exact';
  /** What can be played; set where the answers are. */
  readonly playable?: PlayableRange;
  /** How notes are named, if not in English. */
  readonly names?: NoteNames;
}

export interface IntervalQuestion {
  readonly interval: Interval;
  readonly heard: PlayedInterval;
  /** As in its setup. */
  readonly octave?: 'exact';
  readonly names?: NoteNames;
}

export type AskedInterval = Asked<IntervalsSetup, IntervalQuestion>;

/**
 * The intervals that a quiz asks: the chosen ones, or all if none is chosen.
 *
 * @example askedIntervals([]).length // 13
 */
export function askedIntervals(names: readonly IntervalName[]): readonly Interval[] {
  const chosen = INTERVALS.filter(({ name }) => names.includes(name));
  return chosen.length === 0 ? INTERVALS : chosen;
}

/**
 * A question on an interval, with a random root, played in a way that the quiz allows.
 *
 * @example questionOn(intervalOf(7), 'ascending', () => 0).heard // { root: 60, semitones: 7, direction: 'ascending' }
 */
export const questionOn = (interval: Interval, asked: AskedManner, chance: Chance): IntervalQuestion => ({
  interval,
  heard: {
    root: pick(ROOTS, chance),
    semitones: interval.semitones,
    direction: pickManner(asked, chance),
  },
});

/** The interval that was named or, where it is played, how many semitones above the root: below it, that is negative. */
export type IntervalAnswer = IntervalName | number;

const intervalAt = (semitones: number): Interval | undefined =>
  INTERVALS.find(interval => interval.semitones === semitones);

/**
 * The interval that was answered; `undefined` if what was played is more than an octave from the root, or on its other side.
 *
 * @example answeredInterval(minorThirdUp, 4)?.name // 'Major 3rd'
 */
export function answeredInterval({ heard }: IntervalQuestion, answer: IntervalAnswer): Interval | undefined {
  if (typeof answer === 'string') return intervalNamed(answer);
  return intervalAt(wayOf(heard.direction) === 'up' ? answer : -answer);
}

/**
 * The answer as it would have sounded in place of the right one; `undefined` if it is no interval within an octave.
 *
 * @example heardAs(question, 'Octave')?.semitones // 12
 */
export function heardAs(question: IntervalQuestion, answer: IntervalAnswer): PlayedInterval | undefined {
  const { heard } = question;
  const interval = answeredInterval(question, answer);
  if (interval) return { ...heard, semitones: interval.semitones };
  if (typeof answer === 'string') return undefined;
  const other = intervalAt(Math.abs(answer));
  return (
    other && { ...heard, semitones: other.semitones, direction: answer > 0 ? 'ascending' : 'descending' }
  );
}
