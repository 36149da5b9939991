import type { ScreenDefinition } from '../definition';

export const keysScreen: ScreenDefinition = {
  id: 'keys',
  name: 'Keys',
  title: 'Keys',
  subtitle: 'the circle of fifths',
  path: '/keys',
  letter: 'k',
  loadTable: async () => (await import('./settings')).keysTable,
  loadAsks: async () => (await import('./quiz/quizzes')).keysAsks,
  load: async () => ({ default: (await import('./KeysScreen')).KeysScreen }),
};
