import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INTERVALS, intervalNamed, intervalOf, spelledTarget } from '../../src/theory/interval';
import { spokenPitchName } from '../../src/theory/names';
import { pitchName, pitchParts } from '../../src/theory/pitch';
import { CHROMA } from './tables';

const TABLE = [
  [0, 'Unison', 'unison'],
  [1, 'Minor 2nd', 'minor second'],
  [2, 'Major 2nd', 'major second'],
  [3, 'Minor 3rd', 'minor third'],
  [4, 'Major 3rd', 'major third'],
  [5, 'Perfect 4th', 'perfect fourth'],
  [6, 'Tritone', 'tritone'],
  [7, 'Perfect 5th', 'perfect fifth'],
  [8, 'Minor 6th', 'minor sixth'],
  [9, 'Major 6th', 'major sixth'],
  [10, 'Minor 7th', 'minor seventh'],
  [11, 'Major 7th', 'major seventh'],
  [12, 'Octave', 'octave'],
] as const;

describe('given an interval', () => {
  test.each(TABLE)('when it has %i semitones, then it is a %s, spoken "%s"', (semitones, name, spoken) => {
    expect(intervalOf(semitones)).toMatchObject({ name, spoken });
    expect(intervalNamed(name)?.semitones).toBe(semitones);
  });

  test('then there are thirteen, from unison to octave', () => {
    expect(INTERVALS.map(({ semitones }) => semitones)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test.each(['', 'tritone', 'Minor 2nd ', 'Major 9th'])(
    'when the name is "%s", then there is no interval',
    name => {
      expect(intervalNamed(name)).toBeUndefined();
    },
  );
});

describe('given a pitch', () => {
  test.each([
    [40, 'E2', 'E2', 'E 2'],
    [59, 'B3', 'B3', 'B 3'],
    [60, 'C4', 'C4', 'C 4'],
    [63, 'D#4', 'Eb4', 'D sharp 4'],
    [70, 'A#4', 'Bb4', 'A sharp 4'],
  ] as const)('when its MIDI number is %i, then it is %s or %s, spoken "%s"', (midi, sharp, flat, words) => {
    expect(pitchName(midi, 'sharps')).toBe(sharp);
    expect(pitchName(midi, 'flats')).toBe(flat);
    expect(spokenPitchName(sharp)).toBe(words);
  });

  test('when its name is parsed, then note and octave give its MIDI number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 108 }), fc.constantFrom('sharps', 'flats'), (midi, style) => {
        const { note, octave } = pitchParts(pitchName(midi, style));
        expect(CHROMA[note] + 12 * (octave + 1)).toBe(midi);
      }),
    );
  });
});

describe('given a root and an interval, when the target is spelled by letter', () => {
  test.each([
    ['C4', 'C4 Db4 D4 Eb4 E4 F4 - G4 Ab4 A4 Bb4 B4 C5'],
    ['C#4', 'C#4 D4 D#4 E4 E#4 F#4 - G#4 A4 A#4 B4 B#4 C#5'],
    ['D#4', 'D#4 E4 E#4 F#4 - G#4 - A#4 B4 B#4 C#5 - D#5'],
    ['F4', 'F4 Gb4 G4 Ab4 A4 Bb4 - C5 Db5 D5 Eb5 E5 F5'],
    ['A#4', 'A#4 B4 B#4 C#5 - D#5 - E#5 F#5 - G#5 - A#5'],
    ['B4', 'B4 C5 C#5 D5 D#5 E5 - F#5 G5 G#5 A5 A#5 B5'],
  ] as const)('above %s, then the thirteen are %s', (root, line) => {
    expect(INTERVALS.map(({ semitones }) => spelledTarget(root, semitones, 'up') ?? '-').join(' ')).toBe(
      line,
    );
  });

  test.each([
    ['C4', 'C4 B3 Bb3 A3 Ab3 G3 - F3 E3 Eb3 D3 Db3 C3'],
    ['F#4', 'F#4 E#4 E4 D#4 D4 C#4 - B3 A#3 A3 G#3 G3 F#3'],
    ['G#4', 'G#4 - F#4 E#4 E4 D#4 - C#4 B#3 B3 A#3 A3 G#3'],
  ] as const)('below %s, then the thirteen are %s', (root, line) => {
    expect(INTERVALS.map(({ semitones }) => spelledTarget(root, semitones, 'down') ?? '-').join(' ')).toBe(
      line,
    );
  });
});
