import { useMemo, useRef } from 'react';
import type { Command } from '../commands/command';

/**
 * A command that leads from one dialog to another: it closes the first, and runs when that is gone and the focus is back,
 * so that the second knows where to give the focus when it goes too.
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
