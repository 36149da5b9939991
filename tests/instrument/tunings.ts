import fc from 'fast-check';
import { STRING_COUNTS } from '../../src/instrument/ownTuning';
import { type PitchName, pitchName } from '../../src/theory/pitch';

/** Any open note that an own tuning may have, with either of its names. */
export const someOpenNote: fc.Arbitrary<PitchName> = fc
  .tuple(fc.integer({ min: 21, max: 81 }), fc.constantFrom('sharps' as const, 'flats' as const))
  .map(([midi, style]) => pitchName(midi, style));

/** The open notes of any tuning, bottom row first: rising, falling or re-entrant. */
export const someTuning: fc.Arbitrary<readonly PitchName[]> = fc.array(someOpenNote, {
  minLength: STRING_COUNTS.least,
  maxLength: STRING_COUNTS.most,
});
