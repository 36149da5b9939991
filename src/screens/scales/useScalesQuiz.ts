import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { type NeckQuizOfScreen, useNeckQuiz } from '../../neckQuiz/useNeckQuiz';
import type { ItemRound } from '../../quiz/itemRound';
import { instrumentIn } from '../../settings/instrument';
import type { Choices } from '../../settings/setting';
import type { Settings } from '../../settings/settings';
import { scalesWording } from './commands';
import type { ScalesQuestion, ScalesSetup } from './quiz/question';
import { choicesFor, SCALES_QUIZZES, scalesQuiz, scalesSetup } from './quiz/quizzes';
import { scalesSettings } from './settings';

/** The quiz that starts now, and its setup. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = scalesSetup(settings, instrument);
  return { quiz: SCALES_QUIZZES[settings.read(scalesSettings.quizType)], setup };
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

/** Runs the quiz of the Scales screen. */
export function useScalesQuiz(settings: Settings, focusHome: () => void): NeckQuizOfScreen {
  const instrument = useInstrument();
  return useNeckQuiz<ScalesSetup, ScalesQuestion>({
    storeIn: scalesQuiz,
    quizzes: Object.values(SCALES_QUIZZES),
    wording: scalesWording,
    ...{ settings, focusHome },
    rows: scalesSettings,
    prepare: round => prepare(settings, instrument, round),
    whyNone: () => whyNone(settings),
  });
}
