import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chromaticName,
  frequencyOf,
  type NoteName,
  noteText,
  PITCH_CLASSES,
  parseNoteName,
  partsOf,
  pitchClass,
  pitchClassOf,
  spokenNoteName,
} from '../../src/theory/note';
import { CHROMA } from './tables';

const names = Object.keys(CHROMA).flatMap(text => parseNoteName(text) ?? []);
const anyName = fc.constantFrom<NoteName>(...names);

describe('given a spelled note', () => {
  test('there are 35: seven letters by five accidentals', () => {
    expect(new Set(names).size).toBe(35);
  });

  test.each(Object.entries(CHROMA))(
    'when it is %s, then it sounds %i semitones above C',
    (text, semitones) => {
      expect(names.filter(name => name === text).map(pitchClassOf)).toEqual([semitones]);
    },
  );

  test.each([
    ['C', 'C'],
    ['F#', 'F sharp'],
    ['Bb', 'B flat'],
    ['F##', 'F double sharp'],
    ['Bbb', 'B double flat'],
  ] as const)('when %s is spoken, then it is "%s"', (name, words) => {
    expect(spokenNoteName(name)).toBe(words);
  });

  test.each([
    ['C', 'C'],
    ['F#', 'F♯'],
    ['Bb', 'B♭'],
    ['F##', 'F♯♯'],
    ['Bbb', 'B♭♭'],
  ] as const)('when %s is shown with symbols, then it is %s', (name, drawn) => {
    expect(noteText(name, 'symbols')).toBe(drawn);
    expect(noteText(name, 'letters')).toBe(name);
  });

  test('when it is written in letters or symbols, in either case, then it is parsed as the same note', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom('letters' as const, 'symbols' as const), (name, signs) => {
        expect(parseNoteName(noteText(name, signs))).toBe(name);
        expect(parseNoteName(noteText(name, signs).toLowerCase())).toBe(name);
      }),
    );
  });

  test('when it is split, then letter and accidental make up the name', () => {
    for (const name of names) {
      const { letter, accidental } = partsOf(name);
      expect(`${letter}${accidental}`).toBe(name);
    }
  });
});

describe('given any text', () => {
  test('when it is parsed as a note, then it is one of the 35 or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const read = parseNoteName(text);
        expect(read === undefined || names.includes(read)).toBe(true);
      }),
    );
  });

  test.each(['', 'H', 'C###', 'Cbbb', 'C#b', ' C', 'C4', 'flat', '♭'])(
    'when it is "%s", then it isn’t a note',
    text => {
      expect(parseNoteName(text)).toBeUndefined();
    },
  );
});

describe('given a pitch class', () => {
  test.each([
    ['sharps', 'C C# D D# E F F# G G# A A# B'],
    ['flats', 'C Db D Eb E F Gb G Ab A Bb B'],
  ] as const)('when it is named with %s, then the twelve are %s', (style, line) => {
    expect(PITCH_CLASSES.map(pitch => chromaticName(pitch, style)).join(' ')).toBe(line);
  });

  test('when it is named, then the name has the same pitch class', () => {
    for (const pitch of PITCH_CLASSES) {
      expect(pitchClassOf(chromaticName(pitch, 'sharps'))).toBe(pitch);
      expect(pitchClassOf(chromaticName(pitch, 'flats'))).toBe(pitch);
    }
  });

  test('when whole octaves are added or subtracted, then it stays the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PITCH_CLASSES), fc.integer({ min: -50, max: 50 }), (pitch, octaves) => {
        expect(pitchClass(pitch + 12 * octaves)).toBe(pitch);
      }),
    );
  });

  test('when the number isn’t whole, then it throws', () => {
    expect(() => pitchClass(0.5)).toThrow(RangeError);
    expect(() => pitchClass(Number.NaN)).toThrow(RangeError);
  });
});

describe('given a MIDI number', () => {
  test('when it is A4, then it sounds at exactly 440 Hz', () => {
    expect(frequencyOf(69)).toBe(440);
  });

  test.each([
    ['E2, string 6 open', 40, 82.407],
    ['A2, string 5 open', 45, 110],
    ['D3, string 4 open', 50, 146.832],
    ['G3, string 3 open', 55, 195.998],
    ['B3, string 2 open', 59, 246.942],
    ['E4, string 1 open', 64, 329.628],
    ['middle C', 60, 261.626],
    ['E6, string 1 fret 24', 88, 1318.51],
  ])('when it is %s, then it has the frequency of the tables', (_, midi, hertz) => {
    expect(frequencyOf(midi)).toBeCloseTo(hertz, 2);
  });

  test('when it goes up an octave, then the frequency doubles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 115 }), midi => {
        expect(frequencyOf(midi + 12) / frequencyOf(midi)).toBeCloseTo(2, 12);
      }),
    );
  });
});
