import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ScreenId } from '../commands/command';
import { createListeners } from '../listeners';
import type { NoteSource, PlayedNote } from '../listening/playedNote';
import { type AnswerWith, isSelfCheck, type OtherAnswers } from './answerWith';
import type { AnyRun } from './definition';
import type { Chooser } from './order';
import type { Drill, DrillTest, Pace } from './pace';
import type { ItemRound } from './results';
import {
  type Answered,
  isOpen,
  type Open,
  type QuizLength,
  type Session,
  type SessionEvent,
  sourceOf,
} from './session';

/** An answered question with where and how it was answered, told as soon as it is. */
export interface AnsweredEvent {
  readonly screen: ScreenId;
  readonly run: AnyRun;
  readonly answered: Answered<unknown, unknown>;
  /** The number of its question, counted from 1. */
  readonly number: number;
  readonly length: QuizLength;
  /** How much of the time of its quiz was spent by then (milliseconds). */
  readonly spent: number;
  /** How it was given, if not with keys or a pointer. */
  readonly way?: OtherAnswers;
  /** Whether its time was interrupted, so that it says nothing. */
  readonly isInterrupted: boolean;
}

/** What answers are watched in: the session of one screen's quiz. */
interface Watched {
  state(): Session<unknown, unknown, AnyRun>;
  presence(): { readonly interrupted?: readonly unknown[] };
  subscribe(listener: () => void): () => void;
}

const wayOf = (run: AnyRun, answered: Answered<unknown, unknown>): OtherAnswers | undefined =>
  isSelfCheck(run) ? 'self-check' : sourceOf(answered);

/**
 * What a round was answered with; `undefined` if that differs from answer to answer.
 *
 * @example answeredWithIn({ run, answered: [] }) // 'keys'
 */
export function answeredWithIn({
  run,
  answered,
}: {
  readonly run: AnyRun;
  readonly answered: readonly Answered<unknown, unknown>[];
}): AnswerWith | undefined {
  const ways = new Set(answered.map(each => wayOf(run, each) ?? 'keys'));
  const [way = 'keys'] = ways;
  return ways.size > 1 ? undefined : way;
}

/** Tells each answer of a quiz once, as soon as it is given. */
export function watchAnswers(screen: ScreenId, quiz: Watched, tell: (event: AnsweredEvent) => void): void {
  let before = quiz.state();
  quiz.subscribe(() => {
    const after = quiz.state();
    const asking = before;
    before = after;
    if (!isOpen(asking) || asking.status === 'feedback' || after.status === 'idle') return;
    const answered = after.answered[asking.answered.length];
    if (answered === undefined) return;
    const way = wayOf(after.run, answered);
    tell({
      ...{ screen, answered, run: after.run, length: after.length, spent: after.spent },
      ...(way && { way }),
      number: after.answered.length,
      isInterrupted: quiz.presence().interrupted === asking.answered,
    });
  });
}

/** Holds a state and changes it by events, so that it outlives the components that show it. */
export interface Store<State, Event> {
  state(): State;
  dispatch(event: Event): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A store around a pure reducer. Stores that change as one share their listeners.
 *
 * @example createStore((count: number, by: number) => count + by, 0).state() // 0
 */
export function createStore<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State,
  { subscribe, notify } = createListeners(),
): Store<State, Event> {
  let current = initial;
  return {
    state: () => current,
    dispatch(event) {
      const next = reducer(current, event);
      if (next === current) return;
      current = next;
      notify();
    },
    subscribe,
  };
}

/** A quiz with an open question, as the rest of the app sees it. */
export interface ActiveQuiz {
  readonly screen: ScreenId;
  /** The number of its question, counted from 1. */
  readonly number: number;
  readonly length: QuizLength;
  /** Setting id to the reason why it can't be changed while the question is open. */
  readonly locks: ReadonlyMap<string, string>;
  /** Unless it is calm, single keys answer, so sequences are off while the question is on the page. */
  readonly pace: Pace['kind'];
  /** Left out of a quiz that is no drill. */
  readonly drill?: Drill;
  /** Whether its question is on the page, not behind another screen or tab. */
  readonly isShown: boolean;
  /** Its session now; `undefined` once it has no open question any more. */
  session(): Open<unknown, unknown, AnyRun> | undefined;
  /** What is left of its time limit at a moment (milliseconds); `undefined` without a limit. */
  timeLeft(at: number): number | undefined;
}

/** How a quiz reaches the user right now. */
export interface QuizRuntime {
  /** Whether it is on the page, not behind another screen or tab. */
  readonly isShown: boolean;
  /** Whether the user has paused it; only an eyes-free quiz can be. */
  readonly isPaused: boolean;
  /** Whether its question is still to be spoken or played. */
  readonly isPresenting: boolean;
  /**
   * The question whose time was interrupted: the list of those answered before it, which is a new one for each question.
   * Its answer doesn't count for time.
   */
  readonly interrupted?: readonly unknown[];
  /**
   * The answers whose results have been shown long enough for Enter to be meant for them: a drill comes to its results by
   * itself, while the user may still be typing.
   */
  readonly settled?: readonly unknown[];
  /** What is listened to for an answer. */
  readonly source?: NoteSource | undefined;
  /** The note that answered and hasn't died away yet. */
  readonly ringing?: PlayedNote | undefined;
  /** The answers after which the user has played what goes on: where there is a beat, the next question comes on that. */
  readonly playedOn?: readonly unknown[];
}

/** A quiz that isn't on the page. */
export const ABSENT: QuizRuntime = { isShown: false, isPaused: false, isPresenting: false };

/** The session of one screen's quiz, and its presence. */
export interface QuizStore<Question, Answer, R>
  extends Store<Session<Question, Answer, R>, SessionEvent<Question, Answer, R>> {
  presence(): QuizRuntime;
  setPresence(changes: Partial<QuizRuntime>): void;
}

/** What is known of the user as a learner. */
export interface Learner {
  /** Whether nothing was answered, set or skipped yet. */
  isFirstVisit(): boolean;
  /** Whether no question of a screen was ever answered. */
  isNewTo(screen: string): boolean;
  /** The user doesn't want to be shown where to start. */
  skip(): void;
  /** Calls back when any of that changes; returns a function that ends that. */
  subscribe(listener: () => void): () => void;
}

/** A learner who has answered on every screen. */
const EXPERIENCED: Learner = {
  isFirstVisit: () => false,
  isNewTo: () => false,
  skip() {},
  subscribe: () => () => {},
};

/** A drill as a part of a practice. */
export interface CoursePart {
  /** How long it is in place of its own length. */
  readonly limit?: QuizLength;
  /** How much of its time was spent before it is taken up again (milliseconds); left out of one that begins anew. */
  readonly spent?: number;
  /** Left out of a part that is no test. */
  readonly test?: DrillTest;
}

/** A practice of several drills, one after the other. */
export interface Course {
  /** The part of the practice that the drill is which a screen starts now; `undefined` if it is none. It holds once. */
  take(screen: string): CoursePart | undefined;
  /** What comes after a part, as the title of a command; `undefined` without one today. */
  next(): string | undefined;
  /** Starts what comes next. */
  goOn(): void;
}

/** Drills that are parts of nothing. */
const NO_COURSE: Course = { take: () => undefined, next: () => undefined, goOn() {} };

/** The quiz of a screen, as it is added to the others. */
interface AddedQuiz {
  readonly screen: ScreenId;
  active(): ActiveQuiz | undefined;
  hasResults(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The best earlier rounds of the drills that run, as paces to keep up with. */
export interface Pacer {
  /**
   * How long an answer took on average in the best round of a drill (milliseconds); `undefined` without one, while it isn't
   * known, and for users who don't want a pacer.
   */
  timeOf(run: AnyRun): number | undefined;
  /** Calls back when a time comes to be known; returns a function that ends that. */
  subscribe(listener: () => void): () => void;
}

/** Drills that are compared with nothing. */
export const NO_PACER: Pacer = { timeOf: () => undefined, subscribe: () => () => {} };

/** The quizzes of a running app. They outlive their screens, so a running one waits while another screen is shown. */
export interface Quizzes {
  /** Those with an open question; the same list until something in it changes. */
  active(): readonly ActiveQuiz[];
  /** Whether the quiz of a screen shows its results. */
  hasResults(screen: ScreenId): boolean;
  /** Setting id to the reason why that setting of a screen can't be changed now. */
  locksOf(screen: ScreenId): ReadonlyMap<string, string>;
  /** Calls back at every change of any quiz; returns a function that ends that. */
  subscribe(listener: () => void): () => void;
  /** Adds the quiz of a screen; called once for each. */
  add(quiz: AddedQuiz): void;
  /** Calls back at every answer in any quiz; returns a function that ends that. */
  onAnswer(listener: (event: AnsweredEvent) => void): () => void;
  /** Tells of an answer; called by the quizzes themselves. */
  tellAnswer(event: AnsweredEvent): void;
  /** The round of just some items that a screen is to start when it is shown, if any. */
  wanted(screen: string): ItemRound | undefined;
  /** Asks for such a round; `undefined` withdraws it. */
  want(screen: string, round: ItemRound | undefined): void;
  /** Chooses the questions of a screen's quizzes, unless they are shuffled. */
  chooserOf(screen: string): Chooser | undefined;
  readonly learner: Learner;
  readonly course: Course;
  readonly pacer: Pacer;
}

const NO_LOCKS: ReadonlyMap<string, string> = new Map();

/**
 * Creates the quizzes of an app; none is running. Without a chooser, all of them are shuffled; without a learner, none begins
 * with what is easy; without a course, none is a part of a practice; without a pacer, none is compared with the best.
 *
 * @example createQuizzes().active() // []
 */
export function createQuizzes(
  chooserOf: Quizzes['chooserOf'] = () => undefined,
  learner: Learner = EXPERIENCED,
  course: Course = NO_COURSE,
  pacer: Pacer = NO_PACER,
): Quizzes {
  const quizzes: AddedQuiz[] = [];
  const { subscribe, notify } = createListeners();
  const answerListeners = new Set<(event: AnsweredEvent) => void>();
  const rounds = new Map<string, ItemRound>();
  let known: readonly ActiveQuiz[] = [];
  const changed = () => {
    const next = quizzes.flatMap(quiz => quiz.active() ?? []);
    const isKnown = known.length === next.length && next.every((quiz, index) => quiz === known[index]);
    if (!isKnown) known = next;
    notify();
  };
  return {
    active: () => known,
    hasResults: screen => quizzes.some(quiz => quiz.screen === screen && quiz.hasResults()),
    locksOf: screen => known.find(quiz => quiz.screen === screen)?.locks ?? NO_LOCKS,
    subscribe,
    add(quiz) {
      quizzes.push(quiz);
      quiz.subscribe(changed);
    },
    onAnswer(listener) {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    tellAnswer(event) {
      for (const listener of answerListeners) listener(event);
    },
    wanted: screen => rounds.get(screen),
    want(screen, round) {
      if (round) rounds.set(screen, round);
      else rounds.delete(screen);
      notify();
    },
    chooserOf,
    learner,
    course,
    pacer,
  };
}

/** Provides the quizzes of the app. */
export const QuizzesContext = createContext<Quizzes>(createQuizzes());

export const useQuizzes = (): Quizzes => useContext(QuizzesContext);

/** The quizzes with an open question; re-renders when one of them changes. */
export function useActiveQuizzes(): readonly ActiveQuiz[] {
  const { subscribe, active } = useQuizzes();
  return useSyncExternalStore(subscribe, active);
}
