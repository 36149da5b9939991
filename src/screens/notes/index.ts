import type { ScreenDefinition } from '../definition';
import { notesQuizCode } from './quizCode';

export const notesScreen: ScreenDefinition = {
  id: 'notes',
  name: 'Notes',
  title: 'Notes',
  subtitle: 'every note of the neck, and where it lives',
  path: '/',
  letter: 'n',
  loadTable: async () => (await import('./settings')).notesTable,
  quizCode: notesQuizCode,
  load: async () => ({ default: (await import('./NotesScreen')).NotesScreen }),
};
