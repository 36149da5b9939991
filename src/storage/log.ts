import type { Moments } from './afterPaint';
import { createAccess, createDatabase, isFull, type OpenFault, Stopped } from './database';
import type { Journal } from './journal';
import {
  type Changed,
  createStores,
  ENTRIES,
  type Entry,
  emptyAll,
  type LogDesign,
  type Row,
  readEntries,
  readFrom,
  readLastRows,
  readRows,
  writeEntry,
} from './logRows';
import { batchNames, dropStaged, type MergeOptions, mergeStaged, stage, stageWholeLog } from './staging';
import { createTabs, type News, type Tabs } from './tabs';

/**
 * Whether entries are stored. `waiting`: it isn't clear yet. `stored`: everything is, or will be in a moment. `deleted`: the
 * same, but the browser or the user has deleted earlier entries. `full`: there is no room. Otherwise why the log can't be opened.
 * Entries that aren't stored stay in memory, and are stored as soon as they can be.
 */
export type LogState = 'waiting' | 'stored' | 'deleted' | 'full' | OpenFault;

/** The outcome of clearing a log: its entries can be merged again, they are gone for good, or nothing happened. */
export type Cleared =
  | { readonly kind: 'kept' | 'gone'; readonly count: number }
  | { readonly kind: 'failed' };

/** Called with the rows that an entry changed, or `all` if every row is to be read again. */
export type LogListener = (changed: Changed) => void;

/**
 * A log of entries in the browser's database, with running sums. Nothing in it throws or rejects. An entry is kept in a journal
 * until it is stored, so that closing the page loses none: the next log takes over what is there.
 */
export interface Log<E extends Entry> {
  state(): LogState;
  /** Calls back when the state or a row has changed, here or in another tab; returns an unsubscribe function. */
  subscribe(listener: LogListener): () => void;
  /** Logs an entry, unless it is waiting already: after the next paint, in order. */
  append(entry: E): void;
  /** Entries that aren't stored yet, in order. */
  pending(): readonly E[];
  /** Stores the pending entries now. Resolves when they are stored, or clear that they can't be. */
  flush(): Promise<void>;
  /** The rows of a store whose keys begin with a text, in the order of their keys. */
  rows(store: string, prefix?: string): Promise<readonly Row[]>;
  /** The last rows of a store whose keys begin with a text, the very last first. */
  lastRows(store: string, prefix: string, count: number): Promise<readonly Row[]>;
  /** How many entries are stored. */
  count(): Promise<number>;
  /** The stored entries in order, batch by batch, then the pending ones. */
  entries(): AsyncGenerator<readonly E[]>;
  /** Stages entries under the name of a batch. False if that failed. */
  stage(batch: string, entries: readonly E[]): Promise<boolean>;
  /** Merges a batch into the log, all of it or nothing. Returns how many entries are new; `undefined` if that failed or was stopped. */
  merge(batch: string, options?: MergeOptions): Promise<number | undefined>;
  /**
   * Moves the whole log into a batch or, if there is no room for that, empties it. Entries that are logged after this call stay.
   *
   * @param locked resolves once other tabs know that this one holds the batch, so that they don't drop it
   */
  clear(batch: string, locked?: Promise<unknown>): Promise<Cleared>;
  /** The names of all batches, those of other tabs too. */
  batches(): Promise<readonly string[]>;
  drop(batch: string): Promise<void>;
  /** Lets go of the database and of the other tabs. */
  close(): Promise<void>;
}

export interface LogDeps<E extends Entry> {
  readonly name: string;
  readonly version: number;
  readonly design: LogDesign<E>;
  readonly moments: Moments;
  readonly journal: Journal;
}

/** The journal has room for no more entries of a log: those of a storage that stays out of reach must not fill the browser's. */
export const JOURNALED = 2000;

/** Creates a log, whose database is opened when it is first needed. */
export function createLog<E extends Entry>(deps: LogDeps<E>): Log<E> {
  const { name, version, design, moments, journal } = deps;
  const listeners = new Set<LogListener>();
  const waiting = new Map<string, E>();
  /** The waiting entries that another log has left in the journal, or is about to store. */
  const takenOver = new Set<string>();
  /** The entries, by batch, that were never stored when the log was cleared into the batch. */
  const unstored = new Map<string, readonly E[]>();
  let state: LogState = 'waiting';
  let wasOpen = false;
  /** Whether something was to be read while there was no database. */
  let wasMissed = false;
  let isScheduled = false;
  let writing: Promise<void> | undefined;
  /** The clearing of the log, while it lasts. */
  let clearing: Promise<unknown> | undefined;

  const notify = (changed: Changed) => {
    for (const listener of listeners) listener(changed);
  };
  const become = (next: LogState) => {
    if (state === next) return;
    state = next;
    notify([]);
  };

  /** Whether entries wait since a write failed. Reading may go on working meanwhile, on a full disk for example. */
  const isStuck = () => (state === 'full' || state === 'refused') && waiting.size > 0;

  // `deleted` stays: that is worth knowing.
  const succeeded = () => state !== 'deleted' && !isStuck() && become('stored');

  const database = createDatabase({
    name,
    version,
    upgrade: fresh => createStores(fresh, design.stores),
    failed: become,
    opened(kind) {
      if (wasOpen && kind === 'made') become('deleted');
      else succeeded();
      if (wasMissed || (wasOpen && kind !== 'found')) notify('all');
      wasMissed = false;
      wasOpen = true;
      // Another tab was in the way.
      if (waiting.size > 0) void flush();
    },
  });

  const within = createAccess({
    database,
    // Opening alone doesn't notify: where a store can never be read, listeners would read, and reopen, forever.
    succeeded(on) {
      succeeded();
      if (on === 'reopened') notify('all');
    },
    unavailable() {
      wasMissed = true;
    },
    failed(error) {
      if (error instanceof Stopped) return;
      console.warn('Could not use the log of answers', error);
      become(isFull(error) ? 'full' : 'refused');
    },
  });

  const tabs: Tabs = createTabs(name, news => void tell(news));

  /** Tells listeners of another tab's changes, as this tab reads them. */
  async function tell(news: News) {
    if (typeof news === 'object' && 'deleted' in news) for (const id of news.deleted) waiting.delete(id);
    if (listeners.size === 0) return;
    if (news === 'all' || 'deleted' in news) return notify('all');
    const rows = await within(open =>
      Promise.all(
        news.map(async ({ store, key }) => {
          const row: Row | undefined = await readFrom(open, store, rows => rows.get(key));
          return row === undefined ? [] : [{ store, row }];
        }),
      ),
    );
    if (rows) notify(rows.flat());
  }

  const told = (changed: Changed) => {
    tabs.tell(changed === 'all' ? 'all' : changed.map(({ store, row: { key } }) => ({ store, key })));
    notify(changed);
  };

  /** Keeps the waiting entries in the journal that aren't there yet. */
  const keepWaiting = () => {
    for (const [id, entry] of [...waiting].slice(0, JOURNALED))
      if (!takenOver.has(id) && !journal.has(id)) journal.keep(id, design.format(entry));
  };
  /** The entries that are in the journal, those of other tabs too. */
  const journaled = (): readonly E[] =>
    [...journal.kept().values()].flatMap(text => design.parse(text) ?? []);

  const forget = (id: string) => {
    waiting.delete(id);
    takenOver.delete(id);
    journal.drop([id]);
  };

  /** Writes an entry; false if that failed. */
  const write = async (entry: E): Promise<boolean> => {
    const { id } = entry;
    const isWanted = () => waiting.has(id) && (!takenOver.has(id) || journal.has(id));
    const changed = await within(async open => (isWanted() ? writeEntry(open, design, entry) : []));
    if (changed === undefined) return false;
    forget(id);
    succeeded();
    if (changed.length > 0) told(changed);
    // Another tab has stored it, or deleted it.
    else notify('all');
    return true;
  };

  const writeAll = async () => {
    for (const entry of waiting.values()) {
      await clearing;
      // The next entries would meet the same fault.
      if (!(await write(entry))) return;
    }
  };

  const flush = async (): Promise<void> => {
    isScheduled = false;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    await writing;
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    moments.afterPaint(() => void flush());
  };

  const count = async () => (await within(open => readFrom(open, ENTRIES, rows => rows.count()))) ?? 0;

  /** Takes everything out of the queue and the journal: it is to be deleted with the log. */
  const takeAll = (): readonly E[] => {
    const all = new Map([...waiting, ...journaled().map(entry => [entry.id, entry] as const)]);
    waiting.clear();
    takenOver.clear();
    journal.drop([...all.keys(), ...journal.kept().keys()]);
    return [...all.values()];
  };
  const putBack = (entries: readonly E[]) => {
    const later = [...waiting.values()];
    waiting.clear();
    for (const entry of [...entries, ...later]) waiting.set(entry.id, entry);
    keepWaiting();
  };

  const clearStored = async (batch: string, others: readonly E[]): Promise<Cleared> => {
    const moved = await within(open => stageWholeLog(open, design, batch, others));
    if (moved !== undefined) return { kind: 'kept', count: moved };
    // Nothing has ever been stored.
    if (state === 'missing' || (state === 'refused' && !wasOpen)) {
      unstored.set(batch, others);
      return { kind: 'kept', count: others.length };
    }
    if (state !== 'full') return { kind: 'failed' };
    const emptied = await within(open => emptyAll(open, design));
    return emptied === undefined ? { kind: 'failed' } : { kind: 'gone', count: emptied + others.length };
  };

  for (const entry of journaled()) {
    waiting.set(entry.id, entry);
    takenOver.add(entry.id);
  }
  if (waiting.size > 0) schedule();
  moments.whenHidden(() => {
    keepWaiting();
    void flush();
  });
  moments.whenShown(() => {
    if (waiting.size > 0) void flush();
    // Reading tells whether the storage can be used again.
    else if (state !== 'stored' && state !== 'deleted' && state !== 'waiting') void count();
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    append(entry) {
      if (waiting.has(entry.id)) return;
      waiting.set(entry.id, entry);
      if (waiting.size <= JOURNALED) journal.keep(entry.id, design.format(entry));
      schedule();
    },
    pending: () => [...waiting.values()],
    flush,
    rows: async (store, prefix) => (await within(open => readRows(open, store, prefix))) ?? [],
    lastRows: async (store, prefix, count) =>
      (await within(open => readLastRows(open, store, prefix, count))) ?? [],
    count,
    async *entries() {
      await flush();
      const open = await database.open();
      if (open) yield* readEntries<E>(open);
      if (waiting.size > 0) yield [...waiting.values()];
    },
    stage: async (batch, entries) =>
      (await within(async open => {
        await stage(open, batch, entries);
        return true;
      })) ?? false,
    async merge(batch, options = {}) {
      const again = unstored.get(batch) ?? [];
      putBack(again);
      unstored.delete(batch);
      await flush();
      const { expected = 0 } = options;
      const stored = { ...options, expected: expected - again.length };
      const added = await within(open => mergeStaged(open, design, batch, stored));
      if (added === undefined && again.length === 0) return undefined;
      told('all');
      return again.length + (added ?? 0);
    },
    async clear(batch, locked) {
      // At once, so that later entries stay.
      const others = takeAll();
      const cleared = Promise.all([locked, clearing]).then(() => clearStored(batch, others));
      clearing = cleared;
      const { kind } = await cleared;
      if (clearing === cleared) clearing = undefined;
      if (kind === 'failed') putBack(others);
      else {
        tabs.tell({ deleted: others.map(({ id }) => id) });
        notify('all');
      }
      return cleared;
    },
    batches: async () => (await within(batchNames)) ?? [],
    async drop(batch) {
      unstored.delete(batch);
      await within(open => dropStaged(open, batch));
    },
    close() {
      tabs.close();
      return database.close();
    },
  };
}
