import { type Chance, pick } from '../../quiz/chance';
import type { Asked } from '../../quiz/definition';
import { INTERVALS, type Interval, type IntervalName, intervalNamed } from '../../theory/interval';
import { pickDirection, type QuizDirection } from './directions';
import { type PlayedInterval, ROOTS } from './playedInterval';

/** What an interval quiz is started with. */
export interface IntervalsSetup {
  readonly direction: QuizDirection;
  /** The intervals to ask; an empty list means all. */
  readonly asked: readonly IntervalName[];
}

export interface IntervalQuestion {
  readonly interval: Interval;
  readonly heard: PlayedInterval;
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
 * A question on an interval, with a random root and a direction that the quiz allows.
 *
 * @example questionOn(intervalOf(7), 'ascending', () => 0).heard // { root: 60, semitones: 7, direction: 'ascending' }
 */
export const questionOn = (
  interval: Interval,
  direction: QuizDirection,
  chance: Chance,
): IntervalQuestion => ({
  interval,
  heard: {
    root: pick(ROOTS, chance),
    semitones: interval.semitones,
    direction: pickDirection(direction, chance),
  },
});

/**
 * The answered interval as it would have sounded in place of the right one.
 *
 * @example heardAs(question, 'Octave').semitones // 12
 */
export const heardAs = ({ heard }: IntervalQuestion, answer: IntervalName): PlayedInterval => ({
  ...heard,
  semitones: intervalNamed(answer)?.semitones ?? heard.semitones,
});
