import { DETECTION } from './limits';
import type { ClearPitch } from './pitch';

/** The overtones of a string that another string's note may be, so that it has no period of its own. */
export const OVERTONES = [
  { times: 2, semitones: 12 },
  { times: 3, semitones: 19 },
  { times: 4, semitones: 24 },
  { times: 5, semitones: 28 },
  { times: 6, semitones: 31 },
] as const;

/** A pitch that is clear in a hop. */
export interface ReadPitch extends ClearPitch {
  /** In Hz. */
  readonly frequency: number;
  /** The share of the sound that isn't also in each of some of its overtones (`OVERTONES`). */
  readonly own: readonly number[];
}

/** A run of hops with the same pitch. */
export interface Run {
  readonly midi: number;
  /** The end of its first hop (seconds since the first sample). */
  readonly since: number;
  /** The level of its first hop (dBFS). */
  readonly from: number;
  /** Takes a hop's pitch, and how far the level fell during the two hops before (decibels). */
  add(pitch: ReadPitch, fall: number): void;
  /** Whether the latest hops, this many, don't glide. */
  isStable(hops: number): boolean;
  /** How many hops are remembered, at most those that a pitch needs that isn't asked for. */
  length(): number;
  /** Whether it has become louder while its pitch was clear, as a voice does. */
  swells(): boolean;
  /** Whether it has rung as a string does at some time: a knock or a typed key dies away within a few periods. */
  hasRung(): boolean;
  /** The mean over the run's latest hops. */
  mean(): { readonly cents: number; readonly clarity: number };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Creates a run without hops. */
export function createRun(midi: number, since: number, from: number): Run {
  const hops: ClearPitch[] = [];
  let [hasRung, swells] = [false, false];
  const cents = () => hops.map(each => each.cents);
  return {
    ...{ midi, since, from },
    add(pitch, fall) {
      hops.push(pitch);
      if (hops.length > DETECTION.otherHops) hops.shift();
      const periods = pitch.frequency * DETECTION.hop * DETECTION.levelHops;
      const isLow = pitch.frequency < DETECTION.bodies;
      hasRung ||= isLow || fall <= periods * DETECTION.knockFalls;
      swells ||= !isLow && hops.length > DETECTION.levelHops && -fall > DETECTION.swells;
    },
    length: () => hops.length,
    swells: () => swells,
    hasRung: () => hasRung,
    isStable(count) {
      const latest = cents().slice(-count);
      return latest.length === count && Math.max(...latest) - Math.min(...latest) <= DETECTION.steady;
    },
    mean: () => ({ cents: meanOf(cents()), clarity: meanOf(hops.map(each => each.clarity)) }),
  };
}
