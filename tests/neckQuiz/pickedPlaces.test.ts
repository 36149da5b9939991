import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/instrument/position';
import {
  FRET_ANSWERS,
  gradeOf,
  isDecided,
  marksOf,
  mistakesIn,
  pickedIn,
  reviewed,
  toggled,
} from '../../src/neckQuiz/pickedPlaces';

const at = (guitarString: number, fret: number): Position => ({ guitarString, fret });
const correct = [at(0, 3), at(2, 5), at(4, 8)];

describe('given picked places', () => {
  test('when another is picked, then it comes last, and picking it again removes it', () => {
    expect(toggled([at(0, 3)], at(2, 5))).toEqual([at(0, 3), at(2, 5)]);
    expect(toggled([at(0, 3), at(2, 5)], at(0, 3))).toEqual([at(2, 5)]);
  });

  test('when all are correct and none is missing, then the answer is right and decided', () => {
    const review = reviewed(correct, [...correct].reverse());
    expect(review).toEqual({ found: correct, missed: [], wrong: [] });
    expect(gradeOf(review)).toBe('right');
    expect(isDecided(review)).toBe(true);
  });

  test('when some are missing, then it is wrong, but another pick could still make it right', () => {
    const review = reviewed(correct, [at(2, 5)]);
    expect(review).toEqual({ found: [at(2, 5)], missed: [at(0, 3), at(4, 8)], wrong: [] });
    expect(gradeOf(review)).toBe('wrong');
    expect(isDecided(review)).toBe(false);
  });

  test('when one is wrong, then the answer is decided, and its mistakes are in the order of the neck', () => {
    const review = reviewed(correct, [at(3, 1), at(0, 3)]);
    expect(review.wrong).toEqual([at(3, 1)]);
    expect(gradeOf(review)).toBe('wrong');
    expect(isDecided(review)).toBe(true);
    expect(mistakesIn(review)).toEqual([at(2, 5), at(3, 1), at(4, 8)]);
    expect([...marksOf(review).values()].sort()).toEqual(['missed', 'missed', 'right', 'wrong']);
  });

  test('when the question is given up, then the places picked so far are its answer', () => {
    const asked = { question: 'C', milliseconds: 900 };
    expect(pickedIn({ ...asked, verdict: 'given-up', draft: [at(0, 3)] })).toEqual([at(0, 3)]);
    expect(pickedIn({ ...asked, verdict: 'given-up', draft: undefined })).toEqual([]);
    expect(pickedIn({ ...asked, verdict: 'wrong', answer: [at(2, 5)] })).toEqual([at(2, 5)]);
  });
});

test('given the frets of a string, then each has a key of the number row, above fret 12 with Shift', () => {
  expect(FRET_ANSWERS).toHaveLength(25);
  const keyRule = 'the number row, where the key before 1 is the open string';
  expect(FRET_ANSWERS[0]).toEqual({
    ...{ code: 'fret-0', answer: 0, text: 'open string', hotkey: 'row0', keyRule },
  });
  expect(FRET_ANSWERS[7]).toEqual({ code: 'fret-7', answer: 7, text: 'fret 7', hotkey: 'row7', keyRule });
  expect(FRET_ANSWERS[24]).toMatchObject({ text: 'fret 24', hotkey: 'shift+row12' });
});
