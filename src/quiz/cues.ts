import type { ResultSpeech } from '../settings/preferences';
import type { AnyRun, AnySession, Asked } from './definition';
import { advances, type Pace } from './pace';
import { resultsOf } from './results';
import {
  type Answered,
  type Asking,
  type Completed,
  type Feedback,
  isLastAnswered,
  isOpen,
  isSameQuestion,
  type Open,
  openQuestion,
  questionNumber,
  unheard,
} from './session';
import { spokenProgress } from './text';
import type { Cue } from './useCues';

/**
 * Where the focus belongs after a change of a quiz: on its question, on what submits a draft, on what goes on after a
 * verdict, on its results or on what starts it.
 */
export type QuizPlace = 'question' | 'draft' | 'advance' | 'results' | 'start' | 'none';

export type QuizCue = Cue<QuizPlace>;

const NOTHING: QuizCue = { focus: 'none', say: '' };

/**
 * What a change of a quiz asks of focus and speech.
 *
 * @param results when the verdict of a drill is spoken, where its next question is a sound: before that, after it, or not at all
 * @example cueFor({ status: 'idle' }, asking, 'before') // { focus: 'question', say: 'Question 1 of 12. Find every C …' }
 */
export function cueFor(before: AnySession, after: AnySession, results: ResultSpeech): QuizCue {
  switch (after.status) {
    case 'asking':
      return isSameQuestion(before, after)
        ? draftCue(before, after)
        : questionCue(before, after, speechIn(after.run, results));
    case 'feedback':
      return verdictCue(after, speechIn(after.run, results));
    case 'completed':
      return resultsCue(before, after, speechIn(after.run, results));
    case 'idle':
      return before.status === 'idle' ? NOTHING : { focus: 'start', say: '' };
  }
}

/** Only sound stands in the way of speech; and eyes-free nothing else tells of a result. */
const speechIn = ({ quiz, pace }: AnyRun, results: ResultSpeech): ResultSpeech =>
  quiz.isHeard && pace.kind !== 'eyes-free' ? results : 'before';

function draftCue(before: AnySession, after: Asking<unknown, unknown, AnyRun>): QuizCue {
  const isNew = before.status === 'asking' && before.draft !== after.draft && after.draft !== undefined;
  return isNew ? { focus: 'draft', say: '' } : NOTHING;
}

function questionCue(
  before: AnySession,
  after: Asking<unknown, unknown, AnyRun>,
  speech: ResultSpeech,
): QuizCue {
  const { quiz } = after.run;
  const verdict = verdictLeft(before, after, speech);
  const wasAnnounced = isDrillAdvancing(before) && quiz.isHeard === true && speech !== 'after';
  const question = wasAnnounced ? '' : spokenArrival(after);
  const cue: QuizCue = { focus: 'question', ...spoken(after.run, verdict, question) };
  return isOpen(before) || quiz.startChange === undefined ? cue : { ...cue, page: quiz.startChange };
}

function verdictCue(after: Feedback<unknown, unknown, AnyRun>, speech: ResultSpeech): QuizCue {
  const { quiz } = after.run;
  const isPutOff = speech === 'after' && isDrillAdvancing(after);
  if (speech === 'off' || isPutOff) return { focus: 'advance', say: '' };
  // The next sound plays right after these words, so its number is part of them.
  const isFollowed = quiz.isHeard === true && isDrillAdvancing(after) && !isLastAnswered(after);
  const next = isFollowed ? spokenProgress({ number: after.answered.length + 1, length: after.length }) : '';
  return { focus: 'advance', say: joined(quiz.spokenVerdict(after.last), next), weight: 'lasting' };
}

function resultsCue(
  before: AnySession,
  after: Completed<unknown, unknown, AnyRun>,
  speech: ResultSpeech,
): QuizCue {
  const { quiz, pace } = after.run;
  const results = speech === 'off' ? '' : quiz.spokenResults(resultsOf(after), pace);
  return { focus: 'results', ...spoken(after.run, verdictLeft(before, after, speech), results) };
}

const joined = (...texts: readonly string[]): string => texts.filter(text => text !== '').join(' ');

/** A verdict and what follows it. Where sound holds texts back, a verdict is not lost to the text after it. */
function spoken({ quiz }: AnyRun, verdict: string, rest: string): Pick<QuizCue, 'say' | 'weight'> {
  const say = joined(verdict, rest);
  return quiz.isHeard && verdict !== '' ? { say, weight: 'lasting' } : { say };
}

/** The verdict on the last answer where it is still to be spoken: it had no pause of its own, or was put off. */
function verdictLeft(
  before: AnySession,
  after: Extract<AnySession, { readonly run: AnyRun }>,
  speech: ResultSpeech,
): string {
  if (speech === 'off') return '';
  const left = unheard(before, after) ?? (speech === 'after' ? putOff(before) : undefined);
  return left === undefined ? '' : after.run.quiz.spokenVerdict(left);
}

const putOff = (before: AnySession): Answered<unknown, unknown> | undefined =>
  before.status === 'feedback' && isDrillAdvancing(before) ? before.last : undefined;

/** Whether a drill advances from its feedback without being told to. */
const isDrillAdvancing = (session: AnySession): boolean =>
  session.status === 'feedback' &&
  session.run.pace.kind === 'drill' &&
  advances(session.run.pace, session.last.verdict);

type AnyOpen = Open<unknown, unknown, AnyRun>;

/**
 * The question of a session in its place among the others.
 *
 * @example askedIn(session).number // 4
 */
export function askedIn<Setup, Question, Answer>(
  session: Open<Question, Answer, { readonly setup: Setup; readonly pace: Pace }>,
): Asked<Setup, Question> {
  const { run, length } = session;
  return {
    question: openQuestion(session),
    setup: run.setup,
    pace: run.pace,
    number: questionNumber(session),
    length,
  };
}

const spokenArrival = (session: AnyOpen): string => {
  const { quiz } = session.run;
  const asked = askedIn(session);
  return quiz.spokenArrival === undefined ? quiz.spokenQuestion(asked) : quiz.spokenArrival(asked);
};

/**
 * What is spoken when the user wants a question again: the question; once it is answered its verdict too, or, where the
 * question is a sound that is played again, its verdict alone.
 *
 * @example spokenAgain(session) // 'Question 1 of 12. Find every C on strings 5, 6. Right: C.'
 */
export function spokenAgain(session: AnyOpen): string {
  const { quiz } = session.run;
  const question = quiz.spokenQuestion(askedIn(session));
  if (session.status === 'asking') return question;
  const verdict = quiz.spokenVerdict(session.last);
  return quiz.isHeard ? verdict : joined(question, verdict);
}
