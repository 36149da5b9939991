import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';

/** Why no quiz can be started on a screen that has none. */
export const NO_QUIZ = 'This screen has no quiz';

/**
 * Stands where other screens start their quiz, so that its key says why nothing starts.
 *
 * @example noQuizCommand('triads', 'Triads').disabled // 'This screen has no quiz'
 */
export const noQuizCommand = (screen: ScreenId, group: string): Command => ({
  id: `${screen}-quiz.start`,
  title: 'Start Quiz',
  group,
  scope: 'screen',
  hotkeys: ['q'],
  disabled: NO_QUIZ,
  run: () => {},
});
