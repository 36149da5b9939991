import type { PlayDirection } from '../../audio/plan';
import { type Chance, pick } from '../../quiz/chance';

/** How a quiz plays its intervals: all alike, or each in a direction picked at random. */
export type QuizDirection = PlayDirection | 'mixed-single' | 'mixed-both';

interface PlayEntry {
  readonly value: PlayDirection;
  readonly text: string;
  readonly spoken: string;
}

/** The directions in which an interval can be played, as practice offers them. */
export const PLAY_DIRECTIONS: readonly PlayEntry[] = [
  { value: 'ascending', text: 'Ascending', spoken: 'ascending' },
  { value: 'descending', text: 'Descending', spoken: 'descending' },
  { value: 'ascending-both', text: 'Ascending Both', spoken: 'ascending and back' },
  { value: 'descending-both', text: 'Descending Both', spoken: 'descending and back' },
];

interface QuizEntry {
  readonly value: QuizDirection;
  readonly text: string;
  /** What is played, for the help. */
  readonly explanation: string;
  /** One of these is picked for each question. */
  readonly plays: readonly PlayDirection[];
}

/** The directions that a quiz offers. */
export const QUIZ_DIRECTIONS: readonly QuizEntry[] = [
  {
    value: 'ascending',
    text: 'Ascending Only',
    explanation: 'The root, then the second note above it.',
    plays: ['ascending'],
  },
  {
    value: 'descending',
    text: 'Descending Only',
    explanation: 'The root, then the second note below it.',
    plays: ['descending'],
  },
  {
    value: 'ascending-both',
    text: 'Ascending Both',
    explanation: 'Up from the root to the note above it, and after a pause back down to the root.',
    plays: ['ascending-both'],
  },
  {
    value: 'descending-both',
    text: 'Descending Both',
    explanation: 'Down from the root to the note below it, and after a pause back up to the root.',
    plays: ['descending-both'],
  },
  {
    value: 'mixed-single',
    text: 'Mixed (Ascending + Descending)',
    explanation: 'Each question goes up or down, at random; the question says which.',
    plays: ['ascending', 'descending'],
  },
  {
    value: 'mixed-both',
    text: 'Mixed Both (Ascending Both + Descending Both)',
    explanation: 'Each question goes up and back or down and back, at random; the question says which.',
    plays: ['ascending-both', 'descending-both'],
  },
];

const entryOf = (direction: PlayDirection): PlayEntry | undefined =>
  PLAY_DIRECTIONS.find(({ value }) => value === direction);

/**
 * A direction as it is drawn.
 *
 * @example directionText('ascending-both') // 'Ascending Both'
 */
export const directionText = (direction: PlayDirection): string => entryOf(direction)?.text ?? direction;

/**
 * A direction as it is spoken.
 *
 * @example directionWords('ascending-both') // 'ascending and back'
 */
export const spokenDirection = (direction: PlayDirection): string => entryOf(direction)?.spoken ?? direction;

/**
 * The direction of one question of a quiz.
 *
 * @example pickDirection('mixed-single', () => 0.9) // 'descending'
 */
export function pickDirection(direction: QuizDirection, chance: Chance): PlayDirection {
  const plays = QUIZ_DIRECTIONS.find(({ value }) => value === direction)?.plays ?? [];
  return pick(plays, chance);
}

/**
 * Whether a quiz plays some questions one way and some another.
 *
 * @example isMixed('mixed-both') // true
 */
export const isMixed = (direction: QuizDirection): boolean =>
  (QUIZ_DIRECTIONS.find(({ value }) => value === direction)?.plays ?? []).length > 1;
