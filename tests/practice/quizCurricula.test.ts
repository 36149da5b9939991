import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLine, parseLine } from '../../src/practice/lines';
import { itemsText } from '../../src/practice/parts';
import type { QuizDefinition } from '../../src/quiz/definition';
import { buildChord } from '../../src/screens/chords/quiz/buildChord';
import { chordByEar as chordTypeByEar } from '../../src/screens/chords/quiz/chordByEar';
import { nameChord } from '../../src/screens/chords/quiz/nameChord';
import { QUIZ_DIRECTIONS } from '../../src/screens/intervals/directions';
import { nameInterval } from '../../src/screens/intervals/quiz/nameInterval';
import { playInterval } from '../../src/screens/intervals/quiz/playInterval';
import { chordByEar } from '../../src/screens/keys/quiz/chordByEar';
import { countAccidentals, nameKey } from '../../src/screens/keys/quiz/keyQuizzes';
import { findNote } from '../../src/screens/notes/quiz/findNote';
import { findOnString, playNote } from '../../src/screens/notes/quiz/findOnString';
import { nameNote } from '../../src/screens/notes/quiz/nameNote';
import { readName } from '../../src/screens/notes/quiz/readName';
import { readNote } from '../../src/screens/notes/quiz/readNote';
import { degreeByEar } from '../../src/screens/scales/quiz/degreeByEar';
import { findDegree } from '../../src/screens/scales/quiz/findDegree';
import { nameDegree } from '../../src/screens/scales/quiz/nameDegree';
import { completeShape } from '../../src/screens/triads/quiz/completeShape';
import { nameInversion, nameQuality } from '../../src/screens/triads/quiz/nameShape';
import { playShape } from '../../src/screens/triads/quiz/playShape';
import { qualityByEar } from '../../src/screens/triads/quiz/qualityByEar';
import { INTERVALS } from '../../src/theory/interval';
import { SIGNATURES } from '../../src/theory/staff';
import { anyChance } from '../quiz/chances';
import { anySetup as anyChords } from '../screens/chords/quizzes';
import { anySetup } from '../screens/notes/quizzes';
import { anySetup as anyScales } from '../screens/scales/quizzes';
import { anySetup as anyTriads } from '../screens/triads/quizzes';
import { answerWith } from './made';

const anyIntervals = fc.record({
  direction: fc.constantFrom('together' as const, ...QUIZ_DIRECTIONS.map(({ value }) => value)),
  asked: fc.subarray(INTERVALS.map(({ name }) => name)),
});

const anyKeys = fc.record({
  types: fc.constantFrom('major', 'minor', 'both'),
  count: fc.constantFrom(5, 10, 15, 20),
});

const anyReading = fc
  .tuple(anySetup, fc.constantFrom(...SIGNATURES), fc.constantFrom({}, { onString: true as const }))
  .map(([setup, signature, task]) => ({ ...setup, signature, ...task }));

/** What any quiz must keep to: whatever chance asks is in its curriculum, and the other way round. */
function keepsToItsCurriculum<Setup, Question, Answer>(
  quiz: QuizDefinition<Setup, Question, Answer>,
  setups: fc.Arbitrary<Setup>,
): void {
  fc.assert(
    fc.property(setups, anyChance, fc.nat(), (setup, chance, at) => {
      const items = quiz.curriculumOf?.(setup).stages.flat() ?? [];
      expect(new Set(items).size).toBe(items.length);
      // An export with its answers can be imported.
      for (const item of items.slice(0, 5))
        expect(parseLine(formatLine(answerWith({ item }))).kind, item).toBe('answer');
      // A count of them names them.
      expect(itemsText(items)).not.toContain('question');
      const asked = quiz.next(setup, [], chance);
      expect(items).toContain(asked && quiz.itemOf(asked));
      const item = items[at % items.length] ?? '';
      const question = quiz.questionOf?.(setup, item, chance);
      expect(question && quiz.itemOf(question)).toBe(item);
    }),
    { numRuns: 50 },
  );
}

describe('given any setup of a quiz', { tags: 'full' }, () => {
  const title = 'when %s asks, then it is an item of its curriculum, and each item of it can be asked';

  test(title.replace('%s', 'Name Note'), () => keepsToItsCurriculum(nameNote, anySetup));
  test(title.replace('%s', 'Find Note'), () => keepsToItsCurriculum(findNote, anySetup));
  test(title.replace('%s', 'Find on String'), () => keepsToItsCurriculum(findOnString, anySetup));
  test(title.replace('%s', 'Play Note'), () => keepsToItsCurriculum(playNote, anySetup));
  test(title.replace('%s', 'Read the Note'), () => keepsToItsCurriculum(readNote, anyReading));
  test(title.replace('%s', 'Read the Note, by name'), () => keepsToItsCurriculum(readName, anyReading));
  test(title.replace('%s', 'Name the Key'), () => keepsToItsCurriculum(nameKey, anyKeys));
  test(title.replace('%s', 'Count the Accidentals'), () => keepsToItsCurriculum(countAccidentals, anyKeys));
  test(title.replace('%s', 'Chord by Ear'), () => keepsToItsCurriculum(chordByEar, anyKeys));
  test(title.replace('%s', 'Name the Quality'), () => keepsToItsCurriculum(nameQuality, anyTriads));
  test(title.replace('%s', 'Name the Inversion'), () => keepsToItsCurriculum(nameInversion, anyTriads));
  test(title.replace('%s', 'Complete the Shape'), () => keepsToItsCurriculum(completeShape, anyTriads));
  test(title.replace('%s', 'Play the Shape'), () => keepsToItsCurriculum(playShape, anyTriads));
  test(title.replace('%s', 'Quality by Ear'), () =>
    keepsToItsCurriculum(
      qualityByEar,
      anyTriads.filter(setup => qualityByEar.whyNone?.(setup) === undefined),
    ),
  );
  test(title.replace('%s', 'Name the Chord'), () => keepsToItsCurriculum(nameChord, anyChords));
  test(title.replace('%s', 'Build the Chord'), () => keepsToItsCurriculum(buildChord, anyChords));
  test(title.replace('%s', 'Chord by Ear, on Chords'), () => keepsToItsCurriculum(chordTypeByEar, anyChords));
  test(title.replace('%s', 'Name the Degree'), () => keepsToItsCurriculum(nameDegree, anyScales));
  test(title.replace('%s', 'Find the Degree'), () => keepsToItsCurriculum(findDegree, anyScales));
  test(title.replace('%s', 'Degree by Ear'), () =>
    keepsToItsCurriculum(
      degreeByEar,
      anyScales.filter(setup => degreeByEar.whyNone?.(setup) === undefined),
    ),
  );
  test(title.replace('%s', 'the interval quiz'), () => keepsToItsCurriculum(nameInterval, anyIntervals));
  test(title.replace('%s', 'Play the Interval'), () => keepsToItsCurriculum(playInterval, anyIntervals));

  test('when an item isn’t in it, then there is no question', () => {
    const setup = { types: 'major', count: 10 } as const;
    expect(nameKey.questionOf?.(setup, 'key:A-minor', () => 0)).toBeUndefined();
    expect(nameKey.questionOf?.(setup, 'nonsense', () => 0)).toBeUndefined();
  });
});
