import type { ScreenDefinition } from '../definition';
import { scalesTable } from './settings';

export const scalesScreen: ScreenDefinition = {
  id: 'scales',
  name: 'Scales',
  title: 'Scales',
  subtitle: 'seven notes, and the shapes they lie in',
  path: '/scales',
  letter: 's',
  settings: scalesTable,
  load: async () => ({ default: (await import('./ScalesScreen')).ScalesScreen }),
};
