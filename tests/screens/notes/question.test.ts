import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRET_COUNTS, STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { allPositions, type Position, pitchClassAt, positionId } from '../../../src/instrument/position';
import type { Chance } from '../../../src/quiz/chance';
import {
  grade,
  judgePick,
  makeQuestions,
  QUIZ_LENGTH,
  type QuizSetup,
  review,
  togglePlace,
} from '../../../src/screens/notes/question';
import { findC, found, nameGSharp, place, setup } from './quizzes';

const anyChance = fc.infiniteStream(fc.double({ min: 0, max: 1 - Number.EPSILON, noNaN: true })).map(
  (stream): Chance =>
    () =>
      stream.next().value ?? 0,
);

const anySetup = fc
  .record({
    frets: fc.constantFrom(...FRET_COUNTS),
    strings: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
    accidentals: fc.constantFrom('sharps', 'flats'),
  })
  .map((changes): QuizSetup => ({ ...setup, ...changes }));

const ids = (places: readonly Position[]) => places.map(positionId);

describe('given any setup of a quiz', () => {
  test('when find-note questions are made, then there are twelve, each note once, with just its places in play', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (chosen, chance) => {
        const questions = makeQuestions('find-note', chosen, chance);
        expect(questions).toHaveLength(QUIZ_LENGTH);
        expect(new Set(questions.map(({ note }) => note)).size).toBe(12);
        for (const question of questions) {
          if (question.mode !== 'find-note') throw new Error('another type');
          const inPlay = allPositions(STANDARD_GUITAR, chosen.frets).filter(
            position =>
              chosen.strings.includes(position.guitarString) &&
              pitchClassAt(STANDARD_GUITAR, position) === question.note,
          );
          expect(ids(question.correctPositions)).toEqual(ids(inPlay));
          expect(question.correctPositions).not.toHaveLength(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('when name-note questions are made, then there are twelve different places in play, each with its own note', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (chosen, chance) => {
        const questions = makeQuestions('name-note', chosen, chance);
        expect(questions).toHaveLength(QUIZ_LENGTH);
        const places = questions.map(question => {
          if (question.mode !== 'name-note') throw new Error('another type');
          const { targetPosition, note } = question;
          expect(chosen.strings).toContain(targetPosition.guitarString);
          expect(targetPosition.fret).toBeLessThanOrEqual(chosen.frets);
          expect(pitchClassAt(STANDARD_GUITAR, targetPosition)).toBe(note);
          return positionId(targetPosition);
        });
        expect(new Set(places).size).toBe(12);
      }),
    );
  });
});

describe('given "find every C" on two strings', () => {
  test('when all its places are chosen and no other, in any order, then it is right', () => {
    expect(grade(findC, found(place(1, 3), place(0, 8)))).toBe('right');
  });

  test.each([
    ['none is chosen', []],
    ['one is missing', [place(0, 8)]],
    ['one is too many', [place(0, 8), place(1, 3), place(2, 10)]],
    ['one is another', [place(0, 8), place(1, 4)]],
  ])('when %s, then it is wrong', (_what, places) => {
    expect(grade(findC, found(...places))).toBe('wrong');
  });

  test('when an answer is a mixture, then it is sorted into found, missed and wrong', () => {
    expect(review(findC, [place(1, 4), place(0, 8)])).toEqual({
      found: [place(0, 8)],
      missed: [place(1, 3)],
      wrong: [place(1, 4)],
    });
  });

  test('when a drill picks place by place, then a wrong one ends it, and the last right one completes it', () => {
    expect(judgePick(findC, [], place(0, 8))).toBe('more');
    expect(judgePick(findC, [], place(0, 9))).toBe('wrong');
    expect(judgePick(findC, [place(0, 8)], place(1, 3))).toBe('right');
    expect(judgePick(findC, [place(0, 8)], place(1, 4))).toBe('wrong');
  });

  test('when an answer of the other type comes, then it is wrong', () => {
    expect(grade(findC, { mode: 'name-note', note: 0 })).toBe('wrong');
  });
});

describe('given "name this note" on a G sharp', () => {
  test('when any note is answered, then only G sharp is right', () => {
    const right = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).filter(
      note => grade(nameGSharp, { mode: 'name-note', note }) === 'right',
    );
    expect(right).toEqual([8]);
  });

  test('when an answer of the other type comes, then it is wrong', () => {
    expect(grade(nameGSharp, found(place(0, 4)))).toBe('wrong');
  });
});

describe('given chosen places', () => {
  test('when another is picked, then it is added, and when it is picked again, it is let go', () => {
    const one = togglePlace([], place(0, 8));
    const two = togglePlace(one, place(1, 3));
    expect(two).toEqual([place(0, 8), place(1, 3)]);
    expect(togglePlace(two, place(0, 8))).toEqual([place(1, 3)]);
    expect(one).toEqual([place(0, 8)]);
  });
});
