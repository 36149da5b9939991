import { describe, expect, test } from 'vitest';
import { keyAfter, SCALE_KEYS, type ScaleKey } from '../../src/theory/scale';

const walk = (from: ScaleKey, direction: 'next' | 'previous'): readonly ScaleKey[] =>
  Array.from({ length: 12 }).reduce<readonly ScaleKey[]>(
    keys => [...keys, keyAfter(keys.at(-1) ?? from, direction)],
    [from],
  );

describe('given the circle of fifths', () => {
  test('when moving up by fifths from C, then twelve steps lead back to it, through F sharp', () => {
    expect(walk('C', 'next').join(' ')).toBe('C G D A E B F# Db Ab Eb Bb F C');
  });

  test('when moving down by fifths from C, then twelve steps lead back to it, through G flat', () => {
    expect(walk('C', 'previous').join(' ')).toBe('C F Bb Eb Ab Db Gb B E A D G C');
  });

  test('when moving up from G flat or down from F sharp, then the neighbors on the circle follow', () => {
    expect(keyAfter('Gb', 'next')).toBe('Db');
    expect(keyAfter('Gb', 'previous')).toBe('B');
    expect(keyAfter('F#', 'next')).toBe('Db');
    expect(keyAfter('F#', 'previous')).toBe('B');
  });

  test('when moving among minor keys, then sharps lead to sharps and flats to flats', () => {
    expect(keyAfter('F#', 'next', 'natural-minor')).toBe('C#');
    expect(keyAfter('C#', 'previous', 'natural-minor')).toBe('F#');
    expect(keyAfter('Ab', 'next', 'natural-minor')).toBe('Eb');
    expect(keyAfter('A#', 'next', 'natural-minor')).toBe('F');
  });

  test('when moving from any key, then it is always to a different one', () => {
    for (const key of SCALE_KEYS)
      for (const direction of ['next', 'previous'] as const) expect(keyAfter(key, direction)).not.toBe(key);
  });
});
