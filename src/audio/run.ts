import type { Tone } from './plan';
import { endOf, nextChange, soundingAt } from './timeline';
import { FADE, type Rendition } from './voice';

/** What a playback needs of a Web Audio context, but for its sound. */
export interface AudioClock {
  readonly state: AudioContextState;
  /** In seconds; stands still unless the context runs. */
  readonly currentTime: number;
  /** How far the sound is made ahead of being handed on (seconds). */
  readonly baseLatency: number;
  resume(): Promise<void>;
  close(): Promise<void>;
  addEventListener(type: 'statechange', listener: () => void): void;
  removeEventListener(type: 'statechange', listener: () => void): void;
}

/** What a run tells while it goes on; after `ended` or `failed` it says no more. */
export interface RunListener {
  sounding(index: number | undefined): void;
  ended(): void;
  failed(error: unknown): void;
}

/** One playback. */
export interface Run {
  start(): void;
  /** Silences it without a click, and without a word to the listener. */
  stop(): void;
}

/**
 * From scheduling to the first onset (seconds), on top of what the context makes ahead: what sounded before has faded by
 * then, so the two never add up, and the first note isn't late.
 */
const LEAD = FADE + 0.003;

/** How long the audio clock may stand still before it is given up (milliseconds). */
const PATIENCE = 2000;

/** How long to wait from one look at the audio clock to the next (milliseconds). */
const LOOK = { soonest: 10, latest: 250 } as const;

type Phase =
  | { readonly name: 'waking' }
  | { readonly name: 'sounding'; readonly rendition: Rendition; readonly startedAt: number }
  | { readonly name: 'over' };

/**
 * One playback of a plan on a context, ready to start: it wakes the context, puts the tones on the audio clock and
 * follows that clock to the end. Timers only say when to look at it, so they can neither drift nor end a note.
 *
 * @param prepare makes the tones ready, once the context runs
 * @example createRun(context, tones, () => prepare(context, tones, sound), listener).start()
 */
export function createRun(
  clock: AudioClock,
  tones: readonly Tone[],
  prepare: () => Rendition,
  listener: RunListener,
): Run {
  let phase: Phase = { name: 'waking' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSeen = clock.currentTime;
  let stoodStill = 0;

  const leave = () => {
    clearTimeout(timer);
    clock.removeEventListener('statechange', look);
    document.removeEventListener('visibilitychange', lookAgain);
    const left = phase;
    phase = { name: 'over' };
    if (left.name === 'sounding') hush(clock, left.rendition);
  };

  const fail = (error: unknown) => {
    if (phase.name === 'over') return;
    leave();
    listener.failed(error);
  };

  const finish = () => {
    leave();
    listener.ended();
  };

  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stoodStill = clock.currentTime > lastSeen ? 0 : stoodStill + milliseconds;
      lastSeen = clock.currentTime;
      look();
    }, milliseconds);
  };

  const begin = () => {
    const rendition = prepare();
    // Only now: making the tones takes a while.
    const startedAt = clock.currentTime + clock.baseLatency + LEAD;
    rendition.start(startedAt);
    phase = { name: 'sounding', rendition, startedAt };
  };

  const look = () => {
    try {
      follow();
    } catch (error) {
      fail(error);
    }
  };

  const follow = () => {
    if (phase.name === 'over') return;
    if (clock.state === 'closed') throw new Error('The audio context was closed');
    if (stoodStill >= PATIENCE) throw new Error(`The audio clock stands still (${clock.state})`);
    if (phase.name === 'waking' && clock.state === 'running') begin();
    if (phase.name === 'waking') return wait(LOOK.latest);
    const elapsed = clock.currentTime - phase.startedAt;
    if (elapsed >= endOf(tones)) return finish();
    wait(Math.min(LOOK.latest, Math.max(LOOK.soonest, (nextChange(tones, elapsed) - elapsed) * 1000)));
    listener.sounding(soundingAt(tones, elapsed));
  };

  // Some systems stop a hidden page's sound: what is left of it is of no use to whoever comes back.
  const lookAgain = () => {
    const cutOff = document.visibilityState === 'visible' && clock.state !== 'running';
    if (phase.name === 'sounding' && cutOff && clock.state !== 'closed') finish();
    else look();
  };

  return {
    start() {
      if (phase.name === 'over') return;
      clock.addEventListener('statechange', look);
      document.addEventListener('visibilitychange', lookAgain);
      look();
      if (phase.name === 'waking') wake(clock).then(look, fail);
    },
    stop: leave,
  };
}

/** Asynchronous, so that a `resume` that throws is one that rejects. */
const wake = async (clock: AudioClock): Promise<void> => clock.resume();

function hush(clock: AudioClock, rendition: Rendition): void {
  if (clock.state === 'running') rendition.fadeOut(clock.currentTime);
  else rendition.cut();
}
