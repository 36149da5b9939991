import type { Instrument } from '../../instrument/instrument';
import type { ItemRound } from '../../quiz/itemRound';
import { answerOf } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import { choicesFor } from './itemRound';
import type { PlayedInterval } from './playedInterval';
import { heardAs } from './question';
import { type IntervalsSession, intervalsSetup } from './quiz';
import { spokenComparison } from './quizText';
import { INTERVALS_QUIZZES } from './quizzes';
import { intervalsSettings } from './settings';

export { engine } from '../../quiz/engine';
export { PlayedFields } from '../../quiz/PlayedFields';
export * as comparing from '../comparing';
export { IntervalQuestionPanel } from './IntervalQuestionPanel';
export { IntervalsResults } from './IntervalsResults';
export { intervalsQuiz as storeIn } from './quiz';

export const quizzes = Object.values(INTERVALS_QUIZZES);

/** The quiz that starts now, and its setup. */
export function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices()));
  return {
    quiz: INTERVALS_QUIZZES[settings.read(intervalsSettings.quizType)],
    setup: intervalsSetup(settings, instrument),
  };
}

/** The interval that was asked and the one that was answered, and what is said with them; `undefined` without an answer. */
export function comparedIn(
  session: IntervalsSession,
): { readonly heard: readonly PlayedInterval[]; readonly say: string } | undefined {
  if (session.status !== 'feedback') return undefined;
  const { question } = session.last;
  const answer = answerOf(session.last);
  if (answer === undefined) return undefined;
  const yours = heardAs(question, answer);
  return yours && { heard: [question.heard, yours], say: spokenComparison(question, answer) };
}
