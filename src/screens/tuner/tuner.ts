import { createListeners } from '../../listeners';
import type { Listener } from '../../listening/listener';
import { hasComeIntoTune, NO_TUNING, offsetOf, type Target, type Tuning, withSound } from './tuning';

interface TunerOptions {
  readonly listener: Pick<Listener, 'onSound' | 'adjust'>;
  /** What readings are compared with now. */
  readonly target: () => Target;
  /** A string has come into tune; it is told by its place. */
  readonly inTune: (guitarString: number) => void;
}

/** Follows the open strings, and tells the listener what they reveal. */
export interface Tuner {
  /** The same object until something has changed. */
  state(): Tuning;
  subscribe(listener: () => void): () => void;
  /** Forgets the strings that were measured. */
  reset(): void;
  /** Follows what is heard; returns a function that ends that. */
  open(): () => void;
}

/**
 * Creates a tuner that has heard nothing.
 *
 * @example createTuner(options).state().measured.size // 0
 */
export function createTuner({ listener, target, inTune }: TunerOptions): Tuner {
  const { subscribe, notify } = createListeners();
  let state = NO_TUNING;

  /** The guitar's offset and the room's noise are known once every open string has been measured. */
  const learn = (before: Tuning) => {
    const { measured, floor } = state;
    const offset = offsetOf(state, target().instrument);
    if (measured === before.measured || offset === undefined || floor === undefined) return;
    listener.adjust({ offset, floor });
  };

  return {
    state: () => state,
    subscribe,
    reset() {
      state = { ...NO_TUNING, ...(state.floor !== undefined && { floor: state.floor }) };
      listener.adjust({ offset: 0 });
      notify();
    },
    open: () =>
      listener.onSound(sound => {
        const before = state;
        state = withSound(before, sound, target());
        learn(before);
        const tuned = hasComeIntoTune(before, state);
        if (tuned !== undefined) inTune(tuned);
        notify();
      }),
  };
}
