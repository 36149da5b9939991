import type { ResultSpeech } from '../settings/preferences';
import type { PageChange, Weight } from '../speech/announcer';
import { type Answering, isSelfCheck, sourceIn } from './answerWith';
import { SPOKEN_LATE, spokenBeat } from './beatText';
import { type AnyQuiz, type AnyRun, type AnySession, type Asked, spokenSolution } from './definition';
import { mostMixedUp } from './mixUps';
import { type Drill, isPassing, type Pace } from './pace';
import { missedIn, resultsOf } from './results';
import {
  type Answered,
  type Asking,
  type Checking,
  type Completed,
  type Feedback,
  isOpen,
  isSameQuestion,
  newlyAnswered,
  type Open,
  openQuestion,
  outcomeOf,
  questionNumber,
} from './session';
import {
  mixUpText,
  SPOKEN_SELF_CHECK,
  SPOKEN_TWICE,
  sentences,
  spokenAnsweredQuestion,
  spokenEnding,
  spokenJudgment,
  spokenMissed,
} from './text';

/**
 * A place for the focus: the question, the button that submits a draft, the button that advances after a verdict, the
 * results, or the button that starts the quiz.
 */
export type FocusTargetName = 'question' | 'draft' | 'advance' | 'results' | 'start' | 'none';

/** Where the focus belongs after a change of a quiz, and what is said then; an empty text says nothing. */
export interface QuizCue {
  readonly focus: FocusTargetName;
  readonly say: string;
  /** A verdict and an ending are lasting: they aren't lost if something else is said before they were heard. */
  readonly weight?: Weight;
  readonly page?: PageChange;
}

const NOTHING: QuizCue = { focus: 'none', say: '' };

/** That a right answer was late, as spoken; empty for any other. */
const spokenLateness = (answered: Answered<unknown, unknown>): string =>
  outcomeOf(answered) === 'late' ? SPOKEN_LATE : '';

/** The verdict on an answer as spoken. */
const verdictOf = (quiz: AnyQuiz, answered: Answered<unknown, unknown>): string =>
  sentences(spokenLateness(answered), quiz.spokenVerdict(answered));

/**
 * The focus and the speech that a change of a quiz calls for.
 *
 * @param results when the verdict of a drill is spoken if the next question is a sound: before it, after it, or never
 * @example cueFor({ status: 'idle' }, asking, 'before') // { focus: 'question', say: 'Question 1 of 12. Find every C …' }
 */
export function cueFor(before: AnySession, after: AnySession, results: ResultSpeech): QuizCue {
  switch (after.status) {
    case 'asking':
      return isSameQuestion(before, after)
        ? draftCue(before, after)
        : questionCue(before, after, speechIn(after.run, results));
    case 'checking':
      return before.status === 'asking' ? solutionCue(after) : NOTHING;
    case 'feedback':
      return before.status === 'checking'
        ? judgmentCue(after)
        : verdictCue(after, speechIn(after.run, results));
    case 'completed':
      return resultsCue(before, after, speechIn(after.run, results));
    case 'idle':
      return setupCue(before);
  }
}

/** Speech gives way only to sound, and never in an eyes-free quiz, which has no other way to tell a result. */
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
  const verdict = pendingVerdict(before, after, speech);
  // The next sound plays right after the verdict, and is the question.
  const isSounding = isPassing(before) && quiz.isHeard === true && quiz.isTold !== true && speech !== 'after';
  const question = isSounding ? '' : spokenArrival(after);
  // Told after the next sound, a right answer gives way to the one after it: several at once would help nobody.
  const givesWay = quiz.isHeardAfterText && speech === 'after' && before.status !== 'checking';
  const said = givesWay ? { say: sentences(verdict, question) } : spoken(after.run, verdict, question);
  const cue: QuizCue = { focus: 'question', ...said };
  return isOpen(before) ? cue : redrawn(cue, quiz);
}

/** The cue of a quiz that appears or disappears, with how much of the page is redrawn by that. */
const redrawn = (cue: QuizCue, { startChange }: AnyQuiz): QuizCue =>
  startChange === undefined ? cue : { ...cue, page: startChange };

function verdictCue(after: Feedback<unknown, unknown, AnyRun>, speech: ResultSpeech): QuizCue {
  const { quiz } = after.run;
  const isDeferred = speech === 'after' && isRightPassing(after);
  if (speech === 'off' || isDeferred) return { focus: 'advance', say: '' };
  return {
    focus: 'advance',
    say: sentences(verdictOf(quiz, after.last), spokenGoingOn(after)),
    weight: 'lasting',
  };
}

/** How to go on without a key; once, with the first verdict that waits for that. */
function spokenGoingOn(after: Feedback<unknown, unknown, AnyRun>): string {
  const { pace, goesOnByNote } = after.run;
  const isFirst = after.answered.length === 1;
  return goesOnByNote && isFirst && pace.kind !== 'eyes-free' && !isPassing(after) ? SPOKEN_TWICE : '';
}

/** The right answer, for users to compare with their own. */
const solutionCue = ({ run, last }: Checking<unknown, unknown, AnyRun>): QuizCue => ({
  focus: 'advance',
  say: spokenSolution(run.quiz, last.question),
  weight: 'lasting',
});

/** The answer has been heard; what the user said about it is confirmed. */
const judgmentCue = ({ last }: Feedback<unknown, unknown, AnyRun>): QuizCue => ({
  focus: 'advance',
  say: sentences(spokenLateness(last), spokenJudgment(last.verdict)),
  weight: 'lasting',
});

function resultsCue(
  before: AnySession,
  after: Completed<unknown, unknown, AnyRun>,
  speech: ResultSpeech,
): QuizCue {
  const results = sentences(spokenOutcome(after, speech), speech === 'off' ? '' : spokenMisses(after));
  return { focus: 'results', ...spoken(after.run, pendingVerdict(before, after, speech), results) };
}

/** How a quiz went and, if it was a test, whether it is passed; that the user has ended it is said even where results aren't. */
function spokenOutcome(after: Completed<unknown, unknown, AnyRun>, speech: ResultSpeech): string {
  const { quiz, pace, drill } = after.run;
  const results = resultsOf(after);
  const beat = results.beat ? spokenBeat(results.beat) : '';
  if (after.by === 'user') return sentences(spokenEnding(results), beat);
  const isHeard = pace.kind === 'eyes-free' || sourceIn(after.run) !== undefined;
  const spoken = speech === 'off' ? '' : quiz.spokenResults(results, isHeard ? 'speech' : 'dialog');
  // What isn't said is read with a dialog.
  if (spoken === '') return '';
  const outcome = drill?.test?.outcomeOf(results).spoken ?? '';
  return sentences(isSelfCheck(after.run) ? SPOKEN_SELF_CHECK : '', spoken, outcome, beat);
}

/** What was missed, and what was most often mixed up. */
function spokenMisses({ run, answered }: Completed<unknown, unknown, AnyRun>): string {
  const missed = spokenMissed(missedIn(answered, question => run.quiz.spokenItem(question)));
  const mixUp = mostMixedUp(run.quiz, answered);
  return sentences(missed, mixUp ? mixUpText(mixUp).spoken : '');
}

/** Back to the setup: from a quiz that is quit, or from results, which have been heard. */
function setupCue(before: AnySession): QuizCue {
  if (before.status === 'idle') return NOTHING;
  if (!isOpen(before)) return { focus: 'start', say: '' };
  const say = spokenEnding(resultsOf(before));
  return redrawn({ focus: 'start', say, weight: 'lasting' }, before.run.quiz);
}

/** A verdict and what follows it. Where sound holds speech back, the verdict must survive the text after it. */
function spoken({ quiz }: AnyRun, verdict: string, rest: string): Pick<QuizCue, 'say' | 'weight'> {
  const say = sentences(verdict, rest);
  return quiz.isHeard && verdict !== '' ? { say, weight: 'lasting' } : { say };
}

/** The verdict on the last answer if it is still to be spoken: the quiz advanced at once, or it was deferred. */
function pendingVerdict(
  before: AnySession,
  after: Extract<AnySession, { readonly run: AnyRun }>,
  speech: ResultSpeech,
): string {
  if (speech === 'off') return '';
  const pending = newlyAnswered(before, after) ?? (speech === 'after' ? deferred(before) : undefined);
  if (pending === undefined) return '';
  return before.status === 'checking'
    ? sentences(spokenLateness(pending), spokenJudgment(pending.verdict))
    : verdictOf(after.run.quiz, pending);
}

const deferred = (before: AnySession): Answered<unknown, unknown> | undefined =>
  isRightPassing(before) ? before.last : undefined;

/** Whether the verdict on a right answer passes by itself; a mistake is told at once, while it is shown. */
const isRightPassing = (session: AnySession): session is Feedback<unknown, unknown, AnyRun> =>
  isPassing(session) && session.last.verdict === 'right';

type AnyOpen = Open<unknown, unknown, AnyRun>;

/**
 * The question of a session, with its number and everything it was asked with.
 *
 * @example askedIn(session).number // 4
 */
export function askedIn<Setup, Question, Answer>(
  session: Open<
    Question,
    Answer,
    Answering & { readonly setup: Setup; readonly pace: Pace; readonly drill?: Drill }
  >,
): Asked<Setup, Question> {
  const { run, length } = session;
  return {
    question: openQuestion(session),
    setup: run.setup,
    pace: run.pace,
    number: questionNumber(session),
    length,
    ...(run.drill && { drill: run.drill }),
    ...(run.answerWith && { answerWith: run.answerWith }),
  };
}

/** What is spoken of a question when it is asked. */
export const spokenArrival = (session: AnyOpen): string => {
  const { quiz } = session.run;
  const asked = askedIn(session);
  return quiz.spokenArrival?.(asked) ?? quiz.spokenQuestion(asked);
};

/**
 * The focus and the speech for a user who comes back to a quiz that waited while another screen was shown.
 *
 * @example returnCue(asking).say // 'Question 4 of 12 is waiting: Find every C on strings 5, 6.'
 */
export function returnCue(session: AnyOpen): QuizCue {
  const { quiz } = session.run;
  const asked = askedIn(session);
  if (session.status === 'feedback')
    return { focus: 'advance', say: spokenAnsweredQuestion(asked, verdictOf(quiz, session.last)) };
  const question = quiz.spokenQuestion({ ...asked, waits: true });
  if (session.status === 'asking') return { focus: 'question', say: question };
  return { focus: 'advance', say: sentences(question, spokenSolution(quiz, session.last.question)) };
}

/**
 * What is spoken when the user asks for a repeat: the question; once its answer is shown, that too; once it is answered, its verdict, or its verdict alone
 * where the question is a sound that is played again.
 *
 * @example spokenAgain(session) // 'Question 1 of 12. Find every C on strings 5, 6. Right: C.'
 */
export function spokenAgain(session: AnyOpen): string {
  const { quiz } = session.run;
  const question = quiz.spokenQuestion(askedIn(session));
  if (session.status === 'asking') return question;
  if (session.status === 'checking') return sentences(question, spokenSolution(quiz, session.last.question));
  const verdict = verdictOf(quiz, session.last);
  return quiz.isHeard ? verdict : sentences(question, verdict);
}
