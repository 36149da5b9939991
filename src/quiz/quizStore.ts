import type { ScreenId } from '../commands/command';
import { createListeners } from '../listeners';
import type { NoteSource } from '../listening/playedNote';
import type { AnyQuiz, AnyRun, QuizRun } from './definition';
import { timeLeft } from './figures';
import {
  ABSENT,
  type ActiveQuiz,
  createStore,
  type QuizRuntime,
  type QuizStore,
  type Quizzes,
  watchAnswers,
} from './quizzes';
import {
  type Answered,
  type AnsweringNote,
  type Asking,
  type BeatTiming,
  type Checking,
  type Clock,
  type Completed,
  type Feedback,
  type Grade,
  isOpen,
  type Progress,
  questionNumber,
  readClock,
  runningSince,
  type Session,
  type SessionEvent,
  STOPPED,
  startClock,
  stopClock,
  timeOfStrum,
  timeSpent,
} from './session';
import { LOCKED } from './text';

/**
 * The session after an event. An event that makes no sense in the current state changes nothing.
 *
 * @example reduce({ status: 'idle' }, { type: 'start', question: '?', length: 12, run, at: 0 }).status // 'asking'
 */
export function reduce<Question, Answer, R>(
  session: Session<Question, Answer, R>,
  event: SessionEvent<Question, Answer, R>,
): Session<Question, Answer, R> {
  switch (event.type) {
    case 'start':
      return begin(event);
    case 'draft':
      return session.status === 'asking' ? { ...session, draft: event.draft, offer: undefined } : session;
    case 'offer':
      return session.status === 'asking' ? { ...session, offer: event.offer } : session;
    case 'submit':
      return session.status === 'asking' ? submit(session, event) : session;
    case 'give-up':
      return session.status === 'asking' ? giveUp(session, event) : session;
    case 'show-answer':
      return session.status === 'asking' ? check(session, event) : session;
    case 'judge':
      return session.status === 'checking' ? judge(session, event.verdict) : session;
    case 'next':
      if (session.status !== 'feedback') return session;
      return event.question === undefined
        ? complete(session, 'last-answer')
        : ask(session, event.question, event.at, event.from);
    case 'play':
      return session.status === 'asking' && !session.wasPlayed
        ? { ...session, wasPlayed: true, clock: STOPPED }
        : session;
    case 'pause':
      return session.status === 'asking' ? timed(session, stopClock(session.clock, event.at)) : session;
    case 'resume':
      return session.status === 'asking' ? timed(session, startClock(session.clock, event.at)) : session;
    case 'away':
      return session.status === 'asking' ? onPage(session, stopClock(session.onPage, event.at)) : session;
    case 'back':
      return session.status === 'asking' ? onPage(session, startClock(session.onPage, event.at)) : session;
    case 'end':
      return isOpen(session) ? complete(session, 'user') : session;
    case 'reset':
      return session.status === 'idle' ? session : { status: 'idle' };
  }
}

const begin = <Q, A, R>({
  run,
  length,
  question,
  at,
  spent = 0,
}: Extract<SessionEvent<Q, A, R>, { readonly type: 'start' }>): Asking<Q, A, R> =>
  ask({ run, length, answered: [], spent }, question, at);

const ask = <Q, A, R>(
  { run, length, answered, spent }: Progress<Q, A, R>,
  question: Q,
  at: number,
  from = at,
): Asking<Q, A, R> => ({
  status: 'asking',
  run,
  length,
  answered,
  spent,
  question,
  draft: undefined,
  clock: { elapsed: at - from, since: at },
  onPage: runningSince(at),
  wasPlayed: false,
});

const settle = <Q, A, R>(asking: Asking<Q, A, R>, last: Answered<Q, A>, at: number): Feedback<Q, A, R> => {
  const { run, length, answered } = asking;
  const spent = timeSpent(asking, at);
  return { status: 'feedback', run, length, answered: [...answered, last], spent, last };
};

interface Submitted<A> {
  readonly answer: A;
  readonly verdict: Grade;
  readonly at: number;
  readonly played?: AnsweringNote;
  readonly timing?: BeatTiming;
}

const submit = <Q, A, R>(
  asking: Asking<Q, A, R>,
  { answer, verdict, at, played, timing }: Submitted<A>,
): Feedback<Q, A, R> => {
  const { question, clock } = asking;
  const milliseconds = played?.strummed ? timeOfStrum(clock, at) : readClock(clock, at);
  const given = { question, answer, verdict, milliseconds };
  return settle(asking, { ...given, ...(played && { played }), ...(timing && { timing }) }, at);
};

const giveUp = <Q, A, R>(
  asking: Asking<Q, A, R>,
  { at, source, timing }: { readonly at: number; readonly source?: NoteSource; readonly timing?: BeatTiming },
): Feedback<Q, A, R> => {
  const { question, draft, clock } = asking;
  const given = { question, verdict: 'given-up', draft, milliseconds: readClock(clock, at) } as const;
  return settle(asking, { ...given, ...(source && { source }), ...(timing && { timing }) }, at);
};

const timed = <Q, A, R>(asking: Asking<Q, A, R>, clock: Clock): Asking<Q, A, R> =>
  clock === asking.clock ? asking : { ...asking, clock };

const onPage = <Q, A, R>(asking: Asking<Q, A, R>, onPage: Clock): Asking<Q, A, R> =>
  onPage === asking.onPage ? asking : { ...asking, onPage };

const complete = <Q, A, R>(
  { run, length, answered, spent }: Progress<Q, A, R>,
  by: 'last-answer' | 'user',
): Completed<Q, A, R> => ({ status: 'completed', by, run, length, answered, spent });

/** Shows the answer of a question that the user checks; its time ends here. */
const check = <Q, A, R>(
  asking: Asking<Q, A, R>,
  { solution, at, timing }: { readonly solution: A; readonly at: number; readonly timing?: BeatTiming },
): Checking<Q, A, R> => {
  const { run, length, answered, question, clock } = asking;
  const milliseconds = readClock(clock, at);
  const given = { question, answer: solution, verdict: 'right', milliseconds } as const;
  const last = timing ? { ...given, timing } : given;
  return { status: 'checking', run, length, answered, spent: timeSpent(asking, at), last };
};

/** Settles a question by what the user says: an answer that wasn't known counts as given up. */
const judge = <Q, A, R>(checking: Checking<Q, A, R>, verdict: Grade): Feedback<Q, A, R> => {
  const { run, length, answered, spent } = checking;
  const { question, milliseconds, timing } = checking.last;
  const unknown = { question, verdict: 'given-up', draft: undefined, milliseconds } as const;
  const last: Answered<Q, A> =
    verdict === 'right' ? checking.last : { ...unknown, ...(timing && { timing }) };
  return { status: 'feedback', run, length, answered: [...answered, last], spent, last };
};

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
    quizzes.add({
      ...{ screen, active: activeIn(screen, store), subscribe: store.subscribe },
      hasResults: () => store.state().status === 'completed',
    });
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

function changedPresence(presence: QuizRuntime, changes: Partial<QuizRuntime>): QuizRuntime {
  const next = { ...presence, ...changes };
  const isSame =
    next.isShown === presence.isShown &&
    next.isPaused === presence.isPaused &&
    next.isPresenting === presence.isPresenting &&
    next.interrupted === presence.interrupted &&
    next.source === presence.source &&
    next.ringing === presence.ringing &&
    next.playedOn === presence.playedOn &&
    next.settled === presence.settled;
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
