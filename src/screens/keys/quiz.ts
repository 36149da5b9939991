import type { QuizRun } from '../../quiz/definition';
import { quizOf } from '../../quiz/quizStore';
import type { Session } from '../../quiz/session';
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
  ...(settings.read(keysSettings.drill) === 'on' && { most: settings.read(keysSettings.mostAccidentals) }),
});
