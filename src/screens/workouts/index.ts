import type { ScreenDefinition } from '../definition';

export const workoutsScreen: ScreenDefinition = {
  id: 'workouts',
  name: 'Workouts',
  invitation: 'Workouts',
  ability: 'Do Workouts',
  title: 'Workouts',
  subtitle: 'drills in a row, for yourself or for your students',
  path: '/workouts',
  letter: 'w',
  // Nothing can be set: each drill of a workout has settings of its own.
  loadTable: async () => ({ rows: [] }),
  load: async () => ({ default: (await import('./WorkoutsScreen')).WorkoutsScreen }),
};
