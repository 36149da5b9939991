/** A time limit in minutes: `5m`. */
export type TimeLimit = `${number}m`;

/** How long a quiz is: a number of questions, a time limit, or until the user finishes it. */
export type QuizLength = number | 'endless' | TimeLimit;

/** What a length counts; only rounds whose lengths count the same can be compared. */
export type LengthKind = 'questions' | 'time' | 'nothing';

/** Whether a quiz has a time limit. */
export const isTimed = (length: QuizLength): length is TimeLimit =>
  typeof length === 'string' && length !== 'endless';

/**
 * What a length counts.
 *
 * @example lengthKind('5m') // 'time'
 */
export function lengthKind(length: QuizLength): LengthKind {
  if (isTimed(length)) return 'time';
  return length === 'endless' ? 'nothing' : 'questions';
}

/** The minutes of a time limit. */
export const minutesOf = (limit: TimeLimit): number => Number.parseInt(limit, 10);

/** A time limit in milliseconds. */
export const millisecondsOf = (limit: TimeLimit): number => minutesOf(limit) * 60_000;

/**
 * Whether a text from elsewhere is a time limit.
 *
 * @example isTimeLimit('0m') // false
 */
export const isTimeLimit = (text: string): text is TimeLimit => /^[1-9]\d{0,2}m$/.test(text);
