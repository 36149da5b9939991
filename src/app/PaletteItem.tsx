import { Command as Cmdk } from 'cmdk';
import { memo } from 'react';
import { type Command, spokenTitle } from '../commands/command';
import { matchedParts } from '../commands/search';
import { Kbd } from '../ui/Kbd';
import { useShell } from '../ui/shell';
import styles from './Palette.module.css';

interface PaletteItemProps {
  readonly command: Command;
  readonly typed: string;
  /** Its position among all results, from 1, and their number: not all of them are rendered. */
  readonly place: number;
  readonly total: number;
  readonly onChoose: (command: Command) => void;
}

/** A command in the palette: its group, its title with the matches underlined, why it is disabled, and its hotkey. */
export const PaletteItem = memo(function PaletteItem({
  command,
  typed,
  place,
  total,
  onChoose,
}: PaletteItemProps) {
  const { hotkeysOf, withSigns } = useShell();
  const { id, group, title, hotkeys = [], disabled } = command;
  const [hotkey] = hotkeysOf(id, hotkeys);
  return (
    <Cmdk.Item
      value={id}
      className={styles.item}
      aria-posinset={place}
      aria-setsize={total}
      onSelect={() => onChoose(command)}
    >
      <span className={styles.text} aria-hidden="true">
        {matchedParts(`${group}: ${title}`, typed).map(({ text, matched, at }) => (
          <span key={at} className={matched ? styles.matched : undefined}>
            {withSigns(text)}
          </span>
        ))}
      </span>
      <span className="visually-hidden">{`${group}: ${spokenTitle(command)}`}</span>
      {disabled !== undefined && <span className={styles.reason}>{disabled}</span>}
      {hotkey && <Kbd hotkey={hotkey} />}
    </Cmdk.Item>
  );
});
