import { type IDBPDatabase, openDB } from 'idb';

/** Why nothing can be stored: there is no IndexedDB, it was refused, another tab is in the way, or a newer version owns it. */
export type OpenFault = 'missing' | 'refused' | 'blocked' | 'newer';

/** The database to open, and the callbacks for its state. */
export interface DatabaseDeps {
  readonly name: string;
  readonly version: number;
  /** Brings a new database, or one of an older version, to this one. */
  upgrade(database: IDBPDatabase): void;
  /** Called at a fault, which may pass: once it has, `opened` follows. */
  failed(fault: OpenFault): void;
  /** Called when it is open: a database that was there, the same again after the browser or another tab had closed it, or a new one. */
  opened(kind: 'found' | 'again' | 'made'): void;
}

/** A database that is opened when it is first needed, and again when it was closed meanwhile. */
export interface Database {
  /** The open database; `undefined` if it can't be opened now, or not yet. The next call tries again. Never rejects. */
  open(): Promise<IDBPDatabase | undefined>;
  /** Opens the database again, after a connection turned out to be broken. */
  reopen(broken: IDBPDatabase): Promise<IDBPDatabase | undefined>;
  close(): Promise<void>;
}

/**
 * An upgrade that another tab blocks isn't reported to a third one, so opening takes no longer than this (milliseconds).
 *
 * @see https://github.com/w3c/IndexedDB/issues/223
 */
const PATIENCE = 4000;

/**
 * How many attempts to open it may go on at a time. One may never end, after the browser has cleared the site's data on a busy
 * machine (seen in Chromium 156), so there is a second.
 */
const MOST_ATTEMPTS = 2;

/**
 * Creates a database that isn't open yet. It lets go of its connection as soon as another tab wants to upgrade or delete
 * the database, so that it never blocks anyone.
 */
export function createDatabase({ name, version, upgrade, failed, opened }: DatabaseDeps): Database {
  let connection: Promise<IDBPDatabase | undefined> | undefined;
  let current: IDBPDatabase | undefined;
  let attempts = 0;
  /** Whether the database was closed from outside since it was last opened. */
  let wasLost = false;
  let isOutdated = false;
  let isClosed = false;

  const forget = () => {
    connection = undefined;
    current = undefined;
  };

  const lose = () => {
    wasLost = true;
    forget();
  };

  /** Opens the database, however long that takes. */
  const attempt = async (blocked: () => void): Promise<IDBPDatabase | undefined> => {
    let kind: 'found' | 'again' | 'made' = wasLost ? 'again' : 'found';
    attempts += 1;
    try {
      // Reading the property alone may throw where storage is blocked.
      if (globalThis.indexedDB === undefined) throw new DOMException('', 'NotFoundError');
      const database = await openDB(name, version, {
        upgrade(fresh, oldVersion, _, { done }) {
          if (oldVersion === 0) kind = 'made';
          // Opening fails with it.
          done.catch(() => {});
          upgrade(fresh);
        },
        blocked,
        blocking(_, next, event) {
          lose();
          if (event.target instanceof IDBDatabase) event.target.close();
          // Without a next version, it is deleted, and may be opened again.
          if (next === null) return;
          isOutdated = true;
          failed('newer');
        },
        terminated: lose,
      });
      if (isClosed || current) {
        database.close();
        return current;
      }
      current = database;
      connection = Promise.resolve(database);
      wasLost = false;
      opened(kind);
      return database;
    } catch (error) {
      if (current === undefined) failed(faultOf(error));
      return current;
    } finally {
      attempts -= 1;
    }
  };

  /** Opens the database, but waits no longer once another tab is in the way; the attempt goes on, and the next call may make another. */
  const connect = (): Promise<IDBPDatabase | undefined> => {
    const connecting = new Promise<IDBPDatabase | undefined>(resolve => {
      const blocked = () => {
        if (current) return;
        failed('blocked');
        if (connection === connecting) forget();
        resolve(undefined);
      };
      const impatient = setTimeout(blocked, PATIENCE);
      void attempt(blocked).then(database => {
        clearTimeout(impatient);
        if (database === undefined && connection === connecting) forget();
        resolve(database);
      });
    });
    return connecting;
  };

  const open = () => {
    if (isOutdated || isClosed) return Promise.resolve(undefined);
    if (connection === undefined && attempts >= MOST_ATTEMPTS) return Promise.resolve(undefined);
    connection ??= connect();
    return connection;
  };
  return {
    open,
    async reopen(broken) {
      if ((await connection) === broken) {
        forget();
        broken.close();
      }
      return open();
    },
    async close() {
      isClosed = true;
      const closing = connection;
      forget();
      (await closing)?.close();
    },
  };
}

const FAULTS: Readonly<Record<string, OpenFault>> = { NotFoundError: 'missing', VersionError: 'newer' };

const faultOf = (error: unknown): OpenFault =>
  (error instanceof DOMException && FAULTS[error.name]) || 'refused';

/** Runs something in a database; `undefined` if that failed or there is none. */
export type Access = <T>(run: (open: IDBPDatabase) => Promise<T>) => Promise<T | undefined>;

interface AccessDeps {
  readonly database: Pick<Database, 'open' | 'reopen'>;
  /** Called when something was run: at the first try, or on a connection that had to be opened again. */
  succeeded(on: 'first' | 'reopened'): void;
  failed(error: unknown): void;
  /** Called when nothing was run, since there is no database now. */
  unavailable(): void;
}

/** The error that ends a run though nothing is wrong with the storage: the user has stopped it, or its batch is gone. */
export class Stopped extends Error {}

/** Whether an error says that there is no room. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** How often something is tried before it counts as failed. */
const TRIES = 3;

/** Whether an error may pass on a new connection: browsers close them when site data is cleared, and iOS in tabs that it suspends. */
const mayPass = (error: unknown): boolean => !(error instanceof Stopped) && !isFull(error);

/**
 * Creates the access to a database, which is opened when it is needed, and again when its connection turns out to be broken.
 *
 * @example access(open => open.count('answers')) // 12
 */
export function createAccess({ database, succeeded, failed, unavailable }: AccessDeps): Access {
  return async run => {
    let open = await database.open();
    for (let tries = 1; open !== undefined; tries++) {
      try {
        const result = await run(open);
        succeeded(tries === 1 ? 'first' : 'reopened');
        return result;
      } catch (error) {
        if (tries === TRIES || !mayPass(error)) return void failed(error);
      }
      open = await database.reopen(open);
    }
    unavailable();
    return undefined;
  };
}
