import type { ScreenDefinition } from '../definition';
import { intervalsQuizCode } from './quizCode';

export const intervalsScreen: ScreenDefinition = {
  id: 'intervals',
  name: 'Intervals',
  title: 'Interval Trainer',
  subtitle: 'Train your ear to recognize musical intervals',
  keywords: ['ear training', 'ear trainer', 'by ear', 'aural', 'distance between notes'],
  path: '/intervals',
  letter: 'i',
  loadTable: async () => (await import('./settings')).intervalsTable,
  quizCode: intervalsQuizCode,
  load: async () => ({ default: (await import('./IntervalsScreen')).IntervalsScreen }),
};
