import type { ScreenDefinition } from '../definition';
import { intervalsQuizCode } from './quizCode';

export const intervalsScreen: ScreenDefinition = {
  id: 'intervals',
  name: 'Intervals',
  title: 'Interval Trainer',
  subtitle: 'Train your ear to recognize musical intervals',
  path: '/intervals',
  letter: 'i',
  loadTable: async () => (await import('./settings')).intervalsTable,
  quizCode: intervalsQuizCode,
  load: async () => ({ default: (await import('./IntervalsScreen')).IntervalsScreen }),
};
