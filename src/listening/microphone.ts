import { frequencyOf } from '../theory/note';
import { type Calibration, type Order, PROCESSOR, type Report } from './detector';
import { DETECTION } from './limits';
import {
  failedWith,
  failureOf,
  type Hearing,
  type ListeningFailure,
  type ListeningOptions,
  type Opened,
} from './listener';
import { createStrumReader, type StrumReader } from './strum';
import type { StrumSound } from './strumRecorder';
import type { Detected } from './tracker';
import workletUrl from './worklet?worker&url';

/** How many reports are compared: those of two seconds, in which two clocks don't drift apart. */
const COMPARED = 20;

/**
 * The lateness of a block from which the audio clock must have stood still (milliseconds), as it does while a device sleeps and,
 * for moments, where a machine is too busy: its sound is lost, not late. A device's buffers are shorter.
 */
const TOO_LATE = 200;

/** Computes when something sounded, from reports that come when the machine finds the time. */
export interface Timing {
  /** Takes a report; returns a function that converts its times to milliseconds on `performance.now()`'s clock. */
  of(report: Pick<Report, 'time' | 'at'>): (time: number) => number;
}

/**
 * Creates the timing of a worklet. A block is processed as soon as it is complete or later, never sooner, so the smallest
 * difference between the clocks is the true one.
 *
 * @param sinceSystem how much the system's clock is ahead of `performance.now()` (milliseconds)
 * @example createTiming(() => 0).of({ time: 1, at: 5000 })(0.9) // 4900
 */
export function createTiming(sinceSystem: () => number): Timing {
  const differences: number[] = [];
  return {
    of({ time, at }) {
      const difference = at - time * 1000;
      if (difference - Math.min(...differences) > TOO_LATE) differences.length = 0;
      differences.push(difference);
      if (differences.length > COMPARED) differences.shift();
      const ahead = Math.min(...differences) - sinceSystem();
      return moment => moment * 1000 + ahead;
    },
  };
}

/** The part of an audio context that a microphone needs. */
export interface CaptureContext extends BaseAudioContext {
  createMediaStreamSource(stream: MediaStream): AudioNode;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** The parts of a browser that a microphone needs. */
export interface MicrophoneWorld {
  /** Left out by a browser that has none, and on a page that didn't come over HTTPS. */
  readonly devices?: Pick<MediaDevices, 'getUserMedia'>;
  readonly openContext: () => CaptureContext;
  readonly policy: () => 'allows' | 'forbids';
  /** Tells the system that the page plays and listens at once, and that it no longer does. */
  readonly capturing: (now: 'yes' | 'no') => void;
}

/** The constraints that turn off processing, which would change the sound of a guitar. */
const RAW = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** How long each step of opening may take (milliseconds): loading the worklet's code, then hearing the first block of sound. */
const OPENING = { code: 10_000, firstBlock: 5000 } as const;

/**
 * How often an open microphone is checked, how many checks in a row without a report mean that its sound isn't arriving, and the
 * limit for it to be back (milliseconds). A busy page misses one check, not three.
 */
const WATCH = { every: 500, missed: 3, limit: 15_000 } as const;

/** The calibration for some options; a tuning may be dropped by a whole tone and a bit. */
const calibrationOf = ({ a4, offset, floor, lowest }: ListeningOptions): Calibration => ({
  reference: { a4, offset },
  lowest: lowest === undefined ? DETECTION.lowest : frequencyOf(lowest - 2.5),
  ...(floor !== undefined && { floor }),
});

const isAltered = (track: MediaStreamTrack): boolean => {
  const settings = track.getSettings();
  return Boolean(settings.echoCancellation || settings.noiseSuppression || settings.autoGainControl);
};

/**
 * Asks for the microphone and listens to it. When the signal aborts, it is let go at once, however far it has got; a browser
 * that hands it over later gets it back at once.
 */
export async function openMicrophone(
  world: MicrophoneWorld,
  options: ListeningOptions,
  hearing: Hearing,
  signal: AbortSignal,
): Promise<Opened> {
  if (world.devices === undefined) return failedWith('unsupported');
  try {
    const stream = await world.devices.getUserMedia({ audio: RAW });
    return await listenTo(stream, world, options, hearing, signal);
  } catch (error) {
    return failedWith(error instanceof Failure ? error.failure : failureOf(error, world.policy()));
  }
}

/** An error that says why the app can't listen. */
class Failure extends Error {
  constructor(readonly failure: ListeningFailure) {
    super(failure);
  }
}

/** Settles as the promise does, unless that takes too long (milliseconds). */
function within<T>(time: number, promise: Promise<T>, failure: ListeningFailure): Promise<T> {
  return new Promise((settles, fails) => {
    const timer = setTimeout(() => fails(new Failure(failure)), time);
    promise.then(settles, fails).finally(() => clearTimeout(timer));
  });
}

function listenTo(
  stream: MediaStream,
  { openContext, capturing }: MicrophoneWorld,
  options: ListeningOptions,
  hearing: Hearing,
  signal: AbortSignal,
): Promise<Opened> {
  const tracks = stream.getAudioTracks();
  let state: 'opening' | 'open' | 'closed' = 'opening';
  let context: CaptureContext | undefined;
  let node: AudioWorkletNode | undefined;
  let unwatch = () => {};
  const tell = (order: Order) => node?.port.postMessage(order);
  const close = () => {
    if (state === 'closed') return;
    state = 'closed';
    unwatch();
    for (const track of tracks) {
      track.onended = null;
      track.stop();
    }
    tell({ kind: 'stop' });
    if (node) node.port.onmessage = null;
    capturing('no');
    void context?.close().catch(() => {});
  };
  const orGiveUp = () => {
    if (state === 'closed') throw new Failure('silenced');
  };

  const open = async (): Promise<Opened> => {
    context = openContext();
    const loading = context.audioWorklet.addModule(workletUrl).catch(() => {
      throw new Failure('unloaded');
    });
    await within(OPENING.code, loading, 'unloaded');
    orGiveUp();
    node = new AudioWorkletNode(context, PROCESSOR, { numberOfInputs: 1, numberOfOutputs: 1 });
    tell({ kind: 'calibrate', calibration: calibrationOf(options) });
    // Nothing is heard of its output, but a node that leads nowhere isn't processed.
    context.createMediaStreamSource(stream).connect(node).connect(context.destination);
    void context.resume().catch(() => {});
    await within(OPENING.firstBlock, firstReport(node), 'silenced');
    orGiveUp();
    state = 'open';
    const watch = createWatch(context, tracks, hearing);
    unwatch = watch.end;
    let reference = calibrationOf(options).reference;
    const { sampleRate } = context;
    let reader: StrumReader | undefined;
    follow(node, hearing, watch.reported, sound => {
      reader ??= createStrumReader(sampleRate);
      return reader.read(sound, reference);
    });
    return {
      status: 'open',
      ...(tracks.some(isAltered) && { sound: 'altered' }),
      input: {
        expect: (midis, chord = []) => tell({ kind: 'expect', midis, chord }),
        adjust(next) {
          ({ reference } = calibrationOf(next));
          tell({ kind: 'calibrate', calibration: calibrationOf(next) });
        },
        close,
      },
    };
  };

  return new Promise((settles, fails) => {
    const fail = (error: unknown) => {
      close();
      fails(error);
    };
    const unplugged = () => {
      if (state === 'open') hearing.failed('unplugged');
      else fail(new Failure('unplugged'));
    };
    capturing('yes');
    for (const track of tracks) track.onended = unplugged;
    signal.addEventListener('abort', () => fail(new Failure('silenced')), { once: true });
    if (signal.aborted) fail(new Failure('silenced'));
    else if (tracks.some(({ readyState }) => readyState === 'ended')) unplugged();
    else open().then(settles, fail);
  });
}

/** Waits until the audio thread runs. */
const firstReport = ({ port }: AudioWorkletNode): Promise<void> =>
  new Promise(listens => {
    port.onmessage = () => listens();
  });

/** A watch over whether the sound of an open microphone arrives. */
interface Watch {
  /** Called at each report, which shows that sound arrives. */
  reported(): void;
  end(): void;
}

/**
 * Creates a watch over an open microphone. A system may suspend its context or mute its tracks, as during a call, and nobody
 * has to tell: so its reports are watched as well.
 */
function createWatch(context: CaptureContext, tracks: readonly MediaStreamTrack[], hearing: Hearing): Watch {
  let missed = 0;
  let silentFor = 0;
  const look = () => {
    const isArriving =
      missed < WATCH.missed && context.state === 'running' && !tracks.some(({ muted }) => muted);
    if (isArriving === (silentFor === 0)) return;
    silentFor = isArriving ? 0 : WATCH.every;
    hearing.arriving(isArriving ? 'yes' : 'no');
  };
  const tick = () => {
    missed += 1;
    look();
    if (silentFor === 0) return;
    if (silentFor >= WATCH.limit || context.state === 'closed') return hearing.failed('silenced');
    silentFor += WATCH.every;
    void context.resume().catch(() => {});
  };
  const timer = setInterval(tick, WATCH.every);
  context.onstatechange = look;
  for (const track of tracks) {
    track.onmute = look;
    track.onunmute = look;
  }
  look();
  return {
    reported() {
      missed = 0;
      look();
    },
    end() {
      clearInterval(timer);
      context.onstatechange = null;
      for (const track of tracks) {
        track.onmute = null;
        track.onunmute = null;
      }
    },
  };
}

/** Tells of what a worklet reports; a note that was held while strings rang is told only if they weren't strummed. */
function follow(
  node: AudioWorkletNode,
  hearing: Hearing,
  reported: () => void,
  read: (sound: StrumSound) => ReturnType<StrumReader['read']>,
): void {
  const timing = createTiming(() => Date.now() - performance.now());
  // The time of a stroke is estimated once: where sound is lost, a later estimate would make it another stroke.
  let stroke = { onset: Number.NaN, time: 0 };
  node.port.onmessage = ({ data }: MessageEvent<Report>) => {
    const timeOf = timing.of(data);
    const strokeAt = (onset: number): number => {
      if (onset !== stroke.onset) stroke = { onset, time: timeOf(onset) };
      return stroke.time;
    };
    const tell = ({ kind, note, at }: Detected) =>
      hearing.note({
        kind,
        note: { ...note, onset: strokeAt(note.onset), source: 'microphone' },
        at: timeOf(at),
      });
    reported();
    hearing.sound(data.sound);
    data.events.forEach(tell);
    if (data.strum === undefined) return;
    const { onset, asked, kept } = data.strum;
    const notes = read(data.strum);
    if (notes) hearing.strum({ ...notes, asked, onset: timeOf(onset), at: timeOf(data.time) });
    kept.filter(({ kind }) => notes === undefined || kind === 'ended').forEach(tell);
  };
  node.onprocessorerror = () => hearing.failed('unsupported');
}
