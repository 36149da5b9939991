import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { type NeckQuizOfScreen, useNeckQuiz } from '../../neckQuiz/useNeckQuiz';
import type { ItemRound } from '../../quiz/itemRound';
import type { Settings } from '../../settings/settings';
import { notesWording } from './commands';
import type { NotesQuestion, NotesSetup } from './quiz/question';
import { choicesFor, NOTES_QUIZZES, notesQuiz, notesSetup } from './quiz/quizzes';
import { notesSettings } from './settings';

/** The quiz that starts now, and its setup. Nothing stays highlighted, which might give an answer away. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = notesSetup(settings, instrument);
  settings.write(notesSettings.highlights, []);
  return { quiz: NOTES_QUIZZES[settings.read(notesSettings.quizType)], setup };
}

/** Runs the quiz of the Notes screen. */
export function useNotesQuiz(settings: Settings): NeckQuizOfScreen {
  const instrument = useInstrument();
  return useNeckQuiz<NotesSetup, NotesQuestion>({
    storeIn: notesQuiz,
    quizzes: Object.values(NOTES_QUIZZES),
    wording: notesWording,
    settings,
    rows: notesSettings,
    prepare: round => prepare(settings, instrument, round),
  });
}
