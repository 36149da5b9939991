import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Command, ScreenId } from '../commands/command';
import { lazyDialog, openAtOnce, usePreload } from './lazyDialog';
import type { Preloadable } from './preloadable';
import { tipsTitle } from './text';

interface TipsProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A dialog of tips; they are fetched like the dialog itself. */
export type TipsDialog = Preloadable<TipsProps>;

/** The tips of a screen as a dialog. */
export const tipsDialog = (loadTips: () => Promise<ReactNode>): TipsDialog =>
  lazyDialog<TipsProps>(async () => {
    const [{ default: Dialog }, tips] = await Promise.all([import('./TipsDialog'), loadTips()]);
    return { default: props => <Dialog {...props}>{tips}</Dialog> };
  });

interface TipsDeps {
  readonly screen: ScreenId;
  /** The screen's title. */
  readonly title: string;
  readonly tips: TipsDialog;
  /** Why the tips can't be opened now. */
  readonly disabled: string | undefined;
}

/** A screen's tips: the command that opens them, and the dialog while it is open. */
export function useTips({ screen, title, tips, disabled }: TipsDeps): readonly [Command, ReactNode] {
  const [open, setOpen] = useState(false);
  usePreload(tips);
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
      run: () => openAtOnce(() => setOpen(true)),
    }),
    [screen, title],
  );
  const dialog = open && <tips.Component title={tipsTitle(title)} onClose={() => setOpen(false)} />;
  return [command, dialog];
}
