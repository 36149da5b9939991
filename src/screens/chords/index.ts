import type { ScreenDefinition } from '../definition';

export const chordsScreen: ScreenDefinition = {
  id: 'chords',
  name: 'Chords',
  title: 'Chords',
  subtitle: 'every chord, and where to put your fingers',
  path: '/chords',
  letter: 'c',
  loadTable: async () => (await import('./settings')).chordsTable,
  loadAsks: async () => (await import('./quiz/quizzes')).chordsAsks,
  load: async () => ({ default: (await import('./ChordsScreen')).ChordsScreen }),
};
