import { createHops, type Hop } from './hops';
import { DETECTION } from './limits';
import { createNoiseFloor } from './noiseFloor';
import { CONCERT_PITCH, pitchOf, type Reference } from './pitch';
import type { Sound } from './sound';
import { createTracker, type Detected } from './tracker';

/** What is known before listening. */
export interface Calibration {
  readonly reference: Reference;
  /** The level of the room when nobody plays (dBFS); left out if it hasn't been measured. */
  readonly floor?: number;
  /** The lowest pitch of the instrument (Hz): two strings that ring together sound like a lower one. */
  readonly lowest: number;
}

export const UNCALIBRATED: Calibration = { reference: CONCERT_PITCH, lowest: DETECTION.lowest };

/** Hears notes in blocks of samples. */
export interface Detector {
  /** Takes the next block, of any length; returns what has become of notes. */
  push(block: Float32Array): readonly Detected[];
  /** The pitches that are asked for, as MIDI numbers. */
  expect(midis: readonly number[]): void;
  calibrate(calibration: Calibration): void;
  /** What sounded in the latest hop. */
  sound(): Sound;
}

/**
 * Creates a detector. The same code runs in the audio worklet and in the tests.
 *
 * @param sampleRate in Hz
 * @example createDetector(48000).push(new Float32Array(128)) // []
 */
export function createDetector(sampleRate: number, known: Calibration = UNCALIBRATED): Detector {
  const hops = createHops(sampleRate);
  let floor = createNoiseFloor(known.floor);
  let { reference, lowest } = known;
  let expected: ReadonlySet<number> = new Set();
  let sound: Sound = { level: Number.NEGATIVE_INFINITY, floor: floor.level() };
  const tracker = createTracker(midi => expected.has(midi));

  const isAudible = (level: number) =>
    level >= floor.gate() - DETECTION.gate / 2 || (tracker.isSounding() && level > floor.level());

  const take = ({ time, level, pitch }: Hop): readonly Detected[] => {
    const read = isAudible(level) ? pitch() : undefined;
    const clear = read && isClear(read, lowest) ? read : undefined;
    const gate = floor.gate();
    floor.hear(level, clear ? 'note' : 'noise');
    sound = { level, floor: floor.level(), ...(clear && { frequency: clear.frequency }) };
    return tracker.follow({
      ...{ time, level, gate },
      ...(clear && { pitch: { ...pitchOf(clear.frequency, reference), clarity: clear.clarity } }),
    });
  };

  return {
    push(block) {
      const events: Detected[] = [];
      hops(block, hop => events.push(...take(hop)));
      return events;
    },
    expect(midis) {
      expected = new Set(midis);
    },
    calibrate(next) {
      ({ reference, lowest } = next);
      if (next.floor !== undefined) floor = createNoiseFloor(next.floor);
    },
    sound: () => sound,
  };
}

const isClear = ({ frequency, clarity }: { frequency: number; clarity: number }, lowest: number): boolean =>
  clarity >= DETECTION.clarity && frequency >= lowest && frequency <= DETECTION.highest;
