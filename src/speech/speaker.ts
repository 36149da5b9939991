import { createListeners } from '../listeners';
import type { EngineVoice, SpeechEngine } from './engine';
import { byTimer, type Later } from './later';

/** Whether a browser has a voice: not known as long as its voices may still come. */
export type VoicePresence = 'unknown' | 'none' | 'ready';

/** A voice of the browser's own, if it has one: one text at a time. */
export interface Speaker {
  /** Looks for a voice; before that nothing is asked of the browser. */
  open(): void;
  presence(): VoicePresence;
  subscribe(listener: () => void): () => void;
  /** Speaks a text and tells, once, what came of it; not where it is canceled or another text is spoken since. */
  speak(text: string, done: (outcome: 'spoken' | 'failed') => void): void;
  cancel(): void;
}

/** How long voices may take to come (milliseconds). */
const VOICES_BY = 2000;

/** How long a text may take to begin, and to end: a second for this many characters, and some time over (milliseconds). */
const STARTS_BY = 4000;
const OVERTIME = 4000;
const SLOWEST = 5;

/** Voices of macOS that sing, whisper or quack. */
const NOVELTIES: ReadonlySet<string> = new Set([
  ...['Albert', 'Bad News', 'Bahh', 'Bells', 'Boing', 'Bubbles', 'Cellos', 'Good News', 'Jester', 'Organ'],
  ...['Superstar', 'Trinoids', 'Whisper', 'Wobble', 'Zarvox'],
]);

const WORTHS: readonly ((voice: EngineVoice) => boolean)[] = [
  ({ lang }) => /^en\b/i.test(lang.replace('_', '-')),
  ({ name }) => !NOVELTIES.has(name),
  voice => voice.default,
];

const worthOf = (voice: EngineVoice): number =>
  WORTHS.reduce((worth, has) => worth * 2 + (has(voice) ? 1 : 0), 0);

/**
 * The voice to speak with: English before all, then the system's own choice. One that is not local is none: it might
 * send what it says to another host.
 *
 * @example pickVoice([{ name: 'Anna', lang: 'de-DE', … }, { name: 'Daniel', lang: 'en-GB', … }])?.name // 'Daniel'
 */
export function pickVoice(voices: readonly EngineVoice[]): EngineVoice | undefined {
  const local = voices.filter(({ localService }) => localService);
  return local.toSorted((one, other) => worthOf(other) - worthOf(one))[0];
}

/**
 * Makes a speaker on the speech of a browser, if it has any.
 *
 * @example createSpeaker(undefined).presence() // 'none'
 */
export function createSpeaker(engine: SpeechEngine | undefined, later: Later = byTimer): Speaker {
  return engine === undefined ? MUTE : createSpeakerOn(engine, later);
}

const MUTE: Speaker = {
  open() {},
  presence: () => 'none',
  subscribe: () => () => {},
  speak: (_, done) => done('failed'),
  cancel() {},
};

function createSpeakerOn(engine: SpeechEngine, later: Later): Speaker {
  const listeners = createListeners();
  let presence: VoicePresence = 'unknown';
  let voice: EngineVoice | undefined;
  let isOpen = false;
  /** Calls off the text that is being spoken, for those who wait for its end. */
  let drop = () => {};

  const become = (next: VoicePresence) => {
    if (next === presence) return;
    presence = next;
    listeners.notify();
  };

  const look = () => {
    voice = pickVoice(engine.voices());
    if (voice) become('ready');
    else if (presence === 'ready') become('none');
  };

  return {
    open() {
      if (isOpen) return;
      isOpen = true;
      engine.onVoices(look);
      look();
      later(() => voice || become('none'), VOICES_BY);
    },
    presence: () => presence,
    subscribe: listeners.subscribe,
    speak(text, done) {
      drop();
      if (voice === undefined) done('failed');
      else drop = speakOnce(engine, { text, voice, done, later });
    },
    cancel() {
      drop();
      engine.cancel();
    },
  };
}

interface OneText {
  readonly text: string;
  readonly voice: EngineVoice;
  readonly done: (outcome: 'spoken' | 'failed') => void;
  readonly later: Later;
}

/**
 * Speaks one text and sees to it that it comes to an end: Chrome may forget to tell of it, or never begin. Gives what
 * calls off the waiting.
 *
 * @see https://bugs.chromium.org/p/chromium/issues/detail?id=509488
 */
function speakOnce(engine: SpeechEngine, { text, voice, done, later }: OneText): () => void {
  let state: 'waiting' | 'started' | 'over' = 'waiting';
  let cancelWatch = () => {};

  const end = (outcome: 'spoken' | 'failed') => {
    if (state === 'over') return;
    state = 'over';
    cancelWatch();
    done(outcome);
  };
  const watch = (ms: number) => {
    cancelWatch();
    cancelWatch = later(() => {
      // What was begun has been heard: in the live region it would be heard twice.
      end(state === 'started' ? 'spoken' : 'failed');
      engine.cancel();
    }, ms);
  };

  watch(STARTS_BY);
  engine.speak(text, voice, {
    started() {
      if (state !== 'waiting') return;
      state = 'started';
      watch(OVERTIME + (text.length / SLOWEST) * 1000);
    },
    ended: () => end('spoken'),
    failed: () => end('failed'),
  });
  return () => {
    state = 'over';
    cancelWatch();
  };
}
