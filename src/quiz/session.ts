import type { NoteSource, PlayedNote } from '../listening/playedNote';
import { type Clock, readClock } from './clock';
import type { Grade, ShownVerdict, Verdict } from './grade';
import type { QuizLength } from './length';

/** An answer that was submitted, and how long it took (milliseconds). */
export interface Graded<Question, Answer> {
  readonly question: Question;
  readonly verdict: Grade;
  readonly answer: Answer;
  readonly milliseconds: number;
  /** The note that answered; left out if none did. */
  readonly played?: AnsweringNote;
}

/** A question that was given up, after how long (milliseconds), and what had been chosen by then. */
interface GivenUp<Question, Answer> {
  readonly question: Question;
  readonly verdict: 'given-up';
  readonly draft: Answer | undefined;
  readonly milliseconds: number;
  /** What it could have been played through; left out if it couldn't. */
  readonly source?: NoteSource;
}

/** As much of a played note as an answer keeps. */
export type AnsweringNote = Pick<PlayedNote, 'midi' | 'cents' | 'source' | 'guitarString'>;

/** A question with its answer, or given up. */
export type Answered<Question, Answer> = Graded<Question, Answer> | GivenUp<Question, Answer>;

/** What a session has come to, whatever is on the page. */
export interface Progress<Question, Answer, R> {
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

/** The answer of a question is shown, and the user has yet to say whether they knew it. */
export interface Checking<Question, Answer, R> extends Progress<Question, Answer, R> {
  readonly status: 'checking';
  /** The question with its answer, as if the user had given it. */
  readonly last: Graded<Question, Answer>;
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
export type Open<Question, Answer, R> = Asking<Question, Answer, R> | Solved<Question, Answer, R>;

/** A question is on the page with its answer. */
export type Solved<Question, Answer, R> = Checking<Question, Answer, R> | Feedback<Question, Answer, R>;

/** A quiz from before its start to its results. */
export type Session<Question, Answer, R> =
  | { readonly status: 'idle' }
  | Open<Question, Answer, R>
  | Completed<Question, Answer, R>;

/**
 * How long a quiz's questions have been open on the page, at a moment (milliseconds).
 *
 * @example timeSpent(asking, 5000) // 4200, if the first question was hidden for 800 ms
 */
export const timeSpent = <Q, A, R>(session: Open<Q, A, R>, at: number): number =>
  session.spent + (session.status === 'asking' ? readClock(session.onPage, at) : 0);

/**
 * The verdict on the page; `shown` while the user has yet to say whether they knew the answer.
 *
 * @example verdictOn(feedback) // 'right'
 */
export const verdictOn = <Q, A, R>(session: Solved<Q, A, R>): ShownVerdict =>
  session.status === 'checking' ? 'shown' : session.last.verdict;

/**
 * The answer that was submitted; `undefined` if the question was given up.
 *
 * @example answerOf({ question: '?', verdict: 'wrong', answer: 'C', milliseconds: 900 }) // 'C'
 */
export const answerOf = <Q, A>(answered: Answered<Q, A>): A | undefined =>
  answered.verdict === 'given-up' ? undefined : answered.answer;

/**
 * The note that answered; `undefined` if none did.
 *
 * @example playedIn({ …, played: { midi: 59, cents: -12, source: 'microphone' } })?.midi // 59
 */
export const playedIn = (answered: Answered<unknown, unknown>): AnsweringNote | undefined =>
  answered.verdict === 'given-up' ? undefined : answered.played;

/**
 * What a question was answered through, if not keys or a pointer; one that was given up, what was listened to.
 *
 * @example sourceOf({ …, verdict: 'given-up', source: 'midi' }) // 'midi'
 */
export const sourceOf = (answered: Answered<unknown, unknown>): NoteSource | undefined =>
  answered.verdict === 'given-up' ? answered.source : answered.played?.source;

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
  session.status === 'feedback' ? session.answered.length : session.answered.length + 1;

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
  (before.status === 'asking' || before.status === 'checking') && after.status !== 'idle'
    ? after.answered[before.answered.length]
    : undefined;

/**
 * How many answers were right.
 *
 * @example scoreOf([{ verdict: 'right', … }, { verdict: 'wrong', … }]) // 1
 */
export const scoreOf = (answered: readonly { readonly verdict: Verdict }[]): number =>
  answered.filter(({ verdict }) => verdict === 'right').length;
