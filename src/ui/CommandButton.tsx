import clsx from 'clsx';
import { memo, type Ref } from 'react';
import { type Command, isOffered } from '../commands/command';
import styles from './CommandButton.module.css';
import { Kbd } from './Kbd';
import { Spoken } from './Spoken';
import { useCommandState, useShell } from './shell';

interface CommandButtonProps {
  readonly command: Command;
  readonly tone?: 'plain' | 'primary';
  /**
   * `keep-focus` rests the button without taking the focus from it; `keep-quiet` does so without giving the reason, which
   * Orca reads out as soon as it appears on the button that has the focus.
   */
  readonly resting?: 'native' | 'keep-focus' | 'keep-quiet';
  /** `skipped` takes it out of the Tab order, where another control on the page does the same for the keyboard. */
  readonly tabStop?: 'own' | 'skipped';
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** All that the button shows of its command, as one text. */
const shownOf = ({ title, words, disabled, hotkeys, isOffered }: Command): string =>
  [title, words, disabled, hotkeys?.[0], isOffered].join('\n');

/**
 * A command as a button, with its hotkey drawn over its right edge: beside it in the page, so not part of its name. It follows
 * the command by itself, and isn't drawn anew with what is around it.
 */
export const CommandButton = memo(function CommandButton({
  command,
  tone = 'plain',
  resting = 'native',
  tabStop = 'own',
  pressed,
  expanded,
  ref,
}: CommandButtonProps) {
  const { hotkeysOf, drawn } = useShell();
  useCommandState(() => shownOf(command));
  const [hotkey] = hotkeysOf(command.id, command.hotkeys ?? []);
  if (!isOffered(command)) return null;
  const rests = command.disabled !== undefined;
  const keepsFocus = resting !== 'native';
  return (
    <span className={clsx(styles.pair, tone === 'primary' && styles.primary, rests && styles.resting)}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        {...(tabStop === 'skipped' && { tabIndex: -1 })}
        disabled={rests && !keepsFocus}
        aria-disabled={(rests && keepsFocus) || undefined}
        aria-pressed={pressed}
        aria-expanded={expanded}
        title={resting === 'keep-quiet' ? undefined : command.disabled}
        onKeyDown={event => {
          // A held Enter must not run through questions and results.
          if (event.repeat && event.key === 'Enter' && !command.repeats) event.preventDefault();
        }}
        onClick={() => {
          // Asked now: the command may have changed since the button was drawn.
          if (command.disabled === undefined) command.run();
        }}
      >
        {command.words === undefined ? (
          drawn(command.title)
        ) : (
          <Spoken drawn={drawn(command.title)} words={command.words} />
        )}
      </button>
      {hotkey && <Kbd hotkey={hotkey} tone={tone === 'primary' && !rests ? 'primary' : 'quiet'} />}
    </span>
  );
});
