import { timesOf } from '../quiz/results';
import { type Answered, outcomeOf } from '../quiz/session';

/** The size of the drawing of a round, in its own units: that of a phone's page in pixels. */
export const CHART = { width: 360, height: 112 } as const;

/** The room above the bars, where wrong answers are marked. */
const HEAD = 14;

/** A drawing has room for as many answers; of a longer round it shows the last. */
export const MOST_BARS = 120;

/** An answer that took more than so many times the median is drawn cut off: else one pause would flatten all others. */
const MOST_MEDIANS = 4;

/** An answer as a bar. */
export interface Bar {
  /** The number of its question, counted from 1. */
  readonly number: number;
  readonly outcome: 'right' | 'late' | 'wrong';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Set if it took longer than the drawing is high. */
  readonly isCut?: true;
}

/** The drawing of a round. */
export interface RoundChart {
  readonly bars: readonly Bar[];
  /** The mean time of the answers drawn (milliseconds), and its height in the drawing. */
  readonly average: { readonly milliseconds: number; readonly y: number };
  /** How many answers came before those drawn. */
  readonly left: number;
}

type Timed = Pick<Answered<unknown, unknown>, 'verdict' | 'milliseconds' | 'timing'>;

const sorted = (answered: readonly Timed[]): readonly number[] => timesOf(answered).toSorted((a, b) => a - b);

/**
 * The drawing of a round: a bar for each answer, as high as it took long, and the average; `undefined` without answers.
 *
 * @example chartOf([{ verdict: 'right', milliseconds: 900 }])?.average.milliseconds // 900
 */
export function chartOf(answered: readonly Timed[]): RoundChart | undefined {
  const drawn = answered.slice(-MOST_BARS);
  const times = sorted(drawn);
  const [longest, middle] = [times.at(-1), times[Math.floor(times.length / 2)]];
  if (longest === undefined || middle === undefined) return undefined;
  const limit = Math.max(1, Math.min(longest, middle * MOST_MEDIANS));
  const step = CHART.width / drawn.length;
  const gap = Math.min(3, step / 4);
  const heightOf = (time: number) => Math.max(2, (Math.min(time, limit) / limit) * (CHART.height - HEAD));
  const left = answered.length - drawn.length;
  const average = times.reduce((sum, time) => sum + time, 0) / times.length;
  return {
    bars: drawn.map((each, index) => {
      const { milliseconds = 0 } = each;
      const outcome = outcomeOf(each);
      const height = heightOf(milliseconds);
      // A few answers needn't fill the width.
      const width = Math.min(step - gap, 36);
      return {
        number: left + index + 1,
        outcome: outcome === 'given-up' ? 'wrong' : outcome,
        ...{ x: index * step + (step - width) / 2, y: CHART.height - height, width, height },
        ...(milliseconds > limit && { isCut: true }),
      };
    }),
    average: { milliseconds: average, y: CHART.height - heightOf(average) },
    left,
  };
}

/**
 * The cross above a wrong answer, as the path of an SVG.
 *
 * @example crossOf(bar) // 'M10 2l8 8m0 -8l-8 8'
 */
export function crossOf({ x, y, width }: Pick<Bar, 'x' | 'y' | 'width'>): string {
  const size = Math.max(4, Math.min(8, width));
  return `M${x + width / 2 - size / 2} ${y - size - 4}l${size} ${size}m0 ${-size}l${-size} ${size}`;
}

/** The break in a bar that is cut off, as the path of an SVG. */
export const cutOf = ({ x, y, width }: Pick<Bar, 'x' | 'y' | 'width'>): string =>
  `M${x - 1} ${y + 12}l${width + 2} -5`;
