import { describe, expect, test } from 'vitest';
import {
  ALL_SCALE_KEYS,
  keyOfType,
  keysOfType,
  SCALE_KEYS,
  SCALE_TYPES,
  type ScaleKey,
  type ScaleType,
  scale,
  scaleName,
  scaleSteps,
  scaleTypeTitle,
  spokenScale,
  spokenScaleType,
  TYPES_TO_LEARN,
  usualKeys,
} from '../../src/theory/scale';
import { CHROMA, MINOR_KEY_SCALES, SCALES } from './tables';

const spelled = (key: ScaleKey, type: ScaleType) =>
  scale(key, type)
    .tones.map(tone => tone.note)
    .join(' ');

describe('given the scale selector', () => {
  test('then its keys are in the order of the specification', () => {
    expect(SCALE_KEYS.join(' ')).toBe('C G D A E B F# F Bb Eb Ab Db Gb');
  });

  test.each(SCALE_KEYS)('when the key is %s, then every scale is spelled as in the table', key => {
    for (const type of SCALE_TYPES) expect(spelled(key, type)).toBe(SCALES[type][key]);
  });

  test('then its types are in the order in which they are learned', () => {
    expect(TYPES_TO_LEARN.map(scaleTypeTitle)).toEqual([
      ...['Major', 'Natural Minor', 'Minor Pentatonic', 'Melodic Minor', 'Harmonic Minor', 'Dorian'],
      ...['Phrygian', 'Lydian', 'Mixolydian', 'Locrian', 'Major Pentatonic', 'Blues', 'Whole Tone'],
      'Diminished (half-whole)',
    ]);
    expect(TYPES_TO_LEARN.toSorted()).toEqual(SCALE_TYPES.toSorted());
  });

  test.each(MINOR_KEY_SCALES)(
    'when the scale is %s, then four more keys are offered, spelled as in the table',
    (type, table) => {
      expect(keysOfType(type)).toEqual([...SCALE_KEYS, 'C#', 'G#', 'D#', 'A#']);
      for (const key of ALL_SCALE_KEYS) if (table[key]) expect(spelled(key, type)).toBe(table[key]);
    },
  );

  test('then every other scale has just the keys of the specification, and the key of another is respelled', () => {
    const others = SCALE_TYPES.filter(type => !MINOR_KEY_SCALES.some(([each]) => each === type));
    expect(others).toContain('melodic-minor');
    for (const type of others) {
      expect(keysOfType(type)).toEqual(SCALE_KEYS);
      expect((['C#', 'G#', 'D#', 'A#'] as const).map(key => keyOfType(key, type)).join(' ')).toBe(
        'Db Ab Eb Bb',
      );
    }
    expect(keyOfType('C#', 'natural-minor')).toBe('C#');
  });

  test('then of two keys with one pitch those with fewer accidentals are the usual ones', () => {
    expect(usualKeys(ALL_SCALE_KEYS, 'natural-minor').join(' ')).toBe('C G D A E B F# F Bb Eb C# G# D#');
    expect(usualKeys(SCALE_KEYS, 'major')).toEqual(SCALE_KEYS);
  });

  test('then no note needs three accidentals, and where one needs two flats, F sharp beside it needs none', () => {
    for (const type of SCALE_TYPES) {
      for (const key of SCALE_KEYS) expect(spelled(key, type)).not.toMatch(/###|bbb/);
      if (spelled('Gb', type).includes('bb')) expect(spelled('F#', type)).not.toMatch(/bb|##/);
    }
  });

  test('then every tone has the pitch class of its spelling', () => {
    for (const { tones } of SCALE_KEYS.flatMap(key => SCALE_TYPES.map(type => scale(key, type)))) {
      expect(tones.map(({ pitch }) => pitch)).toEqual(tones.map(({ note }) => CHROMA[note]));
    }
  });
});

describe('given a scale type', () => {
  test.each([
    ['major', 'W-W-H-W-W-W-H', '1 2 3 4 5 6 7', 'major'],
    ['melodic-minor', 'W-H-W-W-W-W-H', '1 2 ♭3 4 5 6 7', 'melodic minor'],
    ['natural-minor', 'W-H-W-W-H-W-W', '1 2 ♭3 4 5 ♭6 ♭7', 'natural minor'],
    ['harmonic-minor', 'W-H-W-W-H-W+H-H', '1 2 ♭3 4 5 ♭6 7', 'harmonic minor'],
    ['dorian', 'W-H-W-W-W-H-W', '1 2 ♭3 4 5 6 ♭7', 'dorian'],
    ['phrygian', 'H-W-W-W-H-W-W', '1 ♭2 ♭3 4 5 ♭6 ♭7', 'phrygian'],
    ['lydian', 'W-W-W-H-W-W-H', '1 2 3 ♯4 5 6 7', 'lydian'],
    ['mixolydian', 'W-W-H-W-W-H-W', '1 2 3 4 5 6 ♭7', 'mixolydian'],
    ['locrian', 'H-W-W-H-W-W-W', '1 ♭2 ♭3 4 ♭5 ♭6 ♭7', 'locrian'],
    ['major-pentatonic', 'W-W-W+H-W-W+H', '1 2 3 5 6', 'major pentatonic'],
    ['minor-pentatonic', 'W+H-W-W-W+H-W', '1 ♭3 4 5 ♭7', 'minor pentatonic'],
    ['blues', 'W+H-W-H-H-W+H-W', '1 ♭3 4 ♭5 5 ♭7', 'blues'],
    ['whole-tone', 'W-W-W-W-W-W', '1 2 3 ♯4 ♯5 ♭7', 'whole tone'],
    ['diminished', 'H-W-H-W-H-W-H-W', '1 ♭2 ♭3 3 ♯4 5 6 ♭7', 'diminished half-whole'],
  ] as const)('when it is %s, then its steps are %s and its degrees %s', (type, steps, degrees, words) => {
    expect(scaleSteps(type).join('-')).toBe(steps);
    expect(
      scale('C', type)
        .tones.map(tone => tone.degree)
        .join(' '),
    ).toBe(degrees);
    expect(spokenScaleType(type)).toBe(words);
  });
});

describe('given a scale', () => {
  test('when it is named, then it is shown with symbols or letters and spoken in words', () => {
    expect(scaleName(scale('Bb', 'melodic-minor'), 'letters')).toBe('Bb melodic minor');
    expect(scaleName(scale('F#', 'major'), 'symbols')).toBe('F♯ major');
    expect(spokenScale(scale('Bb', 'melodic-minor'))).toBe('B flat melodic minor');
    expect(scaleName(scale('Bb', 'diminished'), 'letters')).toBe('Bb diminished (half-whole)');
    expect(spokenScale(scale('Bb', 'diminished'))).toBe('B flat diminished half-whole');
  });
});
