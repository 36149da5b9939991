import { readChoices } from '../../src/settings/choices';
import type { Choices, SettingsTable } from '../../src/settings/setting';
import { createSettings, type Settings } from '../../src/settings/settings';

/** The settings of a table in memory, starting with the choices of a query. */
export function memorySettings(id: string, table: SettingsTable, query = ''): Settings {
  const listeners = new Set<() => void>();
  let choices: Choices = readChoices(table, new URLSearchParams(query));
  return createSettings({
    id,
    table,
    choices: () => choices,
    apply(next) {
      choices = next;
      for (const listener of listeners) listener();
    },
    lockOf: () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}
