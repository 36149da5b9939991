/** Posts every block it receives: it runs on the audio thread, where none gets lost. */
const RECORDER = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([[samples]]) {
    this.port.postMessage(samples ?? new Float32Array(128));
    return true;
  }
})`;

/** Records what a context plays on its way to the speakers. */
export interface Tap {
  heard(): Float32Array;
  /** Resolves once this much more has been recorded. */
  more(seconds: number): Promise<void>;
}

/**
 * Taps a context; call it before anything is connected to the destination. To tap a page's context, replace `AudioContext`
 * with a subclass that taps itself before the page loads; the page must have a secure origin, such as localhost.
 *
 * @example (await tap(context)).heard().length // 0
 */
export async function tap(context: AudioContext): Promise<Tap> {
  const { destination } = context;
  const ear = context.createGain();
  ear.connect(destination);
  Object.defineProperty(context, 'destination', { value: ear });
  await context.audioWorklet.addModule(
    URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' })),
  );
  const recorder = new AudioWorkletNode(context, 'recorder', {
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const samples: number[] = [];
  recorder.port.onmessage = ({ data }: MessageEvent<Float32Array>) => samples.push(...data);
  ear.connect(recorder).connect(destination);
  return {
    heard: () => Float32Array.from(samples),
    more(seconds) {
      const enough = samples.length + seconds * context.sampleRate;
      return new Promise(resolve => {
        recorder.port.addEventListener('message', () => {
          if (samples.length >= enough) resolve();
        });
      });
    },
  };
}
