/** One of the browser's voices. */
export type EngineVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'default' | 'localService'>;

/** The events of an utterance: each is called at most once, possibly even after a cancel. */
export interface EngineEvents {
  started(): void;
  ended(): void;
  failed(): void;
}

/** A browser's speech synthesis. */
export interface SpeechEngine {
  /** The voices known so far; a browser may load them late. */
  voices(): readonly EngineVoice[];
  onVoices(listener: () => void): void;
  speak(text: string, voice: EngineVoice, events: EngineEvents): void;
  cancel(): void;
}

interface Utterance {
  lang: string;
  voice: EngineVoice | null;
  addEventListener(type: 'start' | 'end' | 'error', listener: () => void): void;
}

/** The part of `window` that speaks. */
export interface SpeechScope {
  readonly speechSynthesis?: {
    readonly paused: boolean;
    getVoices(): EngineVoice[];
    speak(utterance: Utterance): void;
    cancel(): void;
    resume(): void;
    addEventListener(type: 'voiceschanged', listener: () => void): void;
  };
  readonly SpeechSynthesisUtterance?: new (text: string) => Utterance;
}

/** The speech synthesis of a window. The properties are missing without it or, if the browser was told to hide it, throw when read. */
function partsOf(scope: SpeechScope): SpeechScope {
  try {
    const { speechSynthesis, SpeechSynthesisUtterance } = scope;
    return {
      ...(speechSynthesis && { speechSynthesis }),
      ...(SpeechSynthesisUtterance && { SpeechSynthesisUtterance }),
    };
  } catch {
    return {};
  }
}

/**
 * A browser's speech synthesis, if it has any.
 *
 * `pause` isn't used: on Android it cancels, in Firefox on Linux it does nothing, and Chrome on Windows may never resume.
 *
 * @example engineOf(window)?.voices() // [] until they have loaded
 * @see https://github.com/mdn/browser-compat-data/issues/24412
 * @see https://github.com/leaonline/easy-speech/issues/300
 */
export function engineOf(scope: SpeechScope): SpeechEngine | undefined {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Spoken } = partsOf(scope);
  if (synthesis === undefined || Spoken === undefined) return undefined;
  // Without a reference, Chrome may garbage-collect the utterance before its `end` event.
  let current: Utterance | undefined;
  const forget = (utterance: Utterance) => {
    if (current === utterance) current = undefined;
  };
  return {
    voices: () => synthesis.getVoices(),
    onVoices: listener => synthesis.addEventListener('voiceschanged', listener),
    speak(text, voice, { started, ended, failed }) {
      const utterance = new Spoken(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.addEventListener('start', started);
      utterance.addEventListener('end', () => {
        forget(utterance);
        ended();
      });
      utterance.addEventListener('error', () => {
        forget(utterance);
        failed();
      });
      current = utterance;
      // A pause outlives the page that made it, and any cancel.
      if (synthesis.paused) synthesis.resume();
      synthesis.speak(utterance);
    },
    cancel() {
      current = undefined;
      synthesis.cancel();
    },
  };
}
