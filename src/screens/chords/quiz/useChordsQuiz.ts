import { useCallback, useMemo } from 'react';
import { useInstrument } from '../../../fretboard/useInstrument';
import type { Instrument } from '../../../instrument/instrument';
import { createPlaceCommands } from '../../../neckQuiz/placeCommands';
import { createWhyNone, type NeckQuizOfScreen, useNeckQuiz } from '../../../neckQuiz/useNeckQuiz';
import { isSelfCheck } from '../../../quiz/answerWith';
import { useQuizzes } from '../../../quiz/quizzes';
import type { ItemRound } from '../../../quiz/results';
import { isOpen, openQuestion } from '../../../quiz/session';
import type { Settings } from '../../../settings/settings';
import { useCommands } from '../../../ui/shell';
import { chordsWording, type ToldStrings } from '../commands';
import { chordsSettings } from '../settings';
import { stringLines } from '../text';
import { nameChord } from './nameChord';
import type { ChordsQuestion, ChordsSetup } from './question';
import { CHORDS_QUIZZES, choicesFor, chordsQuiz, chordsSetup } from './quizzes';

/** The quiz that starts now, and its setup. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = chordsSetup(settings, instrument);
  return { quiz: CHORDS_QUIZZES[settings.read(chordsSettings.quizType)], setup };
}

/** Why no question can be asked now. */
const whyNone = createWhyNone(prepare);

/** Runs the quiz of the Chords screen, and says what tells the strings of its question. */
export function useChordsQuiz(
  settings: Settings,
  focusHome: () => void,
): { readonly neckQuiz: NeckQuizOfScreen; readonly toldStrings: () => ToldStrings | undefined } {
  const instrument = useInstrument();
  const store = chordsQuiz(useQuizzes());
  const neckQuiz = useNeckQuiz<ChordsSetup, ChordsQuestion>({
    storeIn: chordsQuiz,
    quizzes: Object.values(CHORDS_QUIZZES),
    wording: chordsWording,
    ...{ settings, focusHome },
    rows: chordsSettings,
    prepare: round => prepare(settings, instrument, round),
    whyNone: () => whyNone(settings),
  });
  const toldStrings = useCallback((): ToldStrings | undefined => {
    const session = store.state();
    if (!isOpen(session)) return undefined;
    const question = openQuestion(session);
    if (session.status === 'asking') {
      const { id, stringsOf } = session.run.quiz;
      const isTyped = id === nameChord.id && !isSelfCheck(session.run);
      return { of: question, lines: stringsOf?.(question) ?? [], isTyped };
    }
    const { setup, chord, voicing } = question;
    const lines = stringLines({ instrument: setup.instrument, chord, voicing });
    return { of: session.last, lines, isTyped: false };
  }, [store]);
  const { actOn } = neckQuiz;
  const { current: session } = neckQuiz.quiz;
  const places = useMemo(
    () => createPlaceCommands({ wording: chordsWording, instrument, session, pick: actOn }),
    [instrument, session, actOn],
  );
  useCommands(places);
  return { neckQuiz, toldStrings };
}
