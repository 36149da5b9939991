import { frequencyOf } from '../theory/note';
import { type Envelope, shape } from './envelope';
import type { Tone } from './plan';
import { pluckedString } from './pluck';
import { crowdAround } from './timeline';

/** The voices, the default first. */
export const VOICES = ['triangle', 'pluck'] as const;

export type Voice = (typeof VOICES)[number];

/** How a plan is to sound; `volume` goes from 0 to 1. */
export interface Sound {
  readonly voice: Voice;
  readonly volume: number;
}

/** Tones that were made ready on a context. */
export interface Rendition {
  /** Puts them on the context's clock, beginning at a time of it (seconds). */
  start(at: number): void;
  /** Fades out within `FADE` seconds from a time of the context's clock. */
  fadeOut(at: number): void;
  /** Takes everything off the context at once: for one that doesn't run, where nothing can fade. */
  cut(): void;
}

/** How long a fade-out takes (seconds): long enough not to click. */
export const FADE = 0.012;

/** What all tones that sound at once may reach together. */
const HEADROOM = 0.9;

/** A note by itself is kept as quiet as one of two, so that chords don't seem faint beside it. */
const LEAST_CROWD = 2;

interface Instrument {
  readonly envelope: Envelope;
  /** A source that is not past ±1 by itself. */
  source(context: BaseAudioContext, tone: Tone): AudioScheduledSourceNode;
}

const INSTRUMENTS: Record<Voice, Instrument> = {
  triangle: {
    envelope: { attack: 0.004, sustain: 0.7, release: 0.06 },
    source(context, { midi }) {
      const oscillator = context.createOscillator();
      oscillator.type = 'triangle';
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
 * Makes tones ready to be heard on a context. However many sound together, no sample passes ±1: each tone gets its
 * share of the headroom.
 *
 * @example prepare(context, singlePlan(60), { voice: 'pluck', volume: 1 }).start(context.currentTime)
 */
export function prepare(
  context: BaseAudioContext,
  tones: readonly Tone[],
  { voice, volume }: Sound,
): Rendition {
  const master = context.createGain();
  const loudness = Math.min(1, Math.max(0, volume));
  master.gain.value = loudness;
  const notes = tones.map(tone => makeNote(context, tone, INSTRUMENTS[voice], shareOf(tone, tones), master));
  return {
    start(at) {
      for (const note of notes) note.start(at);
      // Connected last: an error on the way leaves nothing that sounds.
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

const shareOf = (tone: Tone, tones: readonly Tone[]): number =>
  HEADROOM / Math.max(LEAST_CROWD, crowdAround(tone, tones));

interface Note {
  start(at: number): void;
  stop(at: number): void;
}

function makeNote(
  context: BaseAudioContext,
  tone: Tone,
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
