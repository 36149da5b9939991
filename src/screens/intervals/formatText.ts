import { lengthText } from '../../quiz/drillSettings';
import type { QuizLength } from '../../quiz/length';
import { INTERVALS } from '../../theory/interval';
import { QUIZ_LENGTH } from '../quizLength';

const QUIZ_FORMAT = 'Quiz Format: 12 questions - one for each interval';

/** What a quiz consists of, before it starts; a drill may be longer than there are intervals. */
export const formatText = (length: QuizLength): string =>
  length === QUIZ_LENGTH
    ? QUIZ_FORMAT
    : `Quiz Format: ${lengthText(length)} - every interval again and again`;

const OFTEN: Partial<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** A number of times, or a range of two numbers. */
function spokenTimes(least: number, most: number): string {
  if (least === most) return OFTEN[least] ?? `${least} times`;
  return least === 1 ? 'once or twice' : `${least} or ${most} times`;
}

/**
 * How many intervals a quiz asks and, of so many questions, how often, if some were taken out of it.
 *
 * @example askedNotice(4, 12) // 'Only 4 of the 13 intervals will be asked, each 3 times.'
 */
export function askedNotice(chosen: number, length: QuizLength): string | undefined {
  if (chosen === INTERVALS.length) return undefined;
  if (chosen === 0) return 'No intervals are chosen: all 13 of them may be asked.';
  const only = `Only ${chosen} of the ${INTERVALS.length} intervals will be asked`;
  if (typeof length !== 'number') return `${only}.`;
  const often = spokenTimes(Math.floor(length / chosen), Math.ceil(length / chosen));
  return `${only}, ${chosen === 1 ? '' : 'each '}${often}.`;
}
