import { type Hotkey, hotkeyText } from '../commands/hotkey';
import styles from './Kbd.module.css';
import { useShell } from './shell';

/** A hotkey, drawn before its action; hidden from screen readers, whose users have the help for it. */
export function Kbd({ hotkey }: { readonly hotkey: Hotkey }) {
  const { platform, numberRow } = useShell();
  return (
    <span className="keyboard-only" aria-hidden="true">
      <kbd className={styles.kbd}>{hotkeyText(hotkey, platform, numberRow)}</kbd>
    </span>
  );
}
