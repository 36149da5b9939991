import type { Samples } from '../listening/sounds';

/** The rate at which everything is played to the detector (Hz). */
export const RATE = 48_000;

/** A sound as it was recorded. */
export interface Wave {
  readonly samples: Samples;
  /** In Hz. */
  readonly sampleRate: number;
}

/**
 * Reads a WAV file of 16 bits; of several channels, the first.
 *
 * @see http://soundfile.sapp.org/doc/WaveFormat/
 */
export function readWave(file: Buffer): Wave {
  let at = 12;
  let [channels, sampleRate] = [1, RATE];
  while (at < file.length) {
    const [id, size] = [file.toString('latin1', at, at + 4), file.readUInt32LE(at + 4)];
    if (id === 'fmt ') [channels, sampleRate] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 12)];
    if (id === 'data') {
      const count = Math.floor(Math.min(size, file.length - at - 8) / (2 * channels));
      const samples = Float32Array.from(
        { length: count },
        (_, index) => file.readInt16LE(at + 8 + index * 2 * channels) / 32_768,
      );
      return { samples, sampleRate };
    }
    at += 8 + size + (size % 2);
  }
  throw new Error('The file holds no sound.');
}

/** Half of the samples that one between them is computed from, and how finely the weights are tabled. */
const TAPS = 12;
const PHASES = 256;

/** Weights for each fraction of a sample: a sine cardinal under a Hann window. */
const WEIGHTS: readonly Float32Array[] = Array.from({ length: PHASES + 1 }, (_, phase) =>
  Float32Array.from({ length: 2 * TAPS }, (_each, tap) => {
    const at = tap - TAPS + 1 - phase / PHASES;
    const sinc = at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * at) / (TAPS + 1)));
  }),
);

/**
 * Reads samples at another speed.
 *
 * @param step how many samples one of the new ones takes
 * @param sampleAt the sample at an index
 */
export function resampled(sampleAt: (index: number) => number, step: number, count: number): Samples {
  const out = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const at = index * step;
    const whole = Math.floor(at);
    const weights = WEIGHTS[Math.round((at - whole) * PHASES)] ?? new Float32Array();
    let sum = 0;
    for (let tap = 0; tap < 2 * TAPS; tap += 1) sum += (weights[tap] ?? 0) * sampleAt(whole + tap - TAPS + 1);
    out[index] = sum;
  }
  return out;
}

/** A recording at `RATE`. */
export function atRate({ samples, sampleRate }: Wave, length: number): Samples {
  const step = sampleRate / RATE;
  const count = Math.min(Math.round(length * RATE), Math.floor(samples.length / step));
  return resampled(index => samples[index] ?? 0, step, count);
}
