import type { ReactNode } from 'react';
import type { ScreenId } from '../../src/commands/command';
import { tableOf } from '../../src/screens/tables';
import { preferenceTable } from '../../src/settings/preferences';
import { createQuerySettings } from '../../src/settings/querySettings';
import { SettingsContext } from '../../src/settings/useSettings';
import { memorySettings } from '../settings/memorySettings';

/** The settings of a screen, which nothing in a frame changes. */
const settingsOf = (id: ScreenId) =>
  createQuerySettings({ id, table: tableOf(id), lockOf: () => undefined, write: () => {} });

const screens = {
  notes: settingsOf('notes'),
  triads: settingsOf('triads'),
  scales: settingsOf('scales'),
  keys: settingsOf('keys'),
  intervals: settingsOf('intervals'),
  progress: settingsOf('progress'),
  chords: settingsOf('chords'),
  tuner: settingsOf('tuner'),
  today: settingsOf('today'),
  workouts: settingsOf('workouts'),
};

/** Renders parts of a page for a user with these preferences, written like a query: `figures=off`. */
export function preferring(query = '') {
  const preferences = memorySettings('preferences', preferenceTable, query);
  return function Preferring({ children }: { readonly children: ReactNode }) {
    return <SettingsContext.Provider value={{ screens, preferences }}>{children}</SettingsContext.Provider>;
  };
}
