import { createContext } from 'react';
import type { ScreenId } from '../commands/command';
import type { Instrument } from '../instrument/instrument';
import type { Answer } from '../practice/answer';
import type { AskedItems, TodayMinutes, TodayPart } from '../practice/parts';
import type { Skill } from '../practice/path';
import type { ItemRound } from '../quiz/results';
import type { Log } from '../storage/log';
import type { Line } from '../theory/degree';
import { useRequired } from '../ui/shell';

/** A practice that was begun today, and how far it is. */
export interface BegunToday {
  readonly date: string;
  readonly minutes: TodayMinutes;
  readonly parts: readonly TodayPart[];
  /** The index of the part that comes next; their number once all are done. */
  readonly at: number;
  /** How many items were known when it began. */
  readonly known: number;
}

/** Today's practice: drills one after the other. */
export interface TodayPractice {
  /** What was begun today; the same object until it changes. */
  current(): BegunToday | undefined;
  /** Begins with the first of some parts. */
  begin(minutes: TodayMinutes, parts: readonly TodayPart[], known: number): void;
  /** Starts the part that comes next. */
  goOn(): void;
  subscribe(listener: () => void): () => void;
}

/** The log of answers, and the quizzes and drills that screens can start from it. */
export interface PracticeApi {
  /** The log of answers; its code is fetched when it is first asked for. */
  log(): Promise<Log<Answer>>;
  /** The local date: `2026-11-22`. */
  date(): string;
  /** The time: milliseconds since 1970. */
  now(): number;
  /** When the round of a screen's last answer began, and the part that makes its id unique. */
  roundOf(screen: ScreenId): { readonly time: number; readonly unique: string } | undefined;
  /**
   * What there is to say of the quiz that a screen is set up for; first its type, last its length: `['Name Note', 'frets 0 to
   * 5', '12 questions']`. A round of just some items is told by their number: `['Name Note', '14 places', '12 questions']`.
   */
  describe(screen: ScreenId, way: keyof Line, items?: number): readonly string[];
  /** Whether a screen is set up for the drill of a query, whatever it shows besides. */
  isSetUp(screen: ScreenId, query: string): boolean;
  /** Sets a screen up for the drill of a query, opens it and starts the drill. */
  begin(screen: ScreenId, query: string): void;
  /** The name of a screen: `Notes`. */
  screenName(screen: ScreenId): string;
  /** The instrument of a screen. */
  instrumentOn(screen: ScreenId): Instrument;
  /** What the drill of a skill asks; the code of its quiz is fetched. */
  asks(skill: Skill): Promise<AskedItems>;
  readonly today: TodayPractice;
  /** Opens a screen and starts its quiz, or shows the one that waits there. */
  start(screen: ScreenId): void;
  /** Opens a screen and starts a round of just some items, as a quick drill if wanted. */
  drill(screen: ScreenId, round: ItemRound, pace?: 'quick'): void;
}

/** Provides the app's practice API. */
export const PracticeApiContext = createContext<PracticeApi | undefined>(undefined);

/** The app's practice API. */
export const usePracticeApi = (): PracticeApi => useRequired(PracticeApiContext, 'practice');
