import { FSRSAlgorithm } from 'ts-fsrs';
import { type Answer, type Grade, type InputMethod, timeOf } from './answer';

/**
 * FSRS's memory of one item: `stability` is the number of days after which it is remembered with 90 percent probability,
 * `difficulty` goes from 1 to 10.
 *
 * @see https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm
 */
export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
  /** When the memory was last fed: milliseconds since 1970, and the local date. */
  readonly time: number;
  readonly date: string;
}

/** FSRS without its steps of minutes, which belong to flashcards: within a day, other rules choose the next question. */
const fsrs = new FSRSAlgorithm({ enable_short_term: false });

const DAY = 24 * 60 * 60 * 1000;

const daysSince = ({ time }: Memory, now: number): number => Math.max(0, now - time) / DAY;

interface Review {
  readonly time: number;
  readonly date: string;
  readonly grade: Grade;
}

/**
 * The memory of an item after an answer. Only the first answer of a local day counts: FSRS models what is kept over nights,
 * and many reviews a day would inflate its intervals.
 *
 * @see https://github.com/open-spaced-repetition/fsrs4anki/issues/707
 * @example remembered(undefined, { time: 0, date: '1970-01-01', grade: 3 }).stability // 2.3065
 */
export function remembered(memory: Memory | undefined, { time, date, grade }: Review): Memory {
  if (memory?.date === date) return memory;
  const days = memory === undefined ? 0 : daysSince(memory, time);
  const { stability, difficulty } = fsrs.next_state(memory ?? null, days, grade);
  return { stability, difficulty, time, date };
}

/**
 * How far past its due moment an item is: the days since it was fed by the days it lasts. From 1 on it is due; on the day it
 * was fed it never is. One that was fed while the clock was ahead is due: nobody knows when that was.
 *
 * @example overdue({ stability: 2, difficulty: 5, time: 0, date: '1970-01-01' }, 3 * 86_400_000, '1970-01-04') // 1.5
 */
export function overdue(memory: Memory, now: number, today: string): number {
  if (memory.date === today) return 0;
  return memory.time > now ? 1 : daysSince(memory, now) / memory.stability;
}

/** The running sum of a user's answers about one item in one type of quiz, given in one way. */
export interface ItemSum {
  readonly key: string;
  readonly screen: string;
  readonly quiz: string;
  readonly way: InputMethod;
  readonly item: string;
  readonly answers: number;
  readonly right: number;
  /** The numbers of answers and of right ones, with older answers counting less. */
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

/** Whether a stored row is the sum of an item. */
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
