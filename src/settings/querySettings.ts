import { createListeners } from '../listeners';
import { readChoices, searchOf } from './choices';
import type { Choices, SettingRow } from './setting';
import { createSettings, type Settings, type SettingsSource } from './settings';

/** The settings of a screen, stored in the query of its address. */
export interface QuerySettings extends Settings {
  /** The query for the current choices, without defaults: `?frets=24`. */
  query(): string;
  /** Reads the choices from an address. */
  load(search: string): void;
  /** Reads the choices again: the table has been loaded. */
  loaded(): void;
  /** Notifies listeners that a lock was added or removed. */
  changed(): void;
}

interface QuerySettingsOptions extends Pick<SettingsSource, 'id' | 'table'> {
  readonly lockOf: (row: SettingRow) => string | undefined;
  /** Writes the changed query to the address. */
  readonly write: (search: string) => void;
}

/**
 * Creates the settings of a screen. A query is parsed once, when it is loaded, and written on every change.
 *
 * @example createQuerySettings({ id: 'notes', table, lockOf, write }).query() // ''
 */
export function createQuerySettings(options: QuerySettingsOptions): QuerySettings {
  const { id, lockOf, write } = options;
  const listeners = createListeners();
  let current: Choices = new Map();
  let given = '';

  // Until the table is loaded, nobody knows what the query says.
  const query = () => (options.table.rows.length === 0 ? given : searchOf(options.table, current));

  const load = (search: string) => {
    given = search;
    current = readChoices(options.table, new URLSearchParams(search));
    listeners.notify();
  };

  const settings = createSettings({
    id,
    get table() {
      return options.table;
    },
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
    get table() {
      return options.table;
    },
    query,
    load,
    loaded: () => load(given),
    changed: listeners.notify,
  };
}
