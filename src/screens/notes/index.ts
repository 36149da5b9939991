import type { ScreenDefinition } from '../definition';

export const notesScreen: ScreenDefinition = {
  id: 'notes',
  name: 'Notes',
  title: 'Notes',
  subtitle: 'every note of the neck, and where it lives',
  path: '/',
  letter: 'n',
  loadTable: async () => (await import('./settings')).notesTable,
  loadAsks: async () => (await import('./quiz/quizzes')).notesAsks,
  load: async () => ({ default: (await import('./NotesScreen')).NotesScreen }),
};
