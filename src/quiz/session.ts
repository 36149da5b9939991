import { type Clock, readClock, runningSince, STOPPED, startClock, stopClock } from './clock';
import type { Grade, Verdict } from './grade';
import type { QuizLength } from './length';
import type { SessionEvent } from './sessionEvent';

/** An answer that was submitted, and how long it took (milliseconds). */
interface Graded<Question, Answer> {
  readonly question: Question;
  readonly verdict: Grade;
  readonly answer: Answer;
  readonly milliseconds: number;
}

/** A question that was given up, after how long (milliseconds), and what had been chosen by then. */
interface GivenUp<Question, Answer> {
  readonly question: Question;
  readonly verdict: 'given-up';
  readonly draft: Answer | undefined;
  readonly milliseconds: number;
}

/** A question with its answer, or given up. */
export type Answered<Question, Answer> = Graded<Question, Answer> | GivenUp<Question, Answer>;

interface Progress<Question, Answer, R> {
  readonly run: R;
  readonly length: QuizLength;
  readonly answered: readonly Answered<Question, Answer>[];
  /** How long its answered questions were open on the page (milliseconds). */
  readonly spent: number;
}

/** A question waits for its answer; `draft` is what has been chosen but not submitted. */
export interface Asking<Question, Answer, R> extends Progress<Question, Answer, R> {
  readonly status: 'asking';
  readonly question: Question;
  readonly draft: Answer | undefined;
  /** Measures the answer's time. */
  readonly clock: Clock;
  /** Measures how long the question has been open on the page, whether it could be answered or not. */
  readonly onPage: Clock;
  /** Whether a question that is a sound has begun to play. */
  readonly wasPlayed: boolean;
}

/** A question was answered, and its verdict is shown. */
export interface Feedback<Question, Answer, R> extends Progress<Question, Answer, R> {
  readonly status: 'feedback';
  readonly last: Answered<Question, Answer>;
}

/** The results are shown: of all questions, or of those answered before the user ended the quiz. */
export interface Completed<Question, Answer, R> extends Progress<Question, Answer, R> {
  readonly status: 'completed';
  readonly by: 'last-answer' | 'user';
}

/** A question is on the page, answered or not. */
export type Open<Question, Answer, R> = Asking<Question, Answer, R> | Feedback<Question, Answer, R>;

/** A quiz from before its start to its results. */
export type Session<Question, Answer, R> =
  | { readonly status: 'idle' }
  | Asking<Question, Answer, R>
  | Feedback<Question, Answer, R>
  | Completed<Question, Answer, R>;

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
      return ask({ run: event.run, length: event.length, answered: [], spent: 0 }, event.question, event.at);
    case 'draft':
      return session.status === 'asking' ? { ...session, draft: event.draft } : session;
    case 'submit':
      return session.status === 'asking' ? submit(session, event) : session;
    case 'give-up':
      return session.status === 'asking' ? giveUp(session, event.at) : session;
    case 'next':
      if (session.status !== 'feedback') return session;
      return event.question === undefined
        ? complete(session, 'last-answer')
        : ask(session, event.question, event.at);
    case 'play':
      return session.status === 'asking' && !session.wasPlayed
        ? { ...session, wasPlayed: true, clock: STOPPED }
        : session;
    case 'pause':
      return session.status === 'asking' ? timed(session, stopClock(session.clock, event.at)) : session;
    case 'resume':
      return session.status === 'asking' ? timed(session, startClock(session.clock, event.at)) : session;
    case 'away':
      return session.status === 'asking' ? shown(session, stopClock(session.onPage, event.at)) : session;
    case 'back':
      return session.status === 'asking' ? shown(session, startClock(session.onPage, event.at)) : session;
    case 'end':
      return session.status === 'asking' || session.status === 'feedback'
        ? complete(session, 'user')
        : session;
    case 'reset':
      return session.status === 'idle' ? session : { status: 'idle' };
  }
}

const ask = <Q, A, R>(
  { run, length, answered, spent }: Progress<Q, A, R>,
  question: Q,
  at: number,
): Asking<Q, A, R> => ({
  status: 'asking',
  run,
  length,
  answered,
  spent,
  question,
  draft: undefined,
  clock: runningSince(at),
  onPage: runningSince(at),
  wasPlayed: false,
});

const settle = <Q, A, R>(asking: Asking<Q, A, R>, last: Answered<Q, A>, at: number): Feedback<Q, A, R> => {
  const { run, length, answered } = asking;
  const spent = timeSpent(asking, at);
  return { status: 'feedback', run, length, answered: [...answered, last], spent, last };
};

const submit = <Q, A, R>(
  asking: Asking<Q, A, R>,
  { answer, verdict, at }: { answer: A; verdict: Grade; at: number },
): Feedback<Q, A, R> =>
  settle(
    asking,
    { question: asking.question, answer, verdict, milliseconds: readClock(asking.clock, at) },
    at,
  );

const giveUp = <Q, A, R>(asking: Asking<Q, A, R>, at: number): Feedback<Q, A, R> =>
  settle(
    asking,
    {
      question: asking.question,
      verdict: 'given-up',
      draft: asking.draft,
      milliseconds: readClock(asking.clock, at),
    },
    at,
  );

const timed = <Q, A, R>(asking: Asking<Q, A, R>, clock: Clock): Asking<Q, A, R> =>
  clock === asking.clock ? asking : { ...asking, clock };

const shown = <Q, A, R>(asking: Asking<Q, A, R>, onPage: Clock): Asking<Q, A, R> =>
  onPage === asking.onPage ? asking : { ...asking, onPage };

const complete = <Q, A, R>(
  { run, length, answered, spent }: Progress<Q, A, R>,
  by: 'last-answer' | 'user',
): Completed<Q, A, R> => ({ status: 'completed', by, run, length, answered, spent });

/**
 * How long a quiz's questions have been open on the page, at a moment (milliseconds).
 *
 * @example timeSpent(asking, 5000) // 4200, if the first question was hidden for 800 ms
 */
export const timeSpent = <Q, A, R>(session: Open<Q, A, R>, at: number): number =>
  session.spent + (session.status === 'asking' ? readClock(session.onPage, at) : 0);

/**
 * The answer that was submitted; `undefined` if the question was given up.
 *
 * @example answerOf({ question: '?', verdict: 'wrong', answer: 'C', milliseconds: 900 }) // 'C'
 */
export const answerOf = <Q, A>(answered: Answered<Q, A>): A | undefined =>
  answered.verdict === 'given-up' ? undefined : answered.answer;

/**
 * The answer chosen so far, or the one that was submitted.
 *
 * @example openAnswer(asking) // its draft
 */
export const openAnswer = <Q, A, R>(session: Open<Q, A, R>): A | undefined =>
  session.status === 'asking' ? session.draft : answerOf(session.last);

/**
 * The number of the question on the page, counted from 1.
 *
 * @example questionNumber(session) // 4, with three answered and the fourth asked
 */
export const questionNumber = <Q, A, R>(session: Open<Q, A, R>): number =>
  session.status === 'asking' ? session.answered.length + 1 : session.answered.length;

/**
 * Whether the question being asked is still the same one; a repeat of an earlier question isn't.
 *
 * @example isSameQuestion(asking, reduce(asking, { type: 'draft', draft: 'C' })) // true
 */
export const isSameQuestion = <Q, A, R>(one: Session<Q, A, R>, other: Session<Q, A, R>): boolean =>
  one.status === 'asking' && other.status === 'asking' && one.answered === other.answered;

/**
 * The answer whose verdict was never shown: a drill went straight from one question to the next, or to the results.
 *
 * @example unheard(asking, completed)?.verdict // 'right'; undefined if there was feedback in between
 */
export const unheard = <Q, A, R>(
  before: Session<Q, A, R>,
  after: Session<Q, A, R>,
): Answered<Q, A> | undefined =>
  before.status === 'asking' && after.status !== 'idle' ? after.answered[before.answered.length] : undefined;

/**
 * How many answers were right.
 *
 * @example scoreOf([{ verdict: 'right', … }, { verdict: 'wrong', … }]) // 1
 */
export const scoreOf = (answered: readonly { readonly verdict: Verdict }[]): number =>
  answered.filter(({ verdict }) => verdict === 'right').length;
