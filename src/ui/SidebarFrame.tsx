import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Command, ScreenId } from '../commands/command';
import { useSpeech } from '../speech/Speech';
import { browserStore, readFlag } from '../storage/storage';
import { CommandButton } from './CommandButton';
import { ScreenFrame, type WideColumn } from './ScreenFrame';
import { useCommandInput, useCommands } from './shell';
import { SPOKEN_CONTROLS } from './text';
import { type TipsDialog, useTips } from './useTips';

/** Whether a screen's controls are shown, remembered per screen, and the command that shows or hides them. */
export function useSidebar(
  screen: ScreenId,
  group: string,
  announce: (text: string) => void,
  controls: 'some' | 'none',
): readonly [open: boolean, toggle: Command] {
  const name = `${screen}_sidebarOpen`;
  const [open, setOpen] = useState(() => readFlag(browserStore, name, true));
  const latest = useRef({ open, announce, controls });
  latest.current = { open, announce, controls };
  useCommandInput(controls);
  const toggle = useMemo<Command>(
    () => ({
      id: `${screen}.sidebar`,
      get title() {
        return latest.current.open ? 'Hide Controls' : 'Show Controls';
      },
      group,
      scope: 'screen',
      hotkeys: ['h'],
      opening: 'last',
      keywords: ['sidebar', 'panel', 'toggle'],
      get isOffered() {
        return latest.current.controls === 'some';
      },
      run() {
        const { open, announce } = latest.current;
        setOpen(!open);
        browserStore.write(name, JSON.stringify(!open));
        announce(open ? SPOKEN_CONTROLS.hidden : SPOKEN_CONTROLS.shown);
      },
    }),
    [screen, group, name],
  );
  return [open, toggle];
}

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
  /** The controls beside the page, which can be hidden; none while a drill has the page to itself. */
  readonly controls: ReactNode;
  /** The content in the controls' place while they are hidden. */
  readonly whenHidden?: ReactNode;
  /** The column of a wide window that gets the room. */
  readonly wide?: WideColumn;
  readonly lying?: 'stacked' | 'beside';
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
  lying,
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
  const [open, sidebar] = useSidebar(id, title, announce, controls === undefined ? 'none' : 'some');
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
      {...(lying && { lying })}
    >
      {children}
      {tipsDialog}
    </ScreenFrame>
  );
}
