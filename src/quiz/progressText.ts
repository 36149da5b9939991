import type { QuizLength } from './length';

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
