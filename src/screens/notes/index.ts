import type { ScreenDefinition } from '../definition';

export const notesScreen: ScreenDefinition = {
  id: 'notes',
  name: 'Notes',
  title: 'Notes',
  subtitle: 'every note of the neck, and where it lives',
  path: '/',
  letter: 'n',
  loadTable: async () => (await import('./settings')).notesTable,
  load: async () => ({ default: (await import('./NotesScreen')).NotesScreen }),
};
