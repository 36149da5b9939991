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

/** Speech without a sound: a text lasts until the test says that it has ended. */
class FakeSynthesis extends EventTarget {
  paused = false;
  /** Every utterance that was given to it. */
  readonly given: FakeUtterance[] = [];
  /** The one that sounds now. */
  now: FakeUtterance | undefined;
  cancelled = 0;
  /** Takes texts, but never begins. */
  isDeaf = false;

  constructor(private list: EngineVoice[]) {
    super();
  }

  getVoices(): EngineVoice[] {
    return this.list;
  }

  /** More voices than at first, as browsers come by them. */
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

  /** As in Chrome, what is cut off ends in an error. */
  cancel(): void {
    this.cancelled += 1;
    this.over('error');
  }

  /** What sounds has been heard to its end, or has failed. */
  over(type: 'end' | 'error' = 'end'): void {
    const { now } = this;
    this.now = undefined;
    now?.dispatchEvent(new Event(type));
  }
}

/** A browser that speaks, as far as it goes; with no voices given, it has none. */
export function fakeSpeech(voices: EngineVoice[] = [ENGLISH]) {
  const synthesis = new FakeSynthesis(voices);
  const scope: SpeechScope = { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance };
  return {
    synthesis,
    scope,
    /** Every text that was begun or tried, in order. */
    texts: () => synthesis.given.map(({ text }) => text),
  };
}
