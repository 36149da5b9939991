import type { EngineVoice, SpeechScope } from '../../src/speech/engine';

export const voiceNamed = (name: string, lang = 'en-US', others: Partial<EngineVoice> = {}): EngineVoice => ({
  name,
  lang,
  default: false,
  localService: true,
  ...others,
});

export const ENGLISH = voiceNamed('Samantha');

export class FakeUtterance extends EventTarget {
  lang = '';
  voice: EngineVoice | null = null;
  constructor(readonly text: string) {
    super();
  }
}

/** Silent speech: a text lasts until the test ends it. */
class FakeSynthesis extends EventTarget {
  paused = false;
  /** Every utterance given to it. */
  readonly given: FakeUtterance[] = [];
  /** The current one. */
  now: FakeUtterance | undefined;
  cancelled = 0;
  /** Accepts texts, but never begins them. */
  isDeaf = false;

  constructor(private list: EngineVoice[]) {
    super();
  }

  getVoices(): EngineVoice[] {
    return this.list;
  }

  /** Loads other voices, as browsers do late. */
  gain(list: EngineVoice[]): void {
    this.list = list;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  speak(utterance: FakeUtterance): void {
    if (this.now) throw new Error(`"${utterance.text}" is spoken into "${this.now.text}"`);
    this.given.push(utterance);
    if (this.isDeaf || this.paused) return;
    this.now = utterance;
    utterance.dispatchEvent(new Event('start'));
  }

  resume(): void {
    this.paused = false;
  }

  /** As in Chrome, a canceled utterance ends with an error. */
  cancel(): void {
    this.cancelled += 1;
    this.over('error');
  }

  /** Ends the current utterance, or makes it fail. */
  over(type: 'end' | 'error' = 'end'): void {
    const { now } = this;
    this.now = undefined;
    now?.dispatchEvent(new Event(type));
  }
}

/** A browser’s fake speech synthesis with the given voices. */
export function fakeSpeech(voices: EngineVoice[] = [ENGLISH]) {
  const synthesis = new FakeSynthesis(voices);
  const scope: SpeechScope = { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance };
  return {
    synthesis,
    scope,
    /** Every text spoken or tried, in order. */
    texts: () => synthesis.given.map(({ text }) => text),
  };
}
