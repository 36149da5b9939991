import type { Hotkey } from '../../commands/hotkey';
import { leaderSlot } from '../../commands/keymap';
import { Kbd } from '../../ui/Kbd';
import { useShell } from '../../ui/shell';
import styles from './CircleKeys.module.css';
import { LEADERS } from './settings';

interface Hint {
  /** The id of the command or leader that the keys belong to. */
  readonly id: string;
  readonly hotkeys: readonly Hotkey[];
  readonly text: string;
}

const HINTS: readonly Hint[] = [
  { id: 'keys.circle', hotkeys: ['ArrowLeft', 'ArrowRight'], text: 'by fifths' },
  { id: 'keys.circle', hotkeys: ['ArrowUp', 'ArrowDown'], text: 'relative' },
  { id: leaderSlot('keys.key', LEADERS.major), hotkeys: [LEADERS.major], text: 'then a note: major' },
  { id: leaderSlot('keys.key', LEADERS.minor), hotkeys: [LEADERS.minor], text: 'then a note: minor' },
];

/** The keys of the circle, only displayed: screen readers get them from its description and the help. */
export function CircleKeys() {
  const { hotkeysOf } = useShell();
  return (
    <p className={styles.keys} aria-hidden="true">
      {HINTS.map(({ id, hotkeys, text }) => {
        const working = hotkeysOf(id, hotkeys);
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
