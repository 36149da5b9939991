import type { Figures } from './figures';

/** The measures that a picture of progress may show of each item. */
export const MEASURES = ['accuracy', 'time', 'answers'] as const;
export type Measure = (typeof MEASURES)[number];

/** The four steps from the weakest to the strongest. */
export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

/** Where a step begins: from `from` up or, where less is better, up to `upTo`. The first step takes the rest. */
export interface StepBounds {
  readonly from: Readonly<Record<Step, number>>;
  readonly better: 'more' | 'less';
}

/** The steps of accuracy (percent): at 60 and 80 scores change their color, from 90 they are excellent. */
const ACCURACY: StepBounds = { from: { 1: 0, 2: 60, 3: 80, 4: 90 }, better: 'more' };

const ANSWERS: StepBounds = { from: { 1: 1, 2: 5, 3: 10, 4: 20 }, better: 'more' };

/** The steps of time as parts of the target time: the last two are quick and usual, as answers are graded. */
const TIME: Readonly<Record<Step, number>> = { 1: Number.POSITIVE_INFINITY, 2: 1.3, 3: 1, 4: 0.6 };

/**
 * The bounds of a measure's steps: percent, milliseconds or answers.
 *
 * @param target the time that an answer should take (milliseconds)
 * @example boundsOf('time', 2000).from[4] // 1200
 */
export function boundsOf(measure: Measure, target: number): StepBounds {
  switch (measure) {
    case 'accuracy':
      return ACCURACY;
    case 'answers':
      return ANSWERS;
    case 'time':
      return {
        from: { 1: TIME[1], 2: TIME[2] * target, 3: TIME[3] * target, 4: TIME[4] * target },
        better: 'less',
      };
  }
}

const measured = ({ percent, time, answers }: Figures, measure: Measure): number | undefined =>
  ({ accuracy: percent, time, answers })[measure];

/**
 * The step of an item; `undefined` if there is nothing to measure.
 *
 * @example stepOf({ answers: 14, percent: 72, time: 1900 }, 'accuracy', 2000) // 2
 */
export function stepOf(figures: Figures, measure: Measure, target: number): Step | undefined {
  const value = measured(figures, measure);
  if (value === undefined) return undefined;
  const { from, better } = boundsOf(measure, target);
  const reaches = (step: Step) => (better === 'more' ? value >= from[step] : value <= from[step]);
  return STEPS.findLast(reaches) ?? 1;
}
