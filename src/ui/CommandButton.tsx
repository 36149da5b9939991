import clsx from 'clsx';
import type { Ref } from 'react';
import type { Command } from '../commands/command';
import styles from './CommandButton.module.css';
import { Kbd } from './Kbd';
import { useShell } from './shell';

interface CommandButtonProps {
  readonly command: Command;
  readonly tone?: 'plain' | 'primary';
  /** `keep-focus` rests the button without taking the focus from it. */
  readonly resting?: 'native' | 'keep-focus';
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A command as a button, with its hotkey drawn over its right edge: beside it in the page, so not part of its name. */
export function CommandButton({
  command,
  tone = 'plain',
  resting = 'native',
  pressed,
  expanded,
  ref,
}: CommandButtonProps) {
  const { hotkeysOf, drawn } = useShell();
  const [hotkey] = hotkeysOf(command.id, command.hotkeys ?? []);
  const rests = command.disabled !== undefined;
  const keepsFocus = resting === 'keep-focus';
  return (
    <span className={clsx(styles.pair, tone === 'primary' && styles.primary, rests && styles.resting)}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        disabled={rests && !keepsFocus}
        aria-disabled={(rests && keepsFocus) || undefined}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-label={command.words}
        title={command.disabled}
        onClick={() => {
          if (!rests) command.run();
        }}
      >
        {drawn(command.title)}
      </button>
      {hotkey && <Kbd hotkey={hotkey} tone={tone === 'primary' ? 'primary' : 'quiet'} />}
    </span>
  );
}
