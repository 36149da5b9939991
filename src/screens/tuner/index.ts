import type { ScreenDefinition } from '../definition';

export const tunerScreen: ScreenDefinition = {
  id: 'tuner',
  name: 'Tuner',
  invitation: 'Tune Your Instrument',
  command: 'Tuner',
  title: 'Tuner',
  subtitle: 'string by string, through the microphone',
  path: '/tuner',
  letter: 'u',
  loadTable: async () => (await import('./settings')).tunerTable,
  load: async () => ({ default: (await import('./TunerScreen')).TunerScreen }),
};
