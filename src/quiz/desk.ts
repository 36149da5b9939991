import type { ScreenId } from '../commands/screenId';
import { type Keep, kept } from '../ui/kept';
import type { Pace } from './pace';
import { isOpen, questionNumber, reduce, type Session, type SessionEvent } from './session';
import { createStore, type Store } from './store';

/** A quiz with an open question, as the rest of the app needs to know of it. */
export interface QuizReport {
  readonly noun: ScreenId;
  /** `4 of 12` */
  readonly progress: string;
  /** Setting id to why it can't be changed while the question is open. */
  readonly locks: ReadonlyMap<string, string>;
  /** Where it isn't calm, single keys answer, so that sequences rest. */
  readonly pace: Pace['kind'];
}

/** Where all quizzes report, whether their screen is shown or not. */
export interface Desk {
  add(source: { report(): QuizReport | undefined; subscribe(listener: () => void): () => void }): void;
  reports(): readonly QuizReport[];
  subscribe(listener: () => void): () => void;
}

function createDesk(): Desk {
  const sources: (() => QuizReport | undefined)[] = [];
  const listeners = new Set<() => void>();
  let current: readonly QuizReport[] = [];
  return {
    add({ report, subscribe }) {
      sources.push(report);
      subscribe(() => {
        current = sources.flatMap(source => source() ?? []);
        for (const listener of listeners) listener();
      });
    },
    reports: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The desk of a running app. */
export const deskOf = kept(createDesk);

export type QuizStore<Question, Answer> = Store<Session<Question, Answer>, SessionEvent<Question, Answer>>;

interface QuizKind<Question> {
  readonly noun: ScreenId;
  /** The ids of the settings that rest while a question is open. */
  readonly locked: readonly string[];
  readonly paceOf: (question: Question) => Pace['kind'];
}

export const LOCKED = 'Locked while a question is open';

/** The quiz of one screen: one in every running app, above the routes, so that it waits while another screen is shown. */
export function quizOf<Question, Answer>({
  noun,
  locked,
  paceOf,
}: QuizKind<Question>): (keep: Keep) => QuizStore<Question, Answer> {
  const locks = new Map(locked.map(id => [id, LOCKED]));
  return kept(keep => {
    const store = createStore<Session<Question, Answer>, SessionEvent<Question, Answer>>(reduce, {
      status: 'idle',
    });
    deskOf(keep).add({
      subscribe: store.subscribe,
      report() {
        const session = store.state();
        if (!isOpen(session)) return undefined;
        const question = session.status === 'asking' ? session.question : session.last.question;
        const progress = `${questionNumber(session)} of ${session.questions.length}`;
        return { noun, progress, locks, pace: paceOf(question) };
      },
    });
    return store;
  });
}
