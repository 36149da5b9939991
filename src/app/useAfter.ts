import { useMemo, useRef } from 'react';
import type { Command } from '../commands/command';
import { isDialogOpen } from '../ui/lazyDialog';

/**
 * A command that opens one dialog from another. It closes the first and runs once that is gone and the focus is restored,
 * so that the second dialog can restore the focus as well. If the user has opened another one by then, it doesn't run.
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
    return [closing, () => isNext.current && !isDialogOpen() && command.run()];
  }, [command, onClose]);
}
