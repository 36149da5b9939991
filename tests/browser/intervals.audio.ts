import type { Page } from 'playwright';

/** A page that is told what to run before the app does. */
type Preparable = Pick<Page, 'addInitScript'>;

/** One tone that was put on the clock of the fake context (seconds of that clock). */
export interface Tone {
  readonly frequency: number;
  readonly from: number;
  to: number;
}

/** One text that the live region came to hold, and whether something sounded at that moment. */
export interface Utterance {
  readonly text: string;
  readonly sounding: boolean;
}

declare global {
  interface Window {
    /** What the fake context was asked to sound. */
    tones: Tone[];
    /** Whether a tone sounds at this moment, by the clock of the fake context. */
    isSounding: () => boolean;
    /** All that the live region held, in its order. */
    utterances: Utterance[];
    contexts: number;
    /** What the tapped context gave out since it was asked last, and at how many samples a second. */
    recording: () => { readonly samples: readonly number[]; readonly rate: number };
  }
}

/** Sees to it that sound runs: in a Firefox that is driven a real AudioContext stays suspended, and a fake takes its place. */
export async function letSoundRun(page: Preparable, browserName: string): Promise<void> {
  if (browserName === 'firefox') await speedUpAudio(page, 1);
}

/**
 * Replaces the page's AudioContext by one whose clock runs many times as fast, so that a whole quiz takes seconds; it
 * keeps what is to sound, and whether anything does.
 */
export async function speedUpAudio(page: Preparable, speed = 12): Promise<void> {
  await page.addInitScript(speed => {
    window.tones = [];
    window.contexts = 0;
    const scheduled: Tone[] = [];
    const since = performance.now();
    const now = () => ((performance.now() - since) / 1000) * speed;
    window.isSounding = () => scheduled.some(({ from, to }) => from <= now() && now() < to);

    class Param {
      value = 0;
      setValueAtTime() {
        return this;
      }
      linearRampToValueAtTime() {
        return this;
      }
      setValueCurveAtTime() {
        return this;
      }
    }

    class Node {
      onended: (() => void) | null = null;
      connect<T>(to: T) {
        return to;
      }
      disconnect() {}
    }

    class Oscillator extends Node {
      type = 'sine';
      readonly frequency = new Param();
      private tone: Tone | undefined;
      start(at: number) {
        this.tone = { frequency: this.frequency.value, from: at, to: Number.POSITIVE_INFINITY };
        window.tones.push(this.tone);
        scheduled.push(this.tone);
      }
      stop(at: number) {
        if (this.tone) this.tone.to = Math.min(this.tone.to, at);
      }
    }

    class FastContext extends EventTarget {
      state = 'suspended';
      readonly sampleRate = 48000;
      readonly baseLatency = 0.01;
      readonly destination = new Node();
      constructor() {
        super();
        window.contexts += 1;
      }
      get currentTime() {
        return this.state === 'running' ? now() : 0;
      }
      async resume() {
        this.state = 'running';
        this.dispatchEvent(new Event('statechange'));
      }
      async close() {
        this.state = 'closed';
      }
      createGain() {
        return Object.assign(new Node(), { gain: new Param() });
      }
      createOscillator() {
        return new Oscillator();
      }
    }

    Object.defineProperty(window, 'AudioContext', { value: FastContext });
  }, speed);
}

/** Keeps all that the live region says, and whether the fake context sounded then. */
export async function recordSpeech(page: Preparable): Promise<void> {
  await page.addInitScript(() => {
    window.utterances = [];
    const listen = () => {
      const region = document.querySelector('[aria-live]');
      if (!region) return requestAnimationFrame(listen);
      new MutationObserver(() => {
        // The space that tells a repeated text from the one before isn't heard.
        const text = (region.textContent ?? '').trimEnd();
        if (text !== '') window.utterances.push({ text, sounding: window.isSounding() });
      }).observe(region, { childList: true, characterData: true, subtree: true });
      return undefined;
    };
    document.addEventListener('DOMContentLoaded', listen);
  });
}

const RECORDER = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([[samples]]) {
    this.port.postMessage(samples ?? new Float32Array(128));
    return true;
  }
})`;

/** Listens in on the page's own, real context: whatever it sends to the speakers is written down. */
export async function tapAudio(page: Page): Promise<void> {
  await page.addInitScript(recorder => {
    const samples: number[] = [];
    let rate = 0;
    window.contexts = 0;
    window.recording = () => ({ samples: samples.splice(0), rate });

    class TappedContext extends AudioContext {
      constructor() {
        super();
        window.contexts += 1;
        rate = this.sampleRate;
        const ear = this.createGain();
        ear.connect(this.destination);
        void this.listenAt(ear);
        Object.defineProperty(this, 'destination', { value: ear });
      }
      private async listenAt(ear: AudioNode) {
        const script = new Blob([recorder], { type: 'text/javascript' });
        await this.audioWorklet.addModule(URL.createObjectURL(script));
        const node = new AudioWorkletNode(this, 'recorder', {
          channelCount: 1,
          channelCountMode: 'explicit',
        });
        node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => samples.push(...data);
        ear.connect(node);
      }
    }
    Object.defineProperty(window, 'AudioContext', { value: TappedContext });
  }, RECORDER);
}
