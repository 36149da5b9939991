import type { IDBPDatabase } from 'idb';
import { ASIDE, batchesOf, ENTRIES, type Entry, type LogDesign, rebuild, transact } from './logRows';

interface PutAside<E> {
  readonly batch: string;
  readonly entry: E;
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
    await Promise.all(entries.map(entry => aside.put({ batch, entry } satisfies PutAside<E>)));
  });

/** Merges the entries that were put aside into the log, all of them or none. Returns how many are new. */
export const mergeAside = <E extends Entry>(
  database: IDBPDatabase,
  design: LogDesign<E>,
  batch: string,
): Promise<number> =>
  transact(database, [ASIDE, ENTRIES, ...design.stores], async transaction => {
    const [aside, log] = [transaction.objectStore(ASIDE), transaction.objectStore(ENTRIES)];
    let added = 0;
    const incoming = batchesOf<PutAside<E>>(
      (range, count) => aside.getAll(range, count),
      ({ entry }) => [batch, entry.id],
      inBatch(batch),
    );
    for await (const part of incoming) {
      const known: (E | undefined)[] = await Promise.all(part.map(({ entry }) => log.get(entry.id)));
      added += known.filter(entry => entry === undefined).length;
      const merged = part.map(({ entry }, index) => {
        const other = known[index];
        return other === undefined ? entry : design.preferred(entry, other);
      });
      await Promise.all(merged.map(entry => log.put(entry)));
    }
    await aside.delete(inBatch(batch));
    await rebuild(transaction, design);
    return added;
  });

/** Moves the whole log aside and empties its sums. */
export const moveAside = <E extends Entry>(
  database: IDBPDatabase,
  design: LogDesign<E>,
  batch: string,
): Promise<void> =>
  transact(database, [ASIDE, ENTRIES, ...design.stores], async transaction => {
    const [aside, log] = [transaction.objectStore(ASIDE), transaction.objectStore(ENTRIES)];
    for await (const entries of batchesOf<E>(
      (range, count) => log.getAll(range, count),
      ({ id }) => id,
    ))
      await Promise.all(entries.map(entry => aside.put({ batch, entry })));
    for (const store of [ENTRIES, ...design.stores]) await transaction.objectStore(store).clear();
  });

/** The names of the batches that were put aside. */
export async function batchNames(database: IDBPDatabase): Promise<readonly string[]> {
  const names: string[] = [];
  let cursor = await database.transaction(ASIDE).store.openKeyCursor();
  while (cursor) {
    const [name] = [cursor.key].flat();
    if (typeof name !== 'string') break;
    names.push(name);
    cursor = await cursor.continue([name, []]);
  }
  return names;
}

/** Drops a batch that was put aside. */
export const dropAside = (database: IDBPDatabase, batch: string): Promise<void> =>
  transact(database, [ASIDE], async transaction => {
    const dropped = transaction.objectStore(ASIDE).delete(inBatch(batch));
    // The page may be gone before the answer comes.
    transaction.commit();
    await dropped;
  });
