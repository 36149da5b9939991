import type { ConfusionSum, DaySum, RoundSum } from './sums';

/** Whether a stored row is the sum of a day. */
export const isDaySum = (row: object): row is DaySum => 'date' in row && 'milliseconds' in row;

/** Whether a stored row is the sum of a round. */
export const isRoundSum = (row: object): row is RoundSum => 'round' in row && 'times' in row;

/** Whether a stored row is the sum of a confusion. */
export const isConfusionSum = (row: object): row is ConfusionSum => 'asked' in row && 'count' in row;
