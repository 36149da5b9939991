import type { Curriculum } from '../quiz/order';
import type { TimeLimit } from '../quiz/session';
import { counted } from '../quiz/text';
import type { NoteNames } from '../theory/names';
import { type QuizScreen, type Skill, skillName } from './path';

/** What a drill asks: items of one type of quiz. */
export interface AskedItems {
  readonly screen: QuizScreen;
  readonly quiz: string;
  readonly items: readonly string[];
}

/** What a quiz asks with a setup. */
export const askedIn = <Setup>(
  screen: QuizScreen,
  quiz: { readonly id: string; curriculumOf?(setup: Setup): Curriculum },
  setup: Setup,
): AskedItems => ({ screen, quiz: quiz.id, items: quiz.curriculumOf?.(setup).stages.flat() ?? [] });

const QUIZ_SCREENS: readonly QuizScreen[] = ['notes', 'triads', 'chords', 'scales', 'keys', 'intervals'];

/** Whether a text from elsewhere is the id of a screen with quizzes. */
export const isQuizScreen = (screen: unknown): screen is QuizScreen =>
  QUIZ_SCREENS.some(each => each === screen);

/** A drill of what is due, of a skill that isn't known yet, or of one by ear. */
export type TodayPart =
  | { readonly kind: 'review'; readonly asks: AskedItems; readonly minutes: number }
  | { readonly kind: 'skill' | 'ear'; readonly skill: Skill; readonly minutes: number };

/** How a part of a practice went. */
export interface PartResult {
  readonly answers: number;
  readonly right: number;
  /** How long its questions were thought about. */
  readonly milliseconds: number;
}

/** What a learner knows at a moment. */
export interface Known {
  /** How many items. */
  readonly items: number;
  /** The names of the skills of the path. */
  readonly skills: readonly string[];
}

/** How long a practice may be (minutes). */
export const TODAY_MINUTES = [5, 10, 15] as const;
export type TodayMinutes = (typeof TODAY_MINUTES)[number];

/** The screen of a part's drill. */
export const screenOf = (part: TodayPart): QuizScreen =>
  part.kind === 'review' ? part.asks.screen : part.skill.screen;

/**
 * The time limit of a part's drill.
 *
 * @example limitOf({ kind: 'skill', skill, minutes: 3 }) // '3m'
 */
export const limitOf = ({ minutes }: Pick<TodayPart, 'minutes'>): TimeLimit => `${minutes}m`;

/** What items are called, by the part of them that is before the first colon. */
const NOUNS: ReadonlyMap<string, string> = new Map([
  ['place', 'position'],
  ['note', 'note'],
  ['find', 'note'],
  ['read', 'note'],
  ['shape', 'shape'],
  ['ear-triad', 'triad'],
  ['degree', 'degree'],
  ['pattern', 'degree'],
  ['ear-degree', 'degree'],
  ['key', 'key'],
  ['ear-chord', 'chord'],
  ['chord', 'chord'],
  ['ear-chord-type', 'chord'],
  ['interval', 'interval'],
]);

/**
 * The items of one type of quiz, counted.
 *
 * @example itemsText(['interval:m3:up', 'interval:M3:up']) // '2 intervals'
 */
export function itemsText(items: readonly string[]): string {
  const [kind = ''] = items[0]?.split(':') ?? [];
  return counted(items.length, NOUNS.get(kind) ?? 'question');
}

/**
 * A part in words.
 *
 * @example partText({ kind: 'review', asks, minutes: 2 }) // '14 positions to review'
 */
export const partText = (part: TodayPart, names?: NoteNames): string =>
  part.kind === 'review' ? `${itemsText(part.asks.items)} to review` : skillName(part.skill.name, names);

/**
 * What comes next in a practice, as a title.
 *
 * @example nextPartText('14 positions to review') // 'Next: 14 positions to review'
 */
export const nextPartText = (part: string): string => `Next: ${part}`;

/** The title of what follows the last part. */
export const PRACTICE_DONE = 'See What You Did Today';
