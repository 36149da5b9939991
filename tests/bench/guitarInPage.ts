import { pluckedString } from '../../src/audio/voice';
import { frequencyOf } from '../../src/theory/note';

/** The level of a pluck over its first 300 ms (root mean square), and how far the noise of the room is below it (decibels). */
const LEVEL = 0.1;
const BELOW = 30;

/** How long a string is let ring, and how long damping it takes (seconds). */
const RINGS = 0.4;
const DAMPED = 0.05;

/** How far ahead a pluck is planned (seconds). */
const AHEAD = 0.2;

/** How long a verdict may take (milliseconds). */
const TOO_LATE = 3000;

const rootMeanSquare = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

function scaled(samples: Float32Array, level: number, over = samples): Float32Array<ArrayBuffer> {
  const factor = level / rootMeanSquare(over);
  return Float32Array.from(samples, sample => sample * factor);
}

function plucked(midi: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const pluck = pluckedString(frequencyOf(midi), RINGS, sampleRate);
  return scaled(pluck, LEVEL, pluck.subarray(0, Math.round(0.3 * sampleRate))).map(
    (sample, at) =>
      // Damped by a straight line, without a click.
      sample * Math.min(1, (RINGS - at / sampleRate) / DAMPED),
  );
}

let context: AudioContext;
let room: GainNode;

const plays = (samples: Float32Array<ArrayBuffer>): AudioBufferSourceNode => {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(room);
  return source;
};

/** How many comparisons of the two clocks count: those of the latest two seconds or so. */
const COMPARED = 500;
const differences: number[] = [];

/**
 * Compares the clocks: a block is rendered when it is due or later, never sooner, so the smallest difference is the true one.
 */
function compareClocks(): void {
  differences.push(performance.now() - context.currentTime * 1000);
  if (differences.length > COMPARED) differences.shift();
}

/** When the audio clock shows a time (milliseconds on `performance.now()`'s clock). */
const timeOf = (time: number): number => time * 1000 + Math.min(...differences);

/** Opens the room, and makes it what the microphone hears. */
export async function open(): Promise<void> {
  context = new AudioContext();
  room = context.createGain();
  const noise = plays(
    scaled(
      Float32Array.from({ length: 5 * context.sampleRate }, () => Math.random() * 2 - 1),
      LEVEL * 10 ** (-BELOW / 20),
    ),
  );
  noise.loop = true;
  noise.start();
  navigator.mediaDevices.getUserMedia = async () => {
    const microphone = context.createMediaStreamDestination();
    room.connect(microphone);
    return microphone.stream;
  };
  await context.resume();
}

/** Plucks a string a number of times, one second apart. */
export function pluckEverySecond(midi: number, times: number): void {
  const samples = plucked(midi, context.sampleRate);
  for (let time = 0; time < times; time += 1) plays(samples).start(context.currentTime + AHEAD + time);
}

/** What became of a pluck: its verdict, and when that was painted (milliseconds after the pluck began). */
export interface Judged {
  readonly verdict: 'right' | 'wrong' | 'none';
  readonly time: number;
}

/** Plucks a string, and waits until its verdict has been painted. */
export function judged(midi: number): Promise<Judged> {
  const start = context.currentTime + AHEAD;
  plays(plucked(midi, context.sampleRate)).start(start);
  const comparing = setInterval(compareClocks, 1);
  return new Promise(done => {
    const end = (verdict: Judged['verdict']) => {
      clearInterval(comparing);
      clearTimeout(timer);
      observer.disconnect();
      done({ verdict, time: performance.now() - timeOf(start) });
    };
    const timer = setTimeout(() => end('none'), TOO_LATE);
    const observer = new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('[data-verdict]')?.dataset.verdict;
      if (shown !== 'right' && shown !== 'wrong') return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A task queued in an animation frame runs once that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => end(shown);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}
