import { PitchDetector } from 'pitchy';
import { DETECTION } from './limits';

/** What a moment sounds like. */
export interface Hop {
  /** Its end (seconds since the first sample). */
  readonly time: number;
  /** In dBFS. */
  readonly level: number;
  /** Finds the frequency (Hz) and how clear it is (0 to 1) in the window that ends here. */
  readonly pitch: () => { readonly frequency: number; readonly clarity: number };
}

/** A filter that lets everything above a few hertz pass, since some microphones add a constant. */
function createHighPass(sampleRate: number): (sample: number) => number {
  const kept = 1 - (2 * Math.PI * 10) / sampleRate;
  let [before, out] = [0, 0];
  return sample => {
    out = sample - before + kept * out;
    before = sample;
    return out;
  };
}

const decibels = (power: number): number => 10 * Math.log10(Math.max(power, 1e-12));

/** The level of the latest hops, each of `step` samples. */
function createLevel(step: number) {
  const powers: number[] = [];
  let power = 0;
  return {
    add(sample: number) {
      power += sample * sample;
    },
    /** Ends a hop; returns the level in dBFS. */
    read(): number {
      powers.push(power / step);
      power = 0;
      if (powers.length > DETECTION.levelHops) powers.shift();
      return decibels(powers.reduce((sum, each) => sum + each, 0) / powers.length);
    },
  };
}

/**
 * Cuts blocks of samples, of any length, into hops.
 *
 * @param sampleRate in Hz; the window and the hop last the same at any
 * @returns a function that takes a block and calls back for each hop that ends in it
 * @example createHops(48000)(new Float32Array(480), ({ level }) => level) // calls back once, with −120
 */
export function createHops(sampleRate: number): (block: Float32Array, take: (hop: Hop) => void) => void {
  const size = Math.round(DETECTION.window * sampleRate);
  const step = Math.round(DETECTION.hop * sampleRate);
  const detector = PitchDetector.forFloat32Array(size);
  const pass = createHighPass(sampleRate);
  const ring = new Float32Array(size);
  const window = new Float32Array(size);
  const level = createLevel(step);
  let count = 0;

  const pitch = () => {
    const start = count % size;
    window.set(ring.subarray(start));
    window.set(ring.subarray(0, start), size - start);
    const [frequency, clarity] = detector.findPitch(window, sampleRate);
    return { frequency, clarity: Math.min(1, clarity) };
  };

  return (block, take) => {
    for (const raw of block) {
      const sample = pass(raw);
      ring[count % size] = sample;
      count += 1;
      level.add(sample);
      if (count % step === 0) take({ time: count / sampleRate, level: level.read(), pitch });
    }
  };
}
