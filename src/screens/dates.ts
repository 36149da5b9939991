const DAY = 24 * 60 * 60 * 1000;

/** At noon, no change of clocks reaches another day. */
const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

const dateAt = (noon: number): string => new Date(noon).toISOString().slice(0, 10);

/**
 * Every date, backward from one.
 *
 * @example datesBack('2026-11-01').next().value // '2026-11-01', then '2026-10-31'
 */
export function* datesBack(from: string): Generator<string> {
  for (let noon = noonOf(from); ; noon -= DAY) yield dateAt(noon);
}

/**
 * The dates up to one, the earliest first.
 *
 * @example datesUpTo('2026-11-01', 2) // ['2026-10-31', '2026-11-01']
 */
export const datesUpTo = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dateAt(noonOf(last) - (count - 1 - index) * DAY));

/**
 * The dates of a week up to one of its days, from Monday on.
 *
 * @example weekUpTo('2026-11-25') // ['2026-11-23', '2026-11-24', '2026-11-25'], a Wednesday
 */
export const weekUpTo = (date: string): readonly string[] =>
  datesUpTo(date, ((new Date(noonOf(date)).getUTCDay() + 6) % 7) + 1);

const WITH_WEEKDAY = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
});
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * A date in words.
 *
 * @example dayText('2026-11-22') // 'Sun, Nov 22'
 */
export const dayText = (date: string): string => WITH_WEEKDAY.format(noonOf(date));

/**
 * A date without its weekday.
 *
 * @example shortDayText('2026-11-22') // 'Nov 22'
 */
export const shortDayText = (date: string): string => SHORT.format(noonOf(date));
