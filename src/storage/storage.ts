/** Tries to use storage, which may be missing, full or blocked; a failure is logged. */
export function logged<T>(action: string, name: string, attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (error) {
    console.warn(`Could not ${action} ${name}`, error);
    return undefined;
  }
}

/** The text under a name in the browser's local storage, if there is one. */
export const readLocal = (name: string): string | undefined =>
  logged('read', name, () => window.localStorage.getItem(name) ?? undefined);

/** The text under a name in the session storage of this tab, if there is one. */
export const readTab = (name: string): string | undefined =>
  logged('read', name, () => window.sessionStorage.getItem(name) ?? undefined);
/** Reads and writes texts by name; failures are logged, never thrown. */
export interface TextStore {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  /** Calls the listener when another tab writes under a name, with `undefined` if it removed the text; returns an unsubscribe function. */
  watch(name: string, listener: (text: string | undefined) => void): () => void;
}

function writeLogged(storage: () => Storage, name: string, text: string): void {
  logged('store', name, () => storage().setItem(name, text));
}

/** Texts that no other tab writes. */
export type TabStore = Pick<TextStore, 'read' | 'write'>;

/**
 * The session storage of this tab, which survives a reload and ends with the tab; a duplicate of the tab begins with a copy.
 * If it is missing, full or blocked, reads return `undefined` and writes do nothing.
 */
export const tabStore: TabStore = {
  read: readTab,
  write: (name, text) => writeLogged(() => window.sessionStorage, name, text),
};

/** The browser's local storage. If it is missing, full or blocked, reads return `undefined` and writes do nothing. */
export const browserStore: TextStore = {
  read: readLocal,
  write: (name, text) => writeLogged(() => window.localStorage, name, text),
  watch(name, listener) {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // The key is null if everything was cleared at once.
      if (key === name || key === null) listener(newValue ?? undefined);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

/**
 * Reads `true` or `false` stored as JSON; returns the fallback for anything else.
 *
 * @example readFlag(store, 'notes_sidebarOpen', true) // true if nothing is stored
 */
export function readFlag(store: TextStore, name: string, fallback: boolean): boolean {
  const text = store.read(name);
  if (text === undefined) return fallback;
  if (text === 'true' || text === 'false') return text === 'true';
  console.warn(`Ignored what was stored as ${name}: neither true nor false`);
  return fallback;
}

/** The id of a write and of the write it followed: two that followed the same one were concurrent. */
export interface Write {
  readonly id: string;
  readonly after: string;
}

/** Texts by name, and the version of their format. */
export interface StoredRecord {
  readonly version: number;
  readonly values: ReadonlyMap<string, string>;
  readonly write?: Write;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Parses a record stored as JSON; `undefined` if it is malformed.
 *
 * @example parseRecord('{"version":1,"values":{"theme":"amber"}}')?.values.get('theme') // 'amber'
 */
export function parseRecord(text: string): StoredRecord | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(parsed) || !('version' in parsed) || !('values' in parsed)) return undefined;
  const { version, values } = parsed;
  if (typeof version !== 'number' || !isObject(values)) return undefined;
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const write = 'write' in parsed ? writeOf(parsed.write) : undefined;
  return { version, values: new Map(entries), ...(write && { write }) };
}

function writeOf(value: unknown): Write | undefined {
  if (!isObject(value) || !('id' in value) || !('after' in value)) return undefined;
  const { id, after } = value;
  return typeof id === 'string' && typeof after === 'string' ? { id, after } : undefined;
}

/**
 * A record as stored.
 *
 * @example formatRecord({ version: 1, values: new Map() }) // '{"version":1,"values":{}}'
 */
export const formatRecord = ({ version, values, write }: StoredRecord): string =>
  JSON.stringify({ version, values: Object.fromEntries(values), write });
