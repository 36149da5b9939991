import { createListeners } from '../listeners';
import { isInQuiz, readChoices, searchOf, settled } from './choices';
import type { Choices, SettingRow } from './setting';
import { createSettings, type Settings, type SettingsSource } from './settings';

/** The settings of a screen, stored in the query of its address. */
export interface QuerySettings extends Settings {
  /** The query for the current choices, without defaults: `?frets=24`; with a hash, those of a quiz are written as well. */
  query(): string;
  /** The part of the address after its `#`, or nothing. It is dropped as soon as a setting changes that a quiz depends on. */
  hash(): string;
  /** The query of the address that was read last, as it was. */
  given(): string;
  /** Removes the hash from the address. */
  dropHash(): void;
  /** Reads the choices from an address. */
  load(search: string, hash?: string): void;
  /** Reads the choices again: the table has been loaded. */
  loaded(): void;
  /** Notifies listeners that a lock was added or removed. */
  changed(): void;
  /** Uses other values of the shared preferences than the user's, until `share` takes those over. */
  lend(values: Choices): void;
  /** Takes over the shared preferences after a change, whatever the address says about them. */
  share(): void;
}

const NOTHING: Choices = new Map();

interface QuerySettingsOptions extends Pick<SettingsSource, 'id' | 'table'> {
  readonly lockOf: (row: SettingRow) => string | undefined;
  /** The preferences that the screens have in common. */
  readonly shared?: () => Choices;
  /** Writes the changed query to the address. */
  readonly write: (query: string) => void;
}

/** Creates the settings of a screen. A query is parsed once, when it is loaded, and written on every change. */
export function createQuerySettings(options: QuerySettingsOptions): QuerySettings {
  const { id, lockOf, write, shared = () => NOTHING } = options;
  const listeners = createListeners();
  /** The choices of the address, without and with the shared preferences. */
  let own = NOTHING;
  let current = NOTHING;
  let given = '';
  let hash = '';

  const query = () => {
    // Until the table is loaded, nobody knows what the query says.
    if (options.table.rows.length === 0) return given + hash;
    return hash === '' ? searchOf(options.table, own) : searchOf(options.table, current, 'written') + hash;
  };

  const isShared = (id: string) => options.table.shared?.some(text => text.id === id) === true;
  const take = (choices: Choices) => {
    own = choices;
    current = settled(options.table, new Map([...[...shared()].filter(([id]) => isShared(id)), ...own]));
  };

  /** The values that a link means which doesn't name the shared preferences, where those differ now. */
  const implied = () =>
    (options.table.shared ?? [])
      .filter(({ id }) => shared().has(id))
      .map(({ id, impliedInLinks }) => [id, impliedInLinks] as const);

  const load = (from: string, newHash = '') => {
    given = from;
    hash = newHash;
    const read = readChoices(options.table, new URLSearchParams(from));
    take(hash === '' ? read : new Map([...implied(), ...read]));
    listeners.notify();
  };

  const apply = (next: Choices, nextHash: string) => {
    take(new Map([...next].filter(([id]) => own.has(id) || !isShared(id))));
    hash = nextHash;
    // The address first: listeners may read it.
    write(query());
    listeners.notify();
  };
  const isOther = (next: Choices) =>
    options.table.rows.some(
      row => isInQuiz(options.table, row, next) && current.get(row.id) !== next.get(row.id),
    );

  const withoutShared = (): Choices => new Map([...own].filter(([id]) => !isShared(id)));

  const settings = createSettings({
    id,
    get table() {
      return options.table;
    },
    choices: () => current,
    apply: next => apply(next, isOther(next) ? '' : hash),
    lockOf,
    subscribe: listeners.subscribe,
  });
  return {
    ...settings,
    get table() {
      return options.table;
    },
    query,
    hash: () => hash,
    given: () => given,
    dropHash() {
      if (hash !== '') apply(current, '');
    },
    load,
    loaded: () => load(given, hash),
    changed: listeners.notify,
    lend(values) {
      take(new Map([...[...values].filter(([id]) => isShared(id)), ...withoutShared()]));
      write(query());
      listeners.notify();
    },
    share() {
      take(withoutShared());
      hash = '';
      listeners.notify();
    },
  };
}
