import { STRUM } from './limits';
import type { Detected } from './tracker';

/** The sound of what may be a strum, in the detector's own time. */
export interface StrumSound {
  /** When its first string was struck (seconds since the first sample). */
  readonly onset: number;
  /** The notes that were asked for, as MIDI numbers. */
  readonly asked: readonly number[];
  /** `STRUM.length` seconds in which all strings ring, and as much from before the first was struck. */
  readonly sound: Float32Array;
  readonly before: Float32Array;
  /** What was kept back meanwhile: single notes that were held, and their ends. Only the ends count if it was a strum. */
  readonly kept: readonly Detected[];
}

/** Keeps the latest sound for as long as a strum takes, and hands it out when strings were struck. */
export interface StrumRecorder {
  /** Sets the notes of strings that may be strummed; without any, no sound is kept. */
  expect(chord: readonly number[]): void;
  /**
   * Takes the next block with the events of notes in it, and returns those to be told. A note that is held is kept back until it is
   * known whether it was part of a strum.
   *
   * @param latestOnset when strings were last struck (seconds since the first sample)
   */
  take(
    block: Float32Array,
    events: readonly Detected[],
    latestOnset: number | undefined,
  ): { readonly events: readonly Detected[]; readonly strum?: StrumSound };
}

/**
 * Creates a recorder that has heard nothing.
 *
 * @param sampleRate in Hz
 */
export function createStrumRecorder(sampleRate: number): StrumRecorder {
  const length = Math.round(STRUM.length * sampleRate);
  /** From the first string to the end of what is read, and from the end of what was before to the first string. */
  const after = Math.round(STRUM.from * sampleRate) + length;
  const gap = Math.round(STRUM.gap * sampleRate);
  const ring = new Float32Array(length + gap + after + Math.round(STRUM.latency * sampleRate));
  let count = 0;
  let asked: readonly number[] = [];
  /** When the first string was struck of what may be a strum. */
  let onset: number | undefined;
  let latest: number | undefined;
  let kept: Detected[] = [];
  /** What was kept back for nothing. */
  let due: readonly Detected[] = [];

  const part = (from: number): Float32Array =>
    Float32Array.from({ length }, (_, index) =>
      from + index < 0 ? 0 : (ring[(from + index) % ring.length] ?? 0),
    );

  /** Ends what may have been a strum; returns what was kept back. */
  const release = (): readonly Detected[] => {
    const released = kept;
    kept = [];
    onset = undefined;
    return released;
  };

  const keep = (block: Float32Array): void => {
    block.forEach((sample, index) => {
      ring[(count + index) % ring.length] = sample;
    });
  };

  return {
    expect(chord) {
      if (chord.join() === asked.join()) return;
      // What was struck before it was asked for is no answer.
      due = [...due, ...release()];
      if (chord.length === 0) ring.fill(0);
      asked = chord;
    },
    take(block, events, latestOnset) {
      if (asked.length > 0) keep(block);
      count += block.length;
      const isNew = latestOnset !== latest;
      latest = latestOnset;
      const told = [...due];
      due = [];
      if (asked.length > 0 && isNew && latestOnset !== undefined) {
        const isOneStrum = onset !== undefined && latestOnset - onset <= STRUM.longest;
        if (!isOneStrum) {
          told.push(...release());
          onset = latestOnset;
        }
      }
      if (onset === undefined) return { events: [...told, ...events] };
      for (const event of events) {
        const isKept = event.kind === 'held' || (event.kind === 'ended' && kept.length > 0);
        (isKept ? kept : told).push(event);
      }
      const end = Math.round(onset * sampleRate) + after;
      if (count < end) return { events: told };
      const sound = part(end - length);
      const before = part(end - after - gap - length);
      return { events: told, strum: { onset, asked, sound, before, kept: release() } };
    },
  };
}
