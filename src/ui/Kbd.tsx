import { type Hotkey, hotkeyText } from '../commands/hotkey';
import styles from './Kbd.module.css';
import { useShell } from './shell';

/** A hotkey beside its control; hidden from screen readers, whose users have the help for it. */
export function Kbd({ hotkey, tone = 'quiet' }: { hotkey: Hotkey; tone?: 'quiet' | 'primary' }) {
  const { platform } = useShell();
  return (
    <span className={styles.hint} aria-hidden="true">
      <kbd className={styles.kbd} data-tone={tone}>
        {hotkeyText(hotkey, platform)}
      </kbd>
    </span>
  );
}
