import { createListeners } from '../listeners';
import type { EngineVoice, SpeechEngine } from './engine';
import { byTimer, MUTE, type SetTimer, type Speaker, type VoicePresence } from './speaker';

/** How long voices may take to load (milliseconds). */
const VOICES_BY = 2000;

/** How long a text may take to begin (milliseconds). */
const STARTS_BY = 4000;

/** The slowest rate (characters per second) at which a text may end, with some extra time (milliseconds). */
const SLOWEST = 5;
const OVERTIME = 4000;

/** The voices of macOS that sing, whisper or quack. */
const NOVELTIES: ReadonlySet<string> = new Set([
  ...['Albert', 'Bad News', 'Bahh', 'Bells', 'Boing', 'Bubbles', 'Cellos', 'Good News', 'Jester', 'Organ'],
  ...['Superstar', 'Trinoids', 'Whisper', 'Wobble', 'Zarvox'],
]);

/** The merits of a voice, most important first. */
const MERITS: readonly ((voice: EngineVoice) => boolean)[] = [
  ({ lang }) => /^en\b/i.test(lang.replace('_', '-')),
  ({ name }) => !NOVELTIES.has(name),
  voice => voice.default,
];

const rankOf = (voice: EngineVoice): number =>
  MERITS.reduce((rank, has) => rank * 2 + (has(voice) ? 1 : 0), 0);

/**
 * The best voice: English first, then the system's default. Only local voices count: others may send the text to a server.
 *
 * @example pickVoice([{ name: 'Anna', lang: 'de-DE', … }, { name: 'Daniel', lang: 'en-GB', … }])?.name // 'Daniel'
 */
export function pickVoice(voices: readonly EngineVoice[]): EngineVoice | undefined {
  const local = voices.filter(({ localService }) => localService);
  return local.toSorted((one, other) => rankOf(other) - rankOf(one))[0];
}

/** Creates a speaker on a browser's speech synthesis, if it has any. */
export function createSpeaker(engine: SpeechEngine | undefined, later: SetTimer = byTimer): Speaker {
  return engine === undefined ? MUTE : createSpeakerOn(engine, later);
}

function createSpeakerOn(engine: SpeechEngine, later: SetTimer): Speaker {
  const listeners = createListeners();
  let presence: VoicePresence = 'unknown';
  let voice: EngineVoice | undefined;
  let isOpen = false;
  /** Stops watching the current text, so that its outcome isn't reported. */
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
  readonly later: SetTimer;
}

/**
 * Speaks one text and makes sure its end is reported: Chrome may skip the event, or never begin.
 *
 * @returns a function that stops watching it
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
      // Once begun it has been heard; the live region would repeat it.
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
