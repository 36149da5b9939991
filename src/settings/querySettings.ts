import { createListeners } from '../listeners';
import { readChoices, searchOf } from './choices';
import type { Choices, SettingRow, SettingsTable } from './setting';
import { createSettings, type Settings } from './settings';

/** The settings of a screen, stored in the query of its address. */
export interface QuerySettings extends Settings {
  /** The query for the current choices, without defaults: `?frets=24`. */
  query(): string;
  /** Reads the choices from an address. */
  load(search: string): void;
  /** Notifies listeners that a lock was added or removed. */
  changed(): void;
}

interface QuerySettingsOptions {
  readonly id: string;
  readonly table: SettingsTable;
  readonly lockOf: (row: SettingRow) => string | undefined;
  /** Writes the changed query to the address. */
  readonly write: (search: string) => void;
}

/**
 * Creates the settings of a screen. A query is parsed once, when it is loaded, and written on every change.
 *
 * @example createQuerySettings({ id: 'notes', table, lockOf, write }).query() // ''
 */
export function createQuerySettings({ id, table, lockOf, write }: QuerySettingsOptions): QuerySettings {
  const listeners = createListeners();
  let current: Choices = new Map();

  const query = () => searchOf(table, current);

  const settings = createSettings({
    id,
    table,
    choices: () => current,
    apply(next) {
      current = next;
      // The address first: listeners may read it.
      write(query());
      listeners.notify();
    },
    lockOf,
    subscribe: listeners.subscribe,
  });
  return {
    ...settings,
    query,
    load(search) {
      current = readChoices(table, new URLSearchParams(search));
      listeners.notify();
    },
    changed: listeners.notify,
  };
}
