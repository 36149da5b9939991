import { useMemo, useState, useSyncExternalStore } from 'react';
import { type Hotkey, isCharacterHotkey } from '../commands/hotkey';
import { keysOf } from '../commands/keymap';
import { keymapPreference, preferences } from '../settings/preferences';
import { usePreferences } from '../settings/useSettings';
import { withSigns } from '../theory/signs';
import type { Shell } from '../ui/shell';
import { useAppState } from './AppContext';
import { platformOf } from './keyPress';
import { useNumberRow } from './useNumberRow';

/** What the app provides to everything it renders; it changes only with the user's keyboard, hotkeys and preferences. */
export function useShellValue(): Shell {
  const { commands: registry, navigation } = useAppState();
  const [platform] = useState(() => platformOf(navigator));
  const numberRow = useNumberRow();
  const choices = usePreferences();
  const working = useSyncExternalStore(registry.subscribe, registry.keymap);
  const keymapText = choices.get(keymapPreference.id) ?? '';
  const stored = useMemo(() => keymapPreference.parse(keymapText), [keymapText]);
  const characters = preferences.shortcuts.read(choices);
  const signs = preferences.signs.read(choices);
  return useMemo(() => {
    const works = (hotkey: Hotkey) => characters === 'on' || !isCharacterHotkey(hotkey);
    // A command that doesn't exist now has the stored hotkey.
    const keymap = { get: (id: string) => working.get(id) ?? stored.get(id) };
    return {
      registry,
      platform,
      numberRow,
      isFirstPage: navigation.isFirstPage,
      hotkeysOf: (id, declared) => keysOf(keymap, id, declared).filter(works),
      withSigns: text => withSigns(text, signs),
    };
  }, [registry, platform, numberRow, navigation, working, stored, characters, signs]);
}
