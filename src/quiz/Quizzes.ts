import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ScreenId } from '../commands/screenId';
import type { AnyQuiz, Run } from './definition';
import type { Pace } from './pace';
import { isOpen, type QuizLength, questionNumber, reduce, type Session, type SessionEvent } from './session';
import { createStore, type Store } from './store';
import { LOCKED } from './text';

/** A quiz with an open question, as the rest of the app needs to know of it. */
export interface ActiveQuiz {
  readonly screen: ScreenId;
  /** The number of its question, counted from 1. */
  readonly number: number;
  readonly length: QuizLength;
  /** Setting id to the reason why it can't be changed while the question is open. */
  readonly locks: ReadonlyMap<string, string>;
  /** Where it isn't calm, single keys answer, so that sequences are off while the question is on the page. */
  readonly pace: Pace['kind'];
  /** Whether its question is on the page, not behind another screen or tab. */
  readonly isShown: boolean;
}

/** How a quiz is met at the moment. */
export interface Presence {
  /** Whether it is on the page, not behind another screen or tab. */
  readonly isShown: boolean;
  /** Whether the user has paused it, as can be done where it is taken by ear. */
  readonly isPaused: boolean;
  /** Whether its question is still on its way to the user's ears. */
  readonly isPresenting: boolean;
}

const NOWHERE: Presence = { isShown: false, isPaused: false, isPresenting: false };

/** The session of one screen's quiz, and how it is met. */
export interface QuizStore<Question, Answer, R>
  extends Store<Session<Question, Answer, R>, SessionEvent<Question, Answer, R>> {
  presence(): Presence;
  setPresence(changes: Partial<Presence>): void;
}

/** The quizzes of a running app. They outlive their screens, so that a running one waits while another screen is shown. */
export interface Quizzes {
  /** Those with an open question; the same list until something in it changes. */
  active(): readonly ActiveQuiz[];
  /** Why settings of a screen can't be changed now, by their ids. */
  locksOf(screen: ScreenId): ReadonlyMap<string, string>;
  /** Calls back at every change of any quiz; returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Takes a screen's quiz in; called once for each. */
  add(quiz: { active(): ActiveQuiz | undefined; subscribe(listener: () => void): () => void }): void;
}

const NO_LOCKS: ReadonlyMap<string, string> = new Map();

const isSame = (one: ActiveQuiz, other: ActiveQuiz | undefined): boolean =>
  one.screen === other?.screen &&
  one.number === other.number &&
  one.length === other.length &&
  one.locks === other.locks &&
  one.pace === other.pace &&
  one.isShown === other.isShown;

/**
 * Makes the quizzes of an app; none runs.
 *
 * @example createQuizzes().active() // []
 */
export function createQuizzes(): Quizzes {
  const quizzes: (() => ActiveQuiz | undefined)[] = [];
  const listeners = new Set<() => void>();
  let known: readonly ActiveQuiz[] = [];
  const changed = () => {
    const next = quizzes.flatMap(quiz => quiz() ?? []);
    const isKnown = known.length === next.length && next.every((quiz, index) => isSame(quiz, known[index]));
    if (!isKnown) known = next;
    for (const listener of listeners) listener();
  };
  return {
    active: () => known,
    locksOf: screen => known.find(quiz => quiz.screen === screen)?.locks ?? NO_LOCKS,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add({ active, subscribe }) {
      quizzes.push(active);
      subscribe(changed);
    },
  };
}

/**
 * The quiz of one screen: one in every running app, made when it is first asked for.
 *
 * @example const notesQuiz = quizOf<NotesSetup, NotesQuestion, NotesAnswer, NotesQuiz>('notes'); notesQuiz(quizzes)
 */
export function quizOf<Setup, Question, Answer, Quiz extends AnyQuiz>(
  screen: ScreenId,
): (quizzes: Quizzes) => QuizStore<Question, Answer, Run<Setup, Quiz>> {
  const stores = new WeakMap<Quizzes, QuizStore<Question, Answer, Run<Setup, Quiz>>>();
  return quizzes => {
    const known = stores.get(quizzes);
    if (known) return known;
    const store = createQuizStore<Question, Answer, Run<Setup, Quiz>>();
    stores.set(quizzes, store);
    quizzes.add({ active: activeIn(screen, store), subscribe: store.subscribe });
    return store;
  };
}

function createQuizStore<Question, Answer, R>(): QuizStore<Question, Answer, R> {
  const session = createStore<Session<Question, Answer, R>, SessionEvent<Question, Answer, R>>(reduce, {
    status: 'idle',
  });
  const presence = createStore(changedPresence, NOWHERE);
  return {
    state: session.state,
    dispatch: session.dispatch,
    subscribe(listener) {
      const leave = [session.subscribe(listener), presence.subscribe(listener)];
      return () => {
        for (const each of leave) each();
      };
    },
    presence: presence.state,
    setPresence: presence.dispatch,
  };
}

function changedPresence(presence: Presence, changes: Partial<Presence>): Presence {
  const next = { ...presence, ...changes };
  const isSame =
    next.isShown === presence.isShown &&
    next.isPaused === presence.isPaused &&
    next.isPresenting === presence.isPresenting;
  return isSame ? presence : next;
}

function activeIn<Question, Answer, Setup, Quiz extends AnyQuiz>(
  screen: ScreenId,
  store: QuizStore<Question, Answer, Run<Setup, Quiz>>,
): () => ActiveQuiz | undefined {
  let lockedBy: AnyQuiz | undefined;
  let locks = NO_LOCKS;
  return () => {
    const session = store.state();
    if (!isOpen(session)) return undefined;
    const { quiz, pace } = session.run;
    if (quiz !== lockedBy) locks = new Map(quiz.locks.map(id => [id, LOCKED]));
    lockedBy = quiz;
    return {
      screen,
      number: questionNumber(session),
      length: session.length,
      locks,
      pace: pace.kind,
      isShown: store.presence().isShown,
    };
  };
}

/** Lends the quizzes of the app to everything that it shows. */
export const QuizzesContext = createContext<Quizzes>(createQuizzes());

export const useQuizzes = (): Quizzes => useContext(QuizzesContext);

/** The quizzes with an open question; renders again when one of them changes. */
export function useActiveQuizzes(): readonly ActiveQuiz[] {
  const { subscribe, active } = useQuizzes();
  return useSyncExternalStore(subscribe, active);
}
