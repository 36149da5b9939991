import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Command } from '../commands/command';
import { type Keymap, NO_KEYMAP } from '../commands/keymap';
import type { CommandRegistry } from '../commands/registry';
import type { Choices } from '../commands/setting';
import { keymapPreference, type PreferenceStore, preferencesOf } from '../screens/common/preferences';
import { useSpeech } from '../speech/Speech';
import { useShell } from '../ui/shell';
import type { Popup } from './popups';

/**
 * Puts all commands under the user's keys; gives those keys as they work among the commands that exist now, and as they were
 * chosen for any other.
 */
export function useKeymap(registry: CommandRegistry, choices: Choices): Pick<Keymap, 'get'> {
  const text = choices.get(keymapPreference.id) ?? '';
  const keymap = useMemo(() => keymapPreference.parse(text), [text]);
  useLayoutEffect(() => registry.rebind(keymap), [registry, keymap]);
  const working = useSyncExternalStore(registry.subscribe, registry.keymap);
  return useMemo(() => ({ get: id => working.get(id) ?? keymap.get(id) }), [working, keymap]);
}

/** Keeps another keymap, and with it all other preferences as they are. */
export const applyKeymap = (store: PreferenceStore, keymap: Keymap): void =>
  store.apply(keymapPreference.write(store.choices(), keymap));

/** What leads to the editor of keys, and what brings back the declared ones. */
export function useKeymapCommands(open: (popup: Popup) => void): readonly [change: Command, reset: Command] {
  const store = preferencesOf(useShell().keep);
  const isDeclared = useSyncExternalStore(store.subscribe, () => !store.choices().has(keymapPreference.id));
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
      ...(isDeclared ? { disabled: 'No shortcut has been changed' } : {}),
      run() {
        applyKeymap(store, NO_KEYMAP);
        say('All shortcuts are as they were meant');
      },
    };
    return [change, reset];
  }, [open, store, isDeclared, say]);
}
