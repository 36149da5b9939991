import { noiseSource, type Samples } from '../listening/sounds';
import { RATE } from './waves';

/** White noise. */
export function white(length: number, seed: number): Samples {
  const noise = noiseSource(seed);
  return new Float32Array(Math.round(length * RATE)).map(() => noise());
}

/**
 * Pink noise: as loud in each octave.
 *
 * @see https://www.firstpr.com.au/dsp/pink-noise/ (Paul Kellet's filter)
 */
export function pink(length: number, seed: number): Samples {
  let [a, b, c] = [0, 0, 0];
  return white(length, seed).map(sample => {
    a = 0.99765 * a + sample * 0.099046;
    b = 0.963 * b + sample * 0.2965164;
    c = 0.57 * c + sample * 1.0526913;
    return a + b + c + sample * 0.1848;
  });
}

/** A section of a filter of second order, as its coefficients without the first of the denominator. */
type Section = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/**
 * A section that lets pass what is above or below a frequency.
 *
 * @see https://www.w3.org/TR/audio-eq-cookbook/
 */
function sectionOf(kind: 'above' | 'below', frequency: number, q: number): Section {
  const angle = (2 * Math.PI * frequency) / RATE;
  const [cos, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * q)];
  const a0 = 1 + alpha;
  const edge = kind === 'above' ? (1 + cos) / 2 : (1 - cos) / 2;
  const middle = kind === 'above' ? -(1 + cos) : 1 - cos;
  return [edge / a0, middle / a0, edge / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

function filtered(sound: Samples, [b0, b1, b2, a1, a2]: Section): Samples {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return sound.map(x => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** The two sections of a Butterworth filter of fourth order. */
const FOURTH = [0.5412, 1.3066];

/** What is above or below a frequency. */
export const passing = (sound: Samples, kind: 'above' | 'below', frequency: number): Samples =>
  FOURTH.reduce((out, q) => filtered(out, sectionOf(kind, frequency, q)), sound);

/** What a phone's call lets pass. */
export const phoneBand = (sound: Samples): Samples => passing(passing(sound, 'above', 300), 'below', 3400);

/** Mains hum of 50 Hz with six overtones. */
export function mains(length: number, seed: number): Samples {
  const noise = noiseSource(seed);
  const phases = [1, 0.5, 0.35, 0.2, 0.2, 0.1, 0.1].map(level => [level, Math.PI * noise()] as const);
  return new Float32Array(Math.round(length * RATE)).map((_, index) =>
    phases.reduce(
      (sum, [level, phase], each) =>
        sum + level * Math.sin((2 * Math.PI * 50 * (each + 1) * index) / RATE + phase),
      0,
    ),
  );
}

/** A fan: rushing air below 400 Hz, and its blades at 115 Hz. */
export function fan(length: number, seed: number): Samples {
  const air = passing(pink(length, seed), 'below', 400);
  return air.map((sample, index) => {
    const time = index / RATE;
    return sample + 0.4 * Math.sin(2 * Math.PI * 115 * time) + 0.2 * Math.sin(2 * Math.PI * 230 * time);
  });
}

/** The tick of a metronome: a high tone of 25 ms. */
export function tick(): Samples {
  return new Float32Array(Math.round(0.025 * RATE)).map((_, index) => {
    const time = index / RATE;
    return Math.sin(2 * Math.PI * 1800 * time) * Math.exp(-time / 0.008) * Math.min(1, time / 0.0005);
  });
}

/** A click: a burst of noise of some milliseconds. */
export function click(seed: number): Samples {
  return white(0.02, seed).map((sample, index) => sample * Math.exp(-index / RATE / 0.003));
}

/** A knock on the body of a guitar: its air and its top sound for a moment. */
export function knock(seed: number): Samples {
  const burst = white(0.4, seed);
  const shift = 1 + 0.06 * noiseSource(seed + 1)();
  return burst.map((sample, index) => {
    const time = index / RATE;
    const air = Math.sin(2 * Math.PI * 101 * shift * time) * Math.exp(-time / 0.07);
    const top = 0.8 * Math.sin(2 * Math.PI * 196 * shift * time) * Math.exp(-time / 0.045);
    const rest = 0.5 * Math.sin(2 * Math.PI * 372 * shift * time) * Math.exp(-time / 0.02);
    return air + top + rest + 0.5 * sample * Math.exp(-time / 0.006);
  });
}

/** A finger that squeaks along a wound string: a whistling noise that glides. */
export function squeak(seed: number): Samples {
  const source = noiseSource(seed);
  const [from, by] = [1100 + 500 * source(), 500 + 300 * source()];
  let phase = 0;
  return white(0.25, seed).map((sample, index) => {
    const share = index / (0.25 * RATE);
    phase += (from + by * Math.sin(Math.PI * share)) / RATE;
    return Math.sin(Math.PI * share) * (Math.sin(2 * Math.PI * phase) * (0.6 + 0.4 * sample) + 0.3 * sample);
  });
}

/** A key of a keyboard on the same table: two clicks, and the table's own sound. */
export function typing(seed: number): Samples {
  const out = new Float32Array(Math.round(0.25 * RATE));
  addTo(out, click(seed), 0, 0.6);
  addTo(out, click(seed + 1), 0.08 + 0.01 * (seed % 4), 0.4);
  return out.map((sample, index) => {
    const time = index / RATE;
    return sample + 0.15 * Math.sin(2 * Math.PI * (140 + 3 * (seed % 9)) * time) * Math.exp(-time / 0.02);
  });
}

/** The power of a sound (a mean square). */
export const powerOf = (sound: Samples): number =>
  sound.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, sound.length);

/** Adds a sound to another, from a time (seconds). */
export function addTo(into: Samples, sound: Samples, at: number, gain = 1): void {
  const start = Math.round(at * RATE);
  const end = Math.min(sound.length, into.length - start);
  for (let index = Math.max(0, -start); index < end; index += 1)
    into[start + index] = (into[start + index] ?? 0) + gain * (sound[index] ?? 0);
}
