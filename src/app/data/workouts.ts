import { createListeners } from '../../listeners';
import { formatWorkout, nameOf, parseWorkout } from '../../practice/workout';
import type { KeptWorkout, WorkoutList, Workouts } from '../../results/practiceApi';
import type { TextStore } from '../../storage/storage';
import { createNamedList } from './namedList';

/** What a workout is called before the user says. */
const FIRST_NAME = 'Workout';

interface WorkoutsDeps {
  readonly store: TextStore;
  /** Makes an id that no other tab makes. */
  newId(): string;
}

/** Creates the workouts that the user keeps, of which one is chosen: the last, unless the user chooses another. */
export function createWorkouts({ store, newId }: WorkoutsDeps): Workouts {
  const { subscribe, notify } = createListeners();
  const named = createNamedList<KeptWorkout>({
    store,
    record: { name: 'fretty-workouts', version: 1 },
    ...{ parse: parseWorkout, format: formatWorkout },
    withId: (id, workout) => ({ id, ...workout }),
  });
  let chosen: string | undefined;

  function listed(): WorkoutList {
    const { things: workouts, deleted, isNewer } = named.kept();
    return {
      ...{ workouts, deleted, isNewer },
      chosen: workouts.find(({ id }) => id === chosen) ?? workouts.at(-1),
    };
  }

  let list = listed();
  const show = () => {
    list = listed();
    chosen = list.chosen?.id;
    notify();
  };
  named.subscribe(show);

  return {
    list: () => list,
    choose(id) {
      chosen = id;
      show();
    },
    add({ name, drills = [] }) {
      const names = list.workouts.map(workout => workout.name);
      const numbered = Array.from(names, (_, index) => `${FIRST_NAME} ${index + 1}`);
      const first = numbered.find(each => !names.includes(each)) ?? `${FIRST_NAME} ${names.length + 1}`;
      const own = nameOf(name ?? '');
      // An id of digits alone would be taken for an index, and lose its place.
      const added = { id: `w${newId()}`, name: own === '' ? first : named.freeName(own), drills };
      chosen = added.id;
      named.put(added);
      return added;
    },
    merge: read => named.merge(read.map(({ id, workout }) => ({ id, ...workout }))),
    change(id, { name, drills }) {
      if (list.workouts.some(workout => workout.id === id)) named.put({ id, name, drills });
    },
    remove(id) {
      const at = list.workouts.findIndex(workout => workout.id === id);
      if (at === -1) return;
      const others = list.workouts.toSpliced(at, 1);
      chosen = (others[at] ?? others.at(-1))?.id;
      named.remove(id);
    },
    undo() {
      chosen = list.deleted?.id ?? chosen;
      named.undo();
    },
    subscribe,
  };
}
