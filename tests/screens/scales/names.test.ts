import { describe, expect, test } from 'vitest';
import { scaleText, spokenChange } from '../../../src/screens/scales/text';
import { scale } from '../../../src/theory/scale';

describe('given a scale', () => {
  test('when notes have German names, then its name and its notes have them', () => {
    expect(scaleText(scale('Bb', 'major'), 'letters', 'german')).toMatchObject({
      name: { text: 'B major', spoken: 'B major' },
      notes: { text: 'B C D Es F G A' },
    });
    expect(spokenChange(scale('C', 'major'), scale('E', 'major'), 'german')).toBe(
      'E major: E, Fis, Gis, A, H, Cis, Dis.',
    );
  });

  test('when notes are syllables, then signs are drawn and said in words', () => {
    expect(scaleText(scale('D', 'major'), 'letters', 'fixed-do').notes).toEqual({
      text: 're mi fa♯ sol la si do♯',
      spoken: 're, mi, fa sharp, sol, la, si, do sharp',
    });
  });
});
