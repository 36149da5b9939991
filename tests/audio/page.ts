/**
 * What the browser test runs inside the page, bundled from here: the real voices on real contexts, measured on the spot.
 */

import type { Tone } from '../../src/audio/plan';
import { createPlayer, type Playback, type PlayOptions } from '../../src/audio/player';
import { endOf } from '../../src/audio/timeline';
import { FADE, prepare, type Sound } from '../../src/audio/voice';
import { onsetsIn, peakOf, pitchAt, steepestOf } from './measure';
import { tap } from './tap';

const RATE = 48000;

/** Recorded after the last tone ended (seconds). */
const AFTERWARDS = 0.5;

/** Where a rendered plan begins: not at a whole sample, as on a running clock (seconds). */
const BEGINNING = 0.1 + 0.3 / RATE;

export interface Measured {
  /** In seconds from the beginning of the plan. */
  onsets: number[];
  /** In Hz, of each tone where the plan has it. */
  pitches: number[];
  peak: number;
  steepest: number;
  /** The peak of what was recorded after the end. */
  afterwards: number;
}

function measured(
  samples: Float32Array,
  beginning: number,
  tones: readonly Tone[],
  end = endOf(tones),
): Measured {
  return {
    onsets: onsetsIn(samples, RATE).map(onset => onset - beginning),
    pitches: tones.map(({ start }) => pitchAt(samples, RATE, beginning + start)),
    peak: peakOf(samples),
    steepest: steepestOf(samples),
    afterwards: peakOf(samples.subarray(Math.ceil((beginning + end) * RATE) + 1)),
  };
}

async function recorded(
  seconds: number,
  schedule: (context: BaseAudioContext) => void,
): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  schedule(context);
  return (await context.startRendering()).getChannelData(0);
}

/** A plan rendered offline. */
export async function rendered(tones: readonly Tone[], sound: Sound): Promise<Measured> {
  const samples = await recorded(BEGINNING + endOf(tones) + AFTERWARDS, context =>
    prepare(context, tones, sound).start(BEGINNING),
  );
  return measured(samples, BEGINNING, tones);
}

/** A plan rendered offline that is faded out at a time from its beginning. */
export async function fadedOut(tones: readonly Tone[], sound: Sound, at: number): Promise<Measured> {
  const samples = await recorded(BEGINNING + at + AFTERWARDS, context => {
    const rendition = prepare(context, tones, sound);
    rendition.start(BEGINNING);
    rendition.fadeOut(BEGINNING + at);
  });
  return measured(samples, BEGINNING, tones, at + FADE);
}

export interface Live extends Measured {
  playbacks: Playback[];
  accepted: number;
}

/** A plan played live by the app's own player, asked for `presses` times of a context in some state. */
export async function played(
  tones: readonly Tone[],
  options: PlayOptions,
  { presses, state }: { presses: number; state: 'running' | 'suspended' },
): Promise<Live> {
  const context = new AudioContext({ sampleRate: RATE });
  const { heard, more } = await tap(context);
  const player = createPlayer(() => context);
  const playbacks: Playback[] = [];
  await (state === 'running' ? context.resume() : context.suspend());
  const silence = new Promise<void>(resolve => {
    player.subscribe(() => {
      playbacks.push(player.snapshot());
      if (player.snapshot().status === 'silent') resolve();
    });
  });
  const accepted = Array.from({ length: presses }, () => player.play(tones, options)).filter(Boolean).length;
  await silence;
  await more(AFTERWARDS);
  const samples = heard();
  await context.close();
  const [first = 0] = onsetsIn(samples, RATE);
  return { ...measured(samples, first, tones), playbacks, accepted };
}
