import { describe, expect, test } from 'vitest';
import { IDLE_TAPS, tapped } from '../../src/app/tapTempo';

const after = (times: readonly number[]) => times.reduce((taps, at) => tapped(taps, at), IDLE_TAPS);

describe('given someone who taps the tempo', () => {
  test.each([
    ['once', [0], undefined],
    ['twice', [0, 500], 120],
    ['unevenly', [0, 480, 1020, 1500], 120],
    ['first at one tempo, then at another', [0, 500, 1000, 1600, 2200, 2800, 3400, 4000], 100],
    ['again after a pause', [0, 500, 5000, 6000], 60],
    ['once more after a pause', [0, 500, 5000], undefined],
    ['slower than any tempo', [0, 2100], 30],
    ['faster than any tempo', [0, 100, 200], 240],
    ['twice at one moment', [0, 0], undefined],
  ])('when they tap %s, then the tempo follows', (_, times, tempo) => {
    expect(after(times).tempo).toBe(tempo);
  });
});
