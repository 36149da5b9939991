import { createListeners } from '../listeners';
import type { Tone } from './plan';
import { type AudioClock, createRun, type Run } from './run';
import { prepare, type Rendition, type Sound } from './voice';

/** What is heard now; `sounding` is the index of the tone in its plan, `undefined` before the first and in a pause. */
export type Playback =
  | { readonly status: 'silent' }
  | { readonly status: 'playing'; readonly sounding: number | undefined };

export interface PlayOptions extends Sound {
  /** Replaces what is playing; otherwise a call while something plays is ignored. */
  readonly interrupt?: boolean;
}

/** Plays one plan at a time. */
export interface Player {
  /** Whether the tones will be played. A failure, now or later, is only logged. */
  play(tones: readonly Tone[], options: PlayOptions): boolean;
  stop(): void;
  /** The same object until something changes. */
  snapshot(): Playback;
  /** Calls back on every change; gives what ends that. */
  subscribe(listener: () => void): () => void;
}

/** Makes tones ready on a context, as the voices do. */
export type Prepare<Context> = (context: Context, tones: readonly Tone[], sound: Sound) => Rendition;

const SILENT: Playback = { status: 'silent' };

/**
 * Makes the player of an app. It makes its context at the first play, and a new one where that was closed or failed.
 *
 * @param makeContext called within the gesture that asks for sound
 * @example createPlayer().play(intervalPlan(60, 7, 'ascending'), { voice: 'triangle', volume: 0.8 }) // true
 */
export const createPlayer = (makeContext: () => AudioContext = () => new AudioContext()): Player =>
  createPlayerOn(makeContext, prepare);

/**
 * Makes a player on anything that has a clock.
 *
 * @example createPlayerOn(() => new AudioContext(), prepare).snapshot() // { status: 'silent' }
 */
export function createPlayerOn<Context extends AudioClock>(
  makeContext: () => Context,
  prepareOn: Prepare<Context>,
): Player {
  const listeners = createListeners();
  let context: Context | undefined;
  let run: Run | undefined;
  let playback = SILENT;

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
    // One whose clock stopped may never start again, but a new one does: https://github.com/cwilso/metronome/issues/25
    if (context) discard(context);
    context = undefined;
    end();
  };

  const openContext = (): Context => {
    if (context === undefined || context.state === 'closed') context = makeContext();
    return context;
  };

  const begin = (tones: readonly Tone[], sound: Sound) => {
    const opened = openContext();
    const started = createRun(opened, tones, () => prepareOn(opened, tones, sound), {
      sounding: index => show({ status: 'playing', sounding: index }),
      ended: end,
      failed: fail,
    });
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

/** It is beyond use already, so a failure to close it says nothing new. */
async function discard(context: AudioClock): Promise<void> {
  try {
    if (context.state !== 'closed') await context.close();
  } catch {}
}
