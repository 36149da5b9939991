import { singlePlan } from '../audio/plan';
import { midiAt, type Position } from '../instrument/position';
import { isSelfCheck } from '../quiz/answerWith';
import { isOpen, isSolved } from '../quiz/open';
import { isSameQuestion } from '../quiz/session';
import { GIVES_AWAY } from '../quiz/setupText';
import { SOUND_IS_OFF } from '../settings/text';
import { NeckEnding } from './NeckEnding';
import { NeckQuestion } from './NeckQuestion';
import { NeckQuizHowToUse } from './NeckQuizHowToUse';
import { NeckScore } from './NeckScore';
import type { ActingUse } from './useNeckQuiz';

/** What acting on a place of the question's neck does. */
function actOn({ current, acts, sound, say, refuse }: ActingUse, place: Position): void {
  const session = current();
  if (!isOpen(session)) return;
  const { quiz, pace } = session.run;
  if (isSolved(session)) {
    if (sound.state === 'off') say(SOUND_IS_OFF);
    else sound.play(singlePlan(midiAt(quiz.neckOf(session.last.question).instrument, place)));
    return;
  }
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

/** What every quiz on a neck shows and does. Each screen brings it along with its own quizzes. */
export const neckParts = { NeckQuestion, NeckQuizHowToUse, NeckScore, NeckEnding, actOn };

export type NeckParts = typeof neckParts;
