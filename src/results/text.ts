import type { AgainstBest, RoundScore } from '../practice/best';
import type { Comparison } from '../practice/comparison';
import type { ItemResult } from '../quiz/results';
import {
  type Answered,
  isTimed,
  lengthKind,
  type Outcome,
  outcomeOf,
  type QuizLength,
} from '../quiz/session';
import { seconds } from '../quiz/text';
import { PICTURE } from '../ui/text';

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
export const VERDICT_CELL: Record<Outcome, string> = {
  right: '✓ right',
  late: '~ late',
  wrong: '✗ wrong',
  'given-up': "✗ didn't know",
};

/** What the signs in the drawing mean. */
export const CHART_SIGNS = { right: 'right', late: 'late', wrong: 'wrong' } as const;

/** The line across the drawing. */
export const averageText = (milliseconds: number): string => `average ${seconds(milliseconds)}`;

/**
 * The time of an answer in a table or a list.
 *
 * @example timeCell(900) // '0.9 s'
 */
export const timeCell = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? 'same strum' : seconds(milliseconds);

/**
 * Which answers of a long round are drawn.
 *
 * @example drawnText(120, 431) // 'the last 120 of 431'
 */
export const drawnText = (drawn: number, all: number): string => `the last ${drawn} of ${all}`;

/**
 * A picture of a round in words.
 *
 * @param facts what was asked, and how it went
 */
export const roundDescription = (
  facts: readonly string[],
  answered: readonly Answered<unknown, unknown>[],
): string => {
  const answers = answered.map(
    each =>
      `${outcomeOf(each)} in ${each.milliseconds === undefined ? 'the same strum' : seconds(each.milliseconds)}`,
  );
  return `${facts.filter(fact => fact !== '').join(', ')}. Answers: ${answers.join('; ')}.`;
};

export const BEST_TITLE = 'Your Best';

/** Seconds of a whole round: with a decimal as long as that matters. */
const roundSeconds = (milliseconds: number): string =>
  milliseconds < 10_000 ? seconds(milliseconds) : `${Math.round(milliseconds / 1000)} s`;

/**
 * The score of a round, with the time that its answers took.
 *
 * @example roundScoreText({ right: 25, answers: 25, milliseconds: 41_200 }, 25) // '25 of 25 in 41 s'
 */
export function roundScoreText({ right, answers, milliseconds }: RoundScore, length: QuizLength): string {
  const score = `${right} of ${answers}`;
  return milliseconds === undefined || isTimed(length) ? score : `${score} in ${roundSeconds(milliseconds)}`;
}

const TENTH = 100;

/** The time of a round as it is measured against the best. */
const tenths = (milliseconds: number): number => Math.round(milliseconds / TENTH);

/** A difference in right answers or, with as many, in time; without either, in wrong answers. */
function differenceText({ round, best, length }: AgainstBest): string {
  if (best === undefined) return '';
  const right = Math.abs(round.right - best.right);
  if (right > 0) return `${right} ${round.right > best.right ? 'more' : 'fewer'} right`;
  if (lengthKind(length) !== 'questions') {
    const wrong = Math.abs(round.answers - best.answers);
    return `${wrong} ${round.answers < best.answers ? 'fewer' : 'more'} wrong`;
  }
  if (round.milliseconds === undefined || best.milliseconds === undefined) return '';
  const faster = tenths(best.milliseconds) - tenths(round.milliseconds);
  return `${seconds(Math.abs(faster) * TENTH)} ${faster > 0 ? 'faster' : 'slower'}`;
}

/**
 * How a round compares with the best before it, in the same drill with the same settings.
 *
 * @example againstBestText(better) // 'New best: 3.1 s faster than before.'
 */
export function againstBestText(compared: AgainstBest): string {
  switch (compared.outcome) {
    case 'first':
      return 'Your first round with these settings: this is the one to beat.';
    case 'unfinished':
      return compared.best ? 'Finish a round to beat it.' : 'Finish a round to set your first best.';
    case 'equal':
      return 'As good as your best.';
    case 'better': {
      const difference = differenceText(compared);
      return difference === '' ? 'New best.' : `New best: ${difference} than before.`;
    }
    case 'behind': {
      const difference = differenceText(compared);
      return difference === '' ? 'Not quite your best.' : `This round: ${difference}.`;
    }
  }
}

const BEST_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * The day of the best round.
 *
 * @example bestDayText('2026-11-22') // 'on Nov 22'
 */
export const bestDayText = (date: string): string => `on ${BEST_DAY.format(Date.parse(`${date}T12:00Z`))}`;

/** What was wrong and isn't among the weakest. */
export const ALSO_WRONG_TITLE = 'Worth another look';

/** How many of them aren't listed. */
export const othersText = (count: number): string => `and ${count} more`;

/** The name of the drawing of the median times. */
export const roundsChart = (count: number): string => `Median time of the last ${count} rounds`;

/** The buttons that copy a round, and the heading of their commands. */
export const SHARE = {
  group: 'Quiz Results',
  text: 'Copy as Text',
  picture: PICTURE.copy.title,
  svg: PICTURE.save.title,
  keywords: ['share', 'clipboard', 'score', 'image', 'png', 'post'],
} as const;

/** How copying a round ended. */
export type SharedAs = 'text-copied' | 'text-failed' | 'picture-copied' | 'picture-saved' | 'svg-saved';

/** How copying a round ended, as shown and spoken. */
export const SHARED: Record<SharedAs, string> = {
  'text-copied': 'Your result is on the clipboard.',
  'text-failed': "The browser didn't let Fretty copy. Select the line below and copy it by hand.",
  'picture-copied': 'A picture of your result is on the clipboard.',
  'picture-saved': "The browser didn't let Fretty copy, so the picture is in your downloads.",
  'svg-saved': 'A picture of your result is in your downloads.',
};

/**
 * How a round compares with the best before it, in the words of the player; empty if there is nothing to boast of or to beat.
 *
 * @example sharedBest(behind) // 'best 38 s'
 */
export function sharedBest({ outcome, best, round, length }: AgainstBest): string {
  if (outcome === 'better') return 'a new best';
  if (outcome === 'equal') return 'as good as my best';
  if (outcome !== 'behind' || best === undefined) return '';
  const isByTime = best.right === round.right && best.milliseconds !== undefined && !isTimed(length);
  return `best ${isByTime ? roundSeconds(best.milliseconds) : roundScoreText(best, length)}`;
}

/** The time of a whole round as a picture shows it; empty where the length gives the time. */
export const sharedTime = ({ milliseconds }: RoundScore, length: QuizLength): string =>
  milliseconds === undefined || isTimed(length) ? '' : roundSeconds(milliseconds);

/**
 * A round in one line, to be sent to someone.
 *
 * @param name the type of quiz
 * @param score as in its results
 * @param late how many right answers came after their beats
 * @example shareText('Name Note', '25 of 25 in 41 s', behind) // 'Fretty: Name Note, 25 of 25 in 41 s, best 38 s'
 */
export const shareText = (name: string, score: string, compared: AgainstBest | undefined, late = 0): string =>
  [`Fretty: ${name}`, score, late > 0 ? `${late} late` : '', compared ? sharedBest(compared) : '']
    .filter(text => text !== '')
    .join(', ');

/** The heading above the skill of the path that comes next, and what the command that begins it is found by. */
export const NEXT = {
  title: 'Up Next',
  keywords: ['next', 'go on', 'continue', 'path', 'lesson'],
} as const;
