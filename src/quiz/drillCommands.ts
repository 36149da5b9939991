import type { Command } from '../commands/command';
import { QUIZ_ACTIONS } from './actions';
import type { QuizActs } from './acts';

/** What can only be done in a drill. */
export interface DrillActs extends Pick<QuizActs<never>, 'finish'> {
  /** Says how it goes. */
  sayFigures(): void;
}

interface DrillCommandsUse {
  /** The first part of their ids: `notes-quiz`. */
  readonly id: string;
  readonly group: string;
  /** Whether a drill is open on the page. */
  readonly isDrill: () => boolean;
  readonly acts: DrillActs;
}

/**
 * The commands that only a drill has.
 *
 * @example drillCommands(use).finish.title // 'Finish'
 */
export function drillCommands({ id, group, isDrill, acts }: DrillCommandsUse) {
  const finish: Command = {
    id: `${id}.finish`,
    group,
    scope: 'quiz',
    ...QUIZ_ACTIONS.finish,
    hotkeys: ['shift+q'],
    get isOffered() {
      return isDrill();
    },
    run: acts.finish,
  };
  const figures: Command = {
    id: `${id}.figures`,
    group,
    // On a neck, its own key says the place as well.
    scope: 'screen',
    ...QUIZ_ACTIONS.figures,
    // A text field keeps its printable keys, so each has a key with a modifier as well.
    hotkeys: ['o', 'mod+o'],
    get isOffered() {
      return isDrill();
    },
    run: acts.sayFigures,
  };
  return { finish, figures };
}
