import { useMemo, useRef } from 'react';
import type { Command } from '../commands/command';

/**
 * A command that opens one dialog from another. It closes the first and runs once that is gone and the focus is restored,
 * so that the second dialog can restore the focus as well.
 */
export function useAfter(
  command: Command,
  onClose: () => void,
): readonly [closing: Command, onClosed: () => void] {
  const isNext = useRef(false);
  return useMemo(() => {
    const { id, title, group } = command;
    const closing: Command = {
      ...{ id, title, group },
      scope: 'dialog',
      run() {
        isNext.current = true;
        onClose();
      },
    };
    return [closing, () => isNext.current && command.run()];
  }, [command, onClose]);
}
