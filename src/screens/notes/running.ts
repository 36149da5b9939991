import type { Instrument } from '../../instrument/instrument';
import type { Position } from '../../instrument/position';
import { isSelfCheck } from '../../quiz/answerWith';
import { askedIn } from '../../quiz/cues';
import { shownTitle } from '../../quiz/figuresText';
import type { ItemRound } from '../../quiz/itemRound';
import type { FiguresState } from '../../quiz/progressText';
import { isSameQuestion, type Solved } from '../../quiz/session';
import { GIVES_AWAY } from '../../quiz/setupText';
import { unanswered } from '../../quiz/solution';
import type { QuizOfScreen } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import type { ActingUse } from '../useNeckQuiz';
import type { NotesQuestion } from './definition';
import { choicesFor } from './itemRound';
import { NOTES_QUIZZES, type NotesRun, type OpenNotesSession } from './quiz';
import { notesSettings } from './settings';
import { notesSetup } from './setup';

export { engine } from '../../quiz/engine';
export { PlayedFields } from '../../quiz/PlayedFields';
export { Question } from '../../quiz/Question';
export { NeckScore } from '../NeckScore';
export { jumpsIn } from '../pickedPlaces';
export { Ending } from './Ending';
export { NotesAnswer } from './NotesAnswer';
export { createPlaceCommands } from './placeCommands';
export { QuizHowToUse } from './QuizHowToUse';
export { notesQuiz as storeIn } from './quiz';

export const quizzes = Object.values(NOTES_QUIZZES);

/** The quiz that starts now, and its setup. */
export function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = notesSetup(settings, instrument);
  settings.write(notesSettings.highlights, []);
  return { quiz: NOTES_QUIZZES[settings.read(notesSettings.quizType)], setup };
}

/** The title of a question's panel. */
export const titleOf = (session: OpenNotesSession, figures: FiguresState): string =>
  shownTitle(askedIn(session), figures);

type NotesQuizOfScreen = Pick<QuizOfScreen<NotesQuestion, unknown, NotesRun>, 'current' | 'acts'>;

/** Acts on a place of the neck while a question is asked. */
export function pickAt(
  { current, acts }: NotesQuizOfScreen,
  place: Position,
  { say, refuse }: Pick<ActingUse, 'say' | 'refuse'>,
): void {
  const session = current();
  if (session.status !== 'asking') return;
  const { quiz, pace } = session.run;
  if (quiz.pick === undefined || isSelfCheck(session.run)) {
    refuse(GIVES_AWAY);
    return;
  }
  const picked = quiz.pick(session.question, session.draft, place, pace);
  if (picked === undefined) return;
  if (picked.draft === undefined) {
    refuse(picked.say);
    return;
  }
  acts.draft(picked.draft);
  // A pick that ends the question is followed by its verdict instead.
  if (isSameQuestion(session, current())) say(picked.say);
}

/** The places that the answer or the verdict is about. */
export const seenIn = ({
  status,
  run,
  last,
}: Solved<NotesQuestion, unknown, NotesRun>): readonly Position[] =>
  run.quiz.seenIn(status === 'checking' ? unanswered(last.question) : last);
