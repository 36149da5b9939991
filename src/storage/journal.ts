/** Texts by id that are written at once, also by a page that is just being closed, and read again by the next one. */
export interface Journal {
  /** Keeps a text. If there is no room or no storage, nothing happens. */
  keep(id: string, text: string): void;
  has(id: string): boolean;
  drop(ids: Iterable<string>): void;
  /** All texts, in the order of their ids. */
  kept(): ReadonlyMap<string, string>;
}

/**
 * Creates a journal in the browser's local storage. Each text has a key of its own: tabs that write at the same moment never
 * overwrite each other. Refusals stay quiet, since what is kept here is on its way to the log anyway.
 */
export function createJournal(name: string): Journal {
  const prefix = `${name}/`;
  const quietly = <T>(otherwise: T, run: (storage: Storage) => T): T => {
    try {
      return run(localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    keep: (id, text) => quietly(undefined, storage => storage.setItem(prefix + id, text)),
    has: id => quietly(false, storage => storage.getItem(prefix + id) !== null),
    drop(ids) {
      for (const id of ids) quietly(undefined, storage => storage.removeItem(prefix + id));
    },
    kept: () =>
      quietly(new Map(), storage => {
        const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
        const own = keys.filter(key => key.startsWith(prefix)).sort();
        return new Map(own.map(key => [key.slice(prefix.length), storage.getItem(key) ?? '']));
      }),
  };
}
