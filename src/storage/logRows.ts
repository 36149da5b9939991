import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, unwrap, wrap } from 'idb';

/** Something that is logged once and never changed. */
export interface Entry {
  /** The id, by which the log is ordered. */
  readonly id: string;
}

/** A running sum. */
export interface Row {
  readonly key: string;
}

/** A running sum that an entry changes, and how. */
export interface Change {
  readonly store: string;
  readonly key: string;
  add(row: Row | undefined): Row;
}

/** The design of a log: its entries, their text form and their running sums. */
export interface LogDesign<E extends Entry> {
  /** The names of the stores of running sums. */
  readonly stores: readonly string[];
  changesBy(entry: E): readonly Change[];
  /** Chooses which of two entries with the same id stays. */
  preferred(one: E, other: E): E;
  /** An entry as a text, from which `parse` makes it again. */
  format(entry: E): string;
  parse(text: string): E | undefined;
}

export interface StoredRow {
  readonly store: string;
  readonly row: Row;
}

/** The rows that an entry changed, or `all` if every row is to be read again. */
export type Changed = readonly StoredRow[] | 'all';

export const ENTRIES = 'answers';

/** The store of staged entries, on their way into the log or out of it, by batch. Its name is that of databases in use. */
export const STAGING = 'aside';

/** How many entries are read or staged at a time. */
export const BATCH = 1000;

type ReadWrite = IDBPTransaction<unknown, string[], 'readwrite'>;

/** Runs a transaction over the log and its sums; if anything in it fails, none of it happens. */
export async function transact<T>(
  database: IDBPDatabase,
  stores: readonly string[],
  run: (transaction: ReadWrite) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction([...stores], 'readwrite', { durability: 'relaxed' });
  // Both may fail, and only one failure is handed on.
  transaction.done.catch(() => {});
  try {
    const result = await run(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    throw transaction.error ?? error;
  }
}

type ReadStore = IDBPObjectStore<unknown, [string], string>;

/** Reads from a store. */
export async function readFrom<T>(
  database: IDBPDatabase,
  store: string,
  read: (store: ReadStore) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(store);
  // The read fails with the transaction.
  transaction.done.catch(() => {});
  return read(transaction.store);
}

/** Undoes a transaction, unless it has ended already. */
export function abort(transaction: ReadWrite): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** Creates the stores that are missing: all of them in a new database. */
export function createStores(database: IDBPDatabase, stores: readonly string[]): void {
  const keys: readonly (readonly [string, string | string[]])[] = [
    [ENTRIES, 'id'],
    ...stores.map(store => [store, 'key'] as const),
    [STAGING, ['batch', 'entry.id']],
  ];
  for (const [store, keyPath] of keys)
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath });
}

/**
 * Logs an entry and adds it to its sums, in one transaction, even if the clock has been set back since other entries came. An
 * entry that is there already changes nothing.
 */
export const writeEntry = <E extends Entry>(
  database: IDBPDatabase,
  design: LogDesign<E>,
  entry: E,
): Promise<readonly StoredRow[]> =>
  transact(database, [ENTRIES, ...design.stores], async transaction => {
    const entries = transaction.objectStore(ENTRIES);
    if ((await entries.getKey(entry.id)) !== undefined) return [];
    await entries.put(entry);
    const rows: StoredRow[] = [];
    for (const { store, key, add } of design.changesBy(entry)) {
      const row = add(await transaction.objectStore(store).get(key));
      await transaction.objectStore(store).put(row);
      rows.push({ store, row });
    }
    return rows;
  });

/** All entries of a store in their order, batch by batch; while one is used, the next is being read. */
export async function* batchesOf<E extends Entry>(
  read: (range: IDBKeyRange | undefined, count: number) => Promise<E[]>,
): AsyncGenerator<readonly E[]> {
  let reading = read(undefined, BATCH);
  for (;;) {
    const batch = await reading;
    const last = batch.at(-1);
    if (last === undefined) return;
    if (batch.length < BATCH) return yield batch;
    reading = read(IDBKeyRange.lowerBound(last.id, true), BATCH);
    // Nobody may ask for it any more.
    reading.catch(() => {});
    yield batch;
  }
}

/**
 * Writes many rows. Only the last is waited for, and one of each batch, so that keys have their turn: if any row fails, so
 * does the transaction, and with it the last.
 */
export async function putAll(transaction: ReadWrite, store: string, rows: Iterable<unknown>): Promise<void> {
  const plain = unwrap(transaction.objectStore(store));
  let last: IDBRequest | undefined;
  let count = 0;
  for (const row of rows) {
    last = plain.put(row);
    count += 1;
    if (count % BATCH > 0) continue;
    await wrap(last);
    // A request that has been answered never answers again.
    last = undefined;
  }
  if (last) await wrap(last);
}

/** Computes all sums again from the log. */
export async function rebuild<E extends Entry>(transaction: ReadWrite, design: LogDesign<E>): Promise<void> {
  const sums = new Map<string, Map<string, Row>>(design.stores.map(store => [store, new Map()]));
  const entries = transaction.objectStore(ENTRIES);
  const batches = batchesOf<E>((range, count) => entries.getAll(range, count));
  for await (const batch of batches)
    for (const entry of batch)
      for (const { store, key, add } of design.changesBy(entry)) {
        const rows = sums.get(store);
        rows?.set(key, add(rows.get(key)));
      }
  for (const [store, rows] of sums) {
    await transaction.objectStore(store).clear();
    await putAll(transaction, store, rows.values());
  }
}

/** All entries in their order, batch by batch, each read when it is asked for. */
export const readEntries = <E extends Entry>(database: IDBPDatabase): AsyncGenerator<readonly E[]> =>
  batchesOf<E>((range, count) => readFrom(database, ENTRIES, store => store.getAll(range, count)));

/** Keys that begin with a text. */
const beginning = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** The rows of a store whose keys begin with a text, in the order of their keys. */
export const readRows = (database: IDBPDatabase, store: string, prefix = ''): Promise<readonly Row[]> =>
  readFrom(database, store, rows => rows.getAll(beginning(prefix)));

/** The last rows of a store whose keys begin with a text, the very last first. */
export const readLastRows = (
  database: IDBPDatabase,
  store: string,
  prefix: string,
  count: number,
): Promise<readonly Row[]> =>
  readFrom(database, store, async rows => {
    const last: Row[] = [];
    let cursor = await rows.openCursor(beginning(prefix), 'prev');
    while (cursor && last.length < count) {
      last.push(cursor.value);
      cursor = await cursor.continue();
    }
    return last;
  });

/** Empties the log and its sums. Returns how many entries there were. */
export const emptyAll = <E extends Entry>(
  database: IDBPDatabase,
  { stores }: LogDesign<E>,
): Promise<number> =>
  transact(database, [ENTRIES, ...stores], async transaction => {
    const count = await transaction.objectStore(ENTRIES).count();
    for (const store of [ENTRIES, ...stores]) await transaction.objectStore(store).clear();
    return count;
  });
