import { pluckedString } from '../../src/audio/voice';
import { frequencyOf } from '../../src/theory/note';

/** Samples of one channel. */
export type Samples = Float32Array<ArrayBuffer>;

/** A sequence of numbers from −1 to 1, the same for the same seed: a linear congruential generator. */
export function noiseSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/** The power of samples from one time to another (seconds). */
function powerOf(samples: Samples, sampleRate: number, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));
  return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
}

/** How long before a pluck its recording begins, and how long after it ends (seconds). */
const LEAD = 1;
const LENGTH = 1;

/** When a string is plucked that still rings when the other is (seconds). */
const RINGS_FROM = 0.4;

/** How loud a pluck is, and the noise around it. */
export interface Circumstances {
  readonly sampleRate: number;
  /** The pluck's level above the noise, over its first 300 ms (decibels). */
  readonly overNoise: number;
  /** How far the string is out of tune (cents). */
  readonly cents?: number;
  /** What is done to the pluck itself. */
  readonly filter?: (pluck: Samples, sampleRate: number, frequency: number) => Samples;
  /** What else sounds, with this level below the pluck's (decibels). */
  readonly beside?: { readonly below: number; readonly sound: (time: number) => number };
  /** Another string that was plucked before and still rings, with this level below the pluck's (decibels). */
  readonly ringing?: { readonly below: number; readonly midi: number };
  readonly seed?: number;
}

const PEAK = 0.25;

/** Adds one sound to another, from a time (seconds), scaled. */
function mix(into: Samples, sound: Samples, sampleRate: number, at: number, gain: number): void {
  const start = Math.round(at * sampleRate);
  for (let index = 0; index < sound.length && start + index < into.length; index += 1)
    into[start + index] = (into[start + index] ?? 0) + (sound[index] ?? 0) * gain;
}

/** When the string is plucked (seconds): at any time within a hop, since a guitar knows of no hops. */
export const atOf = (seed: number): number => LEAD + ((seed * 7919) % 100) / 10000;

/**
 * A recording of one pluck: `LEAD` seconds of the room, then the pluck.
 *
 * @example recordingOf(45, { sampleRate: 48000, overNoise: 30 }) // an open A
 */
export function recordingOf(midi: number, circumstances: Circumstances): Samples {
  const { sampleRate, overNoise, cents = 0, filter, beside, ringing, seed = midi } = circumstances;
  const frequency = frequencyOf(midi + cents / 100);
  const plain = pluckedString(frequency, LENGTH, sampleRate);
  const pluck = filter ? filter(plain, sampleRate, frequency) : plain;
  const at = atOf(seed);
  const recording = new Float32Array(Math.round((LEAD + LENGTH) * sampleRate));
  mix(recording, pluck, sampleRate, at, PEAK);
  const power = powerOf(recording, sampleRate, at, at + 0.3);
  const noise = noiseSource(seed);
  // The power of even noise from −1 to 1 is a third.
  const level = Math.sqrt(3 * power) * gainOf(-overNoise);
  recording.forEach((sample, index) => {
    recording[index] = sample + level * noise();
  });
  if (beside) {
    // A sine's power is half.
    const besideLevel = Math.sqrt(2 * power) * gainOf(-beside.below);
    recording.forEach((sample, index) => {
      recording[index] = sample + besideLevel * beside.sound(index / sampleRate);
    });
  }
  if (ringing) {
    const string = pluckedString(frequencyOf(ringing.midi), LENGTH + LEAD, sampleRate);
    const since = at - RINGS_FROM;
    const then = powerOf(string, sampleRate, since, since + 0.3);
    mix(recording, string, sampleRate, RINGS_FROM, Math.sqrt(power / then) * gainOf(-ringing.below));
  }
  return recording;
}

/** A partial: its frequency as a multiple of the string's, its level, and how fast it dies away (decibels a second). */
export type StringPartial = readonly [times: number, level: number, falls: number];

/** Adds a string that is the sum of its partials, from a time until another (seconds). */
export function addString(
  into: Samples,
  sampleRate: number,
  frequency: number,
  partials: readonly StringPartial[],
  { from, until, level = 0.2 }: { readonly from: number; readonly until: number; readonly level?: number },
): void {
  const start = Math.round(from * sampleRate);
  for (let index = 0; start + index < Math.min(into.length, Math.round(until * sampleRate)); index += 1)
    for (const [times, loudness, falls] of partials)
      into[start + index] =
        (into[start + index] ?? 0) +
        level *
          loudness *
          gainOf((-falls * index) / sampleRate) *
          Math.sin((2 * Math.PI * times * frequency * index) / sampleRate);
}

/** Takes most of the fundamental away, as a small microphone does: a notch 20 dB deep. */
export function withoutFundamental(pluck: Samples, sampleRate: number, frequency: number): Samples {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const q = 4;
  const alpha = Math.sin(angle) / (2 * q);
  const amplitude = gainOf(-20);
  const cos = -2 * Math.cos(angle);
  // A peaking filter of Bristow-Johnson's cookbook: https://www.w3.org/TR/audio-eq-cookbook/
  const [b0, b1, b2] = [1 + alpha * Math.sqrt(amplitude), cos, 1 - alpha * Math.sqrt(amplitude)];
  const [a0, a1, a2] = [1 + alpha / Math.sqrt(amplitude), cos, 1 - alpha / Math.sqrt(amplitude)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return pluck.map(x => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Mains hum with two harmonics, of 50 or 60 Hz. */
export const hum =
  (mains: number) =>
  (time: number): number =>
    [1, 0.5, 0.25].reduce(
      (sum, level, index) => sum + level * Math.sin(2 * Math.PI * mains * (index + 1) * time),
      0,
    );

/** A burst of noise every `every` seconds that dies away within `decay` seconds: clicks and claps. */
export function bursts(sampleRate: number, length: number, every: number, decay: number): Samples {
  const noise = noiseSource(7);
  return new Float32Array(Math.round(length * sampleRate)).map((_, index) => {
    const since = (index / sampleRate) % every;
    return 0.5 * Math.exp(-since / decay) * noise() + 0.001 * noise();
  });
}

/** Even noise. */
export function noiseFor(sampleRate: number, length: number, level: number): Samples {
  const noise = noiseSource(11);
  return new Float32Array(Math.round(length * sampleRate)).map(() => level * noise());
}

/**
 * A voice: ten harmonics under two formants, that glides through an octave and back, in syllables of `syllable` seconds with
 * short pauses.
 */
export function voice(sampleRate: number, length: number, syllable: number): Samples {
  const noise = noiseSource(13);
  let phase = 0;
  return new Float32Array(Math.round(length * sampleRate)).map((_, index) => {
    const time = index / sampleRate;
    const pitch =
      150 * 2 ** (0.5 * Math.sin(2 * Math.PI * 0.7 * time) + 0.1 * Math.sin(2 * Math.PI * 2.3 * time));
    phase += pitch / sampleRate;
    const within = (time % syllable) / syllable;
    const loudness = within < 0.85 ? Math.min(1, within * 12, (0.85 - within) * 12) : 0;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 10; harmonic += 1) {
      const at = pitch * harmonic;
      const formants =
        Math.exp(-(((at - 600) / 300) ** 2)) + 0.5 * Math.exp(-(((at - 1200) / 400) ** 2)) + 0.1;
      sum += formants * Math.sin(2 * Math.PI * harmonic * phase);
    }
    return 0.15 * loudness * sum + 0.0005 * noise();
  });
}

/** The melody of a few words (semitones), after a pause. */
const WORDS = [undefined, 4, 2, 3, 0, -2] as const;

/** Talk: syllables of 0.3 s, each a hiss and a vowel that falls by half a semitone, one of them at the pitch (Hz). */
export function talk(sampleRate: number, length: number, pitch: number): Samples {
  const noise = noiseSource(17);
  let phase = 0;
  return new Float32Array(Math.round(length * sampleRate)).map((_, index) => {
    const time = index / sampleRate;
    const within = time % 0.3;
    const by = WORDS[Math.floor(time / 0.3) % WORDS.length];
    if (by === undefined) return 0.0005 * noise();
    if (within < 0.18) return 0.06 * noise();
    const vowel = pitch * 2 ** ((by - (within - 0.24) * 4) / 12);
    phase += vowel / sampleRate;
    const loudness = Math.min(1, (within - 0.18) * 60, (0.3 - within) * 25);
    let sum = 0;
    for (let harmonic = 1; harmonic <= 12; harmonic += 1) {
      const formants = Math.exp(-(((vowel * harmonic - 500) / 250) ** 2)) + 0.3 / harmonic;
      sum += formants * Math.sin(2 * Math.PI * harmonic * phase);
    }
    return 0.12 * loudness * sum + 0.0005 * noise();
  });
}
