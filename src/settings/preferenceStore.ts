import { createListeners } from '../listeners';
import { formatRecord, parseRecord, type StoredRecord, type TextStore, type Write } from '../storage/storage';
import { readChoices } from './choices';
import { preferenceTable } from './preferences';
import type { Choices } from './setting';

/** The name and the version of the record in local storage; src/app/inline/theme.js reads it before the first paint. */
const NAME = 'fretty';
const VERSION = 1;

export interface PreferenceStore {
  /** The preferences that differ from the defaults, whether the user has chosen them or they are implied. */
  choices(): Choices;
  /** Those that the user has chosen. */
  chosen(): Choices;
  apply(next: Choices): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the preferences stored in the browser and keeps them in sync with other tabs.
 *
 * Before each change the record is read again. Tabs in different processes may still write at the same moment without seeing
 * each other's change; the tab whose write was overwritten then repeats its change. Invalid values fall back to the defaults; a
 * record of a newer version is never overwritten.
 *
 * @param newId returns an id that no other write has
 * @param implied what holds until the user chooses something else, and is never stored
 */
export function createPreferences(
  store: TextStore,
  newId: () => string,
  implied: Choices = new Map(),
): PreferenceStore {
  const listeners = createListeners();
  let owner: ReturnType<typeof ownerOf> = 'ours';
  /** What the user has chosen, and the same with what is implied. */
  let chosen: Choices = new Map();
  let current: Choices = implied;
  /** The stored text when it was last read, and the id of its write. */
  let seen: { readonly text: string; readonly id: string } = { text: '', id: '' };
  let base: Choices = chosen;
  let lastWrite: OwnWrite | undefined;

  const take = (choices: Choices) => {
    chosen = choices;
    current = new Map([...implied, ...choices]);
  };

  /** Reads the record; returns this tab's changes that it lacked, which have been repeated. */
  const read = (): Changes => {
    const text = store.read(NAME) ?? '';
    if (text === seen.text) return NO_CHANGES;
    const record = parseRecord(text);
    seen = { text, id: record?.write?.id ?? '' };
    // If it was cleared or damaged elsewhere, the current choices stay.
    if (!record) return NO_CHANGES;
    owner = ownerOf(record);
    if (owner === 'newer') return NO_CHANGES;
    base = readChoices(preferenceTable, record.values);
    const lost = lostTo(base, record.write, lastWrite);
    take(withChanges(base, lost));
    return lost;
  };

  const write = (changes: Changes) => {
    if (owner === 'newer') return;
    const made = { id: newId(), after: seen.id };
    const text = formatRecord({ version: VERSION, values: chosen, write: made });
    store.write(NAME, text);
    lastWrite = { ...made, changes, base };
    base = chosen;
    // The write fails if storage is full.
    if (store.read(NAME) === text) seen = { text, id: made.id };
  };

  read();
  store.watch(NAME, () => {
    // The event's own value may already be outdated.
    const lost = read();
    if (lost.size > 0) write(lost);
    listeners.notify();
  });
  return {
    choices: () => current,
    chosen: () => chosen,
    apply(next) {
      const changes = changesBetween(current, next);
      const lost = read();
      take(withChanges(chosen, changes));
      write(new Map([...lost, ...changes]));
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

/** The new code of each changed row; `undefined` for the default. */
type Changes = ReadonlyMap<string, string | undefined>;

const NO_CHANGES: Changes = new Map();

/** A write by this tab: its changes, and the choices before them. */
interface OwnWrite extends Write {
  readonly changes: Changes;
  readonly base: Choices;
}

/**
 * The changes of this tab's last write that a concurrent write by another tab has overwritten. If both changed the same row,
 * the other's change stays, since it came later.
 */
function lostTo(theirs: Choices, write: Write | undefined, own: OwnWrite | undefined): Changes {
  if (!write || !own || write.id === own.id || write.after !== own.after) return NO_CHANGES;
  return new Map([...own.changes].filter(([id]) => theirs.get(id) === own.base.get(id)));
}

const changesBetween = (before: Choices, after: Choices): Changes =>
  new Map(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter(id => before.get(id) !== after.get(id))
      .map(id => [id, after.get(id)]),
  );

function withChanges(choices: Choices, changes: Changes): Choices {
  const changed = new Map(choices);
  for (const [id, code] of changes)
    if (code === undefined) changed.delete(id);
    else changed.set(id, code);
  return changed;
}

/** Whether the record may be overwritten: one of a newer Fretty may hold values this one doesn't know. */
const ownerOf = (record: StoredRecord | undefined): 'ours' | 'newer' =>
  record && record.version > VERSION ? 'newer' : 'ours';
