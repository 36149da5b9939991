import { createListeners } from '../../src/listeners';
import {
  INITIAL_OPTIONS,
  isInUse,
  type Listener,
  type ListeningFailure,
  type ListeningState,
  type Sound,
} from '../../src/listening/listener';
import type { NoteEvent, PlayedNote, Strum } from '../../src/listening/playedNote';

/** A listener that hears what a test tells it to. */
export interface FakeListener extends Listener {
  /** The pitches that were last asked for. */
  readonly expected: () => readonly number[];
  /** Reports an event of a note; what isn't given is that of a clean A4 struck at 0 through the microphone. */
  hear(kind: NoteEvent['kind'], note: Partial<PlayedNote>, at?: number): void;
  /** The notes of the chord that may be strummed. */
  readonly chord: () => readonly number[];
  /** Reports a strum of that chord, or of one asked for before. */
  strum(strum: Omit<Strum, 'asked'> & Partial<Strum>): void;
  /** Reports what the microphone hears; what isn't given is silence. */
  sound(sound: Partial<Sound>): void;
  /** Makes the device go, or the next start fail. */
  fail(failure: ListeningFailure): void;
  /** Keeps the next start waiting. */
  hold(): void;
  /** The sound stops arriving, or arrives again. */
  arriving(now: 'yes' | 'no'): void;
}

/** Creates a listener that starts at once, and hears only what a test tells it to. */
export function createFakeListener(): FakeListener {
  const changes = createListeners();
  const followers = new Set<(event: NoteEvent) => void>();
  const strums = new Set<(strum: Strum) => void>();
  const tuners = new Set<(sound: Sound) => void>();
  let options = INITIAL_OPTIONS;
  let state: ListeningState = { status: 'off' };
  let expected: readonly number[] = [];
  let chord: readonly number[] = [];
  let failing: ListeningFailure | undefined;
  let starts: 'at once' | 'never' = 'at once';
  const become = (next: ListeningState) => {
    state = next;
    changes.notify();
  };
  return {
    expected: () => expected,
    state: () => state,
    subscribe: changes.subscribe,
    async start(source) {
      become({ status: 'starting', source });
      if (starts === 'never') return;
      become(failing ? { status: 'failed', source, failure: failing } : { status: 'listening', source });
      failing = undefined;
    },
    stop() {
      expected = [];
      become({ status: 'off' });
    },
    chord: () => chord,
    expect(midis, strummed = []) {
      expected = midis;
      chord = strummed;
    },
    onStrum(follower) {
      strums.add(follower);
      return () => {
        strums.delete(follower);
      };
    },
    strum(strum) {
      for (const follower of strums) follower({ asked: chord, ...strum });
    },
    onNote(follower) {
      followers.add(follower);
      return () => {
        followers.delete(follower);
      };
    },
    onSound(tuner) {
      tuners.add(tuner);
      return () => {
        tuners.delete(tuner);
      };
    },
    sound(sound) {
      for (const tuner of tuners) tuner({ level: -80, floor: -80, ...sound });
    },
    options: () => options,
    adjust(some) {
      options = { ...options, ...some };
      changes.notify();
    },
    hear(kind, note, at = 0) {
      const source = state.status === 'listening' ? state.source : 'microphone';
      const played = { onset: 0, midi: 69, cents: 0, clarity: 1, level: -20, source, ...note };
      for (const follower of followers) follower({ kind, note: played, at });
    },
    hold() {
      starts = 'never';
    },
    arriving(now) {
      if (!isInUse(state)) return;
      const { source } = state;
      become({ status: now === 'yes' ? 'listening' : 'interrupted', source });
    },
    fail(failure) {
      if (isInUse(state)) become({ status: 'failed', source: state.source, failure });
      else failing = failure;
    },
  };
}
