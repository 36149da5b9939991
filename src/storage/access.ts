import type { IDBPDatabase } from 'idb';
import type { Database } from './database';

/** Runs something in a database; `undefined` if that failed or there is none. */
export type Access = <T>(run: (open: IDBPDatabase) => Promise<T>) => Promise<T | undefined>;

interface AccessUse {
  readonly database: Pick<Database, 'open' | 'reopen'>;
  /** Something was run: at the first try, or on a connection that had to be opened again. */
  succeeded(on: 'first' | 'reopened'): void;
  failed(error: unknown): void;
  /** Nothing was run, since there is no database now. */
  unavailable(): void;
}

/** What a run throws to end it, though nothing is wrong with the storage: the user has stopped it, or what it works on is gone. */
export class Stopped extends Error {}

/** Whether an error says that there is no room. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** So often something is tried before it counts as failed. */
const TRIES = 3;

/** A browser may close a connection at any time: iOS does so to tabs that it suspends, and all do when site data is cleared. */
const mayPass = (error: unknown): boolean => !(error instanceof Stopped) && !isFull(error);

/**
 * Creates the access to a database, which is opened when it is needed, and again when its connection turns out to be broken.
 *
 * @example access(open => open.count('answers')) // 12
 */
export function createAccess({ database, succeeded, failed, unavailable }: AccessUse): Access {
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
