import { type ReactNode, useMemo, useState } from 'react';
import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import { lateDialog, useFetchedWhenIdle } from './lateDialog';
import { tipsTitle } from './text';

const tipsDialog = lateDialog(() => import('./TipsDialog'));

/** A screen's tips: the command that opens them, and the dialog while it is open. */
export function useTips(
  screen: ScreenId,
  title: string,
  tips: ReactNode,
  disabled?: string,
): readonly [Command, ReactNode] {
  const [open, setOpen] = useState(false);
  useFetchedWhenIdle(tipsDialog);
  const command = useMemo<Command>(
    () => ({
      id: `${screen}.tips`,
      title: 'Tips',
      group: title,
      scope: 'screen',
      hotkeys: ['t'],
      keywords: ['help', 'how', 'learn'],
      ...(disabled !== undefined && { disabled }),
      run: () => setOpen(true),
    }),
    [screen, title, disabled],
  );
  const dialog = open && (
    <tipsDialog.Component title={tipsTitle(title)} onClose={() => setOpen(false)}>
      {tips}
    </tipsDialog.Component>
  );
  return [command, dialog];
}
