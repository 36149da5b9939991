/** What there is to know of one of the browser's voices. */
export type EngineVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'default' | 'localService'>;

/** What becomes of a text that was given to the engine; each comes at most once, and after a cancel maybe too. */
export interface EngineEvents {
  started(): void;
  ended(): void;
  failed(): void;
}

/** Speech as a browser has it. */
export interface SpeechEngine {
  /** The voices that are there by now; a browser may come by them late. */
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

/** Browsers without speech lack it or, told to hide it, throw when it is looked at. */
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
 * The speech of a browser, if it has any.
 *
 * Its own pause is left alone: on Android it cancels, in Firefox on Linux it does nothing, and Chrome on Windows may
 * never go on.
 *
 * @example engineOf(window)?.voices() // at first maybe []
 * @see https://github.com/mdn/browser-compat-data/issues/24412
 * @see https://github.com/leaonline/easy-speech/issues/300
 */
export function engineOf(scope: SpeechScope): SpeechEngine | undefined {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Spoken } = partsOf(scope);
  if (synthesis === undefined || Spoken === undefined) return undefined;
  // Without a reference Chrome may collect an utterance before it has ended, and then nobody hears of its end.
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
      // A pause outlives the page that asked for it, and every cancel.
      if (synthesis.paused) synthesis.resume();
      synthesis.speak(utterance);
    },
    cancel() {
      current = undefined;
      synthesis.cancel();
    },
  };
}
