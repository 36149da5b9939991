import type { IDBPDatabase } from 'idb';
import { Stopped } from './database';
import {
  ASIDE,
  abort,
  batchesOf,
  ENTRIES,
  type Entry,
  type LogDesign,
  putAll,
  readFrom,
  rebuild,
  transact,
} from './logRows';

/** Some entries that were put aside together: a few large rows are written and read much faster than many small ones. */
interface Parcel<E> {
  readonly batch: string;
  /** Its place in the batch. The key of the store is a batch and the id of an entry, which this takes the place of. */
  readonly entry: { readonly id: number };
  readonly entries: readonly E[];
}

/** How a merge is followed, and stopped. */
export interface Merging {
  /** Told how much is done, from 0 to 1. */
  progress?(share: number): void;
  readonly signal?: AbortSignal;
  /** As many entries must be in the batch at least: it may have been deleted behind our back. */
  readonly expected?: number;
}

const inBatch = (batch: string): IDBKeyRange => IDBKeyRange.bound([batch], [batch, []]);

/** Puts entries aside, so that they can join the log all at once. */
export const putAside = <E extends Entry>(
  database: IDBPDatabase,
  batch: string,
  entries: readonly E[],
): Promise<void> =>
  transact(database, [ASIDE], async transaction => {
    const aside = transaction.objectStore(ASIDE);
    const id = await aside.count(inBatch(batch));
    await aside.put({ batch, entry: { id }, entries } satisfies Parcel<E>);
  });

/** What reading entries of a log needs from its store. */
interface Readable<E> {
  getAll(range: IDBKeyRange, count: number): Promise<E[]>;
  get(id: string): Promise<E | undefined>;
}

/** Those entries of a log that have the ids of some others, by id. */
async function knownAmong<E extends Entry>(
  log: Readable<E>,
  others: readonly E[],
): Promise<ReadonlyMap<string, E>> {
  const ids = others.map(({ id }) => id).sort();
  const [first] = ids;
  const last = ids.at(-1);
  if (first === undefined || last === undefined) return new Map();
  const most = 2 * ids.length;
  const near = await log.getAll(IDBKeyRange.bound(first, last), most + 1);
  // The others are an export, so they are close together in the log; if not, each is looked up.
  const known = near.length <= most ? near : await Promise.all(ids.map(id => log.get(id)));
  return new Map(known.flatMap(entry => (entry === undefined ? [] : [[entry.id, entry] as const])));
}

/**
 * Merges the entries that were put aside into the log, all of them or none. Returns how many are new.
 *
 * @throws Stopped as soon as the signal is aborted, or if the batch isn't whole.
 */
export const mergeAside = <E extends Entry>(
  database: IDBPDatabase,
  design: LogDesign<E>,
  batch: string,
  { progress, signal, expected = 0 }: Merging,
): Promise<number> =>
  transact(database, [ASIDE, ENTRIES, ...design.stores], async transaction => {
    const [aside, log] = [transaction.objectStore(ASIDE), transaction.objectStore(ENTRIES)];
    const stop = () => abort(transaction);
    signal?.addEventListener('abort', stop);
    transaction.done.finally(() => signal?.removeEventListener('abort', stop)).catch(() => {});
    const keys = await aside.getAllKeys(inBatch(batch));
    let found = 0;
    let added = 0;
    let changed = 0;
    for (const [index, key] of keys.entries()) {
      if (signal?.aborted) throw new Stopped();
      const parcel: Parcel<E> | undefined = await aside.get(key);
      const incoming = parcel?.entries ?? [];
      found += incoming.length;
      const known = await knownAmong<E>(log, incoming);
      const winners = new Map<string, E>();
      for (const entry of incoming) {
        const other = winners.get(entry.id) ?? known.get(entry.id);
        const winner = other === undefined ? entry : design.preferred(other, entry);
        if (other === undefined) added += 1;
        if (winner !== other) winners.set(entry.id, winner);
      }
      await putAll(transaction, ENTRIES, winners.values());
      changed += winners.size;
      progress?.((index + 1) / keys.length);
    }
    if (found < expected) throw new Stopped();
    await aside.delete(inBatch(batch));
    if (changed > 0) await rebuild(transaction, design);
    return added;
  }).catch(error => {
    throw signal?.aborted ? new Stopped() : error;
  });

/**
 * Moves the whole log aside and empties its sums.
 *
 * @param unstored entries that go with it, though they may not be in the log yet
 * @returns how many entries that is
 */
export const moveAside = <E extends Entry>(
  database: IDBPDatabase,
  design: LogDesign<E>,
  batch: string,
  unstored: readonly E[],
): Promise<number> =>
  transact(database, [ASIDE, ENTRIES, ...design.stores], async transaction => {
    const [aside, log] = [transaction.objectStore(ASIDE), transaction.objectStore(ENTRIES)];
    const keys = await Promise.all(unstored.map(({ id }) => log.getKey(id)));
    const others = unstored.filter((_, at) => keys[at] === undefined);
    let [id, count] = [0, 0];
    const put = async (entries: readonly E[]) => {
      await aside.put({ batch, entry: { id }, entries } satisfies Parcel<E>);
      id += 1;
      count += entries.length;
    };
    for await (const entries of batchesOf<E>((range, count) => log.getAll(range, count))) await put(entries);
    if (others.length > 0) await put(others);
    for (const store of [ENTRIES, ...design.stores]) await transaction.objectStore(store).clear();
    return count;
  });

/** The names of the batches that were put aside. */
export const batchNames = (database: IDBPDatabase): Promise<readonly string[]> =>
  readFrom(database, ASIDE, async aside => {
    const names: string[] = [];
    let cursor = await aside.openKeyCursor();
    while (cursor) {
      const [name] = [cursor.key].flat();
      if (typeof name !== 'string') break;
      names.push(name);
      cursor = await cursor.continue([name, []]);
    }
    return names;
  });

/** Drops a batch that was put aside. */
export const dropAside = (database: IDBPDatabase, batch: string): Promise<void> =>
  transact(database, [ASIDE], async transaction => {
    const dropped = transaction.objectStore(ASIDE).delete(inBatch(batch));
    // The page may be gone before the answer comes.
    transaction.commit();
    await dropped;
  });
