import { type Chance, pick } from '../../quiz/chance';
import type { Asked } from '../../quiz/definition';
import { INTERVALS, type Interval, type IntervalName, intervalNamed } from '../../theory/interval';
import { pickDirection, type QuizDirection } from './directions';
import { type PlayedInterval, ROOTS } from './playedInterval';

/** The length of the interval quiz (spec §9). */
export const QUIZ_LENGTH = 12;

/** What an interval quiz is started with. */
export interface IntervalsSetup {
  readonly direction: QuizDirection;
  /** The intervals that are asked; none stands for all. */
  readonly asked: readonly IntervalName[];
}

export interface IntervalQuestion {
  readonly interval: Interval;
  readonly heard: PlayedInterval;
}

/** An interval by its name; only the very name is right (spec §5). */
export type IntervalAnswer = IntervalName;

export type AskedInterval = Asked<IntervalsSetup, IntervalQuestion>;

/**
 * The intervals that a quiz asks: those chosen, or all where none is.
 *
 * @example askedIntervals([]).length // 13
 */
export function askedIntervals(names: readonly IntervalName[]): readonly Interval[] {
  const chosen = INTERVALS.filter(({ name }) => names.includes(name));
  return chosen.length === 0 ? INTERVALS : chosen;
}

/**
 * A question on an interval: from any root, in a direction that the quiz allows.
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
 * What was answered, as it would have sounded in the place of what was asked.
 *
 * @example heardAs(question, 'Octave').semitones // 12
 */
export const heardAs = ({ heard }: IntervalQuestion, answer: IntervalAnswer): PlayedInterval => ({
  ...heard,
  semitones: intervalNamed(answer)?.semitones ?? heard.semitones,
});
