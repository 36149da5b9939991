import { isOpen } from '../quiz/open';
import type { QuizWording } from '../quiz/quizCommands';
import { START_ACTIONS } from '../quiz/startActions';
import type { ActionTexts } from './action';

/**
 * The wording of a quiz that is left for its setup only, and whose results are in a dialog.
 *
 * @param id the first part of its commands' ids
 * @param start the texts of its start
 * @example dialogWording('notes-quiz', NOTES_TEXTS.start).group // 'Notes quiz'
 */
export const dialogWording = (
  id: string,
  { title, group, keywords }: Pick<ActionTexts, 'title' | 'group' | 'keywords'>,
): QuizWording => ({
  id,
  group,
  startTitle: session => (isOpen(session) ? undefined : title),
  startKeywords: keywords ?? [],
  quitTitle: session => (isOpen(session) ? START_ACTIONS.quit.title : undefined),
  quitKeywords: START_ACTIONS.quit.keywords,
  resultsTitle: START_ACTIONS.results.title,
  results: 'dialog',
});
