import { frequencyOf } from '../theory/note';
import { type PlannedTone, polyphonyDuring } from './plan';

/** A source of noise: numbers from -1 to 1, excluding 1. */
type Noise = () => number;

/** The time in which the fundamental of any string decays by 60 dB (seconds), apart from the loop filter's damping. */
const DECAY = 4;

/** The delay of averaging two neighboring samples (samples). */
const AVERAGE_DELAY = 0.5;

/** The shortest delay of the all-pass filter (samples): from there to one more it is closest to a pure delay. */
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

/** The loop whose period is the delay line's whole samples, the half sample of averaging, and the all-pass filter's fraction. */
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
  const at = share * points.length;
  const index = Math.floor(at);
  const [from, to] = [points[index] ?? 0, points[(index + 1) % points.length] ?? 0];
  return from + (to - from) * (at - index);
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

/** How long a click sounds, and the time in which it decays by 60 dB (seconds). */
const CLICK = { length: 0.04, decay: 0.035 } as const;

/**
 * A click: a short tone that dies away at once, on wood rather than on a string. Samples stay within ±1.
 *
 * @param frequency in Hz
 * @param sampleRate in Hz
 * @example click(1047, 48000).length // 1920
 */
export function click(frequency: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const fall = 10 ** (-3 / (CLICK.decay * sampleRate));
  return Float32Array.from(
    { length: Math.ceil(CLICK.length * sampleRate) },
    (_, index) => Math.sin((2 * Math.PI * frequency * index) / sampleRate) * fall ** index,
  );
}

/** The clicks computed so far: a plan has hundreds, of two kinds. */
const clicks = new Map<string, Float32Array<ArrayBuffer>>();

function knownClick(frequency: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const key = `${frequency} ${sampleRate}`;
  const samples = clicks.get(key) ?? click(frequency, sampleRate);
  clicks.set(key, samples);
  return samples;
}

/** The loudness of a note over time: times in seconds, `sustain` as a fraction of the peak. */
export interface Envelope {
  readonly attack: number;
  /** The level at which the release begins. */
  readonly sustain: number;
  readonly release: number;
}

/** The curve of a release, half a cosine period: a corner at its start or end would be heard as a click. */
const FALL = Array.from({ length: 65 }, (_, index) => (1 + Math.cos((Math.PI * index) / 64)) / 2);

/**
 * Schedules an envelope on a gain, from silence at `start` to silence at `start + duration` (seconds on the context's
 * clock). Short notes get a shorter attack and release.
 */
export function shape(
  gain: AudioParam,
  envelope: Envelope,
  level: number,
  start: number,
  duration: number,
): void {
  const attack = Math.min(envelope.attack, duration / 4);
  const release = Math.min(envelope.release, duration / 2);
  const sustained = level * envelope.sustain;
  const releaseAt = start + duration - release;
  gain.value = 0;
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(level, start + attack);
  gain.linearRampToValueAtTime(sustained, releaseAt);
  gain.setValueCurveAtTime(
    FALL.map(share => share * sustained),
    releaseAt,
    release,
  );
}

/** The length of a fade-out (seconds): long enough not to click. */
export const FADE = 0.012;

/** The voices, default first. */
export const VOICES = ['triangle', 'pluck'] as const;

export type Voice = (typeof VOICES)[number];

/** The sound of a plan: a voice that the user has chosen, the steady tone that a string is tuned to, that of a drone, or a click. */
export type Timbre = Voice | 'steady' | 'drone' | 'click';

/** How a plan should sound; `volume` is from 0 to 1. */
export interface SoundOptions {
  readonly voice: Timbre;
  readonly volume: number;
}

/** Notes prepared on a context. */
export interface Rendition {
  /** Schedules them to begin at a time on the context's clock (seconds). */
  start(at: number): void;
  /** Fades out within `FADE` seconds from a time on the context's clock. */
  fadeOut(at: number): void;
  /** Disconnects everything immediately: for a context that isn't running, where nothing can fade. */
  cut(): void;
}

/** The highest level that all notes sounding together may reach. What plays above a drone leaves room for it. */
const HEADROOM = 0.8;
const DRONE_HEADROOM = 0.18;

/** Clicks come one at a time, and each has the share of one of two: as loud as a drone, in place of which they sound. */
const CLICK_HEADROOM = 2 * DRONE_HEADROOM;

/** The least polyphony that levels are made for: a single note is as quiet as one of two, so that chords don't sound faint next to it. */
const LEAST_POLYPHONY = 2;

interface Instrument {
  readonly envelope: Envelope;
  readonly headroom: number;
  /** Makes a source whose samples stay within ±1. */
  source(context: BaseAudioContext, tone: PlannedTone): AudioScheduledSourceNode;
}

/** The harmonics of the steady tone: a string beats with each of them, and small loudspeakers hardly sound its fundamental. */
const STEADY = Float32Array.of(0, 1, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6);

/** Those of a drone: as few as small loudspeakers need, so that it stays behind what is played above it. */
const DRONE = Float32Array.of(0, 1, 1 / 2, 1 / 4, 1 / 8);

const harmonics =
  (strengths: Float32Array<ArrayBuffer>): Instrument['source'] =>
  (context, { midi }) => {
    const oscillator = context.createOscillator();
    oscillator.setPeriodicWave(context.createPeriodicWave(new Float32Array(strengths.length), strengths));
    oscillator.frequency.value = frequencyOf(midi);
    return oscillator;
  };

function samplesOf(context: BaseAudioContext, samples: Float32Array<ArrayBuffer>): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

const INSTRUMENTS: Record<Timbre, Instrument> = {
  triangle: {
    envelope: { attack: 0.004, sustain: 0.7, release: 0.06 },
    headroom: HEADROOM,
    source(context, { midi }) {
      const oscillator = context.createOscillator();
      oscillator.type = 'triangle';
      oscillator.frequency.value = frequencyOf(midi);
      return oscillator;
    },
  },
  steady: {
    envelope: { attack: 0.004, sustain: 1, release: 0.06 },
    headroom: HEADROOM,
    source: harmonics(STEADY),
  },
  click: {
    envelope: { attack: 0.001, sustain: 1, release: 0.06 },
    headroom: CLICK_HEADROOM,
    source: (context, { midi }) => samplesOf(context, knownClick(frequencyOf(midi), context.sampleRate)),
  },
  drone: {
    envelope: { attack: 0.3, sustain: 1, release: 0.3 },
    headroom: DRONE_HEADROOM,
    source: harmonics(DRONE),
  },
  pluck: {
    envelope: { attack: 0.001, sustain: 1, release: 0.06 },
    headroom: HEADROOM,
    source: (context, { midi, duration }) =>
      samplesOf(context, pluckedString(frequencyOf(midi), duration, context.sampleRate)),
  },
};

/**
 * Prepares notes for playing on a context. However many sound together, samples stay within ±1: each note gets its share
 * of the headroom.
 */
export function prepare(
  context: BaseAudioContext,
  tones: readonly PlannedTone[],
  { voice, volume }: SoundOptions,
): Rendition {
  const master = context.createGain();
  const loudness = Math.min(1, Math.max(0, volume));
  master.gain.value = loudness;
  const instrument = INSTRUMENTS[voice];
  const levelOf = (tone: PlannedTone) => instrument.headroom * shareOf(tone, tones);
  const notes = tones.map(tone => makeNote(context, tone, instrument, levelOf(tone), master));
  return {
    start(at) {
      for (const note of notes) note.start(at);
      // Connected last, so that an error before this leaves nothing sounding.
      master.connect(context.destination);
    },
    fadeOut(from) {
      master.gain.setValueAtTime(loudness, from);
      master.gain.linearRampToValueAtTime(0, from + FADE);
      for (const note of notes) note.stop(from + FADE);
    },
    cut: () => master.disconnect(),
  };
}

const shareOf = (tone: PlannedTone, tones: readonly PlannedTone[]): number =>
  1 / Math.max(LEAST_POLYPHONY, polyphonyDuring(tone, tones));

interface Note {
  start(at: number): void;
  stop(at: number): void;
}

function makeNote(
  context: BaseAudioContext,
  tone: PlannedTone,
  { envelope, source: make }: Instrument,
  level: number,
  output: AudioNode,
): Note {
  const source = make(context, tone);
  const gain = context.createGain();
  source.connect(gain).connect(output);
  source.onended = () => gain.disconnect();
  return {
    start(at) {
      const start = at + tone.start;
      shape(gain.gain, envelope, level, start, tone.duration);
      source.start(start);
      source.stop(start + tone.duration);
    },
    stop: at => source.stop(at),
  };
}
