import { useInstrument } from '../../fretboard/useInstrument';
import type { Settings } from '../../settings/settings';
import { type NeckQuizOfScreen, useNeckQuiz } from '../useNeckQuiz';
import type { TriadsQuestion, TriadsSetup } from './definition';
import { choicesFor } from './itemRound';
import { TRIADS_QUIZZES, triadsQuiz, triadsSetup, triadsWording } from './quiz';
import { triadsSettings } from './settings';

/** Runs the quiz of the Triads screen. */
export function useTriadsQuiz(settings: Settings, focusHome: () => void): NeckQuizOfScreen {
  const instrument = useInstrument();
  return useNeckQuiz<TriadsSetup, TriadsQuestion>({
    storeIn: triadsQuiz,
    quizzes: Object.values(TRIADS_QUIZZES),
    wording: triadsWording,
    ...{ settings, focusHome },
    rows: triadsSettings,
    prepare(round) {
      if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
      const setup = triadsSetup(settings, instrument);
      return { quiz: TRIADS_QUIZZES[settings.read(triadsSettings.quizType)], setup };
    },
  });
}
