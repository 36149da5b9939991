import { FSRSAlgorithm } from 'ts-fsrs';
import type { Grade } from './answer';

/**
 * What FSRS knows of one item: `stability` is the number of days after which it is remembered with 90 percent probability,
 * `difficulty` goes from 1 to 10.
 *
 * @see https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm
 */
export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
  /** When it was last fed: milliseconds since 1970, and the local date. */
  readonly time: number;
  readonly date: string;
}

/** Steps of minutes belong to flashcards; within a day, other rules choose the next question. */
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
