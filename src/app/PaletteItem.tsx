import type { Command } from '../commands/command';
import { matchedParts } from '../commands/search';
import { Kbd } from '../ui/Kbd';
import { useShell } from '../ui/shell';
import styles from './Palette.module.css';

/** A command in the palette: where it belongs, its title with what was typed underlined, its hotkey, or why it rests. */
export function PaletteItem({ command, typed }: { command: Command; typed: string }) {
  const { hotkeysOf, drawn } = useShell();
  const { id, group, title, words, hotkeys = [], disabled } = command;
  const [hotkey] = hotkeysOf(id, hotkeys);
  return (
    <>
      <span className={styles.text} aria-hidden="true">
        {matchedParts(`${group}: ${title}`, typed).map(({ text, matched, at }) => (
          <span key={at} className={matched ? styles.matched : undefined}>
            {drawn(text)}
          </span>
        ))}
      </span>
      <span className="visually-hidden">{`${group}: ${words ?? title}`}</span>
      {disabled !== undefined && <span className={styles.reason}>{disabled}</span>}
      {hotkey && <Kbd hotkey={hotkey} />}
    </>
  );
}
