import clsx from 'clsx';
import { memo, type Ref } from 'react';
import { type Command, isOffered } from '../commands/command';
import { isCharacterHotkey } from '../commands/hotkey';
import styles from './CommandButton.module.css';
import { Kbd } from './Kbd';
import { Spoken } from './Spoken';
import { useCommandState, useShell } from './shell';

interface CommandButtonProps {
  readonly command: Command;
  /** `primary` is filled, for the one thing to do next; `text` has no border, for a row of tools. */
  readonly tone?: keyof typeof TONES;
  /**
   * How the button is disabled. `keep-focus` leaves it focusable; `keep-quiet` also leaves out the reason, which Orca would
   * read out as soon as it appears on the focused button.
   */
  readonly whenDisabled?: 'native' | 'keep-focus' | 'keep-quiet';
  /** `skipped` takes it out of the Tab order, if another control on the page does the same from the keyboard. */
  readonly tabStop?: 'own' | 'skipped';
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const TONES = { plain: undefined, primary: styles.primary, text: styles.text };

/** Everything that the button shows of its command, as one text to compare. */
const shownOf = ({ title, spoken, disabled, hotkeys, isOffered }: Command): string =>
  [title, spoken, disabled, hotkeys?.[0], isOffered].join('\n');

/**
 * A command as a button, with its hotkey drawn inside it: a sibling element, so not part of the button's name. It
 * subscribes to its command, so it doesn't re-render with its parent.
 */
export const CommandButton = memo(function CommandButton({
  command,
  tone = 'plain',
  whenDisabled = 'native',
  tabStop = 'own',
  pressed,
  expanded,
  ref,
}: CommandButtonProps) {
  const { hotkeysOf } = useShell();
  useCommandState(() => shownOf(command));
  const [hotkey, ...others] = hotkeysOf(command.id, command.hotkeys ?? []);
  const inField = others.find(other => !isCharacterHotkey(other));
  if (!isOffered(command)) return null;
  const isDisabled = command.disabled !== undefined;
  const keepsFocus = whenDisabled !== 'native';
  return (
    <span className={clsx(styles.pair, TONES[tone], isDisabled && styles.disabled)}>
      {hotkey && <Kbd hotkey={hotkey} inField={inField} />}
      <button
        ref={ref}
        type="button"
        className={styles.button}
        {...(tabStop === 'skipped' && { tabIndex: -1 })}
        disabled={isDisabled && !keepsFocus}
        aria-disabled={(isDisabled && keepsFocus) || undefined}
        aria-pressed={pressed}
        aria-expanded={expanded}
        title={whenDisabled === 'keep-quiet' ? undefined : command.disabled}
        onKeyDown={event => {
          // A held Enter must not skip through questions and results.
          if (event.repeat && event.key === 'Enter' && !command.repeats) event.preventDefault();
        }}
        onClick={() => {
          // Checked again: the command may have changed since the last render.
          if (command.disabled === undefined) command.run();
        }}
      >
        <Spoken text={command.title} spoken={command.spoken} />
      </button>
    </span>
  );
});
