import fc from 'fast-check';
import type { QuizScreen } from '../../src/practice/path';
import { MOST_DRILLS, nameOf, type Workout } from '../../src/practice/workout';

/** A lesson as a teacher may send it. */
export const LESSON: Workout = {
  name: 'Lesson 3',
  drills: [
    { screen: 'notes', query: '?quiz=name-note&strings=6.5&high=5&drill=on&length=12' },
    { screen: 'triads', query: '?quiz=name-quality&sets=1-2-3&drill=on&length=12' },
    { screen: 'keys', query: '?view=quiz&quiz=name-key&drill=on&length=2m' },
    { screen: 'scales', query: '?quiz=name-degree&drill=on&length=5m' },
  ],
};

const SCREENS: readonly QuizScreen[] = ['notes', 'triads', 'chords', 'scales', 'keys', 'intervals'];

const someQuery = fc
  .array(fc.tuple(fc.stringMatching(/^[a-z-]{1,12}$/), fc.string({ maxLength: 20 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map(pairs => `?${new URLSearchParams(pairs.map(([id, code]) => [id, code]))}`);

/** Any workout that can be sent. */
export const someWorkout: fc.Arbitrary<Workout> = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }).map(text => nameOf(text) || 'Lesson'),
  drills: fc.array(fc.record({ screen: fc.constantFrom(...SCREENS), query: someQuery }), {
    minLength: 1,
    maxLength: MOST_DRILLS,
  }),
});
