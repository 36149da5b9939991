import { describe, expect, test } from 'vitest';
import {
  degreeName,
  degreeNames,
  degreeNameText,
  degreeOrdinal,
  spokenDegreeName,
  toneNamed,
} from '../../src/theory/degreeName';
import { SCALE_TYPES, type ScaleType, scale } from '../../src/theory/scale';

describe('given the degrees of a scale', () => {
  test.each([
    ['major', '1 2 3 4 5 6 7'],
    ['locrian', '1 2 3 4 5 6 7'],
    ['minor-pentatonic', '1 3 4 5 7'],
    ['major-pentatonic', '1 2 3 5 6'],
    ['blues', '1 3 4 b5 5 7'],
    ['whole-tone', '1 2 3 4 5 7'],
    ['diminished', '1 2 b3 3 4 5 6 7'],
  ] as const)('when it is %s, then they are called %s', (type, names) => {
    expect(degreeNames(type).join(' ')).toBe(names);
  });

  test('when they are named, then no scale has a name twice, and each finds its own note', () => {
    for (const type of SCALE_TYPES) {
      const of = scale('Gb', type);
      const names = degreeNames(type);
      expect(new Set(names).size).toBe(of.tones.length);
      expect(names.map(name => toneNamed(of, name))).toEqual(of.tones);
    }
    expect(toneNamed(scale('C', 'minor-pentatonic'), '2')).toBeUndefined();
  });

  test('when one is flat or sharp, then that is shown by a sign and spoken in words, in every scale', () => {
    const texts = (type: ScaleType) => degreeNames(type).map(name => degreeNameText(name, type));
    expect(texts('natural-minor')).toEqual(['1', '2', '♭3', '4', '5', '♭6', '♭7']);
    expect(texts('blues')).toEqual(['1', '♭3', '4', '♭5', '5', '♭7']);
    expect(texts('lydian')).toEqual(['1', '2', '3', '♯4', '5', '6', '7']);
    expect(spokenDegreeName('3', 'melodic-minor')).toBe('flat 3');
    expect(spokenDegreeName('4', 'lydian')).toBe('sharp 4');
    expect(spokenDegreeName('3', 'major')).toBe('3');
  });

  test('when it is named in a sentence, then it is an ordinal', () => {
    const ordinals = degreeNames('major').map(name => degreeOrdinal(name, 'major').text);
    expect(ordinals).toEqual(['1st', '2nd', '3rd', '4th', '5th', '6th', '7th']);
    expect(degreeOrdinal('3', 'dorian')).toEqual({ text: '♭3rd', spoken: 'flat 3rd' });
  });

  test('when it is the root of a triad, then it has no such name', () => {
    expect(() => degreeName('R', ['R', '3', '5'])).toThrow(RangeError);
  });
});
