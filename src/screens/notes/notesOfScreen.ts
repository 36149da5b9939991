import type { useNotes } from './useNotes';

/** What the screen works with, and the code of its quiz once that is there. */
export type NotesOfScreen = ReturnType<typeof useNotes<typeof import('./running')>>;
