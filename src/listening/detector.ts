import { PitchDetector } from 'pitchy';
import { DETECTION } from './limits';
import type { Sound } from './listener';
import { CONCERT_PITCH, pitchOf, type Reference } from './pitch';
import { createTracker, type Detected } from './tracker';

/** The sound of a moment. */
export interface Hop {
  /** The end of the hop (seconds since the first sample). */
  readonly time: number;
  /** The level of the hop (dBFS). */
  readonly level: number;
  /** Finds the frequency (Hz) and how clear it is (0 to 1) in the window that ends here. */
  readonly pitch: () => { readonly frequency: number; readonly clarity: number };
}

/** Creates a filter that lets everything above a few hertz pass, since some microphones add a constant. */
function createHighPass(sampleRate: number): (sample: number) => number {
  const kept = 1 - (2 * Math.PI * 10) / sampleRate;
  let [before, out] = [0, 0];
  return sample => {
    out = sample - before + kept * out;
    before = sample;
    return out;
  };
}

const decibels = (power: number): number => 10 * Math.log10(Math.max(power, 1e-12));

/** Creates a meter for the level of the latest hops, each of `step` samples. */
function createLevel(step: number) {
  const powers: number[] = [];
  let power = 0;
  return {
    add(sample: number) {
      power += sample * sample;
    },
    /** Ends a hop; returns the level in dBFS. */
    read(): number {
      powers.push(power / step);
      power = 0;
      if (powers.length > DETECTION.levelHops) powers.shift();
      return decibels(powers.reduce((sum, each) => sum + each, 0) / powers.length);
    },
  };
}

/**
 * Cuts blocks of samples, of any length, into hops.
 *
 * @param sampleRate in Hz; the window and the hop last the same at any
 * @returns a function that takes a block and calls back for each hop that ends in it
 * @example createHops(48000)(new Float32Array(480), ({ level }) => level) // calls back once, with −120
 */
export function createHops(sampleRate: number): (block: Float32Array, take: (hop: Hop) => void) => void {
  const size = Math.round(DETECTION.window * sampleRate);
  const step = Math.round(DETECTION.hop * sampleRate);
  const detector = PitchDetector.forFloat32Array(size);
  const pass = createHighPass(sampleRate);
  const ring = new Float32Array(size);
  const window = new Float32Array(size);
  const level = createLevel(step);
  let count = 0;

  const pitch = () => {
    const start = count % size;
    window.set(ring.subarray(start));
    window.set(ring.subarray(0, start), size - start);
    const [frequency, clarity] = detector.findPitch(window, sampleRate);
    return { frequency, clarity: Math.min(1, clarity) };
  };

  return (block, take) => {
    for (const raw of block) {
      const sample = pass(raw);
      ring[count % size] = sample;
      count += 1;
      level.add(sample);
      if (count % step === 0) take({ time: count / sampleRate, level: level.read(), pitch });
    }
  };
}

/** The noise of a room when nobody plays. */
export interface NoiseFloor {
  /** Takes the level of a hop (dBFS); a note raises the floor more slowly than noise. */
  hear(level: number, sounding: 'note' | 'noise'): void;
  /** The level of the noise (dBFS). */
  level(): number;
  /** The level from which a note may begin (dBFS); infinite until the room has been listened to. */
  gate(): number;
}

/**
 * Creates a floor that follows the quiet moments of a room.
 *
 * @param known what the room was measured at before (dBFS), so that it needn't be learned
 * @example createNoiseFloor(-60).gate() // -48
 */
export function createNoiseFloor(known?: number): NoiseFloor {
  const { learning, hop, leastFloor, floorFall, floorRise, gate } = DETECTION;
  let floor = known;
  let hops = known === undefined ? 0 : learning / hop;
  const level = () => Math.max(floor ?? leastFloor, leastFloor);
  return {
    level,
    gate: () => (hops < learning / hop ? Number.POSITIVE_INFINITY : level() + gate),
    hear(heard, sounding) {
      hops += 1;
      if (floor === undefined || heard < floor)
        floor = (floor ?? heard) + (heard - (floor ?? heard)) * floorFall;
      else floor = Math.min(heard, floor + floorRise[sounding] * hop);
    },
  };
}

/** The room's noise and the instrument's range, as known before listening. */
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
  /** Takes the next block, of any length; returns the events of notes. */
  push(block: Float32Array): readonly Detected[];
  /** The pitches that are asked for, as MIDI numbers. */
  expect(midis: readonly number[]): void;
  calibrate(calibration: Calibration): void;
  /** The sound of the latest hop. */
  sound(): Sound;
}

/**
 * Creates a detector. The same code runs in the audio worklet and in the tests.
 *
 * @param sampleRate in Hz
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

/** The name under which the worklet registers its processor. */
export const PROCESSOR = 'fretty-listening';

/** A message from the page to the worklet. */
export type Order =
  | { readonly kind: 'expect'; readonly midis: readonly number[] }
  | { readonly kind: 'calibrate'; readonly calibration: Calibration }
  | { readonly kind: 'stop' };

/** A message from the worklet to the page, ten times a second and at every event of a note. */
export interface Report {
  readonly events: readonly Detected[];
  readonly sound: Sound;
  /** The detector's time at the end of the latest block (seconds). */
  readonly time: number;
  /** When that block was processed, on the system's clock (milliseconds). */
  readonly at: number;
}
