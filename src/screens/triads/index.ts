import type { ScreenDefinition } from '../definition';

export const triadsScreen: ScreenDefinition = {
  id: 'triads',
  name: 'Triads',
  title: 'Triads',
  subtitle: 'three notes, and every shape they take',
  keywords: ['chord', 'chords', 'chord shapes', 'inversions', 'arpeggios', 'voicings'],
  begin: 'Tab to the fretboard first, or press colon and type a chord quality, such as minor.',
  path: '/triads',
  letter: 't',
  loadTable: async () => (await import('./settings')).triadsTable,
  load: async () => ({ default: (await import('./TriadsScreen')).TriadsScreen }),
};
