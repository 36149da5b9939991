import { memo } from 'react';
import { CommandButton } from '../../ui/CommandButton';
import { CopyNotice } from './CopyNotice';
import type { PatternCommands } from './commands';
import styles from './PatternTools.module.css';
import type { Copied } from './scalesStore';

interface PatternToolsProps extends Pick<PatternCommands, 'buttons'> {
  /** While the pattern plays, its button stops it. */
  readonly playback: 'silent' | 'playing';
  readonly copied: Copied['outcome'] | undefined;
}

/**
 * Play and Copy beside a pattern, for pointers. Tab skips them: the keyboard has the same commands, for the pattern in use,
 * below the grid.
 */
export const PatternTools = memo(function PatternTools({ buttons, playback, copied }: PatternToolsProps) {
  return (
    <div className={styles.tools}>
      <CommandButton
        command={playback === 'playing' ? buttons.stop : buttons.play}
        tone="text"
        tabStop="skipped"
        whenDisabled="keep-focus"
      />
      <CommandButton command={buttons.copy} tone="text" tabStop="skipped" />
      {copied && <CopyNotice outcome={copied} />}
    </div>
  );
});
