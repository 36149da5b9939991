import fc from 'fast-check';
import { FRET_COUNTS } from '../../../src/instrument/instrument';
import type { Chance } from '../../../src/quiz/chance';
import type { NotesSetup } from '../../../src/screens/notes/definition';
import { setup } from './quizzes';

export const anyChance = fc.infiniteStream(fc.double({ min: 0, max: 1 - Number.EPSILON, noNaN: true })).map(
  (stream): Chance =>
    () =>
      stream.next().value ?? 0,
);

export const anySetup = fc
  .record({
    frets: fc.constantFrom(...FRET_COUNTS),
    strings: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
    accidentals: fc.constantFrom('sharps', 'flats'),
  })
  .map((changes): NotesSetup => ({ ...setup, ...changes }));
