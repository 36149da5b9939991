import type { ScreenDefinition } from '../definition';

export const triadsScreen: ScreenDefinition = {
  id: 'triads',
  name: 'Triads',
  title: 'Triads',
  subtitle: 'three notes, and every shape they take',
  path: '/triads',
  letter: 't',
  loadTable: async () => (await import('./settings')).triadsTable,
  loadAsks: async () => (await import('./quiz/quizzes')).triadsAsks,
  load: async () => ({ default: (await import('./TriadsScreen')).TriadsScreen }),
};
