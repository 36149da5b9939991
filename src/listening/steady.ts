import { DETECTION } from './limits';
import { createCorrelator, createNoise, createPeriodFinder } from './period';

/** A window so long that the noise in it averages out: 8192 samples at 48 kHz, four of those in which notes are found. */
export const STEADY_WINDOW = 8192 / 48000;

/** How alike a window must be to itself one period later: in one so long, noise stays far below. */
const ALIKE = 0.5;

/** By how much a longer period must be more alike: a string that swings evenly is as much like itself after two. */
const MORE = 0.012;

/** How much more where noise has a share in it. */
const UNSURE = 0.3;

/** The share of the clearest peak that an earlier one must reach: less than in a short window, since longer ones are looked at too. */
const NEARLY = 0.82;

/** The longer periods that a weak fundamental may have, as multiples of what is found. */
const LONGER = [2, 3];

/** Within which share of itself a frequency is that of the same string: half a semitone. */
const SAME = 0.03;

/** Over how many periods one is measured, as far as the window has room for them. */
const TIMES = [2, 4, 8, 16, 32, 64];

/** Noise is learned once in so many quiet moments, since it takes long. */
const LEARNED = 4;

/** Reads the pitch of a string that rings on, as a tuner needs it: seldom, but exactly and in noise. */
export interface SteadyPitch {
  add(sample: number): void;
  /** Learns, now and then, that what sounds now is the room's noise. */
  learn(): void;
  /**
   * The frequency (Hz) over the latest window; `undefined` where none is clear, or the window before had another: the attack of
   * a wound string is sharper than the string.
   *
   * @param sounds whether it is loud enough for a string that was just plucked; otherwise only one that was read before rings on
   */
  read(sounds: 'loud' | 'soft'): number | undefined;
}

/**
 * Creates a reader that has heard nothing.
 *
 * @param sampleRate in Hz
 * @param lowest the lowest pitch (Hz)
 */
export function createSteadyPitch(sampleRate: number, lowest: number): SteadyPitch {
  const size = Math.round(STEADY_WINDOW * sampleRate);
  const ring = new Float32Array(size);
  const window = new Float32Array(size);
  const correlate = createCorrelator(size);
  const periods = createPeriodFinder(size);
  const shortest = sampleRate / DETECTION.highest;
  const farthest = size / 2;
  const noise = createNoise(size);
  let count = 0;
  let learned = 0;
  let unread = 2;
  /** What was found last, and whether that was read. */
  let before: number | undefined;
  let state: 'read' | 'unread' = 'unread';

  const fill = () => {
    const start = count % size;
    window.set(ring.subarray(start));
    window.set(ring.subarray(0, start), size - start);
    return correlate(window, undefined)[0];
  };

  const likeness = (lag: number): number => 1 - periods.without(lag) / 2;

  /** The place of the greatest likeness within a few samples of a lag, between samples. */
  const peakNear = (lag: number, reach: number): number => {
    let best = Math.round(lag);
    for (let each = Math.floor(lag - reach); each <= Math.ceil(lag + reach); each += 1)
      if (likeness(each) > likeness(best)) best = each;
    const [before, now, after] = [likeness(best - 1), likeness(best), likeness(best + 1)];
    const bend = before - 2 * now + after;
    // Beside a peak, or where there is none, the parabola through three samples may have its top anywhere.
    return best + (bend < 0 ? Math.max(-1, Math.min(1, (before - after) / (2 * bend))) : 0);
  };

  /** A period, measured over as many of them as the window has room for. */
  const refined = (period: number): number => {
    let lag = period;
    for (const times of TIMES)
      if (times * lag < farthest - 4) lag = peakNear(times * lag, Math.max(2, lag * 0.02)) / times;
    return lag;
  };

  const frequencyNow = (): number | undefined => {
    const sums = fill();
    const noisy = Math.min(1, (noise.sums()?.[0] ?? 0) / Math.max(sums[0] ?? 0, 1e-12));
    const range = [shortest, sampleRate / lowest] as const;
    const found = periods.find(window, sums, noise.sums(), range, { reach: farthest, nearly: NEARLY });
    if (found === undefined || found.clarity < ALIKE) return undefined;
    const longer = LONGER.map(times => found.lag * times)
      .filter(lag => lag < sampleRate / lowest)
      .find(lag => likeness(peakNear(lag, 3)) - found.clarity > MORE + UNSURE * noisy);
    const frequency = sampleRate / refined(longer ?? found.lag);
    return frequency >= lowest ? frequency : undefined;
  };

  return {
    add(sample) {
      ring[count % size] = sample;
      count += 1;
    },
    learn() {
      if (count >= size && unread > 1 && learned++ % LEARNED === 0) noise.learn(fill());
    },
    read(sounds) {
      const frequency = count < size ? undefined : frequencyNow();
      const goesOn =
        frequency !== undefined && before !== undefined && Math.abs(frequency / before - 1) < SAME;
      const isRead = goesOn && (state === 'read' || sounds === 'loud');
      before = frequency;
      state = isRead ? 'read' : 'unread';
      unread = isRead ? 0 : unread + 1;
      return isRead ? frequency : undefined;
    },
  };
}
