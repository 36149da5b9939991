import { type ReactNode, useMemo, useState } from 'react';
import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import { lateDialog, useFetchedWhenIdle } from './lateDialog';

const tipsDialog = lateDialog(() => import('./TipsDialog'));

/** A screen's tips: the command that opens them, and the dialog while it is open. */
export function useTips(
  noun: ScreenId,
  title: string,
  tips: ReactNode,
  rest?: string,
): readonly [Command, ReactNode] {
  const [open, setOpen] = useState(false);
  useFetchedWhenIdle(tipsDialog);
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
    <tipsDialog.Component title={`${title} Tips`} onClose={() => setOpen(false)}>
      {tips}
    </tipsDialog.Component>
  );
  return [command, dialog];
}
