/** A source of noise: numbers from -1 to 1, excluding 1. */
type Noise = () => number;

/** The time in which the fundamental of any string decays by 60 dB (seconds), apart from the loop filter's damping. */
const DECAY = 4;

/** The delay of averaging two neighboring samples (samples). */
const AVERAGE_DELAY = 0.5;

/** The all-pass filter is closest to a pure delay between this and this plus one (samples). */
const SHORTEST_ALLPASS = 0.5;

/** The noise burst, the same for every string, so that all notes have the same timbre at any sample rate. */
const NOISE = { points: 24, seed: 419 } as const;

/**
 * A plucked string by Karplus and Strong: noise in a loop one period long, low-pass filtered on each pass. An all-pass
 * filter adds the fraction of a sample that keeps the loop in tune, after Jaffe and Smith. Samples stay within ±1.
 *
 * @param frequency in Hz, at most a tenth of the sample rate
 * @param duration in seconds
 * @param sampleRate in Hz
 * @example pluckedString(440, 0.8, 48000).length // 38400
 * @see https://doi.org/10.2307/3680062 Karplus and Strong 1983
 * @see https://doi.org/10.2307/3680063 Jaffe and Smith 1983
 */
export function pluckedString(
  frequency: number,
  duration: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const { delay, coefficient } = loopOf(frequency, sampleRate);
  const loss = 10 ** (-3 / (frequency * DECAY));
  const line = excitation(delay);
  const samples = new Float32Array(Math.ceil(duration * sampleRate));
  let before = 0;
  let averageBefore = 0;
  let tuned = 0;
  for (let index = 0, at = 0; index < samples.length; index += 1, at = at + 1 < delay ? at + 1 : 0) {
    const sample = line[at] ?? 0;
    const average = (loss * (sample + before)) / 2;
    tuned = coefficient * (average - tuned) + averageBefore;
    before = sample;
    averageBefore = average;
    line[at] = tuned;
    samples[index] = sample;
  }
  return normalized(samples);
}

/** One period is the delay line's whole samples, the half sample of averaging, and the all-pass filter's fraction. */
function loopOf(frequency: number, sampleRate: number): { delay: number; coefficient: number } {
  const rest = sampleRate / frequency - AVERAGE_DELAY;
  const delay = Math.floor(rest - SHORTEST_ALLPASS);
  const step = (2 * Math.PI * frequency) / sampleRate;
  const fraction = (rest - delay) * step;
  return { delay, coefficient: Math.sin((step - fraction) / 2) / Math.sin((step + fraction) / 2) };
}

/** The noise burst stretched to one period, without its DC offset, which would hardly decay. */
function excitation(length: number): Float32Array {
  const noise = noiseFrom(NOISE.seed);
  const points = Array.from({ length: NOISE.points }, noise);
  const samples = Float32Array.from({ length }, (_, index) => between(points, index / length));
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / length;
  return samples.map(sample => sample - mean);
}

/** Linear interpolation in a closed loop of points; `share` is the position in the loop, from 0 to 1. */
function between(points: readonly number[], share: number): number {
  const place = share * points.length;
  const index = Math.floor(place);
  const [from, to] = [points[index] ?? 0, points[(index + 1) % points.length] ?? 0];
  return from + (to - from) * (place - index);
}

function normalized(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak === 0) return samples;
  for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] ?? 0) / peak;
  return samples;
}

/**
 * Noise that repeats for the same seed: a linear congruential generator.
 *
 * @see https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
function noiseFrom(seed: number): Noise {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
