import { useMemo, useRef, useState } from 'react';
import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import { browserStore, readFlag } from '../storage/storage';

/** Whether a screen's controls are shown, remembered per screen, and the command that shows or hides them. */
export function useSidebar(
  screen: ScreenId,
  group: string,
  tell: (text: string) => void,
): readonly [open: boolean, toggle: Command] {
  const name = `${screen}_sidebarOpen`;
  const [open, setOpen] = useState(() => readFlag(browserStore, name, true));
  const latest = useRef({ open, tell });
  latest.current = { open, tell };
  const toggle = useMemo<Command>(
    () => ({
      id: `${screen}.sidebar`,
      get title() {
        return latest.current.open ? 'Hide Controls' : 'Show Controls';
      },
      group,
      scope: 'screen',
      hotkeys: ['h'],
      keywords: ['sidebar', 'panel', 'toggle'],
      run() {
        const { open, tell } = latest.current;
        setOpen(!open);
        browserStore.write(name, JSON.stringify(!open));
        tell(open ? 'Controls hidden' : 'Controls shown');
      },
    }),
    [screen, group, name],
  );
  return [open, toggle];
}
