import { chooseIn, settled } from './choices';
import type { Choices, Setting, SettingOption, SettingRow, SettingsTable } from './setting';

/** The store of one table's choices: a screen's query, or the browser's storage. */
export interface SettingsSource {
  /** The owner of the settings, and the first part of their commands' ids: `notes`. */
  readonly id: string;
  readonly table: SettingsTable;
  /** The current choices; the same object until one changes. */
  choices(): Choices;
  apply(next: Choices): void;
  /** Why a row can't be changed now; `undefined` if it can. */
  lockOf(row: SettingRow): string | undefined;
  /** Calls the listener when choices or locks change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The settings of one table: created once, read and written at any time. */
export interface Settings extends SettingsSource {
  read<T>(setting: Setting<T>): T;
  write<T>(setting: Setting<T>, value: T): void;
  choose(row: SettingRow, option: SettingOption): void;
  /** The options available now; the same array until a choice changes. */
  optionsOf(row: SettingRow): readonly SettingOption[];
}

/** Creates settings that read and write the rows of a table, wherever its choices are stored. */
export function createSettings(source: SettingsSource): Settings {
  const { choices, apply } = source;
  let cache: { readonly choices: Choices; readonly options: Map<SettingRow, readonly SettingOption[]> } = {
    choices: choices(),
    options: new Map(),
  };
  return {
    ...source,
    lockOf: row => source.lockOf(row) ?? row.heldBy?.(choices()),
    get table() {
      return source.table;
    },
    read: setting => setting.read(choices()),
    write: (setting, value) => apply(settled(source.table, setting.write(choices(), value))),
    choose: (row, option) => apply(chooseIn(source.table, choices(), row, option)),
    optionsOf(row) {
      const now = choices();
      if (cache.choices !== now) cache = { choices: now, options: new Map() };
      const options = cache.options.get(row) ?? row.optionsIn(now);
      cache.options.set(row, options);
      return options;
    },
  };
}
