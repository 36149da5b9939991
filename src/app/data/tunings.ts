import { formatTuning, type IdentifiedTuning, type KeptTuning, parseTuning } from '../../practice/keptTuning';
import type { TextStore } from '../../storage/storage';
import { createNamedList, type Kept, type NamedList } from './namedList';

/** The tunings that the user keeps. */
export type TuningList = Kept<IdentifiedTuning>;

/** The user's own tunings. */
export interface Tunings
  extends Pick<NamedList<IdentifiedTuning>, 'merge' | 'remove' | 'undo' | 'subscribe'> {
  /** The same object until something in it changes. */
  list(): TuningList;
  /** Adds a tuning, or puts it in place of the one with an id. A name that another has gets a number. */
  keep(tuning: KeptTuning, id?: string): IdentifiedTuning;
}

interface TuningsDeps {
  readonly store: TextStore;
  /** Makes an id that no other tab makes. */
  newId(): string;
}

/** Creates the tunings that the user keeps. */
export function createTunings({ store, newId }: TuningsDeps): Tunings {
  const { kept, freeName, put, ...named } = createNamedList<IdentifiedTuning>({
    store,
    record: { name: 'fretty-tunings', version: 1 },
    ...{ parse: parseTuning, format: formatTuning },
    withId: (id, tuning) => ({ id, ...tuning }),
  });
  return {
    ...named,
    list: kept,
    keep({ name, code }, id) {
      // An id of digits alone would be taken for an index, and lose its place.
      const tuning = { id: id ?? `t${newId()}`, name: freeName(name, id), code };
      put(tuning);
      return tuning;
    },
  };
}
