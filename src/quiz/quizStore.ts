import type { ScreenId } from '../commands/screenId';
import { createListeners } from '../listeners';
import type { AnyQuiz, AnyRun, QuizRun } from './definition';
import { timeLeft } from './figures';
import { watchAnswers } from './given';
import { isOpen } from './open';
import { ABSENT, type ActiveQuiz, type Presence, type QuizStore, type Quizzes } from './Quizzes';
import { reduce } from './reduce';
import { questionNumber, type Session } from './session';
import type { SessionEvent } from './sessionEvent';
import { LOCKED } from './setupText';
import { createStore } from './store';

/**
 * The quiz of one screen: one in every running app, created when it is first needed.
 *
 * @example const notesQuiz = quizOf<NotesSetup, NotesQuestion, NotesAnswer, NotesQuiz>('notes'); notesQuiz(quizzes)
 */
export function quizOf<Setup, Question, Answer, Quiz extends AnyQuiz>(
  screen: ScreenId,
): (quizzes: Quizzes) => QuizStore<Question, Answer, QuizRun<Setup, Quiz>> {
  const stores = new WeakMap<Quizzes, QuizStore<Question, Answer, QuizRun<Setup, Quiz>>>();
  return quizzes => {
    const known = stores.get(quizzes);
    if (known) return known;
    const store = createQuizStore<Question, Answer, QuizRun<Setup, Quiz>>();
    stores.set(quizzes, store);
    quizzes.add({ active: activeIn(screen, store), subscribe: store.subscribe });
    watchAnswers(screen, store, quizzes.tellAnswer);
    return store;
  };
}

function createQuizStore<Question, Answer, R>(): QuizStore<Question, Answer, R> {
  const listeners = createListeners();
  const session = createStore<Session<Question, Answer, R>, SessionEvent<Question, Answer, R>>(
    reduce,
    { status: 'idle' },
    listeners,
  );
  const presence = createStore(changedPresence, ABSENT, listeners);
  return { ...session, presence: presence.state, setPresence: presence.dispatch };
}

function changedPresence(presence: Presence, changes: Partial<Presence>): Presence {
  const next = { ...presence, ...changes };
  const isSame =
    next.isShown === presence.isShown &&
    next.isPaused === presence.isPaused &&
    next.isPresenting === presence.isPresenting &&
    next.interrupted === presence.interrupted &&
    next.source === presence.source &&
    next.ringing === presence.ringing;
  return isSame ? presence : next;
}

/** What the rest of the app sees of a quiz: the same object until something in it changes. */
function activeIn<Question, Answer, R extends AnyRun>(
  screen: ScreenId,
  store: QuizStore<Question, Answer, R>,
): () => ActiveQuiz | undefined {
  let known: (ActiveQuiz & { readonly run: R }) | undefined;
  return () => {
    const session = store.state();
    if (!isOpen(session)) return undefined;
    const { run, length } = session;
    const number = questionNumber(session);
    const { isShown } = store.presence();
    if (known?.run !== run || known.number !== number || known.isShown !== isShown) {
      const locks = new Map(run.quiz.locks.map(id => [id, LOCKED]));
      const { drill } = run;
      const openSession = () => {
        const now = store.state();
        return isOpen(now) ? now : undefined;
      };
      known = {
        ...{ screen, number, length, locks, pace: run.pace.kind, isShown, run },
        ...(drill && { drill }),
        session: openSession,
        timeLeft(at) {
          const now = openSession();
          return now && timeLeft(now, at);
        },
      };
    }
    return known;
  };
}
