import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestKey, type ChangeBest, formatBest, parseBest, withBests } from '../../src/practice/changeBest';

const GUITAR = 'E2-A2-D3-G3-B3-E4';

const BEST: ChangeBest = { tuning: GUITAR, pair: ['Am', 'F'], count: 31, date: '2026-11-26' };

describe('given the best count of two chords', () => {
  test('when it is written and read, then it is the same', () => {
    expect(parseBest(formatBest(BEST))).toEqual(BEST);
  });

  test.each([
    '',
    'E2-A2-D3-G3-B3-E4 | Am | F | 31',
    'E2-A2-D3-G3-B3-E4 | Am | Am | 31 | 2026-11-26',
    'E2-A2-D3-G3-B3-E4 | Am | X7 | 31 | 2026-11-26',
    'E2-A2-D3-G3-B3-E4 | Am | a minor | 31 | 2026-11-26',
    'E2-A2-D3-G3-B3-E4 | Am | F | 0 | 2026-11-26',
    'E2-A2-D3-G3-B3-E4 | Am | F | 601 | 2026-11-26',
    'E2-A2-D3-G3-B3-E4 | Am | F | 3e1 | 2026-11-26',
    'E2-A2-D3-G3-B3-E4 | Am | F | 31 | yesterday',
    'E2-A2-D3-G3-B3-E4 | Am | F | 31 | 2026-11-26 | more',
    ' | Am | F | 31 | 2026-11-26',
  ])('when it is %j, then it is not read', text => {
    expect(parseBest(text)).toBeUndefined();
  });

  test('when any text is read, then nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), text => {
        const best = parseBest(text);
        if (best) expect(parseBest(formatBest(best))).toEqual(best);
      }),
    );
  });

  test('when others are added, then of each pair, in either order, the higher one is kept', () => {
    const back: ChangeBest = { ...BEST, pair: ['F', 'Am'], count: 34 };
    const ukulele: ChangeBest = { ...BEST, tuning: 'G4-C4-E4-A4', count: 20 };
    expect(bestKey(back)).toBe(bestKey(BEST));
    expect(withBests([BEST], [back, ukulele])).toEqual([back, ukulele]);
    const known = [back];
    expect(withBests(known, [BEST, { ...back, date: '2026-11-27' }])).toBe(known);
  });
});
