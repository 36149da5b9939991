import { isTimed, millisecondsOf } from './length';
import type { Open } from './session';

/**
 * Whether no question follows those answered: there were enough of them, or the time is up.
 *
 * @example isLastAnswered(feedback) // true after the twelfth of twelve; never in an endless quiz
 */
export function isLastAnswered<Q, A, R>({ length, answered, spent }: Open<Q, A, R>): boolean {
  if (length === 'endless') return false;
  return isTimed(length) ? spent >= millisecondsOf(length) : answered.length >= length;
}
