import { useInstrument } from '../../fretboard/useInstrument';
import type { Settings } from '../../settings/settings';
import { type NeckQuizOfScreen, useNeckQuiz } from '../useNeckQuiz';
import type { ScalesQuestion, ScalesSetup } from './definition';
import { scalesQuizCode } from './quizCode';
import { scalesSettings } from './settings';
import { scalesWording } from './wording';

/** The quiz of the Scales screen. */
export type ScalesQuiz = NeckQuizOfScreen<typeof import('./running')>;

/** Runs the quiz of the Scales screen. */
export function useScalesQuiz(settings: Settings, focusHome: () => void): ScalesQuiz {
  const instrument = useInstrument();
  return useNeckQuiz<ScalesSetup, ScalesQuestion, typeof import('./running')>({
    code: scalesQuizCode,
    wording: scalesWording,
    ...{ settings, focusHome },
    rows: scalesSettings,
    prepare: (code, round) => code.prepare(settings, instrument, round),
    whyNone: code => code.whyNone(settings),
  });
}
