import type { NoteSource, PlayedNote } from '../listening/playedNote';

/** A time limit in minutes: `5m`. */
export type TimeLimit = `${number}m`;

/** How long a quiz is: a number of questions, a time limit, or until the user finishes it. */
export type QuizLength = number | 'endless' | TimeLimit;

/** What a length counts; only rounds whose lengths count the same can be compared. */
export type LengthKind = 'questions' | 'time' | 'nothing';

/** Whether a quiz has a time limit. */
export const isTimed = (length: QuizLength): length is TimeLimit =>
  typeof length === 'string' && length !== 'endless';

/**
 * What a length counts.
 *
 * @example lengthKind('5m') // 'time'
 */
export function lengthKind(length: QuizLength): LengthKind {
  if (isTimed(length)) return 'time';
  return length === 'endless' ? 'nothing' : 'questions';
}

/** The minutes of a time limit. */
export const minutesOf = (limit: TimeLimit): number => Number.parseInt(limit, 10);

/** A time limit in milliseconds. */
export const millisecondsOf = (limit: TimeLimit): number => minutesOf(limit) * 60_000;

/**
 * Whether a text from elsewhere is a time limit.
 *
 * @example isTimeLimit('0m') // false
 */
export const isTimeLimit = (text: string): text is TimeLimit => /^[1-9]\d{0,2}m$/.test(text);

/** How an answer is graded. */
export type Grade = 'right' | 'wrong';

/** How a question was settled. One that was given up was never answered, and counts as wrong. */
export type Verdict = Grade | 'given-up';

/** How a question came out: `late` if it was answered rightly after its beat. */
export type Outcome = Verdict | 'late';

/** What a page shows of it: `shown` if there is an answer but no verdict yet. */
export type ShownVerdict = Outcome | 'shown';

/** How an answer was in time with a metronome. */
export interface BeatTiming {
  /** The beat that its question had, as the metronome counts. */
  readonly beat: number;
  /** In beats a minute. */
  readonly tempo: number;
  /** Whether it came after that beat. */
  readonly isLate: boolean;
}

/** A stopwatch as a value, in milliseconds of any clock that never jumps. */
export interface Clock {
  /** The time it had measured when it was last stopped. */
  readonly elapsed: number;
  /** When it was last started; `undefined` while it is stopped. */
  readonly since: number | undefined;
}

/** A clock that hasn't run yet. */
export const STOPPED: Clock = { elapsed: 0, since: undefined };

/** A clock that has been running since a moment. */
export const runningSince = (at: number): Clock => ({ elapsed: 0, since: at });

/**
 * The time that a clock shows at a moment. A moment before its start counts as its start.
 *
 * @example readClock({ elapsed: 200, since: 1000 }, 1500) // 700
 */
export const readClock = ({ elapsed, since }: Clock, at: number): number =>
  since === undefined ? elapsed : elapsed + Math.max(0, at - since);

/**
 * How long an answer took that was struck at a moment; `undefined` if that was before its question was asked, as a strum is for
 * each of its notes but the first.
 *
 * @example timeOfStrum(runningSince(1000), 900) // undefined
 */
export const timeOfStrum = (clock: Clock, at: number): number | undefined =>
  clock.since !== undefined && at < clock.since ? undefined : readClock(clock, at);

/**
 * Stops a clock; returns the same object if it was stopped already.
 *
 * @example stopClock(runningSince(1000), 1500) // { elapsed: 500, since: undefined }
 */
export const stopClock = (clock: Clock, at: number): Clock =>
  clock.since === undefined ? clock : { elapsed: readClock(clock, at), since: undefined };

/**
 * Starts a clock; returns the same object if it was running already.
 *
 * @example startClock({ elapsed: 500, since: undefined }, 9000) // { elapsed: 500, since: 9000 }
 */
export const startClock = (clock: Clock, at: number): Clock =>
  clock.since === undefined ? { ...clock, since: at } : clock;

/** An answer that was submitted, and how long it took (milliseconds). */
export interface Graded<Question, Answer> {
  readonly question: Question;
  readonly verdict: Grade;
  readonly answer: Answer;
  /** `undefined` if it was struck together with the answer before it, in one strum, which has one time. */
  readonly milliseconds: number | undefined;
  /** The note that answered; left out if none did. */
  readonly played?: AnsweringNote;
  /** Left out where no beat was to be kept. */
  readonly timing?: BeatTiming;
}

/** A question that was given up, after how long (milliseconds), and what had been chosen by then. */
interface GivenUp<Question, Answer> {
  readonly question: Question;
  readonly verdict: 'given-up';
  readonly draft: Answer | undefined;
  readonly milliseconds: number;
  /** What it could have been played through; left out if it couldn't. */
  readonly source?: NoteSource;
  readonly timing?: BeatTiming;
}

/** A note that was heard, and the pitch that it may have been instead, octaves away, as MIDI numbers. */
export interface OctaveOffer {
  readonly heard: number;
  readonly meant: number;
}

/** As much of a played note as an answer keeps. */
export interface AnsweringNote extends Pick<PlayedNote, 'midi' | 'cents' | 'source' | 'guitarString'> {
  /** All notes of the strum that it was heard in, as MIDI numbers; left out where it was heard by itself. */
  readonly strummed?: readonly number[];
}

/** A question with its answer, or given up. */
export type Answered<Question, Answer> = Graded<Question, Answer> | GivenUp<Question, Answer>;

/** What a session has come to, whatever is on the page. */
export interface Progress<Question, Answer, R> {
  readonly run: R;
  readonly length: QuizLength;
  readonly answered: readonly Answered<Question, Answer>[];
  /**
   * How long its answered questions were open on the page (milliseconds); in a drill that is taken up again, those before it
   * as well.
   */
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
  /** A note that was heard octaves away from what is asked for, and counts if it is played once more. */
  readonly offer?: OctaveOffer | undefined;
}

/** The answer of a question is shown, and the user has yet to say whether they knew it. */
export interface Checking<Question, Answer, R> extends Progress<Question, Answer, R> {
  readonly status: 'checking';
  /** The question with its answer, as if the user had given it. */
  readonly last: Graded<Question, Answer> & { readonly milliseconds: number };
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
  session.status === 'checking' ? 'shown' : outcomeOf(session.last);

/** As much of an answer as its outcome depends on. */
export interface Settled {
  readonly verdict: Verdict;
  readonly timing?: BeatTiming;
}

/**
 * How a question came out.
 *
 * @example outcomeOf({ verdict: 'right', timing: { beat: 4, tempo: 80, isLate: true } }) // 'late'
 */
export const outcomeOf = ({ verdict, timing }: Settled): Outcome =>
  verdict === 'right' && timing?.isLate ? 'late' : verdict;

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
 * @example newlyAnswered(asking, completed)?.verdict // 'right'; undefined if there was feedback in between
 */
export const newlyAnswered = <Q, A, R>(
  before: Session<Q, A, R>,
  after: Session<Q, A, R>,
): Answered<Q, A> | undefined =>
  (before.status === 'asking' || before.status === 'checking') && after.status !== 'idle'
    ? after.answered[before.answered.length]
    : undefined;

/**
 * How many answers were right, and in time where there is a beat.
 *
 * @example scoreOf([{ verdict: 'right', … }, { verdict: 'wrong', … }]) // 1
 */
export const scoreOf = (answered: readonly Settled[]): number =>
  answered.filter(each => outcomeOf(each) === 'right').length;

/** What can happen to a quiz; `at` is in milliseconds of any clock that never jumps. */
export type SessionEvent<Question, Answer, R> =
  | {
      readonly type: 'start';
      readonly run: R;
      readonly length: QuizLength;
      readonly question: Question;
      readonly at: number;
      /** How much of its time was spent before (milliseconds). */
      readonly spent?: number;
    }
  | { readonly type: 'draft'; readonly draft: Answer | undefined }
  /** A note was heard octaves away again. */
  | { readonly type: 'offer'; readonly offer: OctaveOffer }
  | {
      readonly type: 'submit';
      readonly answer: Answer;
      readonly verdict: Grade;
      readonly at: number;
      /** The note that answered, if one did. */
      readonly played?: AnsweringNote;
      readonly timing?: BeatTiming;
    }
  /** The user doesn't know. */
  | {
      readonly type: 'give-up';
      readonly at: number;
      readonly source?: NoteSource;
      readonly timing?: BeatTiming;
    }
  /** The user wants to see the answer, to check their own. */
  | {
      readonly type: 'show-answer';
      readonly solution: Answer;
      readonly at: number;
      readonly timing?: BeatTiming;
    }
  /** The user says whether they knew it. */
  | { readonly type: 'judge'; readonly verdict: Grade }
  /** Advances to another question, or to the results if there is none. */
  | {
      readonly type: 'next';
      readonly question: Question | undefined;
      readonly at: number;
      /** When the note was struck that the answer's time counts from, if it began before the question. */
      readonly from?: number;
    }
  /** A question that is a sound begins to play. The first time, its answer's time starts over. */
  | { readonly type: 'play' }
  /** The question can't be answered for a while, and then can again. */
  | { readonly type: 'pause'; readonly at: number }
  | { readonly type: 'resume'; readonly at: number }
  /** The user is away from the quiz for a while, and then back. */
  | { readonly type: 'away'; readonly at: number }
  | { readonly type: 'back'; readonly at: number }
  /** Leaves for the results so far. */
  | { readonly type: 'end' }
  | { readonly type: 'reset' };

/**
 * Whether a question is on the page, answered or not.
 *
 * @example isOpen({ status: 'idle' }) // false
 */
export const isOpen = <Q, A, R>(session: Session<Q, A, R>): session is Open<Q, A, R> =>
  session.status === 'asking' || isSolved(session);

/**
 * Whether the answer of the question on the page is shown.
 *
 * @example isSolved(feedback) // true
 */
export const isSolved = <Q, A, R>(session: Session<Q, A, R>): session is Solved<Q, A, R> =>
  session.status === 'checking' || session.status === 'feedback';

/**
 * The question that is on the page.
 *
 * @example openQuestion(feedback) // the question that was just answered
 */
export const openQuestion = <Q, A, R>(session: Open<Q, A, R>): Q =>
  session.status === 'asking' ? session.question : session.last.question;

/** The length of every quiz but that of Keys, unless a drill has one of its own (spec §9). */
export const QUIZ_LENGTH = 12;
