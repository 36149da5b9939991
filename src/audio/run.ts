import { endOf, nextChange, type PlannedTone, soundingAt } from './plan';
import { FADE, type Rendition } from './voice';

/** The clock of a Web Audio context, which playback follows. */
export interface AudioClock {
  readonly state: AudioContextState;
  /** The time (seconds), which advances only while the context is running. */
  readonly currentTime: number;
  /** How far ahead the context renders sound before handing it on (seconds). */
  readonly baseLatency: number;
  resume(): Promise<void>;
  close(): Promise<void>;
  addEventListener(type: 'statechange', listener: () => void): void;
  removeEventListener(type: 'statechange', listener: () => void): void;
}

/** Receives the events of a run; none comes after `ended` or `failed`. */
export interface RunListener {
  sounding(index: number | undefined): void;
  ended(): void;
  failed(error: unknown): void;
}

/** One playback. */
export interface Run {
  start(): void;
  /** Silences the playback without a click and without notifying the listener. */
  stop(): void;
}

/**
 * The time from scheduling to the first onset (seconds), on top of the context's latency: by then the previous sound has
 * faded, so that the two never overlap, and the first note isn't late.
 */
const LEAD = FADE + 0.003;

/** How long the audio clock may stall before playback fails (milliseconds). */
const STALL_LIMIT = 2000;

/** The shortest and the longest wait between two readings of the audio clock (milliseconds). */
const POLL = { shortest: 10, longest: 250 } as const;

type Phase =
  | { readonly name: 'waking' }
  | { readonly name: 'sounding'; readonly rendition: Rendition; readonly startedAt: number }
  | { readonly name: 'over' };

/**
 * Creates a playback of a plan on a context, ready to start. It resumes the context, schedules the notes on the audio clock
 * and follows that clock to the end. Timers only decide when to read the clock, so they can neither drift nor end a note.
 *
 * @param prepare prepares the notes once the context is running
 */
export function createRun(
  clock: AudioClock,
  tones: readonly PlannedTone[],
  prepare: () => Rendition,
  listener: RunListener,
): Run {
  let phase: Phase = { name: 'waking' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSeen = clock.currentTime;
  let stalledFor = 0;

  const stop = () => {
    clearTimeout(timer);
    clock.removeEventListener('statechange', poll);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    const before = phase;
    phase = { name: 'over' };
    if (before.name === 'sounding') silence(clock, before.rendition);
  };

  const fail = (error: unknown) => {
    if (phase.name === 'over') return;
    stop();
    listener.failed(error);
  };

  const finish = () => {
    stop();
    listener.ended();
  };

  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stalledFor = clock.currentTime > lastSeen ? 0 : stalledFor + milliseconds;
      lastSeen = clock.currentTime;
      poll();
    }, milliseconds);
  };

  const begin = () => {
    const rendition = prepare();
    // Read the clock only now: preparing the notes takes a while.
    const startedAt = clock.currentTime + clock.baseLatency + LEAD;
    rendition.start(startedAt);
    phase = { name: 'sounding', rendition, startedAt };
  };

  const poll = () => {
    try {
      follow();
    } catch (error) {
      fail(error);
    }
  };

  const follow = () => {
    if (phase.name === 'over') return;
    if (clock.state === 'closed') throw new Error('The audio context was closed');
    if (stalledFor >= STALL_LIMIT) throw new Error(`The audio clock has stalled (${clock.state})`);
    if (phase.name === 'waking' && clock.state === 'running') begin();
    if (phase.name === 'waking') return wait(POLL.longest);
    const elapsed = clock.currentTime - phase.startedAt;
    if (elapsed >= endOf(tones)) return finish();
    wait(Math.min(POLL.longest, Math.max(POLL.shortest, (nextChange(tones, elapsed) - elapsed) * 1000)));
    listener.sounding(soundingAt(tones, elapsed));
  };

  // Some systems stop the sound of a hidden page; there's no point in resuming it when the user comes back.
  const onVisibilityChange = () => {
    const cutOff = document.visibilityState === 'visible' && clock.state !== 'running';
    if (phase.name === 'sounding' && cutOff && clock.state !== 'closed') finish();
    else poll();
  };

  return {
    start() {
      if (phase.name === 'over') return;
      clock.addEventListener('statechange', poll);
      document.addEventListener('visibilitychange', onVisibilityChange);
      poll();
      if (phase.name === 'waking') wake(clock).then(poll, fail);
    },
    stop,
  };
}

/** Resumes a context; async, so that a `resume` that throws becomes a rejection. */
const wake = async (clock: AudioClock): Promise<void> => clock.resume();

function silence(clock: AudioClock, rendition: Rendition): void {
  if (clock.state === 'running') rendition.fadeOut(clock.currentTime);
  else rendition.cut();
}
