import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { type Position, positionId } from '../../src/instrument/position';
import { type HandShape, handShape } from '../../src/instrument/reach';

const OPEN_STRINGS = [40, 45, 50, 55, 59, 64];
const ROOTS = [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71];
const OCTAVE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const midi = ({ guitarString, fret }: Position) => (OPEN_STRINGS[guitarString] ?? Number.NaN) + fret;
const ids = (shape: HandShape | undefined) => shape && [shape.root, ...shape.targets].map(positionId);

describe('given an interval over a root', () => {
  test.each([
    ['a major third over C4', 60, 4, ['4.1', '5.0']],
    ['a fifth over C4', 60, 7, ['4.1', '5.3']],
    ['an octave over C4', 60, 12, ['3.5', '5.8']],
    ['a minor seventh over C4', 60, 10, ['3.5', '5.6']],
    ['a minor second over C4', 60, 1, ['4.1', '4.2']],
    ['a major second over C4', 60, 2, ['4.1', '4.3']],
    ['a minor second under C4', 60, -1, ['4.1', '4.0']],
    ['a major second under C4', 60, -2, ['3.5', '3.3']],
    ['a major second over B4', 71, 2, ['5.7', '5.9']],
    ['a unison on C4', 60, 0, ['3.5', '4.1']],
    ['a major third under C4', 60, -4, ['4.1', '3.1']],
    ['an octave under C4', 60, -12, ['4.1', '1.3']],
  ] as const)('when it is %s, then one hand holds it near the nut', (_, root, semitones, places) => {
    expect(ids(handShape(STANDARD_GUITAR, 24, root, [semitones]))).toEqual(places);
  });

  test.each([
    ['a minor second over C4', 60, 1, ['3.5', '4.2']],
    ['a major second over C4', 60, 2, ['3.5', '4.3']],
    ['a fifth over C4', 60, 7, ['4.1', '5.3']],
    ['a unison on C4', 60, 0, ['3.5', '4.1']],
  ] as const)('when %s sounds at once, then its notes are on two strings', (_, root, semitones, places) => {
    expect(ids(handShape(STANDARD_GUITAR, 24, root, [semitones], 'at once'))).toEqual(places);
  });

  test('when there are two, then both start from one place of the root', () => {
    expect(ids(handShape(STANDARD_GUITAR, 20, 63, [5, 6]))).toEqual(['4.4', '5.4', '5.5']);
    expect(ids(handShape(STANDARD_GUITAR, 20, 60, [12, 1]))).toEqual(['3.5', '5.8', '3.6']);
  });

  test('when they are any two of the trainer’s, then a 20-fret neck has them, sounding their notes', {
    tags: 'full',
  }, () => {
    for (const root of ROOTS) {
      for (const direction of [1, -1]) {
        for (const first of OCTAVE) {
          for (const second of OCTAVE) {
            const semitones = [first * direction, second * direction];
            const shape = handShape(STANDARD_GUITAR, 20, root, semitones);
            expect(shape && midi(shape.root)).toBe(root);
            expect(shape?.targets.map(midi)).toEqual(semitones.map(each => root + each));
            for (const { fret } of shape?.targets ?? [])
              expect(Math.abs(fret - (shape?.root.fret ?? 0))).toBeLessThanOrEqual(4);
          }
        }
      }
    }
  });

  test('when it is a second, then it lies on one string, and anything else on two', () => {
    for (const root of ROOTS) {
      for (const semitones of OCTAVE) {
        const shape = handShape(STANDARD_GUITAR, 20, root, [semitones]);
        const isSecond = semitones === 1 || semitones === 2;
        expect(shape?.targets[0]?.guitarString === shape?.root.guitarString).toBe(isSecond);
      }
    }
  });

  test('when the neck is too short or the note too low for it, then there is none', () => {
    expect(handShape(STANDARD_GUITAR, 12, 71, [12])).toBeUndefined();
    expect(handShape(STANDARD_GUITAR, 24, 40, [-1])).toBeUndefined();
  });
});
