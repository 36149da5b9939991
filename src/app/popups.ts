import type { Command } from '../commands/command';
import type { Stroke } from '../commands/hotkey';

/** The dialog the shell has open over the page. */
export type Popup = 'none' | 'palette' | 'shortcuts' | 'settings' | 'keymap' | 'tuning';

/** Opens the palette from anywhere, even a text field. */
export const PALETTE_KEY: Stroke = 'mod+k';

/** The commands that open the shell's dialogs; the header has a button for each. */
export function popupCommands(open: (popup: Popup) => void): readonly Command[] {
  return [
    {
      id: 'shell.palette',
      title: 'Palette',
      group: 'Fretty',
      scope: 'global',
      hotkeys: [PALETTE_KEY, ':'],
      hint: 'palette',
      run: () => open('palette'),
    },
    {
      id: 'shell.shortcuts',
      title: 'Shortcuts',
      group: 'Fretty',
      scope: 'global',
      hotkeys: ['?'],
      hint: 'shortcuts',
      run: () => open('shortcuts'),
    },
    {
      id: 'shell.settings',
      title: 'Settings',
      group: 'Fretty',
      scope: 'global',
      hotkeys: [','],
      run: () => open('settings'),
    },
  ];
}
