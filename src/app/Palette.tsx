import { useCallback, useEffect, useRef, useState } from 'react';
import type { Command } from '../commands/command';
import { strokesOf } from '../commands/hotkey';
import { useSpeech } from '../speech/Speech';
import { Dialog } from '../ui/Dialog';
import { useShell } from '../ui/shell';
import { keyPressOf } from './keyPress';
import styles from './Palette.module.css';
import { PaletteSearch } from './PaletteSearch';
import { PALETTE_KEY } from './popups';
import { spokenDisabled } from './text';

interface PaletteProps {
  /** Ids of the commands run from the palette, latest first. */
  readonly recent: readonly string[];
  readonly onClose: () => void;
  readonly onRun: (command: Command) => void;
}

/** Searches all commands by name. The chosen one runs after the palette has closed and the focus is restored. */
export default function Palette({ recent, onClose, onRun }: PaletteProps) {
  const { registry } = useShell();
  // Read once: the commands don't change while the palette is open.
  const [commands] = useState(registry.list);
  const chosen = useRef<Command>(undefined);
  const { say } = useSpeech();
  useOpeningKeysIgnored();
  const choose = useCallback(
    (command: Command) => {
      if (command.disabled !== undefined) {
        say(spokenDisabled(command.disabled));
        return;
      }
      chosen.current = command;
      onClose();
    },
    [say, onClose],
  );
  return (
    <Dialog
      title="Command palette"
      heading="hidden"
      beneath="grids"
      className={styles.palette}
      onClose={onClose}
      onClosed={() => chosen.current && onRun(chosen.current)}
    >
      <PaletteSearch commands={commands} recent={recent} onChoose={choose} />
    </Dialog>
  );
}

/**
 * Keeps the keys that open the palette from doing anything else while it is open: a held `:` must not type into the field,
 * and `mod+k` must not open the browser's own search.
 */
function useOpeningKeysIgnored(): void {
  const { platform } = useShell();
  useEffect(() => {
    // The key that opened the palette is held until another press comes.
    let isHeld = true;
    const press = (event: KeyboardEvent) => {
      isHeld &&= event.repeat;
      if (isHeld || strokesOf(keyPressOf(event), platform).includes(PALETTE_KEY)) event.preventDefault();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [platform]);
}
