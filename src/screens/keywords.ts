import type { ScreenId } from '../commands/command';

/** Other words for what each screen teaches: they lead to it, and to all of its commands. */
export const SCREEN_KEYWORDS: Readonly<Record<ScreenId, readonly string[]>> = {
  notes: ['note', 'learn the fretboard', 'neck', 'home', 'start page', 'main'],
  triads: ['chord', 'chords', 'chord shapes', 'inversions', 'arpeggios', 'voicings'],
  scales: ['modes', 'scale shapes', 'scale patterns', 'soloing', 'licks'],
  keys: ['key', 'key signatures', 'circle of fifths', 'signature'],
  intervals: ['ear training', 'ear trainer', 'by ear', 'aural', 'distance between notes'],
  progress: [
    'statistics',
    'stats',
    'history',
    'heat map',
    'how am i doing',
    'my answers',
    'weak spots',
    'weakest',
    'worst',
    'accuracy',
    'improvement',
    'results over time',
  ],
  tuner: ['tune', 'tune my guitar', 'tuning', 'in tune', 'cents'],
};
