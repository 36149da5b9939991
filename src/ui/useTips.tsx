import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import { lazyDialog, usePreload } from './lazyDialog';
import { tipsTitle } from './text';

const tipsDialog = lazyDialog(() => import('./TipsDialog'));

interface TipsUse {
  readonly screen: ScreenId;
  /** The screen's title. */
  readonly title: string;
  readonly tips: ReactNode;
  /** Why the tips can't be opened now. */
  readonly disabled: string | undefined;
}

/** A screen's tips: the command that opens them, and the dialog while it is open. */
export function useTips({ screen, title, tips, disabled }: TipsUse): readonly [Command, ReactNode] {
  const [open, setOpen] = useState(false);
  usePreload(tipsDialog);
  const reason = useRef(disabled);
  reason.current = disabled;
  const command = useMemo<Command>(
    () => ({
      id: `${screen}.tips`,
      title: 'Tips',
      group: title,
      scope: 'screen',
      hotkeys: ['t'],
      keywords: ['help', 'how', 'learn'],
      get disabled() {
        return reason.current;
      },
      run: () => setOpen(true),
    }),
    [screen, title],
  );
  const dialog = open && (
    <tipsDialog.Component title={tipsTitle(title)} onClose={() => setOpen(false)}>
      {tips}
    </tipsDialog.Component>
  );
  return [command, dialog];
}
