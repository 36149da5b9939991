import type { NoteEvent } from './playedNote';

/** How long the app's own sound is still heard after it has ended, in a room and through a loudspeaker (milliseconds). */
const MARGIN = 200;

/** How long ago a note may have begun that is still asked about (milliseconds). */
const REMEMBERED = 60_000;

/** Remembers when the app sounded. Times are milliseconds on one clock. */
export interface Ignoring {
  /** The app sounds from now on; returns a function that ends that. */
  begin(): () => void;
  /** The app sounds from now to a time. */
  until(time: number): void;
  /** Whether what began at a time was, or may have been, the app itself. */
  covers(time: number): boolean;
}

/**
 * Creates the memory of an app that hasn't sounded.
 *
 * @example createIgnoring(() => 1000).covers(900) // false
 */
export function createIgnoring(now: () => number): Ignoring {
  let spans: { readonly from: number; to: number }[] = [];
  const add = (to: number) => {
    const span = { from: now(), to };
    spans = [...spans.filter(each => each.to > now() - REMEMBERED), span];
    return span;
  };
  return {
    begin() {
      const span = add(Number.POSITIVE_INFINITY);
      return () => {
        span.to = Math.min(span.to, now() + MARGIN);
      };
    },
    until: time => void add(time + MARGIN),
    covers: time => spans.some(({ from, to }) => from <= time && time < to),
  };
}

/**
 * Whether a microphone's event is told although the app may have sounded: that a note has ended answers nothing, and a
 * drill may be waiting for it.
 *
 * @example isTold({ kind: 'heard', note, at }, ignoring) // false while the app sounds
 */
export const isTold = ({ kind, note }: NoteEvent, ignoring: Pick<Ignoring, 'covers'>): boolean =>
  kind === 'ended' || !ignoring.covers(note.onset);
