import type { ScreenDefinition } from '../definition';

export const intervalsScreen: ScreenDefinition = {
  id: 'intervals',
  name: 'Intervals',
  title: 'Interval Trainer',
  subtitle: 'Train your ear to recognize musical intervals',
  path: '/intervals',
  letter: 'i',
  loadTable: async () => (await import('./settings')).intervalsTable,
  loadAsks: async () => (await import('./quiz/quizzes')).intervalsAsks,
  load: async () => ({ default: (await import('./IntervalsScreen')).IntervalsScreen }),
};
