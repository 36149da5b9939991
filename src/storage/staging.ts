import type { IDBPDatabase } from 'idb';
import { Stopped } from './database';
import {
  abort,
  batchesOf,
  ENTRIES,
  type Entry,
  type LogDesign,
  putAll,
  readFrom,
  rebuild,
  STAGING,
  transact,
} from './logRows';

/** Entries that were staged together: a few large rows are written and read much faster than many small ones. */
interface StagedRow<E> {
  readonly batch: string;
  /** Its number in the batch, which stands where the store's key path, `batch` and `entry.id`, has the id of an entry. */
  readonly entry: { readonly id: number };
  readonly entries: readonly E[];
}

/** How a merge is followed and stopped. */
export interface MergeOptions {
  /** Told how much is done, from 0 to 1. */
  progress?(share: number): void;
  readonly signal?: AbortSignal;
  /** The batch must have at least this many entries: another tab or the browser may have deleted some. */
  readonly expected?: number;
}

const inBatch = (batch: string): IDBKeyRange => IDBKeyRange.bound([batch], [batch, []]);

/** Stages entries, so that they can join the log all at once. */
export const stage = <E extends Entry>(
  database: IDBPDatabase,
  batch: string,
  entries: readonly E[],
): Promise<void> =>
  transact(database, [STAGING], async transaction => {
    const staging = transaction.objectStore(STAGING);
    const id = await staging.count(inBatch(batch));
    await staging.put({ batch, entry: { id }, entries } satisfies StagedRow<E>);
  });

/** The two reads of a log's store that `knownAmong` needs. */
interface LogReader<E> {
  getAll(range: IDBKeyRange, count: number): Promise<E[]>;
  get(id: string): Promise<E | undefined>;
}

/** The entries of a log that have the same ids as some others, by id. */
async function knownAmong<E extends Entry>(
  log: LogReader<E>,
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
 * Merges a staged batch into the log, all of it or nothing. Returns how many entries are new.
 *
 * @throws Stopped as soon as the signal is aborted, or if the batch isn't whole.
 */
export const mergeStaged = <E extends Entry>(
  database: IDBPDatabase,
  design: LogDesign<E>,
  batch: string,
  { progress, signal, expected = 0 }: MergeOptions,
): Promise<number> =>
  transact(database, [STAGING, ENTRIES, ...design.stores], async transaction => {
    const [staging, log] = [transaction.objectStore(STAGING), transaction.objectStore(ENTRIES)];
    const stop = () => abort(transaction);
    signal?.addEventListener('abort', stop);
    transaction.done.finally(() => signal?.removeEventListener('abort', stop)).catch(() => {});
    const keys = await staging.getAllKeys(inBatch(batch));
    let found = 0;
    let added = 0;
    let changed = 0;
    for (const [index, key] of keys.entries()) {
      if (signal?.aborted) throw new Stopped();
      const row: StagedRow<E> | undefined = await staging.get(key);
      const incoming = row?.entries ?? [];
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
    await staging.delete(inBatch(batch));
    if (changed > 0) await rebuild(transaction, design);
    return added;
  }).catch(error => {
    throw signal?.aborted ? new Stopped() : error;
  });

/**
 * Moves the whole log into a staged batch and empties its sums.
 *
 * @param unstored entries that go with it, though they may not be in the log yet
 * @returns how many entries were moved
 */
export const stageWholeLog = <E extends Entry>(
  database: IDBPDatabase,
  design: LogDesign<E>,
  batch: string,
  unstored: readonly E[],
): Promise<number> =>
  transact(database, [STAGING, ENTRIES, ...design.stores], async transaction => {
    const [staging, log] = [transaction.objectStore(STAGING), transaction.objectStore(ENTRIES)];
    const keys = await Promise.all(unstored.map(({ id }) => log.getKey(id)));
    const others = unstored.filter((_, at) => keys[at] === undefined);
    let [id, count] = [0, 0];
    const put = async (entries: readonly E[]) => {
      await staging.put({ batch, entry: { id }, entries } satisfies StagedRow<E>);
      id += 1;
      count += entries.length;
    };
    for await (const entries of batchesOf<E>((range, count) => log.getAll(range, count))) await put(entries);
    if (others.length > 0) await put(others);
    for (const store of [ENTRIES, ...design.stores]) await transaction.objectStore(store).clear();
    return count;
  });

/** The names of the staged batches. */
export const batchNames = (database: IDBPDatabase): Promise<readonly string[]> =>
  readFrom(database, STAGING, async staging => {
    const names: string[] = [];
    let cursor = await staging.openKeyCursor();
    while (cursor) {
      const [name] = [cursor.key].flat();
      if (typeof name !== 'string') break;
      names.push(name);
      cursor = await cursor.continue([name, []]);
    }
    return names;
  });

/** Drops a staged batch. */
export const dropStaged = (database: IDBPDatabase, batch: string): Promise<void> =>
  transact(database, [STAGING], async transaction => {
    const dropped = transaction.objectStore(STAGING).delete(inBatch(batch));
    // The page may be gone before the answer comes.
    transaction.commit();
    await dropped;
  });
