import type { NoteEvent, NoteSource, Strum } from './playedNote';

/** The sound at a moment. */
export interface Sound {
  /** The level (dBFS). */
  readonly level: number;
  /** The level of the room when nobody plays (dBFS). */
  readonly floor: number;
  /** The frequency (Hz); left out where no pitch is clear. */
  readonly frequency?: number;
  /** Left out where a note that began now would be told; `ignored` while the app or a screen reader may be sounding. */
  readonly notes?: 'ignored';
}

/**
 * Why the app can't listen: the user has said no (`denied`), there is no microphone or MIDI device (`missing`), it was
 * unplugged (`unplugged`), another program holds it (`busy`), its sound doesn't arrive, since the system has stopped it
 * (`silenced`), the host's policy forbids it (`forbidden`), the browser can't (`unsupported`), the code for it couldn't be
 * fetched (`unloaded`).
 */
export const LISTENING_FAILURES = [
  'denied',
  'missing',
  'unplugged',
  'busy',
  'silenced',
  'forbidden',
  'unsupported',
  'unloaded',
] as const;

export type ListeningFailure = (typeof LISTENING_FAILURES)[number];

export type ListeningState =
  | { readonly status: 'off' }
  | { readonly status: 'starting'; readonly source: NoteSource }
  | {
      readonly status: 'listening';
      readonly source: NoteSource;
      /** `altered` if the browser filters the sound although it was asked not to. */
      readonly sound?: 'altered';
    }
  /** The source is open, but its sound doesn't arrive: listening goes on when the sound is back, or fails. */
  | { readonly status: 'interrupted'; readonly source: NoteSource }
  | { readonly status: 'failed'; readonly source: NoteSource; readonly failure: ListeningFailure };

/**
 * Whether the app uses a source or is about to, so that there is something to stop.
 *
 * @example isInUse({ status: 'starting', source: 'midi' }) // true
 */
export const isInUse = (
  state: ListeningState,
): state is Exclude<ListeningState, { readonly status: 'off' | 'failed' }> =>
  state.status !== 'off' && state.status !== 'failed';

/** The tuning and the room that listening takes into account. */
export interface ListeningOptions {
  /** The frequency of A4 (Hz). */
  readonly a4: number;
  /** How far the instrument lies from A4 (cents), as measured by the tuner. */
  readonly offset: number;
  /** The level of the room when nobody plays (dBFS), as measured by the tuner. */
  readonly floor?: number;
  /** The lowest open string, as a MIDI number; left out if the instrument isn't known. */
  readonly lowest?: number;
  /** How long a screen reader speaks, compared with the estimate; 0 if nobody hears it. */
  readonly readerPace: number;
}

/** Listens to an instrument, through the microphone or MIDI. Never throws, never rejects. */
export interface Listener {
  /**
   * Asks for the microphone or MIDI, which may make the browser ask the user, and listens; replaces the other source.
   * Resolves once it listens or has failed, which `state` tells. Does nothing if it is already listening to this source.
   */
  start(source: NoteSource): Promise<void>;
  /**
   * Stops listening and lets the microphone go at once or, if the browser hands it over later, as soon as it does. A note that
   * is sounding gets no `ended`.
   */
  stop(): void;
  /** The listening state; the same object until it changes. */
  state(): ListeningState;
  /** Calls the listener when the state or the options change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Sets the pitches that are asked for, as MIDI numbers; they are stable sooner. None at first, and none after `stop`.
   *
   * @param chord the notes of strings that may be strummed at once; without them no strum is told
   */
  expect(midis: readonly number[], chord?: readonly number[]): void;
  /**
   * Tells of played notes; returns an unsubscribe function. A microphone's notes aren't told if they begin while the app
   * sounds or speaks, or up to 200 ms later. MIDI is never ignored: it can't hear a loudspeaker.
   */
  onNote(listener: (event: NoteEvent) => void): () => void;
  /** Tells of strums, as `onNote` does of notes; returns an unsubscribe function. */
  onStrum(listener: (strum: Strum) => void): () => void;
  /** Tells ten times a second what the microphone hears, note or not, ignored or not; returns an unsubscribe function. */
  onSound(listener: (sound: Sound) => void): () => void;
  /** The options; the same object until `adjust`. */
  options(): ListeningOptions;
  /** Changes some options, now and for later. */
  adjust(options: Partial<ListeningOptions>): void;
}

export const INITIAL_OPTIONS: ListeningOptions = { a4: 440, offset: 0, readerPace: 1 };

const OFF: ListeningState = { status: 'off' };

/** A listener that never hears anything, for components without a provider. */
export const NO_LISTENER: Listener = {
  start: async () => {},
  stop: () => {},
  state: () => OFF,
  subscribe: () => () => {},
  expect: () => {},
  onNote: () => () => {},
  onStrum: () => () => {},
  onSound: () => () => {},
  options: () => INITIAL_OPTIONS,
  adjust: () => {},
};

/** The callbacks of a source of notes. */
export interface Hearing {
  note(event: NoteEvent): void;
  strum(strum: Strum): void;
  sound(sound: Sound): void;
  /** Called when the source's sound has stopped arriving, as while the system holds it back, or arrives again. */
  arriving(now: 'yes' | 'no'): void;
  /** Called when the source can't go on. */
  failed(failure: ListeningFailure): void;
}

/** A microphone or MIDI devices that are being listened to. */
export interface Input {
  expect(midis: readonly number[], chord?: readonly number[]): void;
  adjust(options: ListeningOptions): void;
  close(): void;
}

/** The outcome of opening a source. */
export type Opened =
  | { readonly status: 'open'; readonly input: Input; readonly sound?: 'altered' }
  | { readonly status: 'failed'; readonly failure: ListeningFailure };

export const failedWith = (failure: ListeningFailure): Opened => ({ status: 'failed', failure });

const FAILURES: Readonly<Record<string, ListeningFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/**
 * Why a browser has refused.
 *
 * @param policy whether the host's policy allows what was asked for
 * @see https://developer.mozilla.org/en-US/docs/Web/API/MediaDevices/getUserMedia#exceptions
 * @example failureOf(new DOMException('', 'NotFoundError'), 'allows') // 'missing'
 */
export function failureOf(error: unknown, policy: 'allows' | 'forbids'): ListeningFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const failure = FAILURES[name] ?? 'unsupported';
  return failure === 'denied' && policy === 'forbids' ? 'forbidden' : failure;
}

/**
 * Listens until it is called off. A hidden window ends listening, and it begins again when the window is back, unless the user
 * has stopped it.
 *
 * @returns a function that calls it off
 */
export function listenWhile(listener: Listener, source: NoteSource): () => void {
  const wasInUse = isInUse(listener.state());
  let isStopped = false;
  let before = listener.state();
  const follow = () => {
    const now = listener.state();
    if (isInUse(now)) isStopped = false;
    else if (isInUse(before) && now.status === 'off') isStopped = !document.hidden;
    before = now;
  };
  const comeBack = () => {
    if (!document.hidden && listener.state().status === 'off' && !isStopped) void listener.start(source);
  };
  const leave = listener.subscribe(follow);
  void listener.start(source);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', comeBack);
    listener.expect([]);
    if (!wasInUse) listener.stop();
  };
}
