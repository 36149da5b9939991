import type { ScreenDefinition } from '../definition';
import { triadsQuizCode } from './quizCode';

export const triadsScreen: ScreenDefinition = {
  id: 'triads',
  name: 'Triads',
  title: 'Triads',
  subtitle: 'three notes, and every shape they take',
  path: '/triads',
  letter: 't',
  loadTable: async () => (await import('./settings')).triadsTable,
  quizCode: triadsQuizCode,
  load: async () => ({ default: (await import('./TriadsScreen')).TriadsScreen }),
};
