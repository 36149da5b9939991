import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { Figures } from '../../../src/practice/figures';
import { scaleBlocks, typesWithout } from '../../../src/screens/progress/scaleBlocks';
import { scaleWheel, together } from '../../../src/screens/progress/scaleWheel';

const known = (percent: number, answers = 1): Figures => ({ answers, percent, time: 2000 });

/** The wheel after some degrees were answered. */
function wheelOf(items: Readonly<Record<string, Figures>>) {
  const figures = new Map(Object.entries(items));
  return scaleWheel(scaleBlocks({ quiz: 'name-degree', figures }, STANDARD_GUITAR), figures);
}

describe('given the figures of several degrees', () => {
  test('when they are taken together, then each weighs as much as it has answers', () => {
    const slow = { answers: 3, percent: 60, time: 4000 };
    expect(together([known(100), slow])).toEqual({ answers: 4, percent: 70, time: 3500 });
    expect(together([known(100), { ...slow, time: undefined }])?.time).toBe(2000);
    expect(together([])).toBeUndefined();
  });
});

describe('given answers to several scales', () => {
  test('when their wheel is drawn, then each scale has a ring, and each key its place by fifths', () => {
    const { types, sectors, rim } = wheelOf({
      'degree:C-major:1': known(100, 3),
      'degree:C-major:5': known(60),
      'degree:A-blues:b5': known(50),
    });
    expect(types).toEqual(['major', 'blues']);
    expect(sectors).toHaveLength(2 * 12);
    const answered = sectors.filter(({ figures }) => figures);
    expect(answered.map(({ type, keys, place, figures }) => [type, keys, place, figures?.percent])).toEqual([
      ['major', ['C'], 0, 90],
      ['blues', ['A'], 3, 50],
    ]);
    expect(rim.flat().join(' ')).toBe('C G D A E B F# Db Ab Eb Bb F');
  });

  test('when a key was answered in both spellings, then they share a sector and are both named', () => {
    const { sectors, rim } = wheelOf({ 'degree:F#-major:1': known(100), 'degree:Gb-major:1': known(50) });
    expect(rim[6]).toEqual(['F#', 'Gb']);
    expect(sectors.find(({ place }) => place === 6)?.figures).toEqual({
      answers: 2,
      percent: 75,
      time: 2000,
    });
    expect(wheelOf({ 'degree:C#-dorian:1': known(100) }).rim[7]).toEqual(['C#']);
  });

  test('when there are more than three, then those with the most answers have rings, which don’t overlap', () => {
    const { types, sectors } = wheelOf({
      'degree:C-major:1': known(100),
      'degree:C-dorian:1': known(100, 2),
      'degree:C-blues:1': known(100, 3),
      'degree:C-lydian:1': known(100, 4),
    });
    expect(types).toEqual(['dorian', 'lydian', 'blues']);
    const bands = sectors.filter(({ place }) => place === 0).map(({ band }) => band);
    expect(bands[0]?.outer).toBe(88);
    expect(bands[1]?.outer).toBeCloseTo(bands[0]?.inner ?? 0);
    expect(bands[2]?.outer).toBeCloseTo(bands[1]?.inner ?? 0);
  });

  test('when the others are asked for, then they are those without answers', () => {
    const figures = new Map([['degree:C-major:1', known(100)]]);
    const blocks = scaleBlocks({ quiz: 'name-degree', figures }, STANDARD_GUITAR);
    expect(typesWithout(blocks)).toHaveLength(13);
    expect(typesWithout(blocks)).not.toContain('major');
  });
});
