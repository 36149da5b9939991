import { QUIZ_ACTIONS } from '../../quiz/actions';
import type { QuizWording } from '../../quiz/commands';
import type { QuizRun } from '../../quiz/definition';
import { quizOf } from '../../quiz/Quizzes';
import { isOpen, type Session } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import { KEYS_TEXTS } from './actions';
import { countAccidentals } from './countAccidentals';
import type { KeysQuestion, KeysQuiz, KeysSetup } from './definition';
import { nameKey } from './nameKey';
import { type KeysQuizType, keysSettings } from './settings';

/** Every type of quiz on the Keys screen. */
export const KEYS_QUIZZES: Readonly<Record<KeysQuizType, KeysQuiz>> = {
  'name-key': nameKey,
  'count-accidentals': countAccidentals,
};

export type KeysRun = QuizRun<KeysSetup, KeysQuiz>;
export type KeysSession = Session<KeysQuestion, string, KeysRun>;

/** The key quiz of a running app. */
export const keysQuiz = quizOf<KeysSetup, KeysQuestion, string, KeysQuiz>('keys');

/** The setup for a quiz that starts now. */
export const keysSetup = (settings: Settings): KeysSetup => ({
  types: settings.read(keysSettings.keyTypes),
  count: settings.read(keysSettings.questionCount),
  ...(settings.read(keysSettings.drill) === 'on' && { most: settings.read(keysSettings.mostAccidentals) }),
});

export const keysWording: QuizWording = {
  id: 'keys-quiz',
  group: KEYS_TEXTS.start.group,
  // Beside the other tab, this starts the quiz or goes back to a waiting one.
  startTitle(session, isShown) {
    if (isOpen(session)) return isShown ? undefined : 'Back to the Quiz';
    return session.status === 'completed' && isShown ? undefined : KEYS_TEXTS.start.title;
  },
  startKeywords: KEYS_TEXTS.start.keywords,
  // Before the first answer there are no results to show, so leaving goes back to the setup.
  quitTitle: session =>
    isOpen(session) && session.answered.length === 0 ? QUIZ_ACTIONS.quit.title : undefined,
  quitKeywords: QUIZ_ACTIONS.quit.keywords,
  endTitle: session => (isOpen(session) && session.answered.length > 0 ? 'End Quiz' : undefined),
  endKeywords: ['quit', ...QUIZ_ACTIONS.quit.keywords],
  results: 'page',
};
