import type { Instrument } from '../../instrument/instrument';
import type { ItemRound } from '../../quiz/itemRound';
import type { Settings } from '../../settings/settings';
import { choicesFor } from './itemRound';
import { SCALES_QUIZZES, scalesSetup } from './quiz';
import { scalesSettings } from './settings';

export { engine } from '../../quiz/engine';
export { neckParts } from '../neckParts';
export { scalesQuiz as storeIn } from './quiz';

export const quizzes = Object.values(SCALES_QUIZZES);

/** The quiz that starts now, and its setup. */
export function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = scalesSetup(settings, instrument);
  return { quiz: SCALES_QUIZZES[settings.read(scalesSettings.quizType)], setup };
}
