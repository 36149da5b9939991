import { isOpen } from '../../quiz/open';
import type { QuizWording } from '../../quiz/quizCommands';
import { BACK_TO_THE_QUIZ, START_ACTIONS } from '../../quiz/startActions';
import { INTERVALS_TEXTS } from './actions';

export const intervalsWording: QuizWording = {
  id: 'intervals-quiz',
  group: INTERVALS_TEXTS.start.group,
  // In practice, this starts the quiz or goes back to a waiting one.
  startTitle(session, isShown) {
    if (isOpen(session)) return isShown ? undefined : BACK_TO_THE_QUIZ;
    return session.status === 'completed' && isShown ? 'New Quiz' : INTERVALS_TEXTS.start.title;
  },
  startKeywords: INTERVALS_TEXTS.start.keywords,
  quitTitle(session) {
    if (isOpen(session)) return 'End Quiz';
    return session.status === 'completed' ? 'Back to Quiz Setup' : undefined;
  },
  quitKeywords: ['quit', ...START_ACTIONS.quit.keywords],
  resultsTitle: 'View Results',
  results: 'page',
};
