import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chordsOn, keyAfter, scaleMidis, sectorId, sectorsFor } from '../../../src/screens/keys/fifths';
import { ALL_KEYS, diatonicTriads, type Key, keyInfo, keyName, spokenKey } from '../../../src/theory/key';
import { A_MINOR, B_FLAT_MINOR, D_MAJOR, D_SHARP_MINOR, F_SHARP_MAJOR, G_FLAT_MAJOR } from './quizzes';

const anyKey = fc.constantFrom(...ALL_KEYS);

describe('given the sectors of the circle', () => {
  test('when no key is chosen, then both rings are in the order of the specification', () => {
    expect(sectorsFor(undefined).map(({ key }) => key.tonic)).toEqual([
      ...['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F'],
      ...['A', 'E', 'B', 'F#', 'C#', 'G#', 'D#', 'Bb', 'F', 'C', 'G', 'D'],
    ]);
  });

  test.each([
    G_FLAT_MAJOR,
    { tonic: 'Eb', type: 'minor' } as const,
    { tonic: 'Db', type: 'major' } as const,
    B_FLAT_MINOR,
  ])(
    'when $tonic $type is chosen, then both keys at the bottom are spelled with flats and no other changes',
    chosen => {
      const sectors = sectorsFor(chosen);

      expect([sectors[6]?.key, sectors[18]?.key]).toEqual([G_FLAT_MAJOR, { tonic: 'Eb', type: 'minor' }]);
      expect(sectors.filter((_, index) => index % 12 !== 6)).toEqual(
        sectorsFor(undefined).filter((_, index) => index % 12 !== 6),
      );
    },
  );

  test('when a place changes its spelling, then its sector id stays the same', () => {
    expect(sectorId(G_FLAT_MAJOR)).toBe(sectorId(F_SHARP_MAJOR));
    expect(new Set(sectorsFor(undefined).map(({ key }) => sectorId(key))).size).toBe(24);
  });
});

describe('given a step on the circle', () => {
  test('when nothing is chosen yet, then every step goes to the top', () => {
    expect(keyAfter(undefined, 'counterclockwise')).toEqual({ tonic: 'C', type: 'major' });
  });

  test.each([
    [D_MAJOR, 'clockwise', 'A major'],
    [D_MAJOR, 'counterclockwise', 'G major'],
    [D_MAJOR, 'relative', 'B minor'],
    [A_MINOR, 'counterclockwise', 'D minor'],
    [A_MINOR, 'relative', 'C major'],
    [{ tonic: 'Db', type: 'major' }, 'counterclockwise', 'Gb major'],
    [B_FLAT_MINOR, 'counterclockwise', 'Eb minor'],
    [{ tonic: 'B', type: 'major' }, 'clockwise', 'F# major'],
    [{ tonic: 'G#', type: 'minor' }, 'clockwise', 'D# minor'],
    [G_FLAT_MAJOR, 'clockwise', 'Db major'],
    [G_FLAT_MAJOR, 'counterclockwise', 'B major'],
    [G_FLAT_MAJOR, 'relative', 'Eb minor'],
    [D_SHARP_MINOR, 'relative', 'F# major'],
  ] as const)('when it goes from %o %s, then it ends at %s', (key, turn, expected) => {
    expect(keyName(keyAfter(key, turn), 'letters')).toBe(expected);
  });

  test.each(ALL_KEYS)(
    'when it leaves $tonic $type, then it ends at the key that the circle shows there',
    key => {
      const shown = sectorsFor(key).map(sector => keyName(sector.key, 'letters'));
      for (const turn of ['clockwise', 'counterclockwise', 'relative'] as const)
        expect(shown).toContain(keyName(keyAfter(key, turn), 'letters'));
    },
  );

  test('when going there and back, twelve steps around, or to the relative twice, then it ends where it started', () => {
    fc.assert(
      fc.property(anyKey, key => {
        const round = Array.from({ length: 12 }).reduce<Key>(at => keyAfter(at, 'clockwise'), key);
        const back = keyAfter(keyAfter(key, 'clockwise'), 'counterclockwise');
        expect([sectorId(round), sectorId(back)]).toEqual([sectorId(key), sectorId(key)]);
        expect(keyAfter(keyAfter(key, 'relative'), 'relative')).toEqual(key);
      }),
    );
  });

  test('when it goes to the relative, then the signature stays the same', () => {
    fc.assert(
      fc.property(anyKey, key => {
        expect(keyInfo(keyAfter(key, 'relative')).accidentals).toBe(keyInfo(key).accidentals);
      }),
    );
  });
});

describe('given the chords of a key on the circle', () => {
  const marked = (chosen: Key) =>
    sectorsFor(chosen).flatMap(({ key }) => {
      const chord = chordsOn(chosen)(key);
      return chord === undefined ? [] : [`${chord.roman} ${chord.root}${key.type === 'minor' ? 'm' : ''}`];
    });

  test.each([
    ['C', 'major', 'I C, V G, IV F, vi Am, iii Em, ii Dm'],
    ['G', 'major', 'IV C, I G, V D, vi Em, iii Bm, ii Am'],
    ['D', 'major', 'IV G, I D, V A, ii Em, vi Bm, iii F#m'],
    ['A', 'major', 'IV D, I A, V E, ii Bm, vi F#m, iii C#m'],
    ['E', 'major', 'IV A, I E, V B, ii F#m, vi C#m, iii G#m'],
    ['B', 'major', 'IV E, I B, V F#, ii C#m, vi G#m, iii D#m'],
    ['F#', 'major', 'IV B, I F#, V C#, ii G#m, vi D#m, iii A#m'],
    ['Gb', 'major', 'IV Cb, I Gb, V Db, ii Abm, vi Ebm, iii Bbm'],
    ['Db', 'major', 'IV Gb, I Db, V Ab, ii Ebm, vi Bbm, iii Fm'],
    ['Ab', 'major', 'IV Db, I Ab, V Eb, ii Bbm, vi Fm, iii Cm'],
    ['Eb', 'major', 'IV Ab, I Eb, V Bb, ii Fm, vi Cm, iii Gm'],
    ['Bb', 'major', 'IV Eb, I Bb, V F, iii Dm, ii Cm, vi Gm'],
    ['F', 'major', 'V C, IV Bb, I F, iii Am, ii Gm, vi Dm'],
    ['A', 'minor', 'III C, VII G, VI F, i Am, v Em, iv Dm'],
    ['E', 'minor', 'VI C, III G, VII D, i Em, v Bm, iv Am'],
    ['B', 'minor', 'VI G, III D, VII A, iv Em, i Bm, v F#m'],
    ['F#', 'minor', 'VI D, III A, VII E, iv Bm, i F#m, v C#m'],
    ['C#', 'minor', 'VI A, III E, VII B, iv F#m, i C#m, v G#m'],
    ['G#', 'minor', 'VI E, III B, VII F#, iv C#m, i G#m, v D#m'],
    ['D#', 'minor', 'VI B, III F#, VII C#, iv G#m, i D#m, v A#m'],
    ['Eb', 'minor', 'VI Cb, III Gb, VII Db, iv Abm, i Ebm, v Bbm'],
    ['Bb', 'minor', 'VI Gb, III Db, VII Ab, iv Ebm, i Bbm, v Fm'],
    ['F', 'minor', 'VI Db, III Ab, VII Eb, iv Bbm, i Fm, v Cm'],
    ['C', 'minor', 'VI Ab, III Eb, VII Bb, iv Fm, i Cm, v Gm'],
    ['G', 'minor', 'VI Eb, III Bb, VII F, v Dm, iv Cm, i Gm'],
    ['D', 'minor', 'VII C, VI Bb, III F, v Am, iv Gm, i Dm'],
  ])(
    'when %s %s is chosen, then its six major and minor chords are marked in its own spelling',
    (tonic, type, chords) => {
      const key = ALL_KEYS.find(each => each.tonic === tonic && each.type === type);
      if (!key) throw new Error(`no key ${tonic} ${type}`);
      expect(marked(key).sort()).toEqual(chords.split(', ').sort());
    },
  );

  test('when a chord is marked, then it is spelled as in the list of chords, and its sector describes it if that differs', () => {
    for (const chosen of ALL_KEYS)
      for (const { key } of sectorsFor(chosen)) {
        const chord = chordsOn(chosen)(key);
        if (chord === undefined) continue;
        const listed = diatonicTriads(chosen).findIndex(({ roman }) => roman === chord.roman);
        expect(diatonicTriads(chosen)[listed]?.triad.root).toBe(chord.root);
        const isOther = chord.root !== key.tonic;
        expect(chord.description !== undefined).toBe(isOther);
        if (isOther) expect(chord.description).not.toContain(spokenKey(key));
      }
    expect(chordsOn(F_SHARP_MAJOR)({ tonic: 'Db', type: 'major' })).toEqual({
      roman: 'V',
      root: 'C#',
      description: 'Chord 5: C sharp major',
    });
    expect(chordsOn(F_SHARP_MAJOR)(B_FLAT_MINOR)?.description).toBe('Chord 3: A sharp minor');
  });

  test('when any key is chosen, then its own sector and the five around it are marked', () => {
    fc.assert(
      fc.property(anyKey, key => {
        const ids = sectorsFor(key)
          .filter(sector => chordsOn(key)(sector.key) !== undefined)
          .map(sector => sectorId(sector.key));
        const row = (from: Key) =>
          [from, keyAfter(from, 'clockwise'), keyAfter(from, 'counterclockwise')].map(sectorId);
        expect([...ids].sort()).toEqual([...row(key), ...row(keyAfter(key, 'relative'))].sort());
      }),
    );
  });
});

describe('given a scale to play', () => {
  test('when it is A minor, then it goes up from A to the octave', () => {
    expect(scaleMidis(A_MINOR)).toEqual([69, 71, 72, 74, 76, 77, 79, 81]);
  });

  test('when it is any key, then it rises by whole and half steps through an octave', () => {
    fc.assert(
      fc.property(anyKey, key => {
        const midis = scaleMidis(key);
        const steps = midis.slice(1).map((midi, index) => midi - (midis[index] ?? 0));
        expect(midis).toHaveLength(8);
        expect(steps.every(step => step === 1 || step === 2)).toBe(true);
        expect(steps.reduce((sum, step) => sum + step, 0)).toBe(12);
      }),
    );
  });
});
