import { Command as Cmdk } from 'cmdk';
import { memo } from 'react';
import type { Command } from '../../commands/command';
import { matchedParts } from '../../commands/search/words';
import { Kbd } from '../../ui/Kbd';
import { useShell } from '../../ui/shell';
import { resultName, resultNote, resultText } from '../keyboard/text';
import styles from './Palette.module.css';

interface PaletteItemProps {
  readonly command: Command;
  readonly typed: string;
  /** The command's position among all results, from 1, and their number: not all of them are rendered. */
  readonly place: number;
  readonly total: number;
  /** Whether typing has paused: until then the command isn't marked as selected for screen readers. */
  readonly isSettled: boolean;
  readonly onChoose: (command: Command, typed: string) => void;
}

/** A command in the palette: its group, its title with the matches underlined, why it is disabled, and its hotkey. */
export const PaletteItem = memo(function PaletteItem({
  command,
  typed,
  place,
  total,
  isSettled,
  onChoose,
}: PaletteItemProps) {
  const { hotkeysOf, withSigns } = useShell();
  const { id, hotkeys = [], disabled, where } = command;
  const [hotkey] = hotkeysOf(id, hotkeys);
  const note = disabled === undefined ? resultNote(command) : undefined;
  return (
    <Cmdk.Item
      asChild
      value={id}
      className={styles.item}
      data-where={where === undefined ? 'here' : 'elsewhere'}
      aria-posinset={place}
      aria-setsize={total}
      onSelect={() => onChoose(command, typed)}
    >
      <div {...(isSettled ? {} : { 'aria-selected': false })}>
        <span className={styles.text} aria-hidden="true">
          {matchedParts(resultText(command), typed).map(({ text, matched, at }) => (
            <span key={at} className={matched ? styles.matched : undefined}>
              {withSigns(text)}
            </span>
          ))}
        </span>
        <span className="visually-hidden">{resultName(command)}</span>
        {note !== undefined && (
          <span className={styles.note} aria-hidden="true">
            {withSigns(note)}
          </span>
        )}
        {disabled !== undefined && where === undefined && <span className={styles.reason}>{disabled}</span>}
        {hotkey && <Kbd hotkey={hotkey} />}
      </div>
    </Cmdk.Item>
  );
});
