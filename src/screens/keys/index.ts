import type { ScreenDefinition } from '../definition';
import { keysQuizCode } from './quizCode';

export const keysScreen: ScreenDefinition = {
  id: 'keys',
  name: 'Keys',
  title: 'Keys',
  subtitle: 'the circle of fifths',
  path: '/keys',
  letter: 'k',
  loadTable: async () => (await import('./settings')).keysTable,
  quizCode: keysQuizCode,
  load: async () => ({ default: (await import('./KeysScreen')).KeysScreen }),
};
