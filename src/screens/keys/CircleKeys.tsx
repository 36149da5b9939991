import type { Hotkey } from '../../commands/hotkey';
import { Kbd } from '../../ui/Kbd';
import { useShell } from '../../ui/shell';
import styles from './CircleKeys.module.css';

const HINTS: readonly { readonly hotkeys: readonly Hotkey[]; readonly text: string }[] = [
  { hotkeys: ['ArrowLeft', 'ArrowRight'], text: 'by fifths' },
  { hotkeys: ['ArrowUp', 'ArrowDown'], text: 'relative' },
  { hotkeys: ['r'], text: 'and a note: major' },
  { hotkeys: ['i'], text: 'and a note: minor' },
];

/** The keys of the circle, for the eye; screen readers have them in its description and in the help. */
export function CircleKeys() {
  const { hotkeysOf } = useShell();
  return (
    <p className={styles.keys} aria-hidden="true">
      {HINTS.map(({ hotkeys, text }) => {
        const working = hotkeysOf('keys.key', hotkeys);
        return (
          working.length > 0 && (
            <span key={text}>
              {working.map(hotkey => (
                <Kbd key={hotkey} hotkey={hotkey} />
              ))}{' '}
              {text}
            </span>
          )
        );
      })}
    </p>
  );
}
