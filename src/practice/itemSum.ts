import { type Answer, timeOf, type Way } from './answer';
import { type Memory, remembered } from './memory';

/** What a user's answers say about one item in one type of quiz, given in one way: a running sum. */
export interface ItemSum {
  readonly key: string;
  readonly screen: string;
  readonly quiz: string;
  readonly way: Way;
  readonly item: string;
  readonly answers: number;
  readonly right: number;
  /** The same two, with older answers counting less. */
  readonly fadedAnswers: number;
  readonly fadedRight: number;
  /** How many answers counted for time. */
  readonly timed: number;
  /** The natural logarithm of the milliseconds of right answers, exponentially smoothed; `null` before the first. */
  readonly logTime: number | null;
  /** How many answers in a row have been right, now and at best. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly memory: Memory | null;
  /** The id of the last answer. */
  readonly last: string;
}

/** Whether what was stored is the sum of an item. */
export const isItemSum = (row: object): row is ItemSum =>
  'item' in row && 'way' in row && 'fadedAnswers' in row && 'bestStreak' in row;

/** How much of an older answer's weight is left after each newer one. */
const FADING = 0.85;

/** The weight of the newest time in the smoothed one. */
const SMOOTHING = 0.25;

/**
 * The key of an item's sum.
 *
 * @example itemKey({ screen: 'keys', quiz: 'name-key', way: 'keys' }, 'key:C-major') // 'keys/name-key/keys/key:C-major'
 */
export const itemKey = (
  { screen, quiz, way }: Pick<Answer, 'screen' | 'quiz' | 'way'>,
  item: string,
): string => `${screen}/${quiz}/${way}/${item}`;

const emptySum = ({ screen, quiz, way }: Answer, item: string): ItemSum => ({
  key: itemKey({ screen, quiz, way }, item),
  ...{ screen, quiz, way, item, answers: 0, right: 0, fadedAnswers: 0, fadedRight: 0 },
  ...{ timed: 0, logTime: null, streak: 0, bestStreak: 0, memory: null, last: '' },
});

function withVerdict(sum: ItemSum, isRight: boolean, id: string): ItemSum {
  const streak = isRight ? sum.streak + 1 : 0;
  return {
    ...sum,
    answers: sum.answers + 1,
    right: sum.right + Number(isRight),
    fadedAnswers: sum.fadedAnswers * FADING + 1,
    fadedRight: sum.fadedRight * FADING + Number(isRight),
    streak,
    bestStreak: Math.max(sum.bestStreak, streak),
    last: id,
  };
}

/** The smoothed logarithm after one more time (milliseconds). */
function smoothed(logTime: number | null, milliseconds: number): number {
  // A time of 0 has no logarithm.
  const newest = Math.log(Math.max(1, milliseconds));
  return logTime === null ? newest : logTime + SMOOTHING * (newest - logTime);
}

/** The sum of an item after a question that practiced it was answered. */
export function withAnswer(sum: ItemSum | undefined, answer: Answer): ItemSum {
  const isRight = answer.verdict === 'right';
  const after = withVerdict(sum ?? emptySum(answer, answer.item), isRight, answer.id);
  const time = timeOf(answer);
  return {
    ...after,
    timed: after.timed + Number(time !== undefined),
    logTime: isRight && time !== undefined ? smoothed(after.logTime, time) : after.logTime,
    memory: remembered(after.memory ?? undefined, answer),
  };
}

/** The sum of a place after an answer that named several: it counts for accuracy, and for neither time nor memory. */
export const withPlace = (
  sum: ItemSum | undefined,
  answer: Answer,
  item: string,
  isRight: boolean,
): ItemSum => withVerdict(sum ?? emptySum(answer, item), isRight, answer.id);
