import { createListeners } from '../listeners';
import type { PlannedTone } from './plan';
import { type AudioClock, createRun, type Run } from './run';
import { prepare, type Rendition, type SoundOptions } from './voice';

/** Opens an audio context at the device's own sample rate: Firefox refuses a microphone at any other. */
export const openContext = (): AudioContext => new AudioContext();

/**
 * Opens one context for several players, and a new one once that was closed.
 *
 * @example const open = sharedContext(); open() === open() // true
 */
export function sharedContext(open: () => AudioContext = openContext): () => AudioContext {
  let context: AudioContext | undefined;
  return () => {
    if (context === undefined || context.state === 'closed') context = open();
    return context;
  };
}

/** The current playback. `sounding` is the index of the note in its plan; `undefined` before the first note and in a pause. */
export type Playback =
  | { readonly status: 'silent' }
  | { readonly status: 'playing'; readonly sounding: number | undefined };

export interface PlayOptions extends SoundOptions {
  /** Whether to replace the current playback; otherwise a call during playback is ignored. */
  readonly interrupt?: boolean;
}

/** Plays one plan at a time. */
export interface Player {
  /** Starts playing and returns whether it will. Failures, now or later, are only logged. */
  play(tones: readonly PlannedTone[], options: PlayOptions): boolean;
  /**
   * Prepares what will probably be played next, so that it begins without delay; kept until then, or until something else is
   * prepared. Nothing is prepared before the first play.
   */
  prepare(tones: readonly PlannedTone[], sound: SoundOptions): void;
  stop(): void;
  /** The current playback; the same object until it changes. */
  snapshot(): Playback;
  /** Calls the listener on every change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Prepares notes for playing on a context. */
export type Prepare<Context> = (
  context: Context,
  tones: readonly PlannedTone[],
  sound: SoundOptions,
) => Rendition;

/** Notes that are ready to be played. */
interface Prepared<Context> {
  readonly context: Context;
  readonly tones: readonly PlannedTone[];
  readonly sound: SoundOptions;
  readonly rendition: Rendition;
}

export const SILENT: Playback = { status: 'silent' };

/**
 * Creates a player of the app. It creates its audio context on the first play, and a new one if that was closed or failed.
 *
 * @param makeContext called within the user gesture that asks for sound
 * @example createPlayer().play(intervalPlan(60, 7, 'ascending'), { voice: 'triangle', volume: 0.8 }) // true
 */
export const createPlayer = (makeContext: () => AudioContext = openContext): Player =>
  createPlayerOn(makeContext, prepare);

/** Creates a player on anything that has a clock. */
export function createPlayerOn<Context extends AudioClock>(
  makeContext: () => Context,
  prepareOn: Prepare<Context>,
): Player {
  const listeners = createListeners();
  let context: Context | undefined;
  let run: Run | undefined;
  let playback = SILENT;
  let prepared: Prepared<Context> | undefined;

  const show = (next: Playback) => {
    if (isSame(playback, next)) return;
    playback = next;
    listeners.notify();
  };

  const end = () => {
    run = undefined;
    show(SILENT);
  };

  const fail = (error: unknown) => {
    console.error('Error playing interval', error);
    // A context whose clock has stopped may never restart; a new one works: https://github.com/cwilso/metronome/issues/25
    if (context) discard(context);
    context = undefined;
    end();
  };

  const openContext = (): Context => {
    if (context === undefined || context.state === 'closed') context = makeContext();
    return context;
  };

  /** What was prepared for just this; it can be started once. */
  const take = (opened: Context, tones: readonly PlannedTone[], { voice, volume }: SoundOptions) => {
    const isIt =
      prepared?.context === opened &&
      prepared.tones === tones &&
      prepared.sound.voice === voice &&
      prepared.sound.volume === volume;
    const rendition = isIt ? prepared?.rendition : undefined;
    if (isIt) prepared = undefined;
    return rendition;
  };

  const begin = (tones: readonly PlannedTone[], sound: SoundOptions) => {
    const opened = openContext();
    const listener = {
      sounding: (index: number | undefined) => show({ status: 'playing', sounding: index }),
      ended: end,
      failed: fail,
    };
    const rendition = () => take(opened, tones, sound) ?? prepareOn(opened, tones, sound);
    const started = createRun(opened, tones, rendition, listener);
    run = started;
    show({ status: 'playing', sounding: undefined });
    started.start();
  };

  return {
    play(tones, { interrupt = false, ...sound }) {
      if (tones.length === 0 || (run && !interrupt)) return false;
      run?.stop();
      try {
        begin(tones, sound);
      } catch (error) {
        fail(error);
      }
      return run !== undefined;
    },
    prepare(tones, sound) {
      if (context?.state !== 'running' || tones.length === 0) return;
      try {
        prepared = { context, tones, sound, rendition: prepareOn(context, tones, sound) };
      } catch (error) {
        // It is prepared again when it is played, and fails there.
        console.error('Error preparing sound', error);
      }
    },
    stop() {
      run?.stop();
      end();
    },
    snapshot: () => playback,
    subscribe: listeners.subscribe,
  };
}

function isSame(one: Playback, other: Playback): boolean {
  if (one.status === 'silent' || other.status === 'silent') return one.status === other.status;
  return one.sounding === other.sounding;
}

/** Closes a context that has failed; an error then tells nothing new. */
async function discard(context: AudioClock): Promise<void> {
  try {
    if (context.state !== 'closed') await context.close();
  } catch {}
}
