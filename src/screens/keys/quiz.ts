import type { QuizWording } from '../../quiz/commands';
import type { QuizRun } from '../../quiz/definition';
import { quizOf } from '../../quiz/Quizzes';
import { isOpen, type Session } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
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
});

export const keysWording: QuizWording = {
  id: 'keys-quiz',
  group: 'Keys quiz',
  // Beside the other tab, this starts the quiz or goes back to a waiting one.
  startTitle(session, isShown) {
    if (isOpen(session)) return isShown ? undefined : 'Back to the Quiz';
    return session.status === 'completed' && isShown ? undefined : 'Start Quiz';
  },
  startKeywords: ['begin', 'drill', 'practice', 'test', 'key signature'],
  // Before the first answer there are no results to show, so leaving goes back to the setup.
  quitTitle: session => (isOpen(session) && session.answered.length === 0 ? 'Quit Quiz' : undefined),
  quitKeywords: ['stop', 'leave'],
  endTitle: session => (isOpen(session) && session.answered.length > 0 ? 'End Quiz' : undefined),
  endKeywords: ['stop', 'leave', 'quit'],
  results: 'page',
};
