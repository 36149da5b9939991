import { useMemo, useState, useSyncExternalStore } from 'react';
import { type Hotkey, isCharacterHotkey } from '../commands/hotkey';
import { preferences } from '../settings/preferences';
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
  const lookUp = useSyncExternalStore(registry.subscribe, registry.lookUp);
  const characters = preferences.shortcuts.read(choices);
  const signs = preferences.signs.read(choices);
  return useMemo(() => {
    const works = (hotkey: Hotkey) => characters === 'on' || !isCharacterHotkey(hotkey);
    return {
      registry,
      platform,
      numberRow,
      isFirstPage: navigation.isFirstPage,
      hotkeysOf: (id, declared) => lookUp(id, declared).filter(works),
      withSigns: text => withSigns(text, signs),
    };
  }, [registry, platform, numberRow, navigation, lookUp, characters, signs]);
}
