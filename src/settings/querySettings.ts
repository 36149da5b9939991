import { createListeners } from '../listeners';
import { isInQuiz, readChoices, searchOf, settled } from './choices';
import { isNaming } from './noteNames';
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
  /** Uses other choices than the user's, until those are given back; also in an address with the same choices. */
  lend(choices: Choices): void;
  /** Whether other choices than the user's are used. */
  isLent(): boolean;
  /**
   * Gives the user's choices back, but for what was changed meanwhile. The address isn't written.
   *
   * @param isGivenBack whether it is done for a row
   */
  giveBack(isGivenBack?: (row: Pick<SettingRow, 'id'>) => boolean): void;
  /** Takes over the shared preferences after a change, whatever the address says about them. */
  share(): void;
  /** Takes over the note names that the user prefers, which no address holds. */
  rename(): void;
}

const NOTHING: Choices = new Map();

/** The user's choices while others are used in their place. */
interface Lent {
  readonly own: Choices;
  readonly hash: string;
  readonly given: string;
  /** Their address. */
  readonly address: string;
  /** The choices that are used in their place. */
  readonly others: Choices;
}

interface QuerySettingsOptions extends Pick<SettingsSource, 'id' | 'table'> {
  readonly lockOf: (row: SettingRow) => string | undefined;
  /** The preferences that the screens have in common. */
  readonly shared?: () => Choices;
  /** Writes the changed query to the address. */
  readonly write: (query: string) => void;
  /** Text that survives a reload of the page. */
  readonly kept?: KeptText;
}

/** A text that survives a reload; empty if there is none. */
export interface KeptText {
  read(): string;
  write(text: string): void;
}

const NOTHING_KEPT: KeptText = { read: () => '', write: () => {} };

/** Creates the settings of a screen. A query is parsed once, when it is loaded, and written on every change. */
export function createQuerySettings(options: QuerySettingsOptions): QuerySettings {
  const { id, lockOf, write, shared = () => NOTHING, kept = NOTHING_KEPT } = options;
  const listeners = createListeners();
  /** The choices of the address, without and with the shared preferences. */
  let own = NOTHING;
  let current = NOTHING;
  let given = '';
  let hash = '';
  let lent: Lent | undefined;
  const [keptQuery, keptOwn] = kept.read().split('\n');
  /** The query of what was lent last. */
  let lentQuery = keptOwn === undefined ? undefined : keptQuery;
  /** The user's own query while another was lent, from before a reload. */
  let ownQuery = keptOwn;

  const isLoaded = () => options.table.rows.length > 0;

  const query = () => {
    // Until the table is loaded, nobody knows what the query says.
    if (!isLoaded()) return given + hash;
    return hash === '' ? searchOf(options.table, own) : searchOf(options.table, current, 'written') + hash;
  };

  const isShared = (id: string) => options.table.shared?.some(text => text.id === id) === true;
  const isTaken = (id: string) => isShared(id) || (isNaming(id) && options.table.hasNoteNames === true);
  const take = (choices: Choices) => {
    own = new Map([...choices].filter(([id]) => !isNaming(id)));
    current = settled(options.table, new Map([...[...shared()].filter(([id]) => isTaken(id)), ...own]));
  };

  /** The values that a link means which doesn't name the shared preferences, where those differ now. */
  const implied = () =>
    (options.table.shared ?? [])
      .filter(({ id }) => shared().has(id))
      .map(({ id, impliedInLinks }) => [id, impliedInLinks] as const);

  const readQuery = (from: string, ofHash: string): Choices => {
    const read = readChoices(options.table, new URLSearchParams(from));
    return ofHash === '' ? read : new Map([...implied(), ...read]);
  };

  /** The user's own choices from before a reload, once the table can read them. */
  const fromBefore = (): Omit<Lent, 'others'> | undefined => {
    if (ownQuery === undefined || !isLoaded()) return undefined;
    const [, from = '', itsHash = ''] = /^([^#]*)(.*)$/s.exec(ownQuery) ?? [];
    const address = ownQuery;
    ownQuery = undefined;
    return { own: readQuery(from, itsHash), hash: itsHash, given: from, address };
  };

  const begin = (loan: Lent) => {
    lent = loan;
    kept.write(`${lentQuery}\n${loan.address}`);
  };
  const endLoan = () => {
    lent = undefined;
    kept.write('');
  };

  const load = (from: string, newHash = '') => {
    const before = fromBefore() ?? { own, hash, given, address: query() };
    const address = from + newHash;
    const isShown = address === query();
    given = from;
    hash = newHash;
    take(readQuery(from, hash));
    // Back on a page that was lent. Any other is what the user wants.
    if (isLoaded() && address === lentQuery) begin(lent ?? { ...before, others: own });
    else if (isLoaded() && !isShown) endLoan();
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

  const lend = (choices: Choices) => {
    const before = lent ?? { own, hash, given, address: query() };
    const isOther = ([id, code]: readonly [string, string]) =>
      !isShared(id) || own.has(id) || code !== shared().get(id);
    take(new Map([...choices].filter(isOther)));
    hash = '';
    lentQuery = query();
    begin({ ...before, others: own });
    // The address first: listeners may read it.
    write(lentQuery);
    listeners.notify();
  };
  const giveBack = (isGivenBack: (row: Pick<SettingRow, 'id'>) => boolean = () => true) => {
    if (lent === undefined) return;
    const { others, ...before } = lent;
    const isChanged = (id: string) => own.get(id) !== others.get(id);
    const ids = [...new Set([...before.own.keys(), ...own.keys()])];
    const next = ids.flatMap(id => {
      const code = (isGivenBack({ id }) && !isChanged(id) ? before.own : own).get(id);
      return code === undefined ? [] : [[id, code] as const];
    });
    endLoan();
    take(new Map(next));
    given = before.given;
    hash = options.table.rows.some(
      row => isInQuiz(options.table, row, own) && own.get(row.id) !== before.own.get(row.id),
    )
      ? ''
      : before.hash;
    listeners.notify();
  };

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
    lend,
    isLent: () => lent !== undefined,
    giveBack,
    share() {
      take(withoutShared());
      hash = '';
      listeners.notify();
    },
    rename() {
      take(own);
      listeners.notify();
    },
  };
}
