import { describe, expect, test } from 'vitest';
import { chordWith, foreignNote, foreignText, partOf } from '../../src/theory/playedChord';
import { TRIAD_QUALITIES, triad } from '../../src/theory/triad';

const [C, D, EB, E, GB, G] = [0, 2, 3, 4, 6, 7] as const;

const qualityWith = (tones: readonly (typeof C | typeof D | typeof EB | typeof E | typeof GB | typeof G)[]) =>
  chordWith(tones, TRIAD_QUALITIES, quality => triad('C', quality).tones);

describe('given notes of a chord that were played', () => {
  test('when some are missing, then they are a part of it, and all of it once none is, in any order', () => {
    const { tones } = triad('C', 'major');

    expect(partOf([], tones)).toBe('part');
    expect(partOf([G, C], tones)).toBe('part');
    expect(partOf([G, C, E], tones)).toBe('whole');
    expect(partOf([C, EB], tones)).toBe('foreign');
  });

  test('when they belong to one chord alone, then they make that', () => {
    expect(qualityWith([C, G, EB])).toBe('minor');
    expect(qualityWith([C, GB])).toBe('diminished');
    // Minor or diminished.
    expect(qualityWith([C, EB])).toBeUndefined();
    expect(qualityWith([C, D])).toBeUndefined();
  });

  test('when the last one is foreign, then it is spelled as in the chord that it makes', () => {
    expect(foreignNote([C, G, EB], triad('C', 'minor').tones)).toBe('Eb');
    expect(foreignNote([C, G, EB], undefined)).toBe('D#');
    expect(foreignText('Eb', { text: 'it minor', spoken: 'it minor' }).spoken).toBe('E flat makes it minor.');
    expect(foreignText('D', undefined).text).toBe("D isn't in it.");
  });
});
