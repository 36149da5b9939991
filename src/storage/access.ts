import type { IDBPDatabase } from 'idb';
import type { Database } from './database';

/** Runs something in a database; `undefined` if that failed or there is none. */
export type Access = <T>(run: (open: IDBPDatabase) => Promise<T>) => Promise<T | undefined>;

interface AccessUse {
  readonly database: Pick<Database, 'open' | 'reopen'>;
  succeeded(): void;
  failed(error: unknown): void;
}

/**
 * Creates the access to a database, which is opened when it is needed, and once more if it was closed meanwhile.
 *
 * @example access(open => open.count('answers')) // 12
 */
export function createAccess({ database, succeeded, failed }: AccessUse): Access {
  const attempt = async <T>(run: () => Promise<T>): Promise<T> => {
    const result = await run();
    succeeded();
    return result;
  };
  return async run => {
    const open = await database.open();
    if (open === undefined) return undefined;
    try {
      return await attempt(() => run(open));
    } catch (error) {
      if (!isClosed(error)) return void failed(error);
    }
    const again = await database.reopen();
    if (again === undefined) return undefined;
    try {
      return await attempt(() => run(again));
    } catch (error) {
      return void failed(error);
    }
  };
}

/** Whether a database was closed before it was used: iOS does so to tabs that it suspends. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'NotFoundError'].includes(error.name);
