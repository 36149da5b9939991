import type { Open, Session, Solved } from './session';

/**
 * Whether a question is on the page, answered or not.
 *
 * @example isOpen({ status: 'idle' }) // false
 */
export const isOpen = <Q, A, R>(session: Session<Q, A, R>): session is Open<Q, A, R> =>
  session.status === 'asking' || isSolved(session);

/**
 * Whether the answer of the question on the page is shown.
 *
 * @example isSolved(feedback) // true
 */
export const isSolved = <Q, A, R>(session: Session<Q, A, R>): session is Solved<Q, A, R> =>
  session.status === 'checking' || session.status === 'feedback';

/**
 * The question that is on the page.
 *
 * @example openQuestion(feedback) // the question that was just answered
 */
export const openQuestion = <Q, A, R>(session: Open<Q, A, R>): Q =>
  session.status === 'asking' ? session.question : session.last.question;
