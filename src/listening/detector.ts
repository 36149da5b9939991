import { createHops, type Found, type Hop } from './hops';
import { DETECTION } from './limits';
import type { Sound } from './listener';
import { CONCERT_PITCH, pitchOf, type Reference } from './pitch';
import type { StrumSound } from './strumRecorder';
import type { Supply } from './supply';
import { createTracker, type Detected, type Tracker } from './tracker';

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
export function createNoiseFloor(known?: number, leastFloor: number = DETECTION.leastFloor): NoiseFloor {
  const { learning, hop, floorFall, floorRise, gate } = DETECTION;
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
  /** Takes the next block, of any length, and whether sound is being lost; returns the events of notes. */
  push(block: Float32Array, supply?: Supply): readonly Detected[];
  /** The pitches that are asked for, as MIDI numbers. */
  expect(midis: readonly number[]): void;
  calibrate(calibration: Calibration): void;
  /** The sound of the latest hop. */
  sound(): Sound;
  /** When strings were last struck (seconds since the first sample); `undefined` before the first time. */
  latestOnset: Tracker['latestOnset'];
}

/**
 * Creates a detector. The same code runs in the audio worklet and in the tests.
 *
 * @param sampleRate in Hz
 */
export function createDetector(sampleRate: number, known: Calibration = UNCALIBRATED): Detector {
  let floor = createNoiseFloor(known.floor);
  let { reference, lowest } = known;
  let hops = createHops(sampleRate, lowest);
  let count = 0;
  let bandFloors: readonly NoiseFloor[] = [];
  let expected: ReadonlySet<number> = new Set();
  let sound: Sound = { level: Number.NEGATIVE_INFINITY, floor: floor.level() };
  let readSteady: Hop['steady'] = () => undefined;
  let quiet = 0;
  const tracker = createTracker(midi => expected.has(midi));

  const isAudible = (level: number) =>
    level >= floor.gate() - DETECTION.gate / 2 || (tracker.isSounding() && level > floor.level());

  const clearOf = (found: Found | undefined, where: 'whole' | 'beside') => {
    if (found === undefined || !isClear(found, lowest)) return undefined;
    const pitch = { ...pitchOf(found.frequency, reference), ...found };
    return found.isShared && !tracker.trusts(pitch.midi, where) ? undefined : pitch;
  };

  const take = (hop: Hop, supply: Supply): readonly Detected[] => {
    const { time, level, bands, pitch, goesOn, skipsOn, ownGoesOn, learn, steady } = hop;
    const ringing = tracker.ringing();
    const read = isAudible(level) ? pitch(ringing) : undefined;
    const [clear, beside] = [clearOf(read?.whole, 'whole'), clearOf(read?.beside, 'beside')];
    const gate = floor.gate();
    const kind = clear || beside ? 'note' : 'noise';
    floor.hear(level, kind);
    if (bandFloors.length === 0) bandFloors = bands.map(() => createNoiseFloor(undefined, -100));
    bandFloors.forEach((each, band) => {
      each.hear(bands[band] ?? 0, tracker.isSounding() ? 'note' : kind);
    });
    // Until the room is known, what sounds may be a string or a voice.
    const isQuiet = Number.isFinite(gate) && level < gate && !tracker.isSounding();
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet % DETECTION.noiseHops === DETECTION.noiseHops - 1) learn();
    sound = { level, floor: floor.level() };
    readSteady = steady;
    const heardFrom = bandFloors.map(each => each.level() + DETECTION.bandGate);
    return tracker.follow({
      ...{ time, level, gate, bands, heardFrom, supply },
      ...(clear && { pitch: clear }),
      ...(beside && { beside }),
      ...{ goesOn, skipsOn, ownGoesOn },
    });
  };

  return {
    push(block, supply = 'steady') {
      const events: Detected[] = [];
      hops(block, hop => events.push(...take(hop, supply)));
      count += block.length;
      return events;
    },
    expect(midis) {
      expected = new Set(midis);
    },
    latestOnset: tracker.latestOnset,
    calibrate(next) {
      ({ reference } = next);
      if (next.lowest !== lowest) hops = createHops(sampleRate, next.lowest, count);
      lowest = next.lowest;
      if (next.floor !== undefined) floor = createNoiseFloor(next.floor);
    },
    sound() {
      const frequency = readSteady(sound.level >= floor.gate() - DETECTION.gate / 2 ? 'loud' : 'soft');
      return { ...sound, ...(frequency !== undefined && { frequency }) };
    },
  };
}

const isClear = ({ frequency, clarity }: { frequency: number; clarity: number }, lowest: number): boolean =>
  clarity >= DETECTION.clarity && frequency >= lowest && frequency <= DETECTION.highest;

/** The name under which the worklet registers its processor. */
export const PROCESSOR = 'fretty-listening';

/** A message from the page to the worklet. */
export type Order =
  | { readonly kind: 'expect'; readonly midis: readonly number[]; readonly chord: readonly number[] }
  | { readonly kind: 'calibrate'; readonly calibration: Calibration }
  | { readonly kind: 'stop' };

/** A message from the worklet to the page, ten times a second and at every event of a note. */
export interface Report {
  readonly events: readonly Detected[];
  readonly sound: Sound;
  /** Left out but for the moment at which a strum has rung long enough. */
  readonly strum?: StrumSound;
  /** The detector's time at the end of the latest block (seconds). */
  readonly time: number;
  /** When that block was processed, on the system's clock (milliseconds). */
  readonly at: number;
}
