import { isOpen } from '../../quiz/open';
import type { QuizWording } from '../../quiz/quizCommands';
import { START_ACTIONS } from '../../quiz/startActions';
import { KEYS_TEXTS } from './actions';

export const keysWording: QuizWording = {
  id: 'keys-quiz',
  group: KEYS_TEXTS.start.group,
  // Beside the other tab, this starts the quiz or goes back to a waiting one.
  startTitle(session, isShown) {
    if (isOpen(session)) return isShown ? undefined : 'Back to the Quiz';
    return session.status === 'completed' && isShown ? undefined : KEYS_TEXTS.start.title;
  },
  startKeywords: KEYS_TEXTS.start.keywords,
  // Before the first answer there are no results to show, so leaving goes back to the setup.
  quitTitle: session =>
    isOpen(session) && session.answered.length === 0 ? START_ACTIONS.quit.title : undefined,
  quitKeywords: START_ACTIONS.quit.keywords,
  endTitle: session => (isOpen(session) && session.answered.length > 0 ? 'End Quiz' : undefined),
  endKeywords: ['quit', ...START_ACTIONS.quit.keywords],
  results: 'page',
};
