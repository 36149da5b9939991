import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instrument';
import { type Position, positionId } from '../../src/instrument/position';
import { handPair, type NotePair, stringPair } from '../../src/instrument/reach';

const OPEN_STRINGS = [40, 45, 50, 55, 59, 64];
const ROOTS = [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71];
const SEMITONES = [
  -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
];

const midi = ({ guitarString, fret }: Position) => (OPEN_STRINGS[guitarString] ?? Number.NaN) + fret;
const ids = (pair: NotePair | undefined) => pair && [positionId(pair.root), positionId(pair.target)];

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
    expect(ids(handPair(STANDARD_GUITAR, 24, root, semitones))).toEqual(places);
  });

  test.each([
    ['a fifth over C4', 60, 7, ['4.1', '4.8']],
    ['an octave over B4', 71, 12, ['5.7', '5.19']],
    ['a unison on E4', 64, 0, ['5.0', '5.0']],
    ['an octave under C4', 60, -12, ['1.15', '1.3']],
  ] as const)(
    'when it is %s along one string, then it lies as near the nut as can be',
    (_, root, semitones, places) => {
      expect(ids(stringPair(STANDARD_GUITAR, 24, root, semitones))).toEqual(places);
    },
  );

  test('when it is any of the trainer’s, then a 24-fret neck has both, sounding root and target', () => {
    for (const root of ROOTS) {
      for (const semitones of SEMITONES) {
        const hand = handPair(STANDARD_GUITAR, 24, root, semitones);
        const string = stringPair(STANDARD_GUITAR, 24, root, semitones);
        for (const pair of [hand, string]) {
          expect(pair && [midi(pair.root), midi(pair.target)]).toEqual([root, root + semitones]);
        }
        expect(hand && Math.abs(hand.root.fret - hand.target.fret)).toBeLessThanOrEqual(4);
        const isSecond = Math.abs(semitones) === 1 || Math.abs(semitones) === 2;
        expect(hand && hand.root.guitarString === hand.target.guitarString).toBe(isSecond);
        expect(string && string.root.guitarString === string.target.guitarString).toBe(true);
      }
    }
  });

  test('when the neck is too short or the note too low for it, then there is none', () => {
    expect(stringPair(STANDARD_GUITAR, 12, 71, 12)).toBeUndefined();
    expect(handPair(STANDARD_GUITAR, 12, 71, 12)).toBeUndefined();
    expect(handPair(STANDARD_GUITAR, 24, 40, -1)).toBeUndefined();
  });
});
