import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { ScreenId } from '../commands/screenId';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from './CommandButton';
import { ScreenFrame } from './ScreenFrame';
import { useCommands } from './shell';
import { useSidebar } from './useSidebar';
import { useTips } from './useTips';

interface SidebarFrameProps {
  readonly noun: ScreenId;
  readonly title: string;
  readonly subtitle: string;
  readonly tips: ReactNode;
  /** Why the tips can't be opened now. */
  readonly tipsRest?: string | undefined;
  /** What stands beside the page, and can be hidden. */
  readonly controls: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a screen whose controls can be hidden, and which has tips: with both commands and their buttons. */
export function SidebarFrame({
  noun,
  title,
  subtitle,
  tips,
  tipsRest,
  controls,
  children,
}: SidebarFrameProps) {
  const { say } = useSpeech();
  const toggle = useRef<HTMLButtonElement>(null);
  const tell = useCallback(
    (words: string) => {
      // On the button a screen reader says by itself that it is expanded or not.
      if (document.activeElement !== toggle.current) say(words);
    },
    [say],
  );
  const [open, sidebar] = useSidebar(noun, title, tell);
  const [openTips, tipsDialog] = useTips(noun, title, tips, tipsRest);
  const commands = useMemo(() => [sidebar, openTips], [sidebar, openTips]);
  useCommands(commands);
  return (
    <ScreenFrame
      title={title}
      subtitle={subtitle}
      tools={
        <>
          <CommandButton ref={toggle} command={sidebar} expanded={open} />
          <CommandButton command={openTips} />
        </>
      }
      aside={open && controls}
    >
      {children}
      {tipsDialog}
    </ScreenFrame>
  );
}
