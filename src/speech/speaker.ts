/** Whether the browser has a voice; unknown while its voices may still be loading. */
export type VoicePresence = 'unknown' | 'none' | 'ready';

/** The browser's own voice, if it has one; speaks one text at a time. */
export interface Speaker {
  /** Looks for a voice; nothing is loaded before. */
  open(): void;
  presence(): VoicePresence;
  subscribe(listener: () => void): () => void;
  /** Speaks a text and reports the outcome once; never, if it is canceled or replaced by another text. */
  speak(text: string, done: (outcome: 'spoken' | 'failed') => void): void;
  cancel(): void;
}

/** The speaker of a browser without a voice. */
export const MUTE: Speaker = {
  open() {},
  presence: () => 'none',
  subscribe: () => () => {},
  speak: (_, done) => done('failed'),
  cancel() {},
};

/** Runs a callback after some milliseconds; returns a function that cancels it. */
export type SetTimer = (run: () => void, ms: number) => () => void;

/** The browser's own timer. */
export const byTimer: SetTimer = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
