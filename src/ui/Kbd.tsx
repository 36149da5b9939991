import { type Hotkey, hotkeyText, isCharacterHotkey, shortHotkeyText } from '../commands/hotkey';
import styles from './Kbd.module.css';
import { useShell } from './shell';

interface KbdProps {
  readonly hotkey: Hotkey;
  /** The hotkey that does the same in a text field, which keeps characters for itself. */
  readonly inField?: Hotkey | undefined;
  /** Whether there is little room for it. */
  readonly isShort?: boolean;
}

/** A hotkey, drawn before its action; hidden from screen readers, whose users have the help for it. */
export function Kbd({ hotkey, inField, isShort = false }: KbdProps) {
  const { platform, numberRow } = useShell();
  const isTyped = isCharacterHotkey(hotkey);
  return (
    <span className="keyboard-only" aria-hidden="true">
      <kbd className={styles.kbd} data-typed={isTyped || undefined}>
        {(isShort ? shortHotkeyText : hotkeyText)(hotkey, platform, numberRow)}
      </kbd>
      {isTyped && inField && <kbd className={styles.inField}>{hotkeyText(inField, platform, numberRow)}</kbd>}
    </span>
  );
}
