import type { ListeningFailure, ListeningOptions } from './listener';
import type { NoteEvent } from './playedNote';
import type { Sound } from './sound';

/** What a source of notes tells. */
export interface Hearing {
  note(event: NoteEvent): void;
  sound(sound: Sound): void;
  /** Its sound has stopped arriving, as while the system holds it back, or arrives again. */
  arriving(now: 'yes' | 'no'): void;
  /** It can't go on. */
  failed(failure: ListeningFailure): void;
}

/** A microphone or MIDI devices that are being listened to. */
export interface Input {
  expect(midis: readonly number[]): void;
  adjust(options: ListeningOptions): void;
  close(): void;
}

/** What came of the wish to listen. */
export type Opened =
  | { readonly status: 'open'; readonly input: Input; readonly sound?: 'altered' }
  | { readonly status: 'failed'; readonly failure: ListeningFailure };

export const failedWith = (failure: ListeningFailure): Opened => ({ status: 'failed', failure });
