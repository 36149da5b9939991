import type { PlayDirection, PlayManner } from '../../audio/intervalPlan';
import { type Chance, pick } from '../../quiz/seed';

/** How a quiz plays its intervals: all in the same direction, or each in one picked at random. */
export type QuizDirection = PlayDirection | 'mixed-single' | 'mixed-both';

/** What a quiz asks: intervals in its direction, or with both notes together. */
export type AskedManner = QuizDirection | 'together';

interface PlayEntry {
  readonly value: PlayDirection;
  readonly text: string;
  readonly spoken: string;
  /** Other words for it. */
  readonly keywords: readonly string[];
}

/** The directions in which an interval can be played, as practice offers them. */
export const PLAY_DIRECTIONS: readonly PlayEntry[] = [
  { value: 'ascending', text: 'Ascending', spoken: 'ascending', keywords: ['up', 'above', 'rising'] },
  { value: 'descending', text: 'Descending', spoken: 'descending', keywords: ['down', 'below', 'falling'] },
  {
    value: 'ascending-both',
    text: 'Ascending Both',
    spoken: 'ascending and back',
    keywords: ['up and down'],
  },
  {
    value: 'descending-both',
    text: 'Descending Both',
    spoken: 'descending and back',
    keywords: ['down and up'],
  },
];

interface QuizEntry {
  readonly value: QuizDirection;
  readonly text: string;
  /** A shorter text. */
  readonly brief: string;
  /** One of these is picked for each question. */
  readonly plays: readonly PlayDirection[];
}

/** The directions that a quiz offers. */
export const QUIZ_DIRECTIONS: readonly QuizEntry[] = [
  {
    value: 'ascending',
    text: 'Ascending Only',
    brief: 'Ascending',
    plays: ['ascending'],
  },
  {
    value: 'descending',
    text: 'Descending Only',
    brief: 'Descending',
    plays: ['descending'],
  },
  {
    value: 'ascending-both',
    text: 'Ascending Both',
    brief: 'Ascending Both',
    plays: ['ascending-both'],
  },
  {
    value: 'descending-both',
    text: 'Descending Both',
    brief: 'Descending Both',
    plays: ['descending-both'],
  },
  {
    value: 'mixed-single',
    text: 'Mixed (Ascending + Descending)',
    brief: 'Mixed',
    plays: ['ascending', 'descending'],
  },
  {
    value: 'mixed-both',
    text: 'Mixed Both (Ascending Both + Descending Both)',
    brief: 'Mixed Both',
    plays: ['ascending-both', 'descending-both'],
  },
];

const entryOf = (direction: PlayDirection): PlayEntry | undefined =>
  PLAY_DIRECTIONS.find(({ value }) => value === direction);

const playsOf = (asked: AskedManner): readonly PlayManner[] =>
  asked === 'together' ? [asked] : (QUIZ_DIRECTIONS.find(({ value }) => value === asked)?.plays ?? []);

/**
 * A direction as displayed.
 *
 * @example directionText('ascending-both') // 'Ascending Both'
 */
export const directionText = (direction: PlayDirection): string => entryOf(direction)?.text ?? direction;

/**
 * A direction as spoken.
 *
 * @example spokenDirection('ascending-both') // 'ascending and back'
 */
export const spokenDirection = (direction: PlayDirection): string => entryOf(direction)?.spoken ?? direction;

/**
 * The ways in which a quiz may play an interval.
 *
 * @example mannersIn('mixed-single') // ['ascending', 'descending']
 */
export const mannersIn = playsOf;

/**
 * Picks how a question is played.
 *
 * @example pickManner('mixed-single', () => 0.9) // 'descending'
 */
export const pickManner = (asked: AskedManner, chance: Chance): PlayManner => pick(playsOf(asked), chance);

/**
 * Whether the questions of a quiz differ in direction.
 *
 * @example isMixed('mixed-both') // true
 */
export const isMixed = (asked: AskedManner): boolean => playsOf(asked).length > 1;
