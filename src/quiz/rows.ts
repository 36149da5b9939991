import type { QuizDefinition } from './definition';
import type { Answered } from './session';

/** A question that was heard in a row with others. */
interface InRow {
  readonly row: readonly unknown[];
  /** Its place in the row, from 0. */
  readonly at: number;
}

/** The last question answered, if others of its row follow; a mistake that came back stands alone. */
export function lastOfOpenRow<Question extends InRow>(
  answered: readonly Answered<Question, unknown>[],
): Question | undefined {
  const last = answered.at(-1)?.question;
  if (last === undefined || last.at + 1 >= last.row.length) return undefined;
  const isRepeat = answered.findIndex(({ question }) => question === last) < answered.length - 1;
  return isRepeat ? undefined : last;
}

/**
 * As many questions as end with a whole row.
 *
 * @example wholeRows(10, 4) // 12
 */
export const wholeRows = (length: number, row: number): number => Math.ceil(length / row) * row;

/** Whether what sounds goes on beyond the last answer, which was right: the rest of its row is in it. */
export const soundsOn = <Question, Answer>(
  quiz: Pick<QuizDefinition<never, Question, Answer>, 'heard' | 'restOf'>,
  answered: readonly Answered<Question, Answer>[],
): boolean =>
  quiz.heard !== undefined && answered.at(-1)?.verdict === 'right' && quiz.restOf?.(answered) !== undefined;
