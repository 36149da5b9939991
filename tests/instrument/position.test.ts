import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import {
  allPositions,
  midiAt,
  pitchClassAt,
  positionId,
  positionsOf,
  samePosition,
  stringNumber,
} from '../../src/instrument/position';
import { briefPlace, placeText, stringOrdinal } from '../../src/instrument/text';
import { chromaticName, frequencyOf, PITCH_CLASSES, pitchClassOf } from '../../src/theory/note';
import { BASS } from './instruments';

const neck = allPositions(STANDARD_GUITAR, 24);
const anyPosition = fc.constantFrom(...neck);
const allStrings = [0, 1, 2, 3, 4, 5];

/** Every string of a 12-fret neck, written out from the nut up. */
const NECK = [
  'E F F# G G# A A# B C C# D D# E',
  'A A# B C C# D D# E F F# G G# A',
  'D D# E F F# G G# A A# B C C# D',
  'G G# A A# B C C# D D# E F F# G',
  'B C C# D D# E F F# G G# A A# B',
  'E F F# G G# A A# B C C# D D# E',
];

describe('given a position', () => {
  test.each([0, 1, 2, 3, 4, 5])(
    'when it is on string index %i, then the notes up to fret 12 are as written out',
    guitarString => {
      const names = neck
        .filter(position => position.guitarString === guitarString && position.fret <= 12)
        .map(position => chromaticName(pitchClassAt(STANDARD_GUITAR, position), 'sharps'));
      expect(names.join(' ')).toBe(NECK[guitarString]);
    },
  );

  test('when it is any on 24 frets, then both names of its pitch class sound that pitch class', () => {
    for (const position of neck) {
      const pitch = pitchClassAt(STANDARD_GUITAR, position);
      expect(pitchClassOf(chromaticName(pitch, 'sharps'))).toBe(pitch);
      expect(pitchClassOf(chromaticName(pitch, 'flats'))).toBe(pitch);
    }
  });

  test.each([
    ['string 6, open', 0, 0, 82.407],
    ['string 5, open', 1, 0, 110],
    ['string 3, fret 2', 3, 2, 220],
    ['string 1, fret 5', 5, 5, 440],
    ['string 2, fret 10', 4, 10, 440],
    ['string 1, fret 24', 5, 24, 1318.51],
  ])(
    'when it is %s, then its words say so and it sounds at its frequency',
    (words, guitarString, fret, hertz) => {
      expect(placeText(STANDARD_GUITAR, { guitarString, fret })).toBe(words);
      expect(frequencyOf(midiAt(STANDARD_GUITAR, { guitarString, fret }))).toBeCloseTo(hertz, 2);
    },
  );

  test('when the finger goes up one fret, then the frequency rises by a twelfth of an octave', () => {
    fc.assert(
      fc.property(anyPosition, ({ guitarString, fret }) => {
        const [here, above] = [fret, fret + 1].map(at => midiAt(STANDARD_GUITAR, { guitarString, fret: at }));
        expect(frequencyOf(above ?? 0) / frequencyOf(here ?? 0)).toBeCloseTo(1.0594630943592953, 12);
      }),
    );
  });

  test('when the finger goes up twelve frets, then the pitch class stays', () => {
    fc.assert(
      fc.property(anyPosition, ({ guitarString, fret }) => {
        const above = { guitarString, fret: fret + 12 };
        expect(pitchClassAt(STANDARD_GUITAR, above)).toBe(
          pitchClassAt(STANDARD_GUITAR, { guitarString, fret }),
        );
      }),
    );
  });

  test('when the string is not there, then it is refused', () => {
    expect(() => midiAt(STANDARD_GUITAR, { guitarString: 6, fret: 0 })).toThrow(RangeError);
    expect(() => midiAt(STANDARD_GUITAR, { guitarString: -1, fret: 0 })).toThrow(RangeError);
  });
});

describe('given two positions', () => {
  test('when they are the same, then and only then their ids are', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        expect(positionId(a) === positionId(b)).toBe(samePosition(a, b));
      }),
    );
    expect(new Set(neck.map(positionId)).size).toBe(150);
  });
});

describe('given strings', () => {
  test('then a guitarist counts them 6 5 4 3 2 1 from the lowest, and a bassist 4 3 2 1', () => {
    expect(allStrings.map(index => stringNumber(STANDARD_GUITAR, index))).toEqual([6, 5, 4, 3, 2, 1]);
    expect([0, 1, 2, 3].map(index => stringNumber(BASS, index))).toEqual([4, 3, 2, 1]);
  });
});

describe('given a pitch class', () => {
  test.each([
    ['F', 5, ['0.1', '1.8', '2.3', '3.10', '4.6', '5.1']],
    ['E', 4, ['0.0', '0.12', '1.7', '2.2', '3.9', '4.5', '5.0', '5.12']],
  ] as const)('when it is %s, then its places up to fret 12 are as on the chart', (_, pitch, ids) => {
    expect(positionsOf(STANDARD_GUITAR, 12, pitch, allStrings).map(positionId)).toEqual(ids);
  });

  test('when all twelve are looked for, then together they cover the strings given, each place once', () => {
    fc.assert(
      fc.property(fc.subarray(allStrings), fc.integer({ min: 0, max: 24 }), (strings, frets) => {
        const ids = PITCH_CLASSES.flatMap(pitch => positionsOf(STANDARD_GUITAR, frets, pitch, strings)).map(
          positionId,
        );
        const whole = allPositions(STANDARD_GUITAR, frets).filter(place =>
          strings.includes(place.guitarString),
        );
        expect(ids.toSorted()).toEqual(whole.map(positionId).toSorted());
      }),
    );
  });
});

describe('given places in a list', () => {
  test('when they are named, then briefly, without a comma', () => {
    expect(briefPlace(STANDARD_GUITAR, { guitarString: 5, fret: 8 })).toBe('string 1 fret 8');
    expect(briefPlace(STANDARD_GUITAR, { guitarString: 0, fret: 0 })).toBe('string 6 open');
  });

  test('when only their strings are named, then as a guitarist counts them', () => {
    const ordinals = placesOf(STANDARD_GUITAR).map(guitarString =>
      stringOrdinal(STANDARD_GUITAR, guitarString),
    );
    expect(ordinals).toEqual(['6th', '5th', '4th', '3rd', '2nd', '1st']);
  });
});
