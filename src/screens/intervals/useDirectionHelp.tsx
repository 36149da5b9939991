import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Command } from '../../commands/command';

const DirectionHelp = lazy(() => import('./DirectionHelp'));

/** The help on directions: the command that opens it, and the dialog while it is open. */
export function useDirectionHelp(): readonly [Command, ReactNode] {
  const [open, setOpen] = useState(false);
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
  const dialog = open && (
    <Suspense>
      <DirectionHelp onClose={() => setOpen(false)} />
    </Suspense>
  );
  return [command, dialog];
}
