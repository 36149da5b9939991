import {
  type FiguresState,
  isUnnumbered,
  progressText,
  shortProgressText,
  timeLeftText,
} from '../quiz/progressText';
import type { ActiveQuiz } from '../quiz/Quizzes';

/**
 * A running quiz on another screen, in the status line.
 *
 * @example waitingQuiz('Notes', quiz, 'shown') // 'Notes quiz waiting at 2 of 12'
 */
export const waitingQuiz = (screen: string, quiz: ActiveQuiz, figures: FiguresState): string =>
  isUnnumbered(quiz, figures) ? `${screen} quiz waiting` : `${screen} quiz waiting at ${progressText(quiz)}`;

/** The progress of the quiz on this screen, in the status line, with what is left of its time limit (milliseconds). */
export function openQuiz(quiz: ActiveQuiz, figures: FiguresState, left?: number): string {
  const number = isUnnumbered(quiz, figures) ? 'Question' : `Question ${shortProgressText(quiz)}`;
  return left === undefined ? number : `${number}, ${timeLeftText(left)}`;
}

/** A quiz that ended with a reload of the page: in the status line, and as spoken. */
export const LOST_QUIZ = {
  shown: 'The quiz you had open was lost when the page was reloaded.',
  spoken: 'Your quiz was lost when the page was reloaded',
} as const;
