import type { Comparison } from '../practice/comparison';
import type { ItemResult } from '../quiz/results';
import type { Verdict } from '../quiz/session';
import { seconds } from '../quiz/text';

export const WEAKEST_TITLE = 'Weakest';
export const SLOWEST_TITLE = 'Slowest';

/** A difference that isn't shown, in milliseconds: the times have one decimal. */
const UNSEEN = 50;

const roundsText = (count: number): string => (count === 1 ? 'your last round' : `your last ${count} rounds`);

function timeText({ round, usual }: Comparison, unit: (milliseconds: number) => string): string | undefined {
  if (round.medianTime === undefined || usual.medianTime === undefined) return undefined;
  const faster = usual.medianTime - round.medianTime;
  if (Math.abs(faster) < UNSEEN) return 'as fast';
  return `${unit(Math.abs(faster))} ${faster > 0 ? 'faster' : 'slower'}`;
}

const rightText = ({ round, usual }: Comparison, unit: string): string =>
  round.percent === usual.percent
    ? `${round.percent}${unit} right, as before`
    : `${round.percent}${unit} right instead of ${usual.percent}${unit}`;

const sentence = (comparison: Comparison, time: string | undefined, right: string): string =>
  `Compared with ${roundsText(comparison.earlier.length)}: ${time === undefined ? '' : `${time}, `}${right}.`;

/**
 * How a round compares with those before it.
 *
 * @example comparisonText(comparison) // 'Compared with your last 10 rounds: 0.3 s faster, 75% right instead of 62%.'
 */
export const comparisonText = (comparison: Comparison): string =>
  sentence(comparison, timeText(comparison, seconds), rightText(comparison, '%'));

const spokenSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} seconds`;

/** How a round compares with those before it, as spoken. */
export const spokenComparison = (comparison: Comparison): string =>
  sentence(comparison, timeText(comparison, spokenSeconds), rightText(comparison, ' percent'));

/** The caption of the drawing of median times. */
export const TIMES_CAPTION = 'Median time, round by round';

/**
 * How the questions about an item went.
 *
 * @example itemResultText({ answers: 2, right: 1, … }) // '1 of 2 right'
 */
export function itemResultText({ answers, right }: Pick<ItemResult<unknown>, 'answers' | 'right'>): string {
  if (answers === 1) return right === 1 ? 'right' : 'wrong';
  return `${right} of ${answers} right`;
}

/** The heading of the drawing of a round. */
export const ROUND_TITLE = 'This Round';

/** The name of that drawing, and of the table that says the same. */
export const ROUND_CHART = 'Answers of this round';

/** What shows that table. */
export const AS_TABLE = 'All answers as a table';

/** The columns of that table. */
export const ROUND_COLUMNS = ['Question', 'Asked', 'Answer', 'Time'] as const;

/** An answer in that table. */
export const VERDICT_CELL: Record<Verdict, string> = {
  right: '✓ right',
  wrong: '✗ wrong',
  'given-up': "✗ didn't know",
};

/** What the signs in the drawing mean. */
export const CHART_SIGNS = { right: 'right', wrong: 'wrong' } as const;

/** The line across the drawing. */
export const averageText = (milliseconds: number): string => `average ${seconds(milliseconds)}`;

/**
 * Which answers of a long round are drawn.
 *
 * @example drawnText(120, 431) // 'the last 120 of 431'
 */
export const drawnText = (drawn: number, all: number): string => `the last ${drawn} of ${all}`;
