import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countText,
  keyAfter,
  numeralsIn,
  scaleMidis,
  sectorId,
  sectorsFor,
} from '../../../src/screens/keys/wheel';
import { ALL_KEYS, type Key, keyInfo, keyName } from '../../../src/theory/key';
import { A_MINOR, D_MAJOR, D_SHARP_MINOR, F_SHARP_MAJOR, G_FLAT_MAJOR } from './quizzes';

const anyKey = fc.constantFrom(...ALL_KEYS);

describe('given the sectors of the circle', () => {
  test('when no key is chosen, then both rings stand in the order of the specification', () => {
    expect(sectorsFor(undefined).map(({ key }) => key.tonic)).toEqual([
      ...['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F'],
      ...['A', 'E', 'B', 'F#', 'C#', 'G#', 'D#', 'Bb', 'F', 'C', 'G', 'D'],
    ]);
  });

  test.each([G_FLAT_MAJOR, { tonic: 'Eb', type: 'minor' } as const])(
    'when $tonic $type is chosen, then both keys of its place are spelled with flats and no other is touched',
    chosen => {
      const sectors = sectorsFor(chosen);

      expect([sectors[6]?.key, sectors[18]?.key]).toEqual([G_FLAT_MAJOR, { tonic: 'Eb', type: 'minor' }]);
      expect(sectors.filter((_, index) => index % 12 !== 6)).toEqual(
        sectorsFor(undefined).filter((_, index) => index % 12 !== 6),
      );
    },
  );

  test('when a place is spelled otherwise, then its sector is still the same one', () => {
    expect(sectorId(G_FLAT_MAJOR)).toBe(sectorId(F_SHARP_MAJOR));
    expect(new Set(sectorsFor(undefined).map(({ key }) => sectorId(key))).size).toBe(24);
  });
});

describe('given a step on the circle', () => {
  test('when nothing is chosen yet, then every step leads to the top', () => {
    expect(keyAfter(undefined, 'counterclockwise')).toEqual({ tonic: 'C', type: 'major' });
  });

  test.each([
    [D_MAJOR, 'clockwise', 'A major'],
    [D_MAJOR, 'counterclockwise', 'G major'],
    [D_MAJOR, 'relative', 'B minor'],
    [A_MINOR, 'counterclockwise', 'D minor'],
    [A_MINOR, 'relative', 'C major'],
    [G_FLAT_MAJOR, 'clockwise', 'Db major'],
    [G_FLAT_MAJOR, 'counterclockwise', 'B major'],
    [G_FLAT_MAJOR, 'relative', 'Eb minor'],
    [D_SHARP_MINOR, 'relative', 'F# major'],
  ] as const)('when it goes from %o %s, then it comes to %s', (key, turn, expected) => {
    expect(keyName(keyAfter(key, turn), 'letters')).toBe(expected);
  });

  test('when one goes there and back, or twelve times on, or swaps twice, then one is where one was', () => {
    fc.assert(
      fc.property(anyKey, key => {
        const round = Array.from({ length: 12 }).reduce<Key>(at => keyAfter(at, 'clockwise'), key);
        const back = keyAfter(keyAfter(key, 'clockwise'), 'counterclockwise');
        expect([sectorId(round), sectorId(back)]).toEqual([sectorId(key), sectorId(key)]);
        expect(keyAfter(keyAfter(key, 'relative'), 'relative')).toEqual(key);
      }),
    );
  });

  test('when it swaps relatives, then the signature stays', () => {
    fc.assert(
      fc.property(anyKey, key => {
        expect(keyInfo(keyAfter(key, 'relative')).accidentals).toBe(keyInfo(key).accidentals);
      }),
    );
  });
});

describe('given the chords of a key on the circle', () => {
  const marked = (chosen: Key) =>
    sectorsFor(chosen).flatMap(({ key }) => {
      const numeral = numeralsIn(chosen)(key);
      return numeral === undefined ? [] : [`${keyName(key, 'letters')} ${numeral}`];
    });

  test.each([
    [
      { tonic: 'C', type: 'major' },
      ['C major I', 'G major V', 'F major IV', 'A minor vi', 'E minor iii', 'D minor ii'],
    ],
    [A_MINOR, ['C major III', 'G major VII', 'F major VI', 'A minor i', 'E minor v', 'D minor iv']],
    [G_FLAT_MAJOR, ['B major IV', 'Gb major I', 'Db major V', 'G# minor ii', 'Eb minor vi', 'Bb minor iii']],
  ] as const)('when %o is chosen, then its six major and minor chords are marked', (key, expected) => {
    expect(marked(key)).toEqual(expected);
  });

  test('when any key is chosen, then the marks are its own sector and the five around it', () => {
    fc.assert(
      fc.property(anyKey, key => {
        const ids = sectorsFor(key)
          .filter(sector => numeralsIn(key)(sector.key) !== undefined)
          .map(sector => sectorId(sector.key));
        const row = (from: Key) =>
          [from, keyAfter(from, 'clockwise'), keyAfter(from, 'counterclockwise')].map(sectorId);
        expect([...ids].sort()).toEqual([...row(key), ...row(keyAfter(key, 'relative'))].sort());
      }),
    );
  });
});

describe('given a scale to be played', () => {
  test('when it is A minor, then it goes up from A to the octave', () => {
    expect(scaleMidis(A_MINOR)).toEqual([69, 71, 72, 74, 76, 77, 79, 81]);
  });

  test('when it is any key, then it rises by whole and half steps through an octave', () => {
    fc.assert(
      fc.property(anyKey, key => {
        const midis = scaleMidis(key);
        const steps = midis.slice(1).map((midi, index) => midi - (midis[index] ?? 0));
        expect(midis).toHaveLength(8);
        expect(steps.every(step => step === 1 || step === 2)).toBe(true);
        expect(steps.reduce((sum, step) => sum + step, 0)).toBe(12);
      }),
    );
  });
});

describe('given the numbers at the rim', () => {
  test.each([
    [0, 'letters', '0'],
    [3, 'letters', '3#'],
    [-5, 'letters', '5b'],
    [3, 'symbols', '3♯'],
    [-5, 'symbols', '5♭'],
  ] as const)('when there are %i accidentals in %s, then it says %s', (count, signs, expected) => {
    expect(countText(count, signs)).toBe(expected);
  });
});
