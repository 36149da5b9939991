import { frequencyOf } from '../theory/note';
import { type Envelope, shape } from './envelope';
import { FADE } from './fade';
import type { PlannedTone } from './plan';
import { pluckedString } from './pluck';
import { polyphonyDuring } from './polyphony';

/** The voices, default first. */
export const VOICES = ['triangle', 'pluck'] as const;

export type Voice = (typeof VOICES)[number];

/** What a plan can be played with: a voice that the user has chosen, or the steady tone that a string is tuned to. */
export type Timbre = Voice | 'steady';

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

/** The highest level that all notes sounding together may reach. */
const HEADROOM = 0.9;

/** A single note is as quiet as one of two, so that chords don't sound faint next to it. */
const LEAST_POLYPHONY = 2;

interface Instrument {
  readonly envelope: Envelope;
  /** Makes a source whose samples stay within ±1. */
  source(context: BaseAudioContext, tone: PlannedTone): AudioScheduledSourceNode;
}

/** The harmonics of the steady tone: a string beats with each of them, and small loudspeakers hardly sound its fundamental. */
const STEADY = Float32Array.of(0, 1, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6);

const INSTRUMENTS: Record<Timbre, Instrument> = {
  triangle: {
    envelope: { attack: 0.004, sustain: 0.7, release: 0.06 },
    source(context, { midi }) {
      const oscillator = context.createOscillator();
      oscillator.type = 'triangle';
      oscillator.frequency.value = frequencyOf(midi);
      return oscillator;
    },
  },
  steady: {
    envelope: { attack: 0.004, sustain: 1, release: 0.06 },
    source(context, { midi }) {
      const oscillator = context.createOscillator();
      oscillator.setPeriodicWave(context.createPeriodicWave(new Float32Array(STEADY.length), STEADY));
      oscillator.frequency.value = frequencyOf(midi);
      return oscillator;
    },
  },
  pluck: {
    envelope: { attack: 0.001, sustain: 1, release: 0.06 },
    source(context, { midi, duration }) {
      const samples = pluckedString(frequencyOf(midi), duration, context.sampleRate);
      const buffer = context.createBuffer(1, samples.length, context.sampleRate);
      buffer.copyToChannel(samples, 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      return source;
    },
  },
};

/**
 * Prepares notes for playing on a context. However many sound together, samples stay within ±1: each note gets its share
 * of the headroom.
 *
 * @example prepare(context, singlePlan(60), { voice: 'pluck', volume: 1 }).start(context.currentTime)
 */
export function prepare(
  context: BaseAudioContext,
  tones: readonly PlannedTone[],
  { voice, volume }: SoundOptions,
): Rendition {
  const master = context.createGain();
  const loudness = Math.min(1, Math.max(0, volume));
  master.gain.value = loudness;
  const notes = tones.map(tone => makeNote(context, tone, INSTRUMENTS[voice], shareOf(tone, tones), master));
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
  HEADROOM / Math.max(LEAST_POLYPHONY, polyphonyDuring(tone, tones));

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
