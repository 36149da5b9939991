import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordingOf, type Samples } from './sounds';
import { computedOutcome, SHAPES, STRUMMINGS, strumRowOf, strumsIn, USUAL } from './strums';

const DOCS = readFileSync(new URL('../../docs/listening.md', import.meta.url), 'utf8');

const RATE = 48000;
const C_MAJOR = [60, 64, 67];

/** Strings plucked one after the other, each so many seconds after the one before. */
function plucked(midis: readonly number[], apart: number): Samples {
  const all = new Float32Array(Math.round((2 + apart * midis.length) * RATE));
  midis.forEach((midi, index) => {
    recordingOf(midi, { sampleRate: RATE, overNoise: 50, seed: 3 }).forEach((sample, at) => {
      const place = at + Math.round(index * apart * RATE);
      all[place] = (all[place] ?? 0) + sample * 0.5;
    });
  });
  return all;
}

describe('given a triad that is asked for', () => {
  test('when it is strummed over 40 ms, then all of its notes sound, and no note by itself is wrong', () => {
    expect(strumsIn(plucked(C_MAJOR, 0.02), C_MAJOR)).toEqual({
      strums: [{ sounding: C_MAJOR, missing: [] }],
      held: [],
    });
  });

  test('when it is strummed as minor, then it is known what sounds instead', { tags: 'full' }, () => {
    const { strums } = strumsIn(plucked([60, 63, 67], 0.02), C_MAJOR);
    expect(strums).toEqual([{ sounding: [60, 67], missing: [{ midi: 64, instead: 63 }] }]);
  });

  test('when a string is silent, then its note is missing', { tags: 'full' }, () => {
    const { strums } = strumsIn(plucked([60, 67], 0.03), C_MAJOR);
    expect(strums).toEqual([{ sounding: [60, 67], missing: [{ midi: 64, instead: undefined }] }]);
  });

  test('when its strings are plucked one by one and ring on, then that is no strum', { tags: 'full' }, () => {
    expect(strumsIn(plucked(C_MAJOR, 0.5), C_MAJOR).strums).toEqual([]);
  });

  test('when one note is played alone, then it is heard as it is where no chord is asked for', {
    tags: 'full',
  }, () => {
    const alone = plucked([62], 0);
    expect(strumsIn(alone, C_MAJOR)).toEqual({ strums: [], held: [62] });
    expect(strumsIn(alone, [])).toEqual({ strums: [], held: [62] });
  });
});

describe('given a few triads', () => {
  test('when they are strummed, one fret off and with a silent string, then only the right ones are accepted', () => {
    const shapes = SHAPES.filter((_, index) => index % 40 === 9);
    const all = { accepted: 100, wrongFret: 0, silentString: 0, named: 100 };
    expect(computedOutcome(USUAL, shapes)).toEqual(all);
  });
});

describe('given the table of strums in docs/listening.md', { tags: 'full' }, () => {
  test.each(STRUMMINGS)('when triads are $name, then it says what is heard', strumming => {
    const shapes = SHAPES.filter((_, index) => index % 4 === 1);
    expect(DOCS).toContain(strumRowOf(strumming.name, computedOutcome(strumming, shapes)));
  });
});
