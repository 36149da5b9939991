import { useMemo } from 'react';
import type { Command } from '../commands/command';
import { type Keymap, NO_KEYMAP } from '../commands/keymap';
import { keymapPreference } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { useSpeech } from '../speech/Speech';
import { useAppState } from './AppContext';
import type { Popup } from './popups';
import { RESET_KEYMAP } from './text';

/** Stores a keymap and leaves all other preferences unchanged. */
export const storeKeymap = (preferences: Settings, keymap: Keymap): void =>
  preferences.apply(keymapPreference.write(preferences.choices(), keymap));

/** The commands that open the keymap editor and restore the declared hotkeys. */
export function useKeymapCommands(open: (popup: Popup) => void): readonly [change: Command, reset: Command] {
  const { preferences } = useAppState().settings;
  const { say } = useSpeech();
  return useMemo(() => {
    const shared = { group: 'Fretty', scope: 'global' } as const;
    const change: Command = {
      ...shared,
      id: 'shell.change-shortcuts',
      title: 'Change Shortcuts',
      keywords: ['remap', 'rebind', 'customize', 'keyboard', 'keys', 'hotkeys'],
      run: () => open('keymap'),
    };
    const reset: Command = {
      ...shared,
      id: 'shell.reset-shortcuts',
      title: 'Reset All Shortcuts',
      keywords: ['default', 'restore', 'keyboard', 'keys', 'hotkeys'],
      get disabled() {
        return preferences.choices().has(keymapPreference.id) ? undefined : RESET_KEYMAP.nothing;
      },
      run() {
        storeKeymap(preferences, NO_KEYMAP);
        say(RESET_KEYMAP.spoken);
      },
    };
    return [change, reset];
  }, [open, preferences, say]);
}
