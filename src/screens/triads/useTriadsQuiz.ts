import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { type NeckQuizOfScreen, useNeckQuiz } from '../../neckQuiz/useNeckQuiz';
import type { ItemRound } from '../../quiz/itemRound';
import { instrumentIn } from '../../settings/instrument';
import type { Choices } from '../../settings/setting';
import type { Settings } from '../../settings/settings';
import { triadsWording } from './commands';
import type { TriadsQuestion, TriadsSetup } from './quiz/question';
import { choicesFor, TRIADS_QUIZZES, triadsQuiz, triadsSetup } from './quiz/quizzes';
import { triadsSettings } from './settings';

/** The quiz that starts now, and its setup. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = triadsSetup(settings, instrument);
  return { quiz: TRIADS_QUIZZES[settings.read(triadsSettings.quizType)], setup };
}

/** What was found for some choices: commands ask at every change of anything. */
const known = new WeakMap<Choices, { readonly reason: string | undefined }>();

/** Why no question can be asked now. */
function whyNone(settings: Settings): string | undefined {
  const choices = settings.choices();
  const found = known.get(choices);
  if (found) return found.reason;
  const { quiz, setup } = prepare(settings, instrumentIn(choices));
  const reason = quiz.whyNone?.(setup);
  known.set(choices, { reason });
  return reason;
}

/** Runs the quiz of the Triads screen. */
export function useTriadsQuiz(settings: Settings, focusHome: () => void): NeckQuizOfScreen {
  const instrument = useInstrument();
  return useNeckQuiz<TriadsSetup, TriadsQuestion>({
    storeIn: triadsQuiz,
    quizzes: Object.values(TRIADS_QUIZZES),
    wording: triadsWording,
    ...{ settings, focusHome },
    rows: triadsSettings,
    prepare: round => prepare(settings, instrument, round),
    whyNone: () => whyNone(settings),
  });
}
