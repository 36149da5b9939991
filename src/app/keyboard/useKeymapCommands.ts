import { useMemo } from 'react';
import type { Command } from '../../commands/command';
import { store } from '../../settings/choices';
import { keymapText } from '../../settings/preferences';
import { useSpeech } from '../../speech/Speech';
import { useAppState } from '../AppContext';
import type { Popup } from '../popups';
import { RESET_KEYMAP } from '../text';

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
      run: () => open('keymap'),
    };
    const reset: Command = {
      ...shared,
      id: 'shell.reset-shortcuts',
      title: 'Reset All Shortcuts',
      get disabled() {
        return preferences.choices().has(keymapText.id) ? undefined : RESET_KEYMAP.nothing;
      },
      run() {
        preferences.apply(store(preferences.choices(), keymapText, keymapText.defaultCode));
        say(RESET_KEYMAP.spoken);
      },
    };
    return [change, reset];
  }, [open, preferences, say]);
}
