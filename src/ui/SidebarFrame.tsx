import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { ScreenId } from '../commands/command';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from './CommandButton';
import { ScreenFrame, type WideColumn } from './ScreenFrame';
import { useCommands } from './shell';
import { useSidebar } from './useSidebar';
import { type TipsDialog, useTips } from './useTips';

interface SidebarFrameProps {
  readonly screen: {
    readonly id: ScreenId;
    readonly title: string;
    readonly subtitle: string;
  };
  /** How to begin with a screen reader, as one sentence. */
  readonly begin: string;
  readonly tips: TipsDialog;
  /** Why the tips can't be opened now. */
  readonly tipsDisabled?: string | undefined;
  /** The controls beside the page, which can be hidden. */
  readonly controls: ReactNode;
  /** The content in the controls' place while they are hidden. */
  readonly whenHidden?: ReactNode;
  /** The column of a wide window that gets the room. */
  readonly wide?: WideColumn;
  readonly children: ReactNode;
}

/** The frame of a screen with tips and with controls that can be hidden, including the two commands and their buttons. */
export function SidebarFrame({
  screen,
  begin,
  tips,
  tipsDisabled,
  controls,
  whenHidden,
  wide,
  children,
}: SidebarFrameProps) {
  const { id, title, subtitle } = screen;
  const { say } = useSpeech();
  const toggle = useRef<HTMLButtonElement>(null);
  const announce = useCallback(
    (text: string) => {
      // On the button, a screen reader announces the expanded state itself.
      if (document.activeElement !== toggle.current) say(text);
    },
    [say],
  );
  const [open, sidebar] = useSidebar(id, title, announce);
  const [openTips, tipsDialog] = useTips({ screen: id, title, tips, disabled: tipsDisabled });
  const commands = useMemo(() => [sidebar, openTips], [sidebar, openTips]);
  useCommands(commands);
  return (
    <ScreenFrame
      title={title}
      subtitle={subtitle}
      begin={begin}
      tools={
        <>
          <CommandButton ref={toggle} tone="text" command={sidebar} expanded={open} />
          <CommandButton tone="text" command={openTips} />
        </>
      }
      aside={open ? controls : whenHidden}
      {...(wide && { wide })}
    >
      {children}
      {tipsDialog}
    </ScreenFrame>
  );
}
