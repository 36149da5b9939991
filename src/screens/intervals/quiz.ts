import { quizOf } from '../../quiz/desk';
import { isOpen, questionNumber } from '../../quiz/session';
import type { Cue } from '../../quiz/useCues';
import type { ResultSpeech } from '../../settings/preferences';
import type { IntervalAnswer, IntervalQuestion, IntervalsSession } from './question';
import { intervalsSettings } from './settings';
import { spokenBriefly, spokenProgress, spokenQuestion, spokenResults, spokenVerdict } from './words';

const { quizDirection, asked, drill, pause } = intervalsSettings;

/** The interval quiz of a running app. Its settings rest while it runs: it goes on as it was started. */
export const intervalsQuiz = quizOf<IntervalQuestion, IntervalAnswer>({
  noun: 'intervals',
  locked: [quizDirection, asked, drill, pause].map(({ id }) => id),
  paceOf: ({ pace }) => pace.kind,
});

/** Where the focus belongs in an interval quiz. */
export type IntervalsFocusTarget = 'play' | 'neck' | 'submit' | 'go-on' | 'start' | 'results' | 'none';

type IntervalsCue = Cue<IntervalsFocusTarget>;

const NO_CUE: IntervalsCue = { focus: 'none', say: '' };

/** What is said of a verdict and of what follows it, either of which may be missing. */
function spoken(verdict: string, rest: string): Pick<IntervalsCue, 'say' | 'weight'> {
  const say = [verdict, rest].filter(text => text !== '').join(' ');
  return verdict === '' ? { say } : { say, weight: 'lasting' };
}

/** Whether a drill goes on by itself from this state of a session. */
const goesOn = (session: IntervalsSession): boolean =>
  session.status === 'feedback' &&
  session.last.verdict === 'right' &&
  session.last.question.pace.kind === 'drill';

/** The verdict on the last answer, where nobody has heard it yet: one that had no pause, or that was put off. */
function verdictLeft(before: IntervalsSession, after: IntervalsSession, speech: ResultSpeech): string {
  const last = after.status === 'idle' ? undefined : after.answered.at(-1);
  const isLeft = before.status === 'asking' || (speech === 'after' && goesOn(before));
  return last && isLeft && speech !== 'off' ? spokenVerdict(last) : '';
}

function questionCue(
  before: IntervalsSession,
  after: Extract<IntervalsSession, { status: 'asking' }>,
  speech: ResultSpeech,
): IntervalsCue {
  const verdict = verdictLeft(before, after, speech);
  if (after.question.pace.kind === 'calm')
    return { focus: 'play', ...spoken(verdict, spokenQuestion(after)) };
  if (after.question.pace.kind === 'eyes-free') return { focus: 'neck', say: spokenBriefly(after) };
  // A drill that went on by itself said the number with the verdict, before the sound.
  const isSaid = goesOn(before) && speech !== 'after';
  const progress = spokenProgress(questionNumber(after), after.questions.length);
  const question = after.answered.length === 0 ? spokenQuestion(after) : isSaid ? '' : progress;
  return { focus: 'neck', ...spoken(verdict, question) };
}

function feedbackCue(
  after: Extract<IntervalsSession, { status: 'feedback' }>,
  speech: ResultSpeech,
): IntervalsCue {
  const { questions, answered, last } = after;
  if (speech === 'off' || (speech === 'after' && goesOn(after))) return { focus: 'go-on', say: '' };
  const isFollowed = goesOn(after) && answered.length < questions.length;
  const next = isFollowed ? spokenProgress(answered.length + 1, questions.length) : '';
  return { focus: 'go-on', ...spoken(spokenVerdict(last), next) };
}

/**
 * What a change of the session asks of focus and speech.
 *
 * @param speech when results are spoken: before the next sound, after it, or not at all
 * @example cueFor({ status: 'idle' }, asking, 'before') // { focus: 'play', say: 'Question 1 of 12. …' }
 */
export function cueFor(
  before: IntervalsSession,
  after: IntervalsSession,
  speech: ResultSpeech,
): IntervalsCue {
  switch (after.status) {
    case 'asking':
      if (before.status === 'asking' && before.question === after.question)
        return { focus: after.draft === undefined ? 'none' : 'submit', say: '' };
      return questionCue(before, after, speech);
    case 'feedback':
      return feedbackCue(after, speech);
    case 'idle':
      return isOpen(before) || before.status === 'completed' ? { focus: 'start', say: '' } : NO_CUE;
    case 'completed': {
      const results = speech === 'off' ? '' : spokenResults(after.answered);
      return { focus: 'results', ...spoken(verdictLeft(before, after, speech), results) };
    }
  }
}
