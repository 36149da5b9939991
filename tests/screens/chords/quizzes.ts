import fc from 'fast-check';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { ChordsSetup } from '../../../src/screens/chords/quiz/question';
import { CHORD_TYPES } from '../../../src/theory/chord';
import { type AccidentalStyle, PITCH_CLASSES } from '../../../src/theory/note';

/** Major, minor and seventh chords on every root, on 12 frets, in sharps. */
export const setup: ChordsSetup = {
  instrument: STANDARD_GUITAR,
  frets: 12,
  accidentals: 'sharps',
  types: ['major', 'minor', '7'],
  roots: PITCH_CLASSES,
  sounding: 'together',
};

/** Any setup of a chords quiz, on a guitar and on a ukulele; few chords, since finding a shape takes its time. */
export const anySetup: fc.Arbitrary<ChordsSetup> = fc.record({
  instrument: fc.constantFrom(STANDARD_GUITAR, INSTRUMENTS.ukulele),
  frets: fc.constantFrom(12, 15),
  accidentals: fc.constantFrom<AccidentalStyle>('sharps', 'flats'),
  types: fc.subarray([...CHORD_TYPES], { minLength: 1, maxLength: 3 }),
  roots: fc.subarray([...PITCH_CLASSES], { minLength: 1, maxLength: 3 }),
  sounding: fc.constantFrom('one-by-one', 'together'),
});
