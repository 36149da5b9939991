import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Command } from '../../commands/command';
import type { Noun } from './noun';

const TipsDialog = lazy(() => import('./TipsDialog'));

/** A screen's tips: the command that opens them, and the dialog while it is open. */
export function useTips(
  noun: Noun,
  title: string,
  tips: ReactNode,
  rest?: string,
): readonly [Command, ReactNode] {
  const [open, setOpen] = useState(false);
  const command = useMemo<Command>(
    () => ({
      id: `${noun}.tips`,
      title: 'Tips',
      group: title,
      scope: 'screen',
      hotkeys: ['t'],
      keywords: ['help', 'how', 'learn'],
      ...(rest !== undefined && { disabled: rest }),
      run: () => setOpen(true),
    }),
    [noun, title, rest],
  );
  const dialog = open && (
    <Suspense>
      <TipsDialog title={`${title} Tips`} onClose={() => setOpen(false)}>
        {tips}
      </TipsDialog>
    </Suspense>
  );
  return [command, dialog];
}
