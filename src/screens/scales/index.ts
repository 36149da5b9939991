import type { ScreenDefinition } from '../definition';

export const scalesScreen: ScreenDefinition = {
  id: 'scales',
  name: 'Scales',
  title: 'Scales',
  subtitle: 'five to eight notes, and the shapes they lie in',
  path: '/scales',
  letter: 's',
  loadTable: async () => (await import('./settings')).scalesTable,
  loadAsks: async () => (await import('./quiz/quizzes')).scalesAsks,
  load: async () => ({ default: (await import('./ScalesScreen')).ScalesScreen }),
};
