import { createContext } from 'react';
import type { ScreenId } from '../commands/command';
import type { Answer } from '../practice/answer';
import type { ItemRound } from '../quiz/results';
import type { Log } from '../storage/log';
import type { Line } from '../theory/degree';
import { useRequired } from '../ui/shell';

/** The log of answers, and the quizzes and drills that screens can start from it. */
export interface PracticeApi {
  /** The log of answers; its code is fetched when it is first asked for. */
  log(): Promise<Log<Answer>>;
  /** The local date: `2026-11-22`. */
  today(): string;
  /** When the round of a screen's last answer began, and the part that makes its id unique. */
  roundOf(screen: ScreenId): { readonly time: number; readonly unique: string } | undefined;
  /** What there is to say of the quiz that a screen is set up for; first its type: `['Name Note', 'frets 0 to 5']`. */
  describe(screen: ScreenId, way: keyof Line): readonly string[];
  /** Whether a screen is set up for the drill of a query, whatever it shows besides. */
  isSetUp(screen: ScreenId, query: string): boolean;
  /** Sets a screen up for the drill of a query, opens it and starts the drill. */
  begin(screen: ScreenId, query: string): void;
  /** Opens a screen and starts its quiz, or shows the one that waits there. */
  start(screen: ScreenId): void;
  /** Opens a screen and starts a round of just some items. */
  drill(screen: ScreenId, round: ItemRound): void;
}

/** Provides the app's practice API. */
export const PracticeApiContext = createContext<PracticeApi | undefined>(undefined);

/** The app's practice API. */
export const usePracticeApi = (): PracticeApi => useRequired(PracticeApiContext, 'practice');
