import { describe, expect, test } from 'vitest';
import { createCorrelator, createPeriodFinder } from '../../src/listening/period';
import { noiseSource } from './sounds';

const SIZE = 2048;
const RATE = 48_000;
const RANGE = [RATE / 1600, RATE / 40] as const;

/** A tone with eight overtones, each a third weaker than the one before. */
const tone = (frequency: number): Float32Array =>
  Float32Array.from({ length: SIZE }, (_, index) =>
    Array.from({ length: 8 }, (_each, overtone) => overtone + 1).reduce(
      (sum, times) => sum + 1.5 ** -times * Math.sin((2 * Math.PI * frequency * times * index) / RATE),
      0,
    ),
  );

const sum = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((sample, index) => sample + (other[index] ?? 0));

/** The period of a window, and whether it is one that only several strings share. */
function periodOf(window: Float32Array, noise?: Float32Array) {
  const finder = createPeriodFinder(SIZE);
  const period = finder.find(window, createCorrelator(SIZE)(window, undefined)[0], noise, RANGE);
  if (period === undefined) throw new Error('no period');
  return { frequency: RATE / period.lag, clarity: period.clarity, isShared: finder.isOfSeveral(period) };
}

describe('given a window of sound', () => {
  test('when it is correlated alone and beside another, then the sums are the same', () => {
    const correlate = createCorrelator(SIZE);
    const alone = Array.from(correlate(tone(110), undefined)[0]);
    const [first, second] = correlate(tone(110), tone(196));
    expect(Math.max(...alone.map((each, lag) => Math.abs(each - (first[lag] ?? 0))))).toBeLessThan(0.01);
    expect(second[0]).not.toBeCloseTo(first[0] ?? 0);
  });

  test('when one string sounds, then its period is its own', () => {
    const { frequency, isShared } = periodOf(tone(146.8));
    expect(frequency).toBeCloseTo(146.8, 0);
    expect(isShared).toBe(false);
  });

  test('when two strings a fifth apart sound, then the octave below them is no pitch of a string', () => {
    const { frequency, isShared } = periodOf(sum(tone(220), tone(330)));
    expect(frequency).toBeCloseTo(110, 0);
    expect(isShared).toBe(true);
  });

  test.each([
    ['a major triad', [4, 5, 6], 55],
    ['its first inversion', [5, 6, 8], 45],
    ['an open major chord', [2, 3, 4, 5], 98],
    ['an octave and a third', [2, 5], 98],
    ['a tritone', [5, 7], 88],
    ['a minor seventh', [4, 7], 88],
  ])('when %s sounds, then the pitch of its fundamental is that of no string', (_, swings, fundamental) => {
    const strings = swings.map(times => tone(fundamental * times)).reduce(sum);
    const { frequency, isShared } = periodOf(strings);
    expect(frequency).toBeCloseTo(fundamental, 0);
    expect(isShared).toBe(true);
  });

  test('when noise is known, then a string over it is as clear as without', () => {
    const noise = noiseSource(3);
    const windows = Array.from({ length: 40 }, () => new Float32Array(SIZE).map(() => 0.4 * noise()));
    const correlate = createCorrelator(SIZE);
    const known = new Float32Array(SIZE);
    for (const window of windows)
      correlate(window, undefined)[0].forEach((each, lag) => {
        known[lag] = (known[lag] ?? 0) + each / windows.length;
      });
    const noisy = sum(
      tone(220),
      new Float32Array(SIZE).map(() => 0.4 * noise()),
    );
    expect(periodOf(noisy).clarity).toBeLessThan(0.9);
    expect(periodOf(noisy, known).clarity).toBeGreaterThan(0.95);
  });
});
