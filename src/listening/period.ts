import FFT from 'fft.js';
import { DETECTION } from './limits';

/**
 * Correlates a window with itself, or two at once, which costs less than one after the other. Returns the sums of products of samples that
 * lie a lag apart, for each window; the same arrays each time.
 */
export type Correlator = (
  first: Float32Array,
  second: Float32Array | undefined,
) => readonly [Float32Array, Float32Array];

/** Creates a correlator for windows of one size. */
export function createCorrelator(size: number): Correlator {
  const fft = new FFT(2 ** Math.ceil(Math.log2(2 * size)));
  const length = fft.size;
  const input = new Float64Array(2 * length);
  const spectrum = new Float64Array(2 * length);
  const output = new Float64Array(2 * length);
  const real = new Float64Array(length);
  const sums = [new Float32Array(size), new Float32Array(size)] as const;

  const correlateOne = (window: Float32Array) => {
    real.set(window);
    real.fill(0, size);
    fft.realTransform(spectrum, real);
    for (let index = 0; index <= length / 2; index += 1) {
      const power = (spectrum[2 * index] ?? 0) ** 2 + (spectrum[2 * index + 1] ?? 0) ** 2;
      real[index] = power;
      if (index > 0) real[length - index] = power;
    }
    // A power spectrum is even, so transforming it once more leads back.
    fft.realTransform(spectrum, real);
    for (let lag = 0; lag < size; lag += 1) sums[0][lag] = (spectrum[2 * lag] ?? 0) / length;
  };

  return (first, second) => {
    if (second === undefined) {
      correlateOne(first);
      return sums;
    }
    for (let index = 0; index < size; index += 1) {
      input[2 * index] = first[index] ?? 0;
      input[2 * index + 1] = second[index] ?? 0;
    }
    fft.transform(spectrum, input);
    // The windows are the real and the imaginary part; so are their power spectra, and the sums.
    for (let index = 0; index <= length / 2; index += 1) {
      const other = (length - index) % length;
      const [re, im] = [spectrum[2 * index] ?? 0, spectrum[2 * index + 1] ?? 0];
      const [otherRe, otherIm] = [spectrum[2 * other] ?? 0, spectrum[2 * other + 1] ?? 0];
      const one = ((re + otherRe) ** 2 + (im - otherIm) ** 2) / 4;
      const two = ((im + otherIm) ** 2 + (otherRe - re) ** 2) / 4;
      spectrum[2 * index] = one;
      spectrum[2 * other] = one;
      spectrum[2 * index + 1] = two;
      spectrum[2 * other + 1] = two;
    }
    fft.inverseTransform(output, spectrum);
    for (let index = 0; index < size; index += 1) {
      sums[0][index] = output[2 * index] ?? 0;
      sums[1][index] = output[2 * index + 1] ?? 0;
    }
    return sums;
  };
}

/** A period, and how clear it is. */
export interface Period {
  /** In samples. */
  readonly lag: number;
  /** 0 to 1. */
  readonly clarity: number;
}

/** The share of the clearest peak that an earlier one must reach to be the period (McLeod's k). */
const NEARLY = 0.9;

/**
 * What is left when what repeats after each of some shares of a period is taken away, as sums of the likeness at other shares:
 * the autocorrelation of a filter.
 *
 * @param swings how often the strings swing in the period
 */
function filterWithout(
  swings: readonly number[],
): readonly { readonly share: number; readonly weight: number }[] {
  let taps = [{ share: 0, weight: 1 }];
  for (const times of swings)
    taps = taps.flatMap(({ share, weight }) => [
      { share, weight },
      { share: share + 1 / times, weight: -weight },
    ]);
  return taps.flatMap(one =>
    taps.map(other => ({ share: Math.abs(one.share - other.share), weight: one.weight * other.weight })),
  );
}

/**
 * What several strings in tune leave of the period that they share: less, and nobody played it. The numbers say how often they
 * swing in it: a fifth, a fourth, thirds, sixths, a tenth, a tritone, a minor seventh, a major triad, its second inversion, and
 * an open major chord. Notes that were played leave more, in 97 of 100 hops or more where a fifth or that chord is looked for,
 * and in all hops elsewhere.
 */
const SHARED = [
  { swings: [2, 3], remains: 0.18 },
  { swings: [3, 4], remains: 0.18 },
  { swings: [4, 5], remains: 0.18 },
  { swings: [3, 5], remains: 0.18 },
  { swings: [2, 5], remains: 0.2 },
  { swings: [5, 7], remains: 0.3 },
  { swings: [4, 7], remains: 0.3 },
  { swings: [4, 5, 6], remains: 0.8 },
  { swings: [3, 4, 5], remains: 0.4 },
  { swings: [2, 3, 5], remains: 0.14 },
].map(({ swings, remains }) => ({ filter: filterWithout(swings), remains }));

/** The longest share of a period in these filters: a half, a third and a fifth. */
const LONGEST_SHARE = 1 / 2 + 1 / 3 + 1 / 5;

/** Creates a search for the period of windows of one size. */
export function createPeriodFinder(size: number) {
  const likeness = new Float32Array(size);
  const at = (lag: number): number => {
    const whole = Math.floor(lag);
    const [low, high] = [likeness[whole] ?? 0, likeness[whole + 1] ?? 0];
    return low + (high - low) * (lag - whole);
  };

  /** Compares the window with itself, a while later: 1 where it is the same (McLeod's normalized square difference). */
  const compare = (
    window: Float32Array,
    sums: Float32Array,
    noise: Float32Array | undefined,
    longest: number,
  ) => {
    const energy = sums[0] ?? 0;
    const share = noise ? Math.min(1, (0.7 * energy) / Math.max(noise[0] ?? 0, 1e-12)) : 0;
    let power = 2 * energy;
    for (let lag = 0; lag < longest; lag += 1) {
      const less = noise ? 2 * share * (noise[0] ?? 0) * (1 - lag / size) : 0;
      const sum = (sums[lag] ?? 0) - (noise ? share * (noise[lag] ?? 0) : 0);
      const all = power - less;
      likeness[lag] = all > 1e-9 ? (2 * sum) / Math.max(all, 0.2 * power) : 0;
      power -= (window[lag] ?? 0) ** 2 + (window[size - 1 - lag] ?? 0) ** 2;
    }
  };

  const peaks: number[] = [];

  /** Finds the lags of the greatest value between each two places where the likeness rises and falls through nothing. */
  const findPeaks = (longest: number) => {
    peaks.length = 0;
    let best = -1;
    for (let lag = 1; lag < longest; lag += 1) {
      const [before, now] = [likeness[lag - 1] ?? 0, likeness[lag] ?? 0];
      if (before <= 0 && now > 0) best = lag;
      else if (before > 0 && now <= 0) {
        if (best > 0) peaks.push(best);
        best = -1;
      } else if (best > 0 && now > (likeness[best] ?? 0)) best = lag;
    }
    if (best > 0 && best < longest - 1) peaks.push(best);
  };

  /** How much remains of the sound when what repeats after a lag is taken away. */
  const without = (lag: number): number => 2 - 2 * at(lag);

  return {
    /**
     * Finds the period of a window.
     *
     * @param sums of its products, by lag
     * @param noise such sums of what sounds besides, on average
     * @param reach up to which lag `without` is asked for afterward, if farther than the longest period
     */
    find(
      window: Float32Array,
      sums: Float32Array,
      noise: Float32Array | undefined,
      [shortest, longest]: readonly [number, number],
      { reach = longest * LONGEST_SHARE, nearly = NEARLY } = {},
    ): Period | undefined {
      const limit = Math.min(size - 2, Math.ceil(longest) + 2);
      compare(window, sums, noise, Math.min(size - 1, Math.max(limit, Math.ceil(reach) + 2)));
      findPeaks(limit);
      const clearest = Math.max(0, ...peaks.map(lag => likeness[lag] ?? 0));
      const lag = peaks.find(each => each >= shortest && (likeness[each] ?? 0) >= nearly * clearest);
      if (lag === undefined) return undefined;
      const [before, now, after] = [likeness[lag - 1] ?? 0, likeness[lag] ?? 0, likeness[lag + 1] ?? 0];
      const bend = before - 2 * now + after;
      const by = bend < 0 ? (before - after) / (2 * bend) : 0;
      return { lag: lag + by, clarity: Math.min(1, now - ((before - after) * by) / 4) };
    },
    /** How much remains of the latest window when what repeats after a lag is taken away. */
    without,
    /**
     * Whether the latest period is only what several strings share, as an octave below two strings a fifth apart: nothing is
     * left of it without theirs.
     */
    isOfSeveral: ({ lag }: Period): boolean =>
      SHARED.some(
        ({ filter, remains }) =>
          filter.reduce((sum, { share, weight }) => sum + weight * at(share * lag), 0) < remains,
      ),
  };
}

/** Creates the memory of the room's noise, as the sums of its products by lag. */
export function createNoise(size: number) {
  const sums = new Float32Array(size);
  let count = 0;
  return {
    learn(heard: Float32Array) {
      count += 1;
      const share = Math.max(1 / count, DETECTION.noiseShare);
      for (let lag = 0; lag < size; lag += 1)
        sums[lag] = (sums[lag] ?? 0) + share * ((heard[lag] ?? 0) - (sums[lag] ?? 0));
    },
    sums: () => (count >= DETECTION.noiseLeast ? sums : undefined),
  };
}
