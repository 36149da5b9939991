import { QUIZ_ACTIONS } from '../quiz/actions';
import type { QuizWording } from '../quiz/commands';
import { isOpen } from '../quiz/open';
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
  quitTitle: session => (isOpen(session) ? QUIZ_ACTIONS.quit.title : undefined),
  quitKeywords: QUIZ_ACTIONS.quit.keywords,
  resultsTitle: QUIZ_ACTIONS.results.title,
  results: 'dialog',
});
