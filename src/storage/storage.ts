/** Reads and writes text under a name; a failure is logged, never thrown. */
export interface TextStore {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  /** Tells what somebody else has written under a name meanwhile, another tab say; nothing where it was taken away. */
  watch(name: string, listener: (text: string | undefined) => void): () => void;
}

function logged<T>(act: string, name: string, attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (error) {
    console.warn(`Could not ${act} ${name}`, error);
    return undefined;
  }
}

/** The browser's local storage. It may be missing, full or forbidden: then reads give nothing and writes do nothing. */
export const browserStore: TextStore = {
  read: name => logged('read', name, () => window.localStorage.getItem(name) ?? undefined),
  write: (name, text) => {
    logged('store', name, () => window.localStorage.setItem(name, text));
  },
  watch(name, listener) {
    const hear = ({ key, newValue }: StorageEvent) => {
      // Where everything was cleared at once, no name is given.
      if (key === name || key === null) listener(newValue ?? undefined);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

/**
 * Reads a `true` or `false` kept as JSON; anything else gives the fallback.
 *
 * @example readFlag(store, 'notes_sidebarOpen', true) // true where nothing is stored
 */
export function readFlag(store: TextStore, name: string, fallback: boolean): boolean {
  const text = store.read(name);
  if (text === undefined) return fallback;
  if (text === 'true' || text === 'false') return text === 'true';
  console.warn(`Ignored what was stored as ${name}: neither true nor false`);
  return fallback;
}

/** Which write a record comes from, and which it was made on, so that one can tell when two were made on the same. */
export interface Write {
  readonly id: string;
  readonly after: string;
}

/** Texts under names, with the version of the program's idea of them. */
export interface StoredRecord {
  readonly version: number;
  readonly values: ReadonlyMap<string, string>;
  readonly write?: Write;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Reads a record kept as JSON; nothing where none is stored or where it makes no sense.
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
 * A record as it is kept.
 *
 * @example formatRecord({ version: 1, values: new Map() }) // '{"version":1,"values":{}}'
 */
export const formatRecord = ({ version, values, write }: StoredRecord): string =>
  JSON.stringify({ version, values: Object.fromEntries(values), write });
