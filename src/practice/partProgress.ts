import { isTimed, millisecondsOf, type QuizLength } from '../quiz/session';
import { spokenTimeLeft, timeLeftText } from '../quiz/text';
import type { PartResult } from './parts';

/** How the drill of a part went before the page was closed or loaded again, and how much of it is left. */
export interface PartRest extends PartResult {
  /** Milliseconds of a time limit, or questions; `undefined` in a drill that only its user ends. */
  readonly left: number | undefined;
}

/** A rest without the answers before it. */
type Left = Pick<PartRest, 'left'>;

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

/** Whether so little is left of a drill that it needn't be taken up again. */
export const isAllButOver = (length: QuizLength, { left }: Left): boolean =>
  left !== undefined && left < (isTimed(length) ? SHORTEST_TIME : 1);

/**
 * What a drill is started with to be no longer than its rest.
 *
 * @example drillOfRest('2m', { left: 70_000 }) // { spent: 50_000 }
 * @example drillOfRest(12, { left: 9 }) // { limit: 9 }
 */
export function drillOfRest(
  length: QuizLength,
  { left }: Left,
): { readonly limit?: QuizLength; readonly spent?: number } {
  if (left === undefined) return {};
  return isTimed(length) ? { spent: millisecondsOf(length) - left } : { limit: left };
}

/**
 * What is left of a drill; empty without a rest, and if only its user ends it.
 *
 * @example restText('2m', { left: 70_000 }, 'text') // '1:10 left'
 */
export function restText(length: QuizLength, rest: Left | undefined, way: 'text' | 'spoken'): string {
  const left = rest?.left;
  if (left === undefined) return '';
  if (!isTimed(length)) return `${left} left`;
  return way === 'text' ? timeLeftText(left) : spokenTimeLeft(left);
}

/**
 * The name of a drill and, if it is taken up again, what is left of it.
 *
 * @example withRest('Find Note, 2 minutes', '2m', { left: 70_000 }, 'text') // 'Find Note, 2 minutes, 1:10 left'
 */
export const withRest = (
  name: string,
  length: QuizLength,
  rest: Left | undefined,
  way: 'text' | 'spoken',
): string => [name, restText(length, rest, way)].filter(text => text !== '').join(', ');

/** Two rounds of one drill as one. */
export const together = (one: PartResult, other: PartResult): PartResult => ({
  answers: one.answers + other.answers,
  right: one.right + other.right,
  milliseconds: one.milliseconds + other.milliseconds,
});

/** A result as it is stored: `9 12 48000`. */
export const formatResult = ({ answers, right, milliseconds }: PartResult): string =>
  [right, answers, Math.round(milliseconds)].join(' ');

/** Reads a result that was stored; `undefined` if it is malformed. */
export function parseResult(text: string): PartResult | undefined {
  const [right = -1, answers = -1, milliseconds = -1, ...rest] = text.split(' ').map(Number);
  const isWhole = rest.length === 0 && [right, answers, milliseconds].every(Number.isSafeInteger);
  return isWhole && right >= 0 && right <= answers && milliseconds >= 0
    ? { right, answers, milliseconds }
    : undefined;
}

/** A rest as it is stored: a result, and what is left. */
export const formatRest = ({ left, ...result }: PartRest): string =>
  [formatResult(result), ...(left === undefined ? [] : [Math.round(left)])].join(' ');

/** Reads what was stored of a drill; `undefined` if nothing was, or it is malformed. */
export function parseRest(text: string | undefined, length: QuizLength): PartRest | undefined {
  const [, before = '', after] = /^(\d+ \d+ \d+)(?: (\d+))?$/.exec(text ?? '') ?? [];
  const result = parseResult(before);
  if (result === undefined || result.answers === 0) return undefined;
  const left = after === undefined ? undefined : Number(after);
  if (length === 'endless') return left === undefined ? { ...result, left } : undefined;
  const isPossible = left !== undefined && left <= (isTimed(length) ? millisecondsOf(length) : 999);
  return isPossible ? { ...result, left } : undefined;
}
