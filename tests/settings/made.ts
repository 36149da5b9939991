import type { Choices, SettingsTable } from '../../src/settings/setting';
import { createSettings, type Settings } from '../../src/settings/settings';

/** What a test can set up. */
interface MadeSettings {
  readonly id?: string;
  readonly chosen?: Choices;
}

/** Settings in memory, with a way to lock rows and to see what was written. */
export interface TestSettings extends Settings {
  /** Locks exactly these rows: row id to reason. */
  lock(reasons: Readonly<Record<string, string>>): void;
}

/**
 * Creates the settings of a table as a screen has them, without an address.
 *
 * @example settingsOf({ rows: [key] }, { chosen: new Map([['key', 'Bb']]) }).read(key) // 'Bb'
 */
export function settingsOf(table: SettingsTable, { id = 'scales', chosen = new Map() }: MadeSettings = {}) {
  const listeners = new Set<() => void>();
  const locks = new Map<string, string>();
  let current = chosen;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ...createSettings({
      id,
      table,
      choices: () => current,
      apply(next) {
        current = next;
        tell();
      },
      lockOf: row => locks.get(row.id),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    lock(reasons) {
      locks.clear();
      for (const [row, reason] of Object.entries(reasons)) locks.set(row, reason);
      tell();
    },
  } satisfies TestSettings;
}
