import { createListeners } from '../../listeners';
import { freeName, nameOf } from '../../practice/workout';
import { formatRecord, parseRecord, type TextStore } from '../../storage/storage';

/** Something that the user keeps under a name. Its id stays the same, whatever it is called. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The things of a kind that the user keeps. */
export interface Kept<Thing extends Named> {
  readonly things: readonly Thing[];
  /** The one deleted last, as long as it can be brought back. */
  readonly deleted: Thing | undefined;
  /** Whether a newer version of Fretty has stored them, so that they can't be read or changed. */
  readonly isNewer: boolean;
}

/** A list of named things in local storage. */
export interface NamedList<Thing extends Named> {
  /** The same object until something in it changes. */
  kept(): Kept<Thing>;
  /** A name that none of the things has, or none but the one with an id. */
  freeName(name: string, id?: string): string;
  /** Adds a thing, or puts it in place of the one with its id. */
  put(thing: Thing): void;
  /** Adds the things of a file whose ids aren't known here, and returns how many they are. */
  merge(read: readonly Thing[]): number;
  remove(id: string): void;
  /** Brings back the thing deleted last. */
  undo(): void;
  subscribe(listener: () => void): () => void;
}

interface NamedListDeps<Thing extends Named> {
  readonly store: TextStore;
  /** The name of the record in local storage, and the version that is written. */
  readonly record: { readonly name: string; readonly version: number };
  /** Reads a thing that was stored, but for its id; `undefined` if it can't be read. */
  parse(text: string): Omit<Thing, 'id'> | undefined;
  format(thing: Thing): string;
  withId(id: string, thing: Omit<Thing, 'id'>): Thing;
}

/**
 * Creates a list of named things. Other tabs may change it, too; what a newer version of Fretty has stored is neither read
 * nor overwritten.
 */
export function createNamedList<Thing extends Named>(deps: NamedListDeps<Thing>): NamedList<Thing> {
  const { store, record, parse, format, withId } = deps;
  const { subscribe, notify } = createListeners();

  /** All that can be read, one by one. */
  function read(text: string | undefined): Pick<Kept<Thing>, 'things' | 'isNewer'> {
    const stored = text === undefined ? undefined : parseRecord(text);
    if (stored === undefined) return { things: [], isNewer: false };
    if (stored.version > record.version) return { things: [], isNewer: true };
    const things = [...stored.values].flatMap(([id, value]) => {
      const thing = parse(value);
      return thing ? [withId(id, thing)] : [];
    });
    return { things, isNewer: false };
  }

  let kept: Kept<Thing> = { ...read(store.read(record.name)), deleted: undefined };
  let deletedFrom = 0;

  const show = (changes: Partial<Kept<Thing>>) => {
    kept = { ...kept, ...changes };
    notify();
  };
  const write = (things: readonly Thing[], deleted: Thing | undefined) => {
    if (kept.isNewer) return;
    const values = new Map(things.map(thing => [thing.id, format(thing)]));
    store.write(record.name, formatRecord({ version: record.version, values }));
    show({ things, deleted });
  };
  store.watch(record.name, text => show(read(text)));

  return {
    kept: () => kept,
    freeName(name, id) {
      const others = kept.things.filter(thing => thing.id !== id);
      return freeName(
        nameOf(name),
        others.map(thing => thing.name),
      );
    },
    put(thing) {
      const isKnown = kept.things.some(({ id }) => id === thing.id);
      const put = kept.things.map(each => (each.id === thing.id ? thing : each));
      write(isKnown ? put : [...put, thing], kept.deleted);
    },
    merge(read) {
      if (kept.isNewer) return 0;
      const known = new Map(kept.things.map(thing => [thing.id, thing]));
      const before = known.size;
      for (const thing of read)
        if (!known.has(thing.id)) {
          const names = [...known.values()].map(({ name }) => name);
          known.set(thing.id, { ...thing, name: freeName(thing.name, names) });
        }
      if (known.size > before) write([...known.values()], kept.deleted);
      return known.size - before;
    },
    remove(id) {
      const deleted = kept.things.find(thing => thing.id === id);
      if (deleted === undefined) return;
      deletedFrom = kept.things.indexOf(deleted);
      write(
        kept.things.filter(thing => thing !== deleted),
        deleted,
      );
    },
    undo() {
      const { deleted, things } = kept;
      if (deleted !== undefined) write(things.toSpliced(deletedFrom, 0, deleted), undefined);
    },
    subscribe,
  };
}
