import type { ItemRound } from '../../quiz/itemRound';
import type { Settings } from '../../settings/settings';
import { choicesFor } from './itemRound';
import { KEYS_QUIZZES, keysSetup } from './quiz';
import { keysSettings } from './settings';

export { engine } from '../../quiz/engine';
export * as comparing from '../comparing';
export { KeysQuestionPanel } from './KeysQuestionPanel';
export { KeysResults } from './KeysResults';
export { QuizHowToUse } from './QuizHowToUse';
export { keysQuiz as storeIn } from './quiz';

export const quizzes = Object.values(KEYS_QUIZZES);

/** The quiz that starts now, and its setup. */
export function prepare(settings: Settings, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices()));
  return { quiz: KEYS_QUIZZES[settings.read(keysSettings.quizType)], setup: keysSetup(settings) };
}
