import type { IntervalName } from './interval';

/** The short names of the intervals, as musicians write them. */
export const SHORT_NAMES: Readonly<Record<IntervalName, string>> = {
  Unison: 'P1',
  'Minor 2nd': 'm2',
  'Major 2nd': 'M2',
  'Minor 3rd': 'm3',
  'Major 3rd': 'M3',
  'Perfect 4th': 'P4',
  Tritone: 'TT',
  'Perfect 5th': 'P5',
  'Minor 6th': 'm6',
  'Major 6th': 'M6',
  'Minor 7th': 'm7',
  'Major 7th': 'M7',
  Octave: 'P8',
};

/** How a root is marked on a neck. */
export const ROOT = 'R';
