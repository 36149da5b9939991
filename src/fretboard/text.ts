import type { CursorMove } from '../instrument/cursor';

/** What each move of the cursor is called in the palette and the help. */
export const MOVE_TITLES: Record<CursorMove, string> = {
  left: 'Move toward the nut',
  right: 'Move up the neck',
  up: 'Move to the string above',
  down: 'Move to the string below',
  'first-fret': 'Go to the lowest fret',
  'last-fret': 'Go to the highest fret',
  'first-corner': 'Go to the lowest fret of the top string',
  'last-corner': 'Go to the highest fret of the bottom string',
  'octave-down': 'Move 12 frets toward the nut',
  'octave-up': 'Move 12 frets up the neck',
};

/** What is said of a move that leads off the neck. */
export const EDGE_TEXTS: Record<CursorMove, string> = {
  left: 'No fret further left',
  right: 'No fret further right',
  up: 'No string above',
  down: 'No string below',
  'first-fret': 'First fret already',
  'last-fret': 'Last fret already',
  'first-corner': 'First corner already',
  'last-corner': 'Last corner already',
  'octave-down': 'No fret further left',
  'octave-up': 'No fret further right',
};

export const NECK_TITLES = {
  group: 'Fretboard',
  hear: 'Hear this place',
  next: 'Next same note',
  previous: 'Previous same note',
  where: 'Where am I?',
  goToString: (label: string) => `Go to string ${label}`,
} as const;
