import type { Command } from '../../commands/command';
import { CommandButton } from '../../ui/CommandButton';
import { CopyNotice } from './CopyNotice';
import styles from './PatternTools.module.css';
import type { Copied } from './useCopy';

interface PatternToolsProps {
  /** Plays the pattern, or stops it while it is played. */
  readonly play: Command | undefined;
  readonly copy: Command | undefined;
  readonly copied: Copied['outcome'] | undefined;
}

/** The same command under a shorter title, its full one as its name; its hotkey belongs to another button. */
const short = (command: Command, title: string): Command => ({
  ...command,
  title,
  words: command.title,
  hotkeys: [],
});

/**
 * Play and Copy at hand for a pointer. Tab goes on to the next pattern: for the keyboard the same commands of the pattern
 * in use stand above the grid.
 */
export function PatternTools({ play, copy, copied }: PatternToolsProps) {
  return (
    <div className={styles.tools}>
      {play && (
        <CommandButton
          command={short(play, play.title.startsWith('Stop') ? 'Stop' : 'Play')}
          tabStop="skipped"
          whenDisabled="keep-focus"
        />
      )}
      {copy && <CommandButton command={short(copy, 'Copy')} tabStop="skipped" />}
      {copied && <CopyNotice outcome={copied} />}
    </div>
  );
}
