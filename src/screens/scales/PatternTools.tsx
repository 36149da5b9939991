import { memo } from 'react';
import { CommandButton } from '../../ui/CommandButton';
import { CopyNotice } from './CopyNotice';
import type { PatternCommands } from './commands';
import styles from './PatternTools.module.css';
import type { Copied } from './scalesStore';

interface PatternToolsProps extends Pick<PatternCommands, 'buttons'> {
  /** Whether the pattern is played now, so that its button stops it. */
  readonly playback: 'silent' | 'playing';
  readonly copied: Copied['outcome'] | undefined;
}

/**
 * Play and Copy at hand for a pointer. Tab goes on to the next pattern: for the keyboard the same commands of the pattern
 * in use stand above the grid.
 */
export const PatternTools = memo(function PatternTools({ buttons, playback, copied }: PatternToolsProps) {
  return (
    <div className={styles.tools}>
      <CommandButton
        command={playback === 'playing' ? buttons.stop : buttons.play}
        tabStop="skipped"
        whenDisabled="keep-focus"
      />
      <CommandButton command={buttons.copy} tabStop="skipped" />
      {copied && <CopyNotice outcome={copied} />}
    </div>
  );
});
