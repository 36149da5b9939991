import { type ReactNode, useMemo, useState } from 'react';
import type { Command } from '../../commands/command';
import { lateDialog, useFetchedWhenIdle } from '../../ui/lateDialog';

const help = lateDialog(() => import('./DirectionHelp'));

/** The help on directions: the command that opens it, and the dialog while it is open. */
export function useDirectionHelp(): readonly [Command, ReactNode] {
  const [open, setOpen] = useState(false);
  useFetchedWhenIdle(help);
  const command = useMemo<Command>(
    () => ({
      id: 'intervals.directions',
      title: 'Help',
      group: 'Intervals',
      scope: 'screen',
      keywords: ['direction options explained'],
      run: () => setOpen(true),
    }),
    [],
  );
  const dialog = open && <help.Component onClose={() => setOpen(false)} />;
  return [command, dialog];
}
