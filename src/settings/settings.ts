import {
  type Choices,
  chooseIn,
  type Setting,
  type SettingOption,
  type SettingRow,
  type SettingsTable,
  settled,
} from './setting';

/** Where the choices of one table are kept: a screen's query, or the browser's storage. */
export interface SettingsSource {
  /** Whose settings they are; the first part of their commands' ids: `notes`. */
  readonly id: string;
  readonly table: SettingsTable;
  /** The same object until something else is chosen. */
  choices(): Choices;
  apply(next: Choices): void;
  /** Why a row can't be changed now. */
  lockOf(row: SettingRow): string | undefined;
  /** Calls back when choices or locks have changed; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

/** The settings of one table: made once, read and written at any time. */
export interface Settings extends SettingsSource {
  read<T>(setting: Setting<T>): T;
  write<T>(setting: Setting<T>, value: T): void;
  choose(row: SettingRow, option: SettingOption): void;
  /** The options that can be chosen now; the same list until something else is chosen. */
  optionsOf(row: SettingRow): readonly SettingOption[];
}

/**
 * Reads and writes the rows of a table, wherever its choices are kept.
 *
 * @example createSettings(source).read(frets) // 12
 */
export function createSettings(source: SettingsSource): Settings {
  const { table, choices, apply } = source;
  let known: { readonly choices: Choices; readonly options: Map<SettingRow, readonly SettingOption[]> } = {
    choices: choices(),
    options: new Map(),
  };
  return {
    ...source,
    read: setting => setting.read(choices()),
    write: (setting, value) => apply(settled(table, setting.write(choices(), value))),
    choose: (row, option) => apply(chooseIn(table, choices(), row, option)),
    optionsOf(row) {
      const now = choices();
      if (known.choices !== now) known = { choices: now, options: new Map() };
      const options = known.options.get(row) ?? row.optionsIn(now);
      known.options.set(row, options);
      return options;
    },
  };
}
