import { CommandButton } from '../ui/CommandButton';
import styles from './EyesFreeTools.module.css';
import type { EyesFreeState } from './eyesFreeState';
import quiz from './Quiz.module.css';
import type { QuizCommands } from './quizCommands';
import { EYES_FREE_STATE } from './text';

interface EyesFreeToolsProps {
  readonly eyesFree: EyesFreeState;
  readonly commands: QuizCommands;
}

/** The state of an eyes-free quiz, and the buttons that repeat and pause it. */
export function EyesFreeTools({ eyesFree, commands }: EyesFreeToolsProps) {
  if (eyesFree === 'off') return null;
  return (
    <div className={quiz.row}>
      <span className={styles.state} data-state={eyesFree}>
        {EYES_FREE_STATE[eyesFree]}
      </span>
      <CommandButton command={commands.repeat} />
      <CommandButton command={commands.pause} />
    </div>
  );
}
