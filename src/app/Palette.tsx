import { useCallback, useRef } from 'react';
import type { Command } from '../commands/command';
import { useSpeech } from '../speech/Speech';
import { Dialog } from '../ui/Dialog';
import styles from './Palette.module.css';
import { PaletteSearch } from './PaletteSearch';

interface PaletteProps {
  readonly commands: readonly Command[];
  /** Ids of the commands run last from here, the latest first. */
  readonly recent: readonly string[];
  readonly onClose: () => void;
  readonly onRun: (command: Command) => void;
}

/** Every command by its name. What is chosen runs when the palette is gone and the focus is back. */
export default function Palette({ commands, recent, onClose, onRun }: PaletteProps) {
  const chosen = useRef<Command>(undefined);
  const { say } = useSpeech();
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
