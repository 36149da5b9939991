import type { QuizLength } from './length';
import type { Drill } from './pace';

const SECOND = 1000;

/** The number of a question, counted from 1, and how many there are. */
export interface Progress {
  readonly number: number;
  readonly length: QuizLength;
}

const totalText = (length: QuizLength, separator: string): string =>
  typeof length === 'number' ? `${separator}${length}` : '';

/**
 * How far along a quiz is.
 *
 * @example progressText({ number: 4, length: 12 }) // '4 of 12'
 */
export const progressText = ({ number, length }: Progress): string => `${number}${totalText(length, ' of ')}`;

/**
 * How far along a quiz is, in short.
 *
 * @example shortProgressText({ number: 4, length: 12 }) // '4/12'
 */
export const shortProgressText = ({ number, length }: Progress): string =>
  `${number}${totalText(length, '/')}`;

/** Whether the figures of a drill are shown; any other quiz always shows its own. */
export type FiguresState = 'shown' | 'hidden';

/** Whether the numbers of a quiz are hidden: those of a drill can be. */
export const isUnnumbered = ({ drill }: { readonly drill?: Drill }, figures: FiguresState): boolean =>
  drill !== undefined && figures === 'hidden';

/** Whole seconds that are left: a limit shows all of its own until the first has passed, and 0 only when it is over. */
export const secondsOf = (left: number): number => Math.ceil(left / SECOND);

/**
 * What is left of a time limit.
 *
 * @example timeLeftText(62_000) // '1:02 left'
 */
export function timeLeftText(left: number): string {
  const seconds = secondsOf(left);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
}
