import type { ScreenDefinition } from '../definition';
import { triadsTable } from './settings';

export const triadsScreen: ScreenDefinition = {
  id: 'triads',
  name: 'Triads',
  title: 'Triads',
  subtitle: 'three notes, and every shape they take',
  path: '/triads',
  letter: 't',
  settings: triadsTable,
  load: async () => ({ default: (await import('./TriadsScreen')).TriadsScreen }),
};
