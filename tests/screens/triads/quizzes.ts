import fc from 'fast-check';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { setsOfThree } from '../../../src/practice/shapes';
import type { TriadsSetup } from '../../../src/screens/triads/quiz/question';
import { type AccidentalStyle, PITCH_CLASSES } from '../../../src/theory/note';
import { TRIAD_QUALITIES } from '../../../src/theory/triad';
import { REENTRANT_UKULELE, SEVEN_STRING } from '../../instrument/instruments';

/** Every root, quality and set of strings on 12 frets, in sharps. */
export const setup: TriadsSetup = {
  instrument: STANDARD_GUITAR,
  frets: 12,
  accidentals: 'sharps',
  roots: PITCH_CLASSES,
  qualities: TRIAD_QUALITIES,
  sets: setsOfThree(STANDARD_GUITAR),
  byEar: { sounding: 'one-by-one', inversions: 'root' },
};

/** Any setup of a triads quiz, on instruments with four, six and seven strings, one of them re-entrant. */
export const anySetup: fc.Arbitrary<TriadsSetup> = fc
  .constantFrom(STANDARD_GUITAR, SEVEN_STRING, REENTRANT_UKULELE)
  .chain(instrument =>
    fc.record({
      instrument: fc.constant(instrument),
      frets: fc.constantFrom(...instrument.fretCounts),
      accidentals: fc.constantFrom<AccidentalStyle>('sharps', 'flats'),
      roots: fc.subarray([...PITCH_CLASSES], { minLength: 1 }),
      qualities: fc.subarray([...TRIAD_QUALITIES], { minLength: 1 }),
      sets: fc.subarray([...setsOfThree(instrument)], { minLength: 1 }),
      byEar: fc.record({
        sounding: fc.constantFrom('one-by-one', 'together'),
        inversions: fc.constantFrom('root', 'all'),
      }),
    }),
  );
