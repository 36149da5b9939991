import { describe, expect, test } from 'vitest';
import { createGapBridge, createLossWatch, type Supply } from '../../src/listening/supply';

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

describe('given a watch over whether sound is lost', () => {
  /** What is told in the last of some seconds, where each block comes so late (milliseconds). */
  function toldIn(seconds: number, lateAt: (time: number) => number): ReadonlySet<Supply> {
    const watch = createLossWatch(RATE);
    const blocks = Math.round((seconds * RATE) / 128);
    const told = Array.from({ length: blocks }, (_, index) => {
      const time = (index * 128) / RATE;
      return watch(128, 5000 + time * 1000 + lateAt(time));
    });
    return new Set(told.slice(Math.round(blocks * (1 - 1 / seconds))));
  }

  test('when blocks come several at once, as a device buffers them, then none is lost', () => {
    expect(toldIn(3, time => 80 - ((time * 1000) % 80))).toEqual(new Set(['steady']));
  });

  test('when the sound falls behind the clock again and again, then it is being lost', () => {
    expect(toldIn(3, time => Math.floor(time * 4) * 20)).toEqual(new Set(['losing']));
  });

  test('when some was lost more than half a second ago, then no more is', () => {
    expect(toldIn(3, time => (time > 1.45 ? 300 : 0))).toEqual(new Set(['steady']));
  });

  test('when it has just begun, then nothing is known to be lost', () => {
    expect(toldIn(1, time => (time > 0.1 && time < 0.2 ? 0 : 40))).toEqual(new Set(['steady']));
  });
});
