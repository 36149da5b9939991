import { createHighPass } from './filters';
import { DETECTION } from './limits';
import { createCorrelator, createNoise, createPeriodFinder } from './period';
import { OVERTONES } from './run';
import { createBands } from './spectrum';
import { createSteadyPitch, type SteadyPitch } from './steady';

/** What is found in a window: frequencies in Hz, and how clear they are, from 0 to 1. */
export interface Found {
  readonly frequency: number;
  readonly clarity: number;
  /** Whether several strings may share the period, so that none of them need have it. */
  readonly isShared: boolean;
  /** The share of the sound that isn't also in each of some of its overtones (`OVERTONES`). */
  readonly own: readonly number[];
}

/** The sound of a moment. */
export interface Hop {
  /** The end of the hop (seconds since the first sample). */
  readonly time: number;
  /** The level of the hop (dBFS). */
  readonly level: number;
  /** The levels of bands (dBFS), the lowest first. */
  readonly bands: readonly number[];
  /** Finds the pitch in the window that ends here, and what sounds beside a string that rings at a frequency (Hz). */
  readonly pitch: (ringing?: number) => { readonly whole?: Found; readonly beside?: Found };
  /**
   * How much the sound is like what a string that rings at a frequency (Hz) would have gone on to: 1 if it is the same. It may
   * be asked of a moment some time ago (seconds).
   */
  readonly goesOn: (ringing: number, ago?: number) => number;
  /** The same at any moment of its period, and however loud it is: where some sound was lost, a string goes on elsewhere in it. */
  readonly skipsOn: (ringing: number) => number;
  /**
   * Whether a string that rings at a frequency (Hz) goes on as before in what it has for itself: all of its sound but that of an
   * overtone.
   *
   * @param times the overtone's frequency, in those of the string
   */
  readonly ownGoesOn: (ringing: number, times: number) => boolean;
  /** Learns that what sounds now is the room's noise. */
  readonly learn: () => void;
  /** The frequency (Hz) over a longer time, as `SteadyPitch` reads it. */
  readonly steady: SteadyPitch['read'];
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

/** How much of the sound a string beside the ringing one must make up to be looked for. */
const BESIDE = 0.05;

/**
 * Cuts blocks of samples, of any length, into hops.
 *
 * @param sampleRate in Hz; the window and the hop last the same at any
 * @param lowest the lowest pitch (Hz)
 * @param since how many samples came before the first
 * @returns a function that takes a block and calls back for each hop that ends in it
 * @example createHops(48000)(new Float32Array(480), ({ level }) => level) // calls back once, with −120
 */
export function createHops(
  sampleRate: number,
  lowest: number = DETECTION.lowest,
  since = 0,
): (block: Float32Array, take: (hop: Hop) => void) => void {
  const size = Math.round(DETECTION.window * sampleRate);
  const step = Math.round(DETECTION.hop * sampleRate);
  const longest = sampleRate / lowest;
  const range = [sampleRate / DETECTION.highest, longest] as const;
  const correlate = createCorrelator(size);
  const periods = createPeriodFinder(size);
  const readBands = createBands(sampleRate);
  const pass = createHighPass(sampleRate, lowest * DETECTION.passes);
  const history = new Float32Array(
    size + Math.ceil((DETECTION.comparedWith + DETECTION.comparedUntil) * sampleRate + 3.1 * longest) + 4,
  );
  const latest = history.subarray(history.length - size);
  const beside = new Float32Array(size);
  const noise = createNoise(size);
  const level = createLevel(step);
  const steady = createSteadyPitch(sampleRate, lowest);
  let count = since;

  /** Takes away from the history, from an index on, what came so many samples before, which may lie between two of them. */
  const subtract = (into: Float32Array, start: number, lag: number): void => {
    const back = Math.ceil(lag) + 1;
    const [a, b, c, d] = cubic(back - 1 - lag);
    for (let index = 0; index < into.length; index += 1) {
      const from = start + index - back;
      const earlier =
        a * (history[from] ?? 0) +
        b * (history[from + 1] ?? 0) +
        c * (history[from + 2] ?? 0) +
        d * (history[from + 3] ?? 0);
      into[index] = (history[start + index] ?? 0) - earlier;
    }
  };

  /** Takes away what repeats after a lag; returns which share of the energy remains. */
  const comb = (lag: number): number => {
    subtract(beside, history.length - size, lag);
    let [remains, all] = [0, 0];
    for (let index = 0; index < size; index += 1) {
      remains += (beside[index] ?? 0) ** 2;
      all += (latest[index] ?? 0) ** 2;
    }
    return remains / Math.max(all, 1e-12);
  };

  const foundIn = (window: Float32Array, sums: Float32Array, without?: Float32Array): Found | undefined => {
    const period = periods.find(window, sums, without, range);
    if (period === undefined) return undefined;
    return {
      frequency: sampleRate / period.lag,
      clarity: period.clarity,
      isShared: periods.isOfSeveral(period),
      own: OVERTONES.map(({ times }) => periods.without(period.lag / times)),
    };
  };

  const pitch = (ringing?: number) => {
    const lag = ringing === undefined ? Number.POSITIVE_INFINITY : sampleRate / ringing;
    const isBeside = lag <= longest && comb(lag) >= BESIDE;
    const [first, second] = correlate(latest, isBeside ? beside : undefined);
    const other = isBeside ? foundIn(beside, second) : undefined;
    const whole = foundIn(latest, first, noise.sums());
    return { ...(whole && { whole }), ...(other && { beside: other }) };
  };

  /**
   * Compares a sound (the history, or what is left of it) at a moment, some time ago (seconds), with what came some periods of a
   * string (Hz) before it, moved by up to a share of a period.
   *
   * @returns the highest of what `likeness` makes of their product and their powers
   */
  const compare = (
    sound: Float32Array,
    ringing: number,
    ago: number,
    share: number,
    likeness: (same: number, then: number, now: number) => number,
    stride = 1,
  ): number => {
    const period = sampleRate / ringing;
    const lag = Math.round(Math.ceil((DETECTION.comparedWith * sampleRate) / period) * period);
    const reach = Math.ceil(period * share);
    const length = Math.min(size, Math.round(Math.max(0.02 * sampleRate, period * 1.5)));
    const end = sound.length - Math.round(ago * sampleRate);
    let likest = -1;
    for (let by = -reach; by <= reach; by += stride) {
      let [same, then, now] = [1e-12, 1e-12, 1e-12];
      for (let index = end - length; index < end; index += 1) {
        const [a, b] = [sound[index] ?? 0, sound[index - lag + by] ?? 0];
        same += a * b;
        then += b * b;
        now += a * a;
      }
      likest = Math.max(likest, likeness(same, then, now));
    }
    return likest;
  };

  const goesOn = (ringing: number, ago = 0): number =>
    compare(history, ringing, ago, 0.03, (same, then) => same / then);
  const skipsOn = (ringing: number): number =>
    compare(history, ringing, 0, 0.5, (same, then, now) => same / Math.sqrt(then * now));

  const own = new Float32Array(history.length);

  const ownGoesOn = (ringing: number, times: number): boolean => {
    const { likeness, least, most } = DETECTION.own;
    subtract(own, 0, sampleRate / ringing / times);
    const isLike = (same: number, then: number, now: number) =>
      same >= likeness * Math.sqrt(then * now) && same >= least * then && same <= most * then;
    // The partials that matter swing far slower than in so many steps to a period.
    const stride = Math.max(1, Math.floor(sampleRate / ringing / 400));
    return compare(own, ringing, 0, 0.03, (...powers) => (isLike(...powers) ? 1 : 0), stride) === 1;
  };

  const learn = () => {
    noise.learn(correlate(latest, undefined)[0]);
    steady.learn();
  };

  let filled = 0;
  return (block, take) => {
    for (const raw of block) {
      const sample = pass(raw);
      if (filled === 0) history.copyWithin(0, step);
      history[history.length - step + filled] = sample;
      filled += 1;
      level.add(sample);
      steady.add(sample);
      if (filled < step) continue;
      filled = 0;
      count += step;
      take({
        time: count / sampleRate,
        level: level.read(),
        bands: readBands(history),
        pitch,
        goesOn,
        skipsOn,
        ownGoesOn,
        learn,
        steady: steady.read,
      });
    }
  };
}

/** The weights of four samples for a place between the second and the third (Lagrange's cubic). */
const cubic = (x: number): readonly [number, number, number, number] => [
  (-x * (x - 1) * (x - 2)) / 6,
  ((x + 1) * (x - 1) * (x - 2)) / 2,
  (-x * (x + 1) * (x - 2)) / 2,
  (x * (x + 1) * (x - 1)) / 6,
];
