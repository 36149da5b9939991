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

interface PaletteProps {
  /** Ids of the commands run last from here, the latest first. */
  readonly recent: readonly string[];
  readonly onClose: () => void;
  readonly onRun: (command: Command) => void;
}

/** Every command by its name. What is chosen runs when the palette is gone and the focus is back. */
export default function Palette({ recent, onClose, onRun }: PaletteProps) {
  const { registry } = useShell();
  // The commands as they are when the palette opens: they change only once it has closed.
  const [commands] = useState(registry.list);
  const chosen = useRef<Command>(undefined);
  const { say } = useSpeech();
  useOpeningKeysHeld();
  const choose = useCallback(
    (command: Command) => {
      if (command.disabled !== undefined) {
        say(`Not now: ${command.disabled}`);
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
 * Keeps the keys that open the palette from doing anything else while it is open: the key that was held to open it types
 * nothing, and `mod+k` doesn't reach the browser, whose own search it would open.
 */
function useOpeningKeysHeld(): void {
  const { platform } = useShell();
  useEffect(() => {
    // What isn't pressed anew has been held since.
    let isHeld = true;
    const press = (event: KeyboardEvent) => {
      isHeld &&= event.repeat;
      if (isHeld || strokesOf(keyPressOf(event), platform).includes(PALETTE_KEY)) event.preventDefault();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [platform]);
}
