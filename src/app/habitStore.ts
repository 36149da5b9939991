import { formatHabits, type Habit, parseHabits, withHabit } from '../commands/habits';
import { formatRecord, parseRecord, type TextStore } from '../storage/storage';

/** What was chosen in the palette lately, remembered in the browser. */
export interface HabitStore {
  read(): readonly Habit[];
  /** Remembers what was chosen for a typed text. */
  keep(typed: string, id: string): void;
}

/** The name of the record in local storage, apart from the preferences: it changes often, and nothing on the page shows it. */
const NAME = 'fretty-palette';
const VERSION = 1;
const CHOSEN = 'chosen';

/**
 * Creates the memory of the palette. Other tabs may write it too, so it is read again each time; a record of a newer version
 * is left alone.
 *
 * @example createHabitStore(store).read() // [], if nothing was chosen yet
 */
export function createHabitStore(store: Pick<TextStore, 'read' | 'write'>): HabitStore {
  const record = () => parseRecord(store.read(NAME) ?? '');
  const read = () => parseHabits(record()?.values.get(CHOSEN) ?? '');
  return {
    read,
    keep(typed, id) {
      if ((record()?.version ?? VERSION) > VERSION) return;
      const values = new Map([[CHOSEN, formatHabits(withHabit(read(), typed, id))]]);
      store.write(NAME, formatRecord({ version: VERSION, values }));
    },
  };
}
