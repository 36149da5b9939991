import { frequencyOf } from '../theory/note';
import type { Calibration } from './detector';
import { failureOf } from './failure';
import { DETECTION } from './limits';
import type { ListeningOptions } from './listener';
import { type Order, PROCESSOR, type Report } from './messages';
import { failedWith, type Hearing, type Opened } from './source';
import { createTiming } from './timing';
import workletUrl from './worklet?worker&url';

/** The part of an audio context that a microphone needs. */
export interface CaptureContext extends BaseAudioContext {
  createMediaStreamSource(stream: MediaStream): AudioNode;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** What a browser lends to a microphone. */
export interface MicrophoneWorld {
  /** Left out by a browser that has none, and on a page that didn't come over HTTPS. */
  readonly devices?: Pick<MediaDevices, 'getUserMedia'>;
  readonly openContext: () => CaptureContext;
  readonly policy: () => 'allows' | 'forbids';
  /** Tells the system that the page plays and listens at once, and that it no longer does. */
  readonly capturing: (now: 'yes' | 'no') => void;
}

/** What would change the sound of a guitar. */
const RAW = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** How long the first block may take (milliseconds). */
const FIRST_BLOCK = 5000;

/** What detection knows of the options; a tuning may be dropped by a whole tone and a bit. */
const calibrationOf = ({ a4, offset, floor, lowest }: ListeningOptions): Calibration => ({
  reference: { a4, offset },
  lowest: lowest === undefined ? DETECTION.lowest : frequencyOf(lowest - 2.5),
  ...(floor !== undefined && { floor }),
});

const isAltered = (track: MediaStreamTrack): boolean => {
  const settings = track.getSettings();
  return Boolean(settings.echoCancellation || settings.noiseSuppression || settings.autoGainControl);
};

/** Asks for the microphone and listens to it. */
export async function openMicrophone(
  world: MicrophoneWorld,
  options: ListeningOptions,
  hearing: Hearing,
): Promise<Opened> {
  if (world.devices === undefined) return failedWith('unsupported');
  try {
    const stream = await world.devices.getUserMedia({ audio: RAW });
    return await listenTo(stream, world, options, hearing);
  } catch (error) {
    return failedWith(failureOf(error, world.policy()));
  }
}

async function listenTo(
  stream: MediaStream,
  { openContext, capturing }: MicrophoneWorld,
  options: ListeningOptions,
  hearing: Hearing,
): Promise<Opened> {
  const tracks = stream.getAudioTracks();
  capturing('yes');
  let context: CaptureContext | undefined;
  let node: AudioWorkletNode | undefined;
  const tell = (order: Order) => node?.port.postMessage(order);
  const close = () => {
    for (const track of tracks) {
      track.onended = null;
      track.stop();
    }
    tell({ kind: 'stop' });
    if (node) node.port.onmessage = null;
    capturing('no');
    void context?.close().catch(() => {});
  };
  try {
    context = openContext();
    await context.audioWorklet.addModule(workletUrl);
    node = new AudioWorkletNode(context, PROCESSOR, { numberOfInputs: 1, numberOfOutputs: 1 });
    tell({ kind: 'calibrate', calibration: calibrationOf(options) });
    // Its output is silence; a node that leads nowhere isn't processed.
    context.createMediaStreamSource(stream).connect(node).connect(context.destination);
    void context.resume().catch(() => {});
    await firstReport(node);
  } catch (error) {
    close();
    throw error;
  }
  follow(node, hearing);
  for (const track of tracks) track.onended = () => hearing.failed('unplugged');
  const altered = tracks.some(isAltered);
  return {
    status: 'open',
    ...(altered && { sound: 'altered' }),
    input: {
      expect: midis => tell({ kind: 'expect', midis }),
      adjust: next => tell({ kind: 'calibrate', calibration: calibrationOf(next) }),
      close,
    },
  };
}

/** Waits until the audio thread runs. */
function firstReport({ port }: AudioWorkletNode): Promise<void> {
  return new Promise((listens, fails) => {
    const timer = setTimeout(() => fails(new DOMException('No sound arrives', 'AbortError')), FIRST_BLOCK);
    port.onmessage = () => {
      clearTimeout(timer);
      listens();
    };
  });
}

function follow(node: AudioWorkletNode, hearing: Hearing): void {
  const timing = createTiming(() => Date.now() - performance.now());
  node.port.onmessage = ({ data }: MessageEvent<Report>) => {
    const timeOf = timing.of(data);
    hearing.sound(data.sound);
    for (const { kind, note, at } of data.events)
      hearing.note({
        kind,
        note: { ...note, onset: timeOf(note.onset), source: 'microphone' },
        at: timeOf(at),
      });
  };
  node.onprocessorerror = () => hearing.failed('unsupported');
}
