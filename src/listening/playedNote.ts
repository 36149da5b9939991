/** The source that a note came from. */
export type NoteSource = 'microphone' | 'midi';

export interface PlayedNote {
  /** When the note was struck: milliseconds on `performance.now()`'s clock, less the detector's own latency. */
  readonly onset: number;
  /** The nearest MIDI number, 69 for A4, after the instrument's offset is taken away. */
  readonly midi: number;
  /** How far the note lies from that number: −50 to 50. 0 from MIDI. */
  readonly cents: number;
  /** How certain the pitch is: 0 to 1. 1 from MIDI. */
  readonly clarity: number;
  /** The level in dBFS; from MIDI, that of the velocity. */
  readonly level: number;
  readonly source: NoteSource;
  /** The string's number, from 1; known only from a MIDI guitar in mono mode, which sends each string on its own channel. */
  readonly guitarString?: number;
  /**
   * Tells strokes apart that sound at the same time, however each is bent; only from MIDI, since a microphone hears one at a
   * time.
   */
  readonly stroke?: number;
}

/**
 * An event of a played note:
 *
 * - `heard`: its pitch is stable; comes once for each pitch after an onset. A pitch that is asked for is stable after three
 *   equal hops of 10 ms, any other after ten. MIDI is stable at once.
 * - `held`: its pitch isn't asked for, and has been the same for 250 ms after a new onset. Comes once at most for each onset.
 *   From MIDI too, if the key is still down.
 * - `ended`: it has died away, or a new onset has replaced it. Comes once for each onset that was heard.
 */
export interface NoteEvent {
  readonly kind: 'heard' | 'held' | 'ended';
  readonly note: PlayedNote;
  /** The time of the event: milliseconds on `performance.now()`'s clock. */
  readonly at: number;
}
