import { createContext, useSyncExternalStore } from 'react';
import type { ScreenId } from '../commands/command';
import { useRequired } from '../ui/shell';
import type { QuerySettings } from './querySettings';
import type { Choices, Setting, SettingOption, SettingRow } from './setting';
import type { Settings } from './settings';

/** The settings of every screen, and the user's preferences. */
export interface AllSettings {
  readonly screens: Readonly<Record<ScreenId, QuerySettings>>;
  readonly preferences: Settings;
}

export const SettingsContext = createContext<AllSettings | undefined>(undefined);

const useAllSettings = (): AllSettings => useRequired(SettingsContext, 'settings');

/** The settings of a screen. Reading them causes no re-renders: a component that shows a value uses `useSetting`. */
export const useSettings = (screen: ScreenId): QuerySettings => useAllSettings().screens[screen];

/** All choices; the component re-renders on every change. */
export const useChoices = ({ subscribe, choices }: Settings): Choices =>
  useSyncExternalStore(subscribe, choices);

/** The value of a setting; the component re-renders only when this setting changes. */
export function useSetting<T>(settings: Settings, setting: Setting<T>): T {
  const { id } = setting;
  useSyncExternalStore(settings.subscribe, () => settings.choices().get(id));
  return settings.read(setting);
}

/** A setting as its control shows it. */
export interface ShownSetting {
  readonly options: readonly SettingOption[];
  readonly locked: string | undefined;
  /** Why it has no effect, given the other settings, if so. */
  readonly held: string | undefined;
  isChosen(option: SettingOption): boolean;
}

const textOf = ({ code, text, spoken = '' }: SettingOption): string => `${code}=${text}=${spoken}`;

/** A setting as the control of its row shows it; the component re-renders only when that changes. */
export function useShownSetting(settings: Settings, row: SettingRow): ShownSetting {
  useSyncExternalStore(settings.subscribe, () =>
    [
      settings.choices().get(row.id),
      settings.lockOf(row),
      row.heldBy?.(settings.choices()),
      ...settings.optionsOf(row).map(textOf),
    ].join('\n'),
  );
  return {
    options: settings.optionsOf(row),
    locked: settings.lockOf(row),
    held: row.heldBy?.(settings.choices()),
    isChosen: option => row.isChosen(settings.choices(), option),
  };
}

/** The preferences, which apply on every screen. */
export const usePreferenceSettings = (): Settings => useAllSettings().preferences;

/** The user's preferences; the component re-renders when any of them changes. */
export const usePreferences = (): Choices => useChoices(usePreferenceSettings());
