import { createListeners } from '../listeners';
import { type Choices, readChoices, type SettingRow, type SettingsTable, searchOf } from './setting';
import { createSettings, type Settings } from './settings';

/** The settings of a screen, which live in the query of its address. */
export interface QuerySettings extends Settings {
  /** The query that stands for what is chosen, defaults left out: `?frets=24`. */
  query(): string;
  /** Takes over what an address asks for. */
  load(search: string): void;
  /** Tells readers that a lock has come or gone. */
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
 * Makes the settings of a screen. A query is parsed once, when it is loaded; a choice writes it anew.
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
      // The address first: what reads the change may read the address too.
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
