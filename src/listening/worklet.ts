import { createDetector, type Order, PROCESSOR, type Report } from './detector';
import { createStrumRecorder } from './strumRecorder';
import { createGapBridge, createLossWatch } from './supply';

declare const sampleRate: number;

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** The length of a block (samples), for the time in which there is no input. */
const BLOCK = 128;

/**
 * What the processor puts out: 180 dB below full scale nothing is heard. Chromium moves a context whose output has been exact
 * zeros for 30 seconds from the device to a timer, and that loses sound where the machine is busy (measured).
 *
 * @see https://bugs.chromium.org/p/chromium/issues/detail?id=518863
 */
const INAUDIBLE = 1e-9;

/** The longest time between two reports (seconds). */
const REPORTS_EVERY = 0.1;

/** Runs the detector on the audio thread. */
class ListeningProcessor extends AudioWorkletProcessor {
  private readonly bridge = createGapBridge(sampleRate);
  private readonly supply = createLossWatch(sampleRate);
  private readonly detector = createDetector(sampleRate);
  private readonly strums = createStrumRecorder(sampleRate);
  private readonly silence = new Float32Array(BLOCK);
  private count = 0;
  private reported = 0;
  private state: 'running' | 'stopped' = 'running';

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<Order>) => this.obey(data);
  }

  /** Called by the browser for each block; `false` lets the processor go. */
  process(
    [input]: readonly (readonly Float32Array[])[],
    [output]: readonly (readonly Float32Array[])[],
  ): boolean {
    for (const channel of output ?? []) channel.fill(INAUDIBLE);
    const taken = input?.[0] ?? this.silence;
    const block = this.bridge(taken);
    const found = this.detector.push(block, this.supply(taken.length, Date.now()));
    const { events, strum } = this.strums.take(block, found, this.detector.latestOnset());
    this.count += block.length;
    const time = this.count / sampleRate;
    if (events.length > 0 || strum || time - this.reported >= REPORTS_EVERY) {
      this.reported = time;
      const sound = this.detector.sound();
      const report: Report = { events, sound, time, at: Date.now(), ...(strum && { strum }) };
      this.port.postMessage(report);
    }
    return this.state === 'running';
  }

  private obey(order: Order): void {
    switch (order.kind) {
      case 'expect':
        this.detector.expect(order.midis);
        this.strums.expect(order.chord);
        break;
      case 'calibrate':
        this.detector.calibrate(order.calibration);
        break;
      case 'stop':
        this.state = 'stopped';
    }
  }
}

registerProcessor(PROCESSOR, ListeningProcessor);
