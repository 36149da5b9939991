import { createListeners } from '../../../listeners';
import type { ToldShape } from '../text';
import { awaited, type CheckEvent, checkAfter, startCheck, wantedStrings } from './check';
import { type CheckState, spokenCheck, spokenCheckEnd, spokenCheckStart, spokenSelfCheck } from './text';

interface CheckerOptions {
  /** The shape on the neck. */
  readonly shape: () => ToldShape | undefined;
  /** Whether nothing may be told of the shape now. */
  readonly isBlocked: () => boolean;
  readonly say: (text: string, weight?: 'news' | 'lasting') => void;
  /** Milliseconds on `performance.now()`'s clock. */
  readonly now: () => number;
}

/** The check of the shape on the neck, and what it says. */
export interface Checker {
  /** The check that is open or has been finished, with its shape; the same object until something changes. */
  state(): CheckState | undefined;
  subscribe(listener: () => void): () => void;
  /** Whether a string is awaited. */
  isOpen(): boolean;
  /** Whether nothing may be told of the shape now. */
  isBlocked(): boolean;
  start(): void;
  /** Ends an open check. */
  stop(): void;
  /** Forgets a check, as when another shape is shown. */
  clear(): void;
  take(event: CheckEvent): void;
  /** Says again what is awaited. */
  repeat(): void;
  /** Says what to do, unless a string has been answered. Call it once it is known who listens. */
  introduce(): void;
}

/**
 * Creates a checker that checks nothing yet.
 *
 * @example createChecker({ shape, isBlocked, say, now }).isOpen() // false
 */
export function createChecker({ shape, isBlocked, say, now }: CheckerOptions): Checker {
  const { subscribe, notify } = createListeners();
  let state: CheckState | undefined;
  const become = (next: CheckState | undefined) => {
    state = next;
    notify();
  };
  const isOpen = () => state !== undefined && awaited(state.check) !== undefined;
  return {
    state: () => state,
    subscribe,
    ...{ isOpen, isBlocked },
    start() {
      const shown = shape();
      if (shown === undefined) return;
      const check = startCheck(wantedStrings(shown.instrument, shown.voicing), now());
      become({ check, shape: shown });
    },
    stop() {
      if (!isOpen()) return;
      become(undefined);
      say(spokenCheckEnd());
    },
    clear() {
      if (state !== undefined) become(undefined);
    },
    take(event) {
      if (state === undefined) return;
      const check = checkAfter(state.check, event);
      if (check === state.check) return;
      const text = spokenCheck(state.shape, state.check, check);
      const before = state.check.by;
      become({ ...state, check });
      // How it went lasts; that the players check themselves is said once they know that nothing listens.
      if (check.by === before || check.by === 'microphone')
        say(text, awaited(check) === undefined ? 'lasting' : 'news');
    },
    repeat() {
      if (state) say(spokenCheck(state.shape, undefined, state.check));
    },
    introduce() {
      if (state === undefined || state.check.verdicts.some(Boolean)) return;
      const { check, shape } = state;
      say(check.by === 'self' ? spokenSelfCheck(shape, check) : spokenCheckStart(shape, check), 'lasting');
    },
  };
}
