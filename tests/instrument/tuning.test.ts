import { describe, expect, test } from 'vitest';
import { FRET_COUNTS, inlayAt, STANDARD_TUNING } from '../../src/instrument/tuning';
import { pitchName } from '../../src/theory/interval';

describe('given standard tuning', () => {
  test('then the open strings from the 6th to the 1st are E2 A2 D3 G3 B3 E4', () => {
    expect(STANDARD_TUNING.map(midi => pitchName(midi, 'sharps')).join(' ')).toBe('E2 A2 D3 G3 B3 E4');
  });
});

describe('given a neck', () => {
  test('then it comes with 12, 15, 20, 22 or 24 frets', () => {
    expect(FRET_COUNTS).toEqual([12, 15, 20, 22, 24]);
  });

  test('then single dots lie at 3 5 7 9 15 17 19 21, double dots at 12 and 24, and none elsewhere', () => {
    const drawn = Array.from({ length: 25 }, (_, fret) => inlayAt(fret).charAt(0)).join('');
    expect(drawn).toBe('nnnsnsnsnsnndnnsnsnsnsnnd');
  });
});
