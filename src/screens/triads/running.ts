import type { Instrument } from '../../instrument/instrument';
import type { ItemRound } from '../../quiz/itemRound';
import type { Settings } from '../../settings/settings';
import { choicesFor } from './itemRound';
import { TRIADS_QUIZZES, triadsSetup } from './quiz';
import { triadsSettings } from './settings';

export { engine } from '../../quiz/engine';
export { neckParts } from '../neckParts';
export { triadsQuiz as storeIn } from './quiz';

export const quizzes = Object.values(TRIADS_QUIZZES);

/** The quiz that starts now, and its setup. */
export function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = triadsSetup(settings, instrument);
  return { quiz: TRIADS_QUIZZES[settings.read(triadsSettings.quizType)], setup };
}
