import { isTimed, millisecondsOf, type QuizLength } from '../quiz/session';
import { spokenTimeLeft, timeLeftText } from '../quiz/text';
import type { PartResult } from './parts';

/** How the drill of a part has gone so far, and how much of it is left: it may be resumed after the page was closed. */
export interface PartProgress extends PartResult {
  /** Milliseconds of a time limit, or questions; `undefined` in a drill that only its user ends. */
  readonly left: number | undefined;
}

type Left = Pick<PartProgress, 'left'>;

/** A drill with less time left than this is over: it would end with its first question (milliseconds). */
const SHORTEST_TIME = 5000;

interface DrillSoFar {
  readonly length: QuizLength;
  /** How many questions were answered. */
  readonly number: number;
  /** How much of its time they took (milliseconds). */
  readonly spent: number;
}

/**
 * What is left of a drill after an answer.
 *
 * @example leftAfter({ length: '2m', number: 3, spent: 50_000 }) // 70_000
 */
export function leftAfter({ length, number, spent }: DrillSoFar): number | undefined {
  if (length === 'endless') return undefined;
  return Math.max(0, isTimed(length) ? millisecondsOf(length) - spent : length - number);
}

/** Whether so little is left of a drill that resuming it isn't worthwhile. */
export const isNearlyOver = (length: QuizLength, { left }: Left): boolean =>
  left !== undefined && left < (isTimed(length) ? SHORTEST_TIME : 1);

/**
 * The limit, or the time already spent, with which a drill is resumed.
 *
 * @example resumedDrill('2m', { left: 70_000 }) // { spent: 50_000 }
 * @example resumedDrill(12, { left: 9 }) // { limit: 9 }
 */
export function resumedDrill(
  length: QuizLength,
  { left }: Left,
): { readonly limit?: QuizLength; readonly spent?: number } {
  if (left === undefined) return {};
  return isTimed(length) ? { spent: millisecondsOf(length) - left } : { limit: left };
}

/**
 * How much of a drill is left, in words; empty for one that hasn't begun, or that only its user ends.
 *
 * @example leftText('2m', { left: 70_000 }, 'text') // '1:10 left'
 */
export function leftText(length: QuizLength, progress: Left | undefined, way: 'text' | 'spoken'): string {
  const left = progress?.left;
  if (left === undefined) return '';
  if (!isTimed(length)) return `${left} left`;
  return way === 'text' ? timeLeftText(left) : spokenTimeLeft(left);
}

/**
 * The name of a drill and, if it is resumed, how much of it is left.
 *
 * @example resumedName('Find Note, 2 minutes', '2m', { left: 70_000 }, 'text') // 'Find Note, 2 minutes, 1:10 left'
 */
export const resumedName = (
  name: string,
  length: QuizLength,
  progress: Left | undefined,
  way: 'text' | 'spoken',
): string => [name, leftText(length, progress, way)].filter(text => text !== '').join(', ');

/** Adds the results of two rounds of one drill. */
export const addResults = (one: PartResult, other: PartResult): PartResult => ({
  answers: one.answers + other.answers,
  right: one.right + other.right,
  milliseconds: one.milliseconds + other.milliseconds,
});

/** A result as it is stored: `9 12 48000`. */
export const formatResult = ({ answers, right, milliseconds }: PartResult): string =>
  [right, answers, Math.round(milliseconds)].join(' ');

/** Reads a result that was stored; `undefined` if it is malformed. */
export function parseResult(text: string): PartResult | undefined {
  const [right = -1, answers = -1, milliseconds = -1, ...more] = text.split(' ').map(Number);
  const isWhole = more.length === 0 && [right, answers, milliseconds].every(Number.isSafeInteger);
  return isWhole && right >= 0 && right <= answers && milliseconds >= 0
    ? { right, answers, milliseconds }
    : undefined;
}

/** Formats how far a drill has come for storage: its result, then how much is left, as in `3 5 9000 7`. */
export const formatProgress = ({ left, ...result }: PartProgress): string =>
  [formatResult(result), ...(left === undefined ? [] : [Math.round(left)])].join(' ');

/** Reads how far a drill had come; `undefined` if nothing was stored, or it is malformed. */
export function parseProgress(text: string | undefined, length: QuizLength): PartProgress | undefined {
  const [, before = '', after] = /^(\d+ \d+ \d+)(?: (\d+))?$/.exec(text ?? '') ?? [];
  const result = parseResult(before);
  if (result === undefined || result.answers === 0) return undefined;
  const left = after === undefined ? undefined : Number(after);
  if (length === 'endless') return left === undefined ? { ...result, left } : undefined;
  const isPossible = left !== undefined && left <= (isTimed(length) ? millisecondsOf(length) : 999);
  return isPossible ? { ...result, left } : undefined;
}
