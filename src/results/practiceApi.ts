import { createContext } from 'react';
import type { ScreenId } from '../commands/command';
import type { Instrument } from '../instrument/instrument';
import type { Answer } from '../practice/answer';
import type { ChangeBest } from '../practice/changeBest';
import type { ReadWorkout } from '../practice/importing';
import type { PartProgress } from '../practice/partProgress';
import type { AskedItems, Known, PartResult, TodayMinutes, TodayPart } from '../practice/parts';
import type { Skill } from '../practice/path';
import type { Workout, WorkoutDrill } from '../practice/workout';
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
  /** How far that part has come; left out of one that begins anew. */
  readonly progress?: PartProgress | undefined;
  /** What was known when it began. */
  readonly known: Known;
}

/** Today's practice: drills one after the other. */
export interface TodayPractice {
  /** What was begun today; the same object until it changes. */
  current(): BegunToday | undefined;
  /** Begins with the first of some parts. */
  begin(minutes: TodayMinutes, parts: readonly TodayPart[], known: Known): void;
  /** Starts the part that comes next. */
  goOn(): void;
  subscribe(listener: () => void): () => void;
}

/** A workout that the user keeps; its id stays the same, whatever it is called. */
export interface KeptWorkout extends Workout {
  readonly id: string;
}

/** The workouts that the user keeps, and which of them is chosen. */
export interface WorkoutList {
  readonly workouts: readonly KeptWorkout[];
  readonly chosen: KeptWorkout | undefined;
  /** The one deleted last, as long as it can be brought back. */
  readonly deleted: KeptWorkout | undefined;
  /** Whether a newer version of Fretty has stored them, so that they can't be read or changed. */
  readonly isNewer: boolean;
}

/** The workouts that the user keeps. */
export interface Workouts {
  /** The same object until something in it changes. */
  list(): WorkoutList;
  choose(id: string): void;
  /** Adds a workout, which is chosen then; without a name of its own, or with one that another has, it gets a free one. */
  add(workout: Partial<Workout>): KeptWorkout;
  /** Adds the workouts of a file whose ids aren't known here, and returns how many they are. */
  merge(read: readonly ReadWorkout[]): number;
  /** Puts a changed workout in place of one. */
  change(id: string, workout: Workout): void;
  remove(id: string): void;
  /** Brings back the workout deleted last. */
  undo(): void;
  subscribe(listener: () => void): () => void;
}

/** A workout that was begun, and how far it is. */
export interface BegunWorkout {
  /** The local date on which its last drill was over: `2026-11-26`. */
  readonly date: string;
  readonly name: string;
  readonly drills: readonly Skill[];
  /** How the drills that are over went; as many as there are drills once all are done. */
  readonly results: readonly PartResult[];
  /** How far the drill that comes next has come; left out of one that begins anew. */
  readonly progress?: PartProgress | undefined;
}

/** The workout under way: its drills one after the other. */
export interface WorkoutRun {
  /** What was begun, unless it is too long ago; the same object until it changes. */
  current(): BegunWorkout | undefined;
  /** Begins with the first of some drills. */
  begin(name: string, drills: readonly Skill[]): void;
  /** Starts the drill that comes next. */
  goOn(): void;
  subscribe(listener: () => void): () => void;
}

/** How often the user has changed between two chords in a minute, at best. */
export interface ChangeBests {
  /** The same array until one of them changes. */
  list(): readonly ChangeBest[];
  /** Adds counts, of which the higher one of each pair is kept, and returns how many are new. */
  merge(bests: readonly ChangeBest[]): number;
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
   * 5', '12 questions']`. A round of just some items is told by their number: `['Name Note', '14 positions', '12 questions']`.
   */
  describe(screen: ScreenId, way: keyof Line, items?: readonly string[]): readonly string[];
  /** Whether a screen is set up for the drill of a query, whatever it shows besides. */
  isSetUp(screen: ScreenId, query: string): boolean;
  /** Sets a screen up for the drill of a query, opens it and starts the drill, which `keys` answer whatever the settings say. */
  begin(screen: ScreenId, query: string, answers?: 'keys'): void;
  /** The same with the instrument of the query, which isn't the user's any more once the screen is left. */
  beginOn(drill: WorkoutDrill): void;
  /** Starts the test of a skill: its drill with a length of its own. */
  test(skill: Skill): void;
  /** The name of a screen: `Notes`. */
  screenName(screen: ScreenId): string;
  /** The instrument of a screen. */
  instrumentOn(screen: ScreenId): Instrument;
  /** What the drill of a skill asks; the code of its quiz is fetched. */
  asks(skill: Skill): Promise<AskedItems>;
  readonly today: TodayPractice;
  readonly workouts: Workouts;
  readonly workoutRun: WorkoutRun;
  readonly changeBests: ChangeBests;
  /** Fetches what describes the drills of workouts. */
  loadDrills(): Promise<void>;
  /** What there is to say of a drill, once that is loaded; first its type, last its length. */
  describeDrill(drill: WorkoutDrill, way: keyof Line): readonly string[];
  /** Whether every setting of a drill is known here, once they are loaded; a newer Fretty may know others. */
  knows(drill: WorkoutDrill): boolean;
  /** The instrument of a drill, if it is asked on a neck. */
  instrumentOf(drill: WorkoutDrill): Instrument | undefined;
  /** Opens a screen and starts its quiz, or shows the one that waits there. */
  start(screen: ScreenId): void;
  /** Opens a screen and starts a round of just some items, as a quick drill if wanted; `keys` answer it as in `begin`. */
  drill(screen: ScreenId, round: ItemRound, pace?: 'quick', answers?: 'keys'): void;
}

/** Provides the app's practice API. */
export const PracticeApiContext = createContext<PracticeApi | undefined>(undefined);

/** The app's practice API. */
export const usePracticeApi = (): PracticeApi => useRequired(PracticeApiContext, 'practice');
