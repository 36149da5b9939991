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

/** What a strum of several strings has of the notes that were asked for, as MIDI numbers. */
export interface StrummedNotes {
  /** Those that sound, the lowest first. */
  readonly sounding: readonly number[];
  /** The others, each with the note that sounds near it instead; `undefined` if its string is silent. */
  readonly missing: readonly { readonly midi: number; readonly instead: number | undefined }[];
}

/** The note that a strum has in place of one that was asked for: that itself, another, or `undefined` if its string is silent. */
export const playedInPlaceOf = ({ sounding, missing }: StrummedNotes, midi: number): number | undefined =>
  sounding.includes(midi) ? midi : missing.find(note => note.midi === midi)?.instead;

/** A strum, heard as a whole; only through the microphone, since MIDI tells each note by itself. */
export interface Strum extends StrummedNotes {
  /** When its first string was struck: milliseconds on `performance.now()`'s clock. */
  readonly onset: number;
  /** When it was heard, on the same clock. */
  readonly at: number;
  /** The notes that were asked for, as MIDI numbers. */
  readonly asked: readonly number[];
}
