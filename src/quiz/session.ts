/** One question that was answered: what was asked, what was said, how it went, how long it took (ms). */
export interface Answered<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
  readonly verdict: Verdict;
  readonly milliseconds: number;
}

export type Verdict = 'right' | 'wrong';

interface Progress<Question, Answer> {
  readonly questions: readonly Question[];
  readonly answered: readonly Answered<Question, Answer>[];
}

/** A question waits for its answer; `draft` is what is chosen and not yet submitted. */
export interface Asking<Question, Answer> extends Progress<Question, Answer> {
  readonly status: 'asking';
  readonly question: Question;
  readonly draft: Answer | undefined;
  /** When the question was put, in milliseconds of any clock that never jumps. */
  readonly askedAt: number;
}

/** A question was answered; the last entry of `answered` says how. */
export interface Feedback<Question, Answer> extends Progress<Question, Answer> {
  readonly status: 'feedback';
  readonly last: Answered<Question, Answer>;
}

export interface Completed<Question, Answer> extends Progress<Question, Answer> {
  readonly status: 'completed';
}

/** A question stands on the screen, answered or not. */
export type Open<Question, Answer> = Asking<Question, Answer> | Feedback<Question, Answer>;

/** A quiz from before its start to its results. */
export type Session<Question, Answer> =
  | { readonly status: 'idle' }
  | Asking<Question, Answer>
  | Feedback<Question, Answer>
  | Completed<Question, Answer>;

export type SessionEvent<Question, Answer> =
  | { readonly type: 'start'; readonly questions: readonly Question[]; readonly at: number }
  | { readonly type: 'draft'; readonly draft: Answer | undefined }
  | { readonly type: 'submit'; readonly answer: Answer; readonly verdict: Verdict; readonly at: number }
  | { readonly type: 'next'; readonly at: number }
  /** Leaves for the results of what was answered so far. */
  | { readonly type: 'end' }
  | { readonly type: 'reset' };

/**
 * What a quiz becomes when something happens to it. An event that makes no sense in a state changes nothing.
 *
 * @example reduce({ status: 'idle' }, { type: 'start', questions: ['?'], at: 0 }).status // 'asking'
 */
export function reduce<Question, Answer>(
  session: Session<Question, Answer>,
  event: SessionEvent<Question, Answer>,
): Session<Question, Answer> {
  switch (event.type) {
    case 'start':
      return ask({ questions: event.questions, answered: [] }, event.at) ?? session;
    case 'draft':
      return session.status === 'asking' ? { ...session, draft: event.draft } : session;
    case 'submit':
      return session.status === 'asking' ? submit(session, event) : session;
    case 'next':
      return session.status === 'feedback' ? (ask(session, event.at) ?? complete(session)) : session;
    case 'end':
      return isOpen(session) ? complete(session) : session;
    case 'reset':
      return { status: 'idle' };
  }
}

function ask<Q, A>({ questions, answered }: Progress<Q, A>, at: number): Asking<Q, A> | undefined {
  const question = questions[answered.length];
  if (question === undefined) return undefined;
  return { status: 'asking', questions, answered, question, draft: undefined, askedAt: at };
}

function submit<Q, A>(
  { questions, answered, question, askedAt }: Asking<Q, A>,
  { answer, verdict, at }: { answer: A; verdict: Verdict; at: number },
): Feedback<Q, A> {
  const last = { question, answer, verdict, milliseconds: Math.max(0, at - askedAt) };
  return { status: 'feedback', questions, answered: [...answered, last], last };
}

const complete = <Q, A>({ questions, answered }: Progress<Q, A>): Completed<Q, A> => ({
  status: 'completed',
  questions,
  answered,
});

/**
 * Whether a question stands on the screen, answered or not.
 *
 * @example isOpen({ status: 'idle' }) // false
 */
export const isOpen = <Q, A>(session: Session<Q, A>): session is Open<Q, A> =>
  session.status === 'asking' || session.status === 'feedback';

/**
 * The question that stands on the screen.
 *
 * @example openQuestion(session) // the one that waits for its answer, or was answered last
 */
export const openQuestion = <Q, A>(session: Open<Q, A>): Q =>
  session.status === 'asking' ? session.question : session.last.question;

/**
 * The answer whose verdict nobody has heard: straight from one question to what follows, as a drill goes.
 *
 * @example unheard(asking, completed)?.verdict // 'right'; from feedback to what follows it is undefined
 */
export const unheard = <Q, A>(before: Session<Q, A>, after: Session<Q, A>): Answered<Q, A> | undefined =>
  before.status === 'asking' && after.status !== 'idle' ? after.answered[before.answered.length] : undefined;

/**
 * How many answers were right.
 *
 * @example scoreOf([{ verdict: 'right', … }, { verdict: 'wrong', … }]) // 1
 */
export const scoreOf = (answered: readonly { readonly verdict: Verdict }[]): number =>
  answered.filter(({ verdict }) => verdict === 'right').length;

/**
 * The number of the question on the screen, counted from 1.
 *
 * @example questionNumber(session) // 4, with three answered and the fourth asked
 */
export const questionNumber = <Q, A>(session: Open<Q, A>): number =>
  session.status === 'asking' ? session.answered.length + 1 : session.answered.length;
