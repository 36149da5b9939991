import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Hotkey, isCharacterHotkey } from '../../commands/hotkey';
import { rowOn, US_ROW } from '../../commands/numberRow';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { withSigns } from '../../theory/note';
import type { Shell } from '../../ui/shell';
import { useAppState } from '../AppContext';
import { platformOf } from '../keyboard/keyPress';

declare global {
  interface Navigator {
    /** Chromium's alone; see https://wicg.github.io/keyboard-map/ */
    readonly keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
  }
}

/** The characters of the number row, read when the app starts and when the user returns to its window, since layouts can be switched. */
export function useNumberRow(): readonly string[] {
  const [row, setRow] = useState(US_ROW);
  useEffect(() => {
    const { keyboard } = navigator;
    if (keyboard === undefined) return;
    const read = () => {
      keyboard.getLayoutMap().then(
        layout => setRow(known => (known.join() === rowOn(layout).join() ? known : rowOn(layout))),
        // A page within another site's may not know; the digits are still right nearly everywhere.
        () => {},
      );
    };
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  return row;
}

/** The shell value of the app; it changes only with the user's keyboard, hotkeys and preferences. */
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
