import { CommandButton } from '../ui/CommandButton';
import quiz from '../ui/quiz.module.css';
import styles from './EyesFreeTools.module.css';
import type { EyesFree } from './useEyesFree';

/** How an eyes-free quiz goes, and what repeats and pauses it. */
export function EyesFreeTools({ state, commands }: EyesFree) {
  if (state === 'off') return null;
  return (
    <div className={quiz.row}>
      <span className={styles.state} data-state={state}>
        {state === 'paused' ? 'Eyes-free, paused' : 'Eyes-free'}
      </span>
      {commands.map(command => (
        <CommandButton key={command.id} command={command} />
      ))}
    </div>
  );
}
