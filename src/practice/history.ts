import type { DaySum } from './sums';

/** The sums of the answers of a day, or of several. */
export interface Practiced {
  readonly answers: number;
  readonly right: number;
  readonly milliseconds: number;
}

/** A day of a history, which may be without answers. */
export interface HistoryDay extends Practiced {
  readonly date: string;
}

const NOTHING: Practiced = { answers: 0, right: 0, milliseconds: 0 };

/**
 * The sums of several days, or of several screens, together.
 *
 * @example totalOf([{ answers: 2, right: 1, milliseconds: 900 }, { answers: 1, right: 1, milliseconds: 100 }]).right // 2
 */
export const totalOf = (parts: readonly Practiced[]): Practiced =>
  parts.reduce(
    (total, { answers, right, milliseconds }) => ({
      answers: total.answers + answers,
      right: total.right + right,
      milliseconds: total.milliseconds + milliseconds,
    }),
    NOTHING,
  );

/**
 * The sums of each of some dates.
 *
 * @example historyOf([], ['2026-11-21', '2026-11-22']).map(({ answers }) => answers) // [0, 0]
 */
export const historyOf = (days: readonly DaySum[], dates: readonly string[]): readonly HistoryDay[] =>
  dates.map(date => ({ date, ...totalOf(days.filter(day => day.date === date)) }));

/**
 * How many days in a row were practiced, up to today; a day that has only just begun breaks nothing.
 *
 * @param practiced the dates with answers
 * @param dates every date, backward from today
 * @example daysInARow(new Set(['2026-11-20', '2026-11-21']), ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19']) // 2
 */
export function daysInARow(practiced: ReadonlySet<string>, dates: Iterable<string>): number {
  let count = 0;
  let isToday = true;
  for (const date of dates) {
    if (practiced.has(date)) count++;
    else if (!isToday) break;
    isToday = false;
  }
  return count;
}
