import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';
import { vi } from 'vitest';

const TYPES = {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
};

// They stay when a test ends: what is still being read then needs them.
Object.assign(globalThis, TYPES);

/** A local storage without anything in it. */
function emptyStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: at => [...texts.keys()][at] ?? null,
    getItem: name => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: name => void texts.delete(name),
    clear: () => texts.clear(),
  };
}

/** Gives the test a browser whose databases and local storage are empty. */
export function freshDatabases(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  freshStorage();
}

/** Gives the test a browser whose local storage is empty. */
export function freshStorage(): void {
  vi.stubGlobal('localStorage', emptyStorage());
}

/** Another tab's connection to a database, which ignores that it is asked to let go. */
export const openElsewhere = (name: string, version: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Deletes a database, as a browser does when site data is cleared. */
export const deleteElsewhere = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

/** Lets every write fail because the disk is full; returns a function that makes room again. */
export function fillDisk(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}
