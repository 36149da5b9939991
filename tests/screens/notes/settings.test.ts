import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { pitchClassAt, positionId } from '../../../src/instrument/position';
import { findNote } from '../../../src/screens/notes/quiz/findNote';
import { nameNote } from '../../../src/screens/notes/quiz/nameNote';
import { type NotesSetup, notesAsked, placesAsked } from '../../../src/screens/notes/quiz/question';
import { hasNoNaturals } from '../../../src/screens/notes/settings';
import { areaText } from '../../../src/screens/notes/text';
import { isNatural } from '../../../src/theory/note';
import { questionsOf } from '../../quiz/asked';
import { anyChance } from '../../quiz/chances';

const frets = 15;

const setupOf = (strings: readonly number[], lowest: number, highest: number, notes: 'all' | 'naturals') =>
  ({
    ...{ instrument: STANDARD_GUITAR, frets, accidentals: 'sharps', strings },
    corner: { lowest, highest, notes },
  }) satisfies NotesSetup;

/** Any strings, and any range of frets. */
const anySetup = fc
  .tuple(
    fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
    fc.integer({ min: 0, max: frets }),
    fc.integer({ min: 0, max: frets }),
    fc.constantFrom('all' as const, 'naturals' as const),
  )
  .map(([strings, one, other, notes]) => setupOf(strings, Math.min(one, other), Math.max(one, other), notes));

describe('given any corner of the neck', () => {
  test('when Name Note asks, then every place is in it, none comes twice running unless it is the only one, and none again before all', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (setup, chance) => {
        const places = placesAsked(setup);
        const asked = questionsOf(nameNote, setup, chance, 0, 2 * places.length).map(question =>
          positionId(question.targetPosition),
        );
        const all = places.map(positionId);
        expect(new Set(asked.slice(0, all.length))).toEqual(new Set(all));
        expect(new Set(asked.slice(all.length))).toEqual(new Set(all));
        if (all.length > 1)
          for (const [index, place] of asked.entries()) expect(place).not.toBe(asked[index + 1]);
      }),
      { numRuns: 40 },
    );
  });

  test('when Find Note asks, then each note has places, all of them in it, and none comes twice running unless it is the only one', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (setup, chance) => {
        const { corner, strings } = setup;
        const questions = questionsOf(findNote, setup, chance, [], 30);
        expect(questions).toHaveLength(30);
        for (const { correctPositions } of questions) {
          expect(correctPositions.length).toBeGreaterThan(0);
          for (const { guitarString, fret } of correctPositions) {
            expect(strings).toContain(guitarString);
            expect(fret).toBeGreaterThanOrEqual(corner.lowest);
            expect(fret).toBeLessThanOrEqual(corner.highest);
          }
        }
        const notes = questions.map(({ note }) => note);
        if (notesAsked(setup).length > 1)
          for (const [index, note] of notes.entries()) expect(note).not.toBe(notes[index + 1]);
      }),
      { numRuns: 40 },
    );
  });

  test('when only naturals are wanted, then only those are asked, unless there are none', () => {
    fc.assert(
      fc.property(anySetup, setup => {
        const pitches = placesAsked(setup).map(place => pitchClassAt(STANDARD_GUITAR, place));
        expect(pitches.length).toBeGreaterThan(0);
        const wanted = setup.corner.notes === 'naturals' && !hasNoNaturals(setup);
        if (wanted) expect(pitches.every(isNatural)).toBe(true);
      }),
    );
  });

  test('when weak spots come first, then they are drawn from its places and its notes', () => {
    fc.assert(
      fc.property(anySetup, setup => {
        const sizeOf = (stages: readonly (readonly string[])[] = []) => stages.flat().length;
        expect(sizeOf(nameNote.curriculumOf?.(setup).stages)).toBe(placesAsked(setup).length);
        expect(sizeOf(findNote.curriculumOf?.(setup).stages)).toBe(notesAsked(setup).length);
      }),
    );
  });
});

describe('given a corner', () => {
  test('when it is one place without a natural, then that is asked all the same, again and again', () => {
    const setup = setupOf([0], 4, 4, 'naturals');
    expect(hasNoNaturals(setup)).toBe(true);
    const asked = questionsOf(nameNote, setup, () => 0, 0, 3).map(({ targetPosition }) => targetPosition);
    expect(asked).toEqual(Array(3).fill({ guitarString: 0, fret: 4 }));
  });

  test('when a place outside it is picked in Find Note, then that is said, and nothing is picked', () => {
    const [question] = questionsOf(findNote, setupOf([0, 1], 5, 9, 'all'), () => 0, [], 1);
    if (question === undefined) throw new Error('nothing is asked');
    const pick = (guitarString: number, fret: number) =>
      findNote.pick?.(question, [], { guitarString, fret }, { kind: 'drill', pause: 0 });
    expect(pick(0, 3)).toEqual({ say: "Fret 3 isn't in this quiz" });
    expect(pick(0, 0)).toEqual({ say: "The open string isn't in this quiz" });
    expect(pick(5, 7)).toEqual({ say: "String 1 isn't in this quiz" });
    expect(pick(0, 8)).toMatchObject({ draft: [{ guitarString: 0, fret: 8 }] });
  });

  test.each([
    [[0, 1, 2, 3, 4, 5], 0, 15, 'the whole neck'],
    [[0, 1, 2, 3, 4, 5], 5, 9, 'frets 5 to 9'],
    [[0, 1], 5, 9, 'strings 5, 6, frets 5 to 9'],
    [[5], 3, 3, 'string 1, fret 3'],
    [[0, 1], 0, 15, 'strings 5, 6'],
  ] as const)(
    'when it is strings %j and frets %i to %i, then it is called %s',
    (strings, lowest, highest, text) => {
      expect(areaText(setupOf(strings, lowest, highest, 'all'))).toBe(text);
    },
  );
});
