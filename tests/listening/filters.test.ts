import { describe, expect, test } from 'vitest';
import { createGapBridge } from '../../src/listening/filters';

const RATE = 48000;
const MS = RATE / 1000;

/** Samples that are never 0. */
const sound = (length: number): Float32Array => Float32Array.from({ length }, (_, index) => 1 + index);

/** What a bridge leaves of samples that come in blocks of some length. */
function bridged(samples: Float32Array, size = 128): readonly number[] {
  const bridge = createGapBridge(RATE);
  const all: number[] = [];
  for (let from = 0; from < samples.length; from += size)
    all.push(...bridge(samples.subarray(from, from + size)));
  return all;
}

const joined = (...parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap(part => [...part]));

describe('given a bridge over gaps', () => {
  test('when sound has none, then it stays as it is', () => {
    expect(bridged(sound(1000))).toEqual([...sound(1000)]);
  });

  test.each([
    [1, 10],
    [128, 10],
    [1000, 10],
    [128, 20],
    [128, 80],
  ])(
    'when a block has %i samples, and %i ms are missing, then the sound goes on without them',
    (size, ms) => {
      const [before, after] = [sound(700), sound(300)];
      const gap = new Float32Array(ms * MS);
      expect(bridged(joined(before, gap, after), size)).toEqual([...before, ...after]);
    },
  );

  test('when a few samples are 0, as any wave’s may be, then they stay', () => {
    const samples = joined(sound(100), new Float32Array(20), sound(100));
    expect(bridged(samples)).toEqual([...samples]);
  });

  test('when it is silent for longer, then all of the silence is there, however long', () => {
    const samples = joined(sound(100), new Float32Array(RATE), sound(100));
    expect(bridged(samples)).toEqual([...samples]);
  });
});
