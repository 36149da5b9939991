import { useMemo, useRef, useState } from 'react';
import type { Command, ScreenId } from '../commands/command';
import { browserStore, readFlag } from '../storage/storage';
import { SPOKEN_CONTROLS } from './text';

/** Whether a screen's controls are shown, remembered per screen, and the command that shows or hides them. */
export function useSidebar(
  screen: ScreenId,
  group: string,
  announce: (text: string) => void,
): readonly [open: boolean, toggle: Command] {
  const name = `${screen}_sidebarOpen`;
  const [open, setOpen] = useState(() => readFlag(browserStore, name, true));
  const latest = useRef({ open, announce });
  latest.current = { open, announce };
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
