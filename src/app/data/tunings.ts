import { createListeners } from '../../listeners';
import { formatTuning, type IdentifiedTuning, type KeptTuning, parseTuning } from '../../practice/keptTuning';
import { freeName, nameOf } from '../../practice/workout';
import { formatRecord, parseRecord, type TextStore } from '../../storage/storage';

/** The name of the record in local storage. */
const NAME = 'fretty-tunings';

const VERSION = 1;

/** The tunings that the user keeps. */
export interface TuningList {
  readonly tunings: readonly IdentifiedTuning[];
  /** The one deleted last, as long as it can be brought back. */
  readonly deleted: IdentifiedTuning | undefined;
  /** Whether a newer version of Fretty has stored them, so that they can't be read or changed. */
  readonly isNewer: boolean;
}

/** The user's own tunings. */
export interface Tunings {
  /** The same object until something in it changes. */
  list(): TuningList;
  /** Adds a tuning, or puts it in place of the one with an id. A name that another has gets a number. */
  keep(tuning: KeptTuning, id?: string): IdentifiedTuning;
  /** Adds the tunings of a file whose ids aren't known here, and returns how many they are. */
  merge(read: readonly IdentifiedTuning[]): number;
  remove(id: string): void;
  /** Brings back the tuning deleted last. */
  undo(): void;
  subscribe(listener: () => void): () => void;
}

interface TuningsDeps {
  readonly store: TextStore;
  /** Makes an id that no other tab makes. */
  newId(): string;
}

type Stored = Pick<TuningList, 'tunings' | 'isNewer'>;

/** Reads the tunings that were stored: all that can be read, one by one. */
function parseTunings(text: string | undefined): Stored {
  const record = text === undefined ? undefined : parseRecord(text);
  if (record === undefined) return { tunings: [], isNewer: false };
  if (record.version > VERSION) return { tunings: [], isNewer: true };
  const tunings = [...record.values].flatMap(([id, value]) => {
    const tuning = parseTuning(value);
    return tuning ? [{ id, ...tuning }] : [];
  });
  return { tunings, isNewer: false };
}

const formatTunings = (tunings: readonly IdentifiedTuning[]): string =>
  formatRecord({
    version: VERSION,
    values: new Map(tunings.map(tuning => [tuning.id, formatTuning(tuning)])),
  });

/**
 * Creates the tunings that the user keeps. Other tabs may change them, too; what a newer version of Fretty has stored is neither
 * read nor overwritten.
 */
export function createTunings({ store, newId }: TuningsDeps): Tunings {
  const { subscribe, notify } = createListeners();
  let list: TuningList = { ...parseTunings(store.read(NAME)), deleted: undefined };
  let deletedFrom = 0;

  const show = (changes: Partial<TuningList>) => {
    list = { ...list, ...changes };
    notify();
  };
  const put = (tunings: readonly IdentifiedTuning[], deleted = list.deleted) => {
    if (list.isNewer) return;
    store.write(NAME, formatTunings(tunings));
    show({ tunings, deleted });
  };
  store.watch(NAME, text => show(parseTunings(text)));
  return {
    list: () => list,
    keep({ name, code }, id) {
      const others = list.tunings.filter(tuning => tuning.id !== id);
      const free = freeName(
        nameOf(name),
        others.map(tuning => tuning.name),
      );
      // An id of digits alone would be taken for an index, and lose its place.
      const kept = { id: id ?? `t${newId()}`, name: free, code };
      const isKnown = others.length < list.tunings.length;
      put(isKnown ? list.tunings.map(tuning => (tuning.id === id ? kept : tuning)) : [...list.tunings, kept]);
      return kept;
    },
    merge(read) {
      if (list.isNewer) return 0;
      const known = new Map(list.tunings.map(tuning => [tuning.id, tuning]));
      const before = known.size;
      for (const tuning of read)
        if (!known.has(tuning.id)) {
          const names = [...known.values()].map(({ name }) => name);
          known.set(tuning.id, { ...tuning, name: freeName(tuning.name, names) });
        }
      if (known.size > before) put([...known.values()]);
      return known.size - before;
    },
    remove(id) {
      const deleted = list.tunings.find(tuning => tuning.id === id);
      if (deleted === undefined) return;
      deletedFrom = list.tunings.indexOf(deleted);
      put(
        list.tunings.filter(tuning => tuning !== deleted),
        deleted,
      );
    },
    undo() {
      const { deleted, tunings, isNewer } = list;
      if (deleted === undefined || isNewer) return;
      const back = tunings.toSpliced(deletedFrom, 0, deleted);
      store.write(NAME, formatTunings(back));
      show({ tunings: back, deleted: undefined });
    },
    subscribe,
  };
}
