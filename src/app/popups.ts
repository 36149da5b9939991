import type { Command } from '../commands/command';

/** What the shell has opened over the page. */
export type Popup = 'none' | 'palette' | 'shortcuts' | 'settings' | 'keymap';

/** The commands that open the shell's own dialogs; the header has a button for each. */
export function popupCommands(open: (popup: Popup) => void): readonly Command[] {
  return [
    {
      id: 'shell.palette',
      title: 'Palette',
      group: 'Fretty',
      scope: 'global',
      hotkeys: ['mod+k', ':'],
      keywords: ['command', 'search', 'find'],
      hint: 'palette',
      run: () => open('palette'),
    },
    {
      id: 'shell.shortcuts',
      title: 'Shortcuts',
      group: 'Fretty',
      scope: 'global',
      hotkeys: ['?'],
      keywords: ['keyboard', 'keys', 'help', 'hotkeys'],
      hint: 'shortcuts',
      run: () => open('shortcuts'),
    },
    {
      id: 'shell.settings',
      title: 'Settings',
      group: 'Fretty',
      scope: 'global',
      hotkeys: [','],
      keywords: ['preferences', 'options', 'theme', 'sound'],
      run: () => open('settings'),
    },
  ];
}
