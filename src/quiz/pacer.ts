import type { AnyRun } from './definition';
import type { Pacer } from './quizzes';
import { type Open, timeSpent } from './session';

type OpenQuiz = Open<unknown, unknown, AnyRun>;

/**
 * How long a drill has been compared with the best round, at a moment (milliseconds): from its first question on the page.
 *
 * @example timePaced(drill, 7000) // 6000, in a drill that began at 1000
 */
export const timePaced = (session: OpenQuiz, at: number): number =>
  timeSpent(session, at) - (session.run.drill?.spent ?? 0);

/**
 * How many questions the best round had answered when it was as old as a drill is at a moment.
 *
 * @param time how long an answer took in the best round (milliseconds)
 * @example pacedAt(drill, 1500, 7000) // 4, in a drill that began at 1000
 */
export function pacedAt(session: OpenQuiz, time: number, at: number): number {
  const paced = Math.floor(timePaced(session, at) / time);
  return typeof session.length === 'number' ? Math.min(session.length, paced) : paced;
}

/**
 * How many answers a drill is ahead of the best round; below 0 if it is behind. As spoken.
 *
 * @example spokenLead(2) // '2 ahead of your best.'
 */
export function spokenLead(lead: number): string {
  if (lead === 0) return 'Level with your best.';
  return `${Math.abs(lead)} ${lead > 0 ? 'ahead of' : 'behind'} your best.`;
}

/**
 * How a drill is going beside the best round, as spoken; empty without one.
 *
 * @example leadIn(session, pacer, performance.now()) // '1 behind your best.'
 */
export function leadIn(session: OpenQuiz, pacer: Pacer, at: number): string {
  const time = pacer.timeOf(session.run);
  return time === undefined ? '' : spokenLead(session.answered.length - pacedAt(session, time, at));
}
