import { useMemo, useState } from 'react';
import type { Command } from '../commands/command';
import type { ScreenId } from '../commands/screenId';
import { browserStore, readFlag } from '../storage/storage';

/** Whether a screen's controls are shown, remembered per screen, and the command that shows or hides them, and tells so. */
export function useSidebar(
  noun: ScreenId,
  group: string,
  tell: (words: string) => void,
): readonly [open: boolean, toggle: Command] {
  const name = `${noun}_sidebarOpen`;
  const [open, setOpen] = useState(() => readFlag(browserStore, name, true));
  const toggle = useMemo<Command>(
    () => ({
      id: `${noun}.sidebar`,
      title: open ? 'Hide Controls' : 'Show Controls',
      group,
      scope: 'screen',
      hotkeys: ['h'],
      keywords: ['sidebar', 'panel', 'toggle'],
      run: () => {
        setOpen(!open);
        browserStore.write(name, JSON.stringify(!open));
        tell(open ? 'Controls hidden' : 'Controls shown');
      },
    }),
    [noun, group, name, open, tell],
  );
  return [open, toggle];
}
