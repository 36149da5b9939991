import FFT from 'fft.js';
import { DETECTION } from './limits';

/** The lowest edge of the bands (Hz), and how many of them lie in an octave. */
const LOWEST = 90;
const PER_OCTAVE = 3;

/** The quietest level of a band (dBFS), so that silence is one. */
const LEAST = -110;

/** Reads the levels (dBFS) of the bands in the latest samples; the lowest band first. */
export type Bands = (latest: Float32Array) => readonly number[];

/** The bands' bins in a spectrum: from each edge to the next, and at least one. */
function binsOf(size: number, sampleRate: number): readonly (readonly [from: number, to: number])[] {
  const bins: (readonly [number, number])[] = [];
  let from = Math.max(1, Math.round((LOWEST * size) / sampleRate));
  for (let edge = LOWEST; ; edge *= 2 ** (1 / PER_OCTAVE)) {
    const to = Math.round((edge * 2 ** (1 / PER_OCTAVE) * size) / sampleRate);
    if (to > size / 2) return bins;
    if (to <= from) continue;
    bins.push([from, to]);
    from = to;
  }
}

/** Creates a reader of the levels in bands of a third of an octave. */
export function createBands(sampleRate: number): Bands {
  const size = 2 ** Math.round(Math.log2(DETECTION.bandWindow * sampleRate));
  const fft = new FFT(size);
  const shape = Float32Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  );
  const input = new Float32Array(size);
  const spectrum = new Float64Array(2 * size);
  const bins = binsOf(size, sampleRate);
  return latest => {
    const start = latest.length - size;
    for (let index = 0; index < size; index += 1)
      input[index] = (latest[start + index] ?? 0) * (shape[index] ?? 0);
    fft.realTransform(spectrum, input);
    return bins.map(([from, to]) => {
      let power = 0;
      for (let bin = from; bin < to; bin += 1)
        power += (spectrum[2 * bin] ?? 0) ** 2 + (spectrum[2 * bin + 1] ?? 0) ** 2;
      return Math.max(LEAST, 10 * Math.log10((power * 8) / size ** 2 + 1e-14));
    });
  };
}
