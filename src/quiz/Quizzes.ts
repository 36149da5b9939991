import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ScreenId } from '../commands/screenId';
import { createListeners } from '../listeners';
import type { NoteSource, PlayedNote } from '../listening/playedNote';
import type { AnyRun } from './definition';
import type { Given } from './given';
import type { ItemRound } from './itemRound';
import type { QuizLength } from './length';
import type { Chooser } from './order';
import type { Drill, Pace } from './pace';
import type { Open, Session } from './session';
import type { SessionEvent } from './sessionEvent';
import type { Store } from './store';

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
export interface Presence {
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
  /** What is listened to for an answer. */
  readonly source?: NoteSource | undefined;
  /** The note that answered and hasn't died away yet. */
  readonly ringing?: PlayedNote | undefined;
}

/** A quiz that isn't on the page. */
export const ABSENT: Presence = { isShown: false, isPaused: false, isPresenting: false };

/** The session of one screen's quiz, and its presence. */
export interface QuizStore<Question, Answer, R>
  extends Store<Session<Question, Answer, R>, SessionEvent<Question, Answer, R>> {
  presence(): Presence;
  setPresence(changes: Partial<Presence>): void;
}

/** The quizzes of a running app. They outlive their screens, so a running one waits while another screen is shown. */
export interface Quizzes {
  /** Those with an open question; the same list until something in it changes. */
  active(): readonly ActiveQuiz[];
  /** Setting id to the reason why that setting of a screen can't be changed now. */
  locksOf(screen: ScreenId): ReadonlyMap<string, string>;
  /** Calls back at every change of any quiz; returns a function that ends that. */
  subscribe(listener: () => void): () => void;
  /** Adds the quiz of a screen; called once for each. */
  add(quiz: { active(): ActiveQuiz | undefined; subscribe(listener: () => void): () => void }): void;
  /** Calls back at every answer in any quiz; returns a function that ends that. */
  onAnswer(listener: (given: Given) => void): () => void;
  /** Tells of an answer; called by the quizzes themselves. */
  tellAnswer(given: Given): void;
  /** The round of just some items that a screen is to start when it is shown, if any. */
  wanted(screen: string): ItemRound | undefined;
  /** Asks for such a round; `undefined` withdraws it. */
  want(screen: string, round: ItemRound | undefined): void;
  /** Chooses the questions of a screen's quizzes, unless they are shuffled. */
  chooserOf(screen: string): Chooser | undefined;
}

const NO_LOCKS: ReadonlyMap<string, string> = new Map();

/**
 * Creates the quizzes of an app; none is running. Without a chooser, all of them are shuffled.
 *
 * @example createQuizzes().active() // []
 */
export function createQuizzes(chooserOf: Quizzes['chooserOf'] = () => undefined): Quizzes {
  const quizzes: (() => ActiveQuiz | undefined)[] = [];
  const { subscribe, notify } = createListeners();
  const answerListeners = new Set<(given: Given) => void>();
  const rounds = new Map<string, ItemRound>();
  let known: readonly ActiveQuiz[] = [];
  const changed = () => {
    const next = quizzes.flatMap(quiz => quiz() ?? []);
    const isKnown = known.length === next.length && next.every((quiz, index) => quiz === known[index]);
    if (!isKnown) known = next;
    notify();
  };
  return {
    active: () => known,
    locksOf: screen => known.find(quiz => quiz.screen === screen)?.locks ?? NO_LOCKS,
    subscribe,
    add(quiz) {
      quizzes.push(quiz.active);
      quiz.subscribe(changed);
    },
    onAnswer(listener) {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    tellAnswer(given) {
      for (const listener of answerListeners) listener(given);
    },
    wanted: screen => rounds.get(screen),
    want(screen, round) {
      if (round) rounds.set(screen, round);
      else rounds.delete(screen);
      notify();
    },
    chooserOf,
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
