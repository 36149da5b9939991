import { type Instrument, STANDARD_GUITAR, stringsOf } from '../../src/instrument/instrument';

/** A ukulele whose bottom string sounds higher than the two above it. */
export const REENTRANT_UKULELE: Instrument = {
  id: 'ukulele',
  name: 'Ukulele, high G',
  strings: stringsOf(['G4', 'C4', 'E4', 'A4'], [1, 3, 2, 1]),
  fretCounts: [12, 15],
  inlays: { single: [5, 7, 10], double: [12] },
};

export const SEVEN_STRING: Instrument = {
  ...STANDARD_GUITAR,
  id: 'seven-string',
  name: 'Guitar, seven strings',
  strings: stringsOf(['B1', 'E2', 'A2', 'D3', 'G3', 'B3', 'E4'], [5, 5, 4, 3, 2, 1, 1]),
};

export const BASS: Instrument = {
  ...STANDARD_GUITAR,
  id: 'bass',
  name: 'Bass, four strings',
  strings: stringsOf(['E1', 'A1', 'D2', 'G2'], [5, 4, 3, 2]),
};
