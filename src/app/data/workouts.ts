import { createListeners } from '../../listeners';
import { formatWorkout, freeName, nameOf, parseWorkout, type Workout } from '../../practice/workout';
import type { KeptWorkout, WorkoutList, Workouts } from '../../results/practiceApi';
import { formatRecord, parseRecord, type TextStore } from '../../storage/storage';

/** The name of the record in local storage. */
const NAME = 'fretty-workouts';

const VERSION = 1;

/** What a workout is called before the user says. */
const FIRST_NAME = 'Workout';

interface WorkoutsDeps {
  readonly store: TextStore;
  /** Makes an id that no other tab makes. */
  newId(): string;
}

type Stored = Pick<WorkoutList, 'workouts' | 'isNewer'>;

/** Reads the workouts that were stored: all that can be read, one by one. */
function parseWorkouts(text: string | undefined): Stored {
  const record = text === undefined ? undefined : parseRecord(text);
  if (record === undefined) return { workouts: [], isNewer: false };
  if (record.version > VERSION) return { workouts: [], isNewer: true };
  const workouts = [...record.values].flatMap(([id, value]) => {
    const workout = parseWorkout(value);
    return workout ? [{ id, ...workout }] : [];
  });
  return { workouts, isNewer: false };
}

const formatWorkouts = (workouts: readonly KeptWorkout[]): string =>
  formatRecord({
    version: VERSION,
    values: new Map(workouts.map(workout => [workout.id, formatWorkout(workout)])),
  });

/** The chosen workout after a change: the same one, or else the last. */
const stillChosen = (workouts: readonly KeptWorkout[], id: string | undefined): KeptWorkout | undefined =>
  workouts.find(workout => workout.id === id) ?? workouts.at(-1);

/**
 * Creates the workouts that the user keeps. Other tabs may change them, too; what a newer version of Fretty has stored is
 * neither read nor overwritten.
 */
export function createWorkouts({ store, newId }: WorkoutsDeps): Workouts {
  const { subscribe, notify } = createListeners();
  const first = parseWorkouts(store.read(NAME));
  let list: WorkoutList = { ...first, chosen: stillChosen(first.workouts, undefined), deleted: undefined };
  let deletedFrom = 0;

  const show = (changes: Partial<WorkoutList>, chosen = list.chosen?.id) => {
    const next = { ...list, ...changes };
    list = { ...next, chosen: stillChosen(next.workouts, chosen) };
    notify();
  };
  const put = (workouts: readonly KeptWorkout[], chosen?: string, deleted = list.deleted) => {
    if (list.isNewer) return;
    store.write(NAME, formatWorkouts(workouts));
    show({ workouts, deleted }, chosen);
  };
  store.watch(NAME, text => show(parseWorkouts(text)));
  return {
    list: () => list,
    choose: id => show({}, id),
    add({ name, drills = [] }) {
      const names = list.workouts.map(workout => workout.name);
      const wanted = nameOf(name ?? '');
      const numbered = Array.from(names, (_, index) => `${FIRST_NAME} ${index + 1}`);
      const free = numbered.find(each => !names.includes(each)) ?? `${FIRST_NAME} ${names.length + 1}`;
      // An id of digits alone would be taken for an index, and lose its place.
      const added = { id: `w${newId()}`, name: wanted === '' ? free : freeName(wanted, names), drills };
      put([...list.workouts, added], added.id);
      return added;
    },
    merge(read) {
      if (list.isNewer) return 0;
      const known = new Map(list.workouts.map(workout => [workout.id, workout]));
      const before = known.size;
      for (const { id, workout } of read)
        if (!known.has(id)) {
          const names = [...known.values()].map(each => each.name);
          known.set(id, { id, ...workout, name: freeName(workout.name, names) });
        }
      if (known.size > before) put([...known.values()]);
      return known.size - before;
    },
    change(id, { name, drills }: Workout) {
      put(list.workouts.map(workout => (workout.id === id ? { id, name, drills } : workout)));
    },
    remove(id) {
      const deleted = list.workouts.find(workout => workout.id === id);
      if (deleted === undefined) return;
      deletedFrom = list.workouts.indexOf(deleted);
      const others = list.workouts.filter(workout => workout !== deleted);
      put(others, (others[deletedFrom] ?? others.at(-1))?.id, deleted);
    },
    undo() {
      const { deleted, workouts, isNewer } = list;
      if (deleted === undefined || isNewer) return;
      const back = workouts.toSpliced(deletedFrom, 0, deleted);
      store.write(NAME, formatWorkouts(back));
      show({ workouts: back, deleted: undefined }, deleted.id);
    },
    subscribe,
  };
}
