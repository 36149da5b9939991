import type { ScreenDefinition } from '../definition';

export const progressScreen: ScreenDefinition = {
  id: 'progress',
  name: 'Progress',
  invitation: 'See Your Progress',
  title: 'Progress',
  subtitle: 'what you know, and what to drill next',
  path: '/progress',
  letter: 'p',
  drawsAnswers: true,
  loadTable: async () => (await import('./settings')).progressTable,
  load: async () => ({ default: (await import('./ProgressScreen')).ProgressScreen }),
};
