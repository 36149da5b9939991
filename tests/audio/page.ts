import { cadencePlan, resolutionPlan } from '../../src/audio/keyPlan';
import { endOf, type PlannedTone } from '../../src/audio/plan';
import { createPlayer, type Playback, type PlayOptions } from '../../src/audio/player';
import { FADE, prepare, type SoundOptions } from '../../src/audio/voice';
import { onsetsIn, peakOf, pitchAt, steepestOf } from './measure';
import { tap } from './tap';

/** What needs the theory of music, which only a bundle can load. */
export { cadencePlan, resolutionPlan };

const RATE = 48000;

/** How much is recorded after the last tone (seconds). */
const AFTERWARDS = 0.5;

/** When a rendered plan begins: not on a whole sample, like on a running clock (seconds). */
const BEGINNING = 0.1 + 0.3 / RATE;

export interface Measured {
  /** In seconds from the start of the plan. */
  onsets: number[];
  /** In Hz, of each tone at its planned start. */
  pitches: number[];
  peak: number;
  steepest: number;
  /** The peak after the end of the plan. */
  afterwards: number;
}

function measured(
  samples: Float32Array,
  beginning: number,
  tones: readonly PlannedTone[],
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

/** Renders a plan offline and measures it. */
export async function rendered(tones: readonly PlannedTone[], sound: SoundOptions): Promise<Measured> {
  const samples = await recorded(BEGINNING + endOf(tones) + AFTERWARDS, context =>
    prepare(context, tones, sound).start(BEGINNING),
  );
  return measured(samples, BEGINNING, tones);
}

/** Renders a plan offline, fades it out at a time from its start, and measures it. */
export async function fadedOut(
  tones: readonly PlannedTone[],
  sound: SoundOptions,
  at: number,
): Promise<Measured> {
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

/** Plays a plan live with the app's own player, `presses` times in a row on a context in the given state. */
export async function played(
  tones: readonly PlannedTone[],
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
