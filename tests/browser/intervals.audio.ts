import type { Page } from 'playwright';

/** A page that can run scripts before the app. */
type Preparable = Pick<Page, 'addInitScript'>;

/** A tone scheduled on the fake context (seconds on its clock). */
export interface Tone {
  readonly frequency: number;
  readonly from: number;
  to: number;
}

/** A text of the live region, and whether a sound was playing at that moment. */
export interface Utterance {
  readonly text: string;
  readonly sounding: boolean;
}

declare global {
  interface Window {
    /** The tones scheduled on the fake context. */
    tones: Tone[];
    /** Whether a tone is playing now, by the fake context's clock. */
    isSounding: () => boolean;
    /** Every text of the live region, in order. */
    utterances: Utterance[];
    contexts: number;
    /** The frequency (Hz) that samples repeat with; 0 for samples too short to tell. */
    frequencyOf: (samples: Float32Array, sampleRate: number) => number;
    /** What the tapped context has played since the last call, and its sample rate (Hz). */
    recording: () => { readonly samples: readonly number[]; readonly rate: number };
  }
}

/** Lets the page tell the pitch of a plucked string: by the length of one period, which its fundamental repeats with. */
export async function hearPitches(page: Preparable): Promise<void> {
  await page.addInitScript(() => {
    const [attack, compared, longest] = [4800, 2400, 700];
    window.frequencyOf = (samples, sampleRate) => {
      const string = samples.subarray(attack, attack + compared + longest);
      if (string.length < compared + longest) return 0;
      const differences = Array.from({ length: longest }, (_, lag) => {
        let sum = 0;
        for (let at = 0; at < compared; at += 1) sum += Math.abs((string[at] ?? 0) - (string[at + lag] ?? 0));
        return sum;
      });
      const at = (lag: number) => differences[lag] ?? Number.POSITIVE_INFINITY;
      const lags = differences.map((_, lag) => lag).slice(60);
      const valleys = lags.filter(lag => at(lag) < at(lag - 1) && at(lag) <= at(lag + 1));
      const least = Math.min(...valleys.map(at));
      return sampleRate / (valleys.find(lag => at(lag) < 2.5 * least) ?? 1);
    };
  });
}

/** Makes sure sound runs. In an automated Firefox a real AudioContext stays suspended, so a fake takes its place. */
export async function letSoundRun(page: Preparable, browserName: string): Promise<void> {
  if (browserName === 'firefox') await speedUpAudio(page, 1);
}

/**
 * Replaces the page's AudioContext with one whose clock runs many times faster, so that a whole quiz takes seconds. It
 * records the tones, and knows whether one is playing.
 */
export async function speedUpAudio(page: Preparable, speed = 12): Promise<void> {
  await hearPitches(page);
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

    abstract class Source extends Node {
      private tone: Tone | undefined;
      protected abstract pitch(): number;
      start(at: number) {
        this.tone = { frequency: this.pitch(), from: at, to: Number.POSITIVE_INFINITY };
        window.tones.push(this.tone);
        scheduled.push(this.tone);
      }
      stop(at: number) {
        if (this.tone) this.tone.to = Math.min(this.tone.to, at);
      }
    }

    class Oscillator extends Source {
      type = 'sine';
      readonly frequency = new Param();
      setPeriodicWave() {}
      protected pitch() {
        return this.frequency.value;
      }
    }

    class BufferSource extends Source {
      buffer: Samples | undefined;
      protected pitch() {
        return this.buffer ? window.frequencyOf(this.buffer.samples, this.buffer.sampleRate) : 0;
      }
    }

    class Samples {
      samples = new Float32Array();
      constructor(readonly sampleRate: number) {}
      copyToChannel(samples: Float32Array<ArrayBuffer>) {
        this.samples = samples;
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
      createPeriodicWave() {
        return {};
      }
      createBuffer(_channels: number, _length: number, sampleRate: number) {
        return new Samples(sampleRate);
      }
      createBufferSource() {
        return new BufferSource();
      }
    }

    Object.defineProperty(window, 'AudioContext', { value: FastContext });
  }, speed);
}

/** Records every text of the live region, and whether the fake context was playing at the time. */
export async function recordSpeech(page: Preparable): Promise<void> {
  await page.addInitScript(() => {
    window.utterances = [];
    const listen = () => {
      const region = document.querySelector('[aria-live]');
      if (!region) return requestAnimationFrame(listen);
      new MutationObserver(() => {
        // A repeated text ends in a space that isn't heard.
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

/** Records whatever the page's real AudioContext sends to the speakers. */
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
