import { useInstrument } from '../../fretboard/useInstrument';
import type { Settings } from '../../settings/settings';
import { type NeckQuizOfScreen, useNeckQuiz } from '../useNeckQuiz';
import type { ScalesQuestion, ScalesSetup } from './definition';
import { choicesFor } from './itemRound';
import { SCALES_QUIZZES, scalesQuiz, scalesSetup, scalesWording } from './quiz';
import { scalesSettings } from './settings';

/** Runs the quiz of the Scales screen. */
export function useScalesQuiz(settings: Settings, focusHome: () => void): NeckQuizOfScreen {
  const instrument = useInstrument();
  return useNeckQuiz<ScalesSetup, ScalesQuestion>({
    storeIn: scalesQuiz,
    quizzes: Object.values(SCALES_QUIZZES),
    wording: scalesWording,
    ...{ settings, focusHome },
    rows: scalesSettings,
    prepare(round) {
      if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
      const setup = scalesSetup(settings, instrument);
      return { quiz: SCALES_QUIZZES[settings.read(scalesSettings.quizType)], setup };
    },
  });
}
