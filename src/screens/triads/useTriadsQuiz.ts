import { useInstrument } from '../../fretboard/useInstrument';
import type { Settings } from '../../settings/settings';
import { type NeckQuizOfScreen, useNeckQuiz } from '../useNeckQuiz';
import type { TriadsQuestion, TriadsSetup } from './definition';
import { triadsQuizCode } from './quizCode';
import { triadsSettings } from './settings';
import { triadsWording } from './wording';

/** The quiz of the Triads screen. */
export type TriadsQuiz = NeckQuizOfScreen<typeof import('./running')>;

/** Runs the quiz of the Triads screen. */
export function useTriadsQuiz(settings: Settings, focusHome: () => void): TriadsQuiz {
  const instrument = useInstrument();
  return useNeckQuiz<TriadsSetup, TriadsQuestion, typeof import('./running')>({
    code: triadsQuizCode,
    wording: triadsWording,
    ...{ settings, focusHome },
    rows: triadsSettings,
    prepare: (code, round) => code.prepare(settings, instrument, round),
    whyNone: code => code.whyNone(settings),
  });
}
