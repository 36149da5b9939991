import fc from 'fast-check';
import { placesOf } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { PATTERN_SYSTEMS } from '../../../src/instrument/pattern';
import type { DegreeToAsk, KeyChange } from '../../../src/screens/scales/askSettings';
import type { ScalesSetup } from '../../../src/screens/scales/quiz/question';
import { SCALE_KEYS, SCALE_TYPES } from '../../../src/theory/scale';

/** Every key and scale type on the whole of a neck with 12 frets. */
export const setup: ScalesSetup = {
  instrument: STANDARD_GUITAR,
  frets: 12,
  filter: { strings: placesOf(STANDARD_GUITAR), minFret: 0, maxFret: 12 },
  system: '3-notes-per-string',
  keys: SCALE_KEYS,
  types: SCALE_TYPES,
  byEar: {
    context: 'cadence',
    contextTime: 'change',
    keyChange: 6,
    degrees: [1, 2, 3, 4, 5, 6, 7, 'chromatic'],
    row: 1,
    octaves: 1,
  },
};

/** Any setup of a scales quiz whose part of the neck has every note. */
export const anySetup: fc.Arbitrary<ScalesSetup> = fc.record({
  instrument: fc.constant(STANDARD_GUITAR),
  frets: fc.constantFrom(...STANDARD_GUITAR.fretCounts),
  filter: fc.record({
    strings: fc.subarray([...placesOf(STANDARD_GUITAR)]),
    minFret: fc.constant(0),
    maxFret: fc.constant(12),
  }),
  system: fc.constantFrom(...PATTERN_SYSTEMS),
  keys: fc.subarray([...SCALE_KEYS], { minLength: 1 }),
  types: fc.subarray([...SCALE_TYPES], { minLength: 1 }),
  byEar: fc.record({
    context: fc.constantFrom('cadence', 'drone', 'none'),
    contextTime: fc.constantFrom('change', 'each'),
    keyChange: fc.constantFrom<KeyChange>('never', 6, 1),
    degrees: fc.subarray<DegreeToAsk>([1, 2, 3, 4, 5, 6, 7, 'chromatic'], { minLength: 1 }),
    row: fc.constantFrom(1, 2, 3, 4, 5),
    octaves: fc.constantFrom(1, 2),
  }),
});
