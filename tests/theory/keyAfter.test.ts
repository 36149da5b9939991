import { describe, expect, test } from 'vitest';
import { keyAfter, SCALE_KEYS, type ScaleKey } from '../../src/theory/scale';

const walk = (from: ScaleKey, direction: 'next' | 'previous'): readonly ScaleKey[] =>
  Array.from({ length: 12 }).reduce<readonly ScaleKey[]>(
    keys => [...keys, keyAfter(keys.at(-1) ?? from, direction)],
    [from],
  );

describe('given the circle of fifths', () => {
  test('when one goes on by fifths from C, then twelve keys lead back to it, by way of F sharp', () => {
    expect(walk('C', 'next').join(' ')).toBe('C G D A E B F# Db Ab Eb Bb F C');
  });

  test('when one goes back by fifths from C, then twelve keys lead back to it, by way of G flat', () => {
    expect(walk('C', 'previous').join(' ')).toBe('C F Bb Eb Ab Db Gb B E A D G C');
  });

  test('when one goes on from G flat or back from F sharp, then the neighbors of that place follow', () => {
    expect(keyAfter('Gb', 'next')).toBe('Db');
    expect(keyAfter('Gb', 'previous')).toBe('B');
    expect(keyAfter('F#', 'next')).toBe('Db');
    expect(keyAfter('F#', 'previous')).toBe('B');
  });

  test('when any of the keys is left, then it is for another', () => {
    for (const key of SCALE_KEYS)
      for (const direction of ['next', 'previous'] as const) expect(keyAfter(key, direction)).not.toBe(key);
  });
});
