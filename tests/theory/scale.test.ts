import { describe, expect, test } from 'vitest';
import {
  SCALE_KEYS,
  SELECTOR_SCALE_TYPES,
  type SelectorScaleType,
  scale,
  scaleName,
  scaleSteps,
  spokenScale,
  spokenScaleType,
} from '../../src/theory/scale';
import { CHROMA, SCALES } from './tables';

const spelled = (key: (typeof SCALE_KEYS)[number], type: SelectorScaleType) =>
  scale(key, type)
    .tones.map(tone => tone.note)
    .join(' ');

describe('given the scale selector', () => {
  test('then its keys are in the order of the specification', () => {
    expect(SCALE_KEYS.join(' ')).toBe('C G D A E B F# F Bb Eb Ab Db Gb');
  });

  test.each(SCALE_KEYS)('when the key is %s, then every scale is spelled as in the table', key => {
    for (const type of SELECTOR_SCALE_TYPES) expect(spelled(key, type)).toBe(SCALES[type][key]);
  });

  test('then every tone has the pitch class of its spelling', () => {
    for (const { tones } of SCALE_KEYS.flatMap(key => SELECTOR_SCALE_TYPES.map(type => scale(key, type)))) {
      expect(tones.map(({ pitch }) => pitch)).toEqual(tones.map(({ note }) => CHROMA[note]));
    }
  });
});

describe('given a scale type', () => {
  test.each([
    ['major', 'W-W-H-W-W-W-H', '1 2 3 4 5 6 7', 'major'],
    ['melodic-minor', 'W-H-W-W-W-W-H', '1 2 ♭3 4 5 6 7', 'melodic minor'],
    ['natural-minor', 'W-H-W-W-H-W-W', '1 2 ♭3 4 5 ♭6 ♭7', 'natural minor'],
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
  });
});
