import { createAccess } from './access';
import type { Moments } from './afterPaint';
import { batchNames, dropAside, type Merging, mergeAside, moveAside, putAside } from './aside';
import { createDatabase, type OpenFault } from './database';
import {
  type Changed,
  createStores,
  ENTRIES,
  type Entry,
  emptyAll,
  type LogDesign,
  type Row,
  readEntries,
  readLastRows,
  readRows,
  writeEntry,
} from './logRows';
import { createTabs, type Tabs } from './tabs';

/**
 * Whether entries are stored. `waiting`: it isn't clear yet. `stored`: everything is, or will be in a moment. `deleted`: the
 * same, but what had been stored was deleted behind our back. `full`: there is no room. Otherwise why the log can't be opened.
 * What isn't stored stays in memory, and is stored as soon as it can be.
 */
export type LogState = 'waiting' | 'stored' | 'deleted' | 'full' | OpenFault;

/** What became of a log that was to be cleared: it can be merged again, it is gone for good, or nothing happened. */
export type Cleared = 'kept' | 'gone' | 'failed';

/** What the log tells those who show it: rows that an entry changed, or that all are to be read again. */
export type LogListener = (changed: Changed) => void;

/** A log of entries in the browser's database, with running sums. Nothing in it throws or rejects. */
export interface Log<E extends Entry> {
  state(): LogState;
  /** Calls back when the state or a row has changed, here or in another tab; returns an unsubscribe function. */
  subscribe(listener: LogListener): () => void;
  /** Logs an entry: after the next paint, in order. */
  append(entry: E): void;
  /** Entries that aren't stored yet, in order. */
  pending(): readonly E[];
  /** Stores now what is pending. Resolves when it is stored, or clear that it can't be. */
  flush(): Promise<void>;
  /** The rows of a store whose keys begin with a text, in the order of their keys. */
  rows(store: string, prefix?: string): Promise<readonly Row[]>;
  /** The last of those rows, the very last first. */
  lastRows(store: string, prefix: string, count: number): Promise<readonly Row[]>;
  /** How many entries are stored. */
  count(): Promise<number>;
  /** The stored entries in order, batch by batch, then the pending ones. */
  entries(): AsyncGenerator<readonly E[]>;
  /** Puts entries aside under the name of a batch. False if that failed. */
  putAside(batch: string, entries: readonly E[]): Promise<boolean>;
  /** Merges a batch into the log, all of it or nothing. Returns how many entries are new; `undefined` if that failed or was stopped. */
  merge(batch: string, merging?: Merging): Promise<number | undefined>;
  /** Moves the whole log into a batch or, if there is no room for that, empties it. */
  clear(batch: string): Promise<Cleared>;
  /** The names of all batches, those of other tabs too. */
  batches(): Promise<readonly string[]>;
  drop(batch: string): Promise<void>;
  /** Lets go of the database and of the other tabs. */
  close(): Promise<void>;
}

/** What a log needs from outside. */
export interface LogUse<E extends Entry> {
  readonly name: string;
  readonly version: number;
  readonly design: LogDesign<E>;
  readonly moments: Moments;
}

/**
 * Creates a log, whose database is opened when it is first needed.
 *
 * @example createLog({ name: 'fretty', version: 1, design, moments: pageMoments }).append(answer)
 */
export function createLog<E extends Entry>({ name, version, design, moments }: LogUse<E>): Log<E> {
  const listeners = new Set<LogListener>();
  const waiting = new Map<string, E>();
  /** What was never stored of the batches that the log was cleared into. */
  const unstored = new Map<string, readonly E[]>();
  let state: LogState = 'waiting';
  let wasOpen = false;
  let isScheduled = false;
  let writing: Promise<void> | undefined;

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

  // That something was deleted stays worth knowing.
  const succeeded = () => state !== 'deleted' && !isStuck() && become('stored');

  const database = createDatabase({
    name,
    version,
    upgrade: fresh => createStores(fresh, design.stores),
    failed: become,
    opened(kind) {
      if (wasOpen && kind === 'made') become('deleted');
      else succeeded();
      if (wasOpen) notify('all');
      wasOpen = true;
      // Another tab was in the way.
      if (waiting.size > 0) void flush();
    },
  });

  const within = createAccess({
    database,
    succeeded,
    failed(error) {
      if (isStopped(error)) return;
      console.warn('Could not use the log of answers', error);
      become(isFull(error) ? 'full' : 'refused');
    },
  });

  const tabs: Tabs = createTabs(name, changed => void tell(changed));

  /** Tells what another tab has changed, as this tab reads it. */
  async function tell(changed: readonly { readonly store: string; readonly key: string }[] | 'all') {
    if (listeners.size === 0) return;
    if (changed === 'all') return notify('all');
    const rows = await within(open =>
      Promise.all(
        changed.map(async ({ store, key }) => {
          const row: Row | undefined = await open.get(store, key);
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

  const writeAll = async () => {
    for (const entry of waiting.values()) {
      const changed = await within(open => writeEntry(open, design, entry));
      // The next entries would only meet the same fault.
      if (changed === undefined) return;
      waiting.delete(entry.id);
      succeeded();
      if (changed === 'all' || changed.length > 0) told(changed);
    }
  };

  const flush = async (): Promise<void> => {
    isScheduled = false;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    await writing;
  };

  const clearStored = async (batch: string): Promise<Cleared> => {
    const isMoved = await within(async open => {
      await moveAside(open, design, batch);
      return true;
    });
    if (isMoved) return 'kept';
    // Nothing has ever been stored.
    if (state === 'missing' || (state === 'refused' && !wasOpen)) return 'kept';
    if (state !== 'full') return 'failed';
    const isEmpty = await within(async open => {
      await emptyAll(open, design);
      return true;
    });
    return isEmpty ? 'gone' : 'failed';
  };

  moments.whenHidden(() => void flush());

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    append(entry) {
      waiting.set(entry.id, entry);
      if (isScheduled) return;
      isScheduled = true;
      moments.afterPaint(() => void flush());
    },
    pending: () => [...waiting.values()],
    flush,
    rows: async (store, prefix) => (await within(open => readRows(open, store, prefix))) ?? [],
    lastRows: async (store, prefix, count) =>
      (await within(open => readLastRows(open, store, prefix, count))) ?? [],
    count: async () => (await within(open => open.count(ENTRIES))) ?? 0,
    async *entries() {
      await flush();
      const open = await database.open();
      if (open) yield* readEntries<E>(open);
      if (waiting.size > 0) yield [...waiting.values()];
    },
    putAside: async (batch, entries) =>
      (await within(async open => {
        await putAside(open, batch, entries);
        return true;
      })) ?? false,
    async merge(batch, merging = {}) {
      const again = unstored.get(batch) ?? [];
      for (const entry of again) waiting.set(entry.id, entry);
      unstored.delete(batch);
      await flush();
      const added = await within(open => mergeAside(open, design, batch, merging));
      if (added === undefined && again.length === 0) return undefined;
      told('all');
      return again.length + (added ?? 0);
    },
    async clear(batch) {
      await flush();
      const cleared = await clearStored(batch);
      if (cleared === 'failed') return cleared;
      unstored.set(batch, [...waiting.values()]);
      waiting.clear();
      told('all');
      return cleared;
    },
    batches: async () => (await within(batchNames)) ?? [],
    async drop(batch) {
      unstored.delete(batch);
      await within(open => dropAside(open, batch));
    },
    close() {
      tabs.close();
      return database.close();
    },
  };
}

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
