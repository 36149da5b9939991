/**
 * Measures recorded sound: what was really played, without knowing what was asked for.
 */

/** Fractions of the peak: above `audible` there is sound, above `loud` it is surely a note and not the tail of one. */
const LEVELS = { audible: 0.003, loud: 0.2 } as const;

/** A silence longer than this separates two notes; no note contains one (seconds). */
const QUIET = 0.0005;

/** The time after an onset at which the pitch is measured: past the attack (seconds). */
const SETTLED = 0.08;

/** The length of a window in which the fundamental's phase is measured (seconds). */
const WINDOW = 0.12;

/** The distances between two windows; each refines the result of the one before (seconds). */
const DISTANCES = [0.01, 0.04, 0.12, 0.3];

const PITCHES = { lowest: 60, highest: 1500 } as const;

/** The largest absolute sample; 1 is full scale. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The largest step from one sample to the next: a click is a large one. */
export const steepestOf = (samples: Float32Array): number =>
  samples.reduce(
    (most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? sample))),
    0,
  );

/**
 * The onsets of the notes (seconds): each first audible sample after a silence from which the sound gets loud.
 *
 * @example onsetsIn(recording, 48000) // [0.1, 0.9]
 */
export function onsetsIn(samples: Float32Array, sampleRate: number): number[] {
  const peak = peakOf(samples);
  const onsets = new Set<number>();
  let rise = 0;
  let lastAudible = Number.NEGATIVE_INFINITY;
  samples.forEach((sample, index) => {
    const level = Math.abs(sample) / peak;
    if (!(level > LEVELS.audible)) return;
    if (index - lastAudible > QUIET * sampleRate) rise = index;
    if (level > LEVELS.loud) onsets.add(rise / sampleRate);
    lastAudible = index;
  });
  return [...onsets];
}

/**
 * The pitch of a note that begins at `onset` and lasts at least half a second (Hz). The period gives a rough fundamental;
 * the phase advance between two windows refines it.
 *
 * @example pitchAt(recording, 48000, 0.8) // 440.02
 */
export function pitchAt(samples: Float32Array, sampleRate: number, onset: number): number {
  const note = samples.subarray(Math.round((onset + SETTLED) * sampleRate));
  return DISTANCES.reduce((frequency, distance) => {
    const [first, second] = [
      phaseOf(note, sampleRate, frequency, 0),
      phaseOf(note, sampleRate, frequency, distance),
    ];
    const turns = (second - first) / (2 * Math.PI);
    return frequency + (turns - Math.round(turns)) / distance;
  }, sampleRate / periodOf(note, sampleRate));
}

/**
 * The distance from one frequency to another in cents (hundredths of a semitone).
 *
 * @example centsFrom(440, 880) // 1200
 */
export const centsFrom = (expected: number, found: number): number => 1200 * Math.log2(found / expected);

/** The lag at which the sound is most similar to itself (samples): the first one close to the best. */
function periodOf(samples: Float32Array, sampleRate: number): number {
  const size = Math.round(0.05 * sampleRate);
  const longest = Math.ceil(sampleRate / PITCHES.lowest);
  const similarity = Array.from({ length: longest + 1 }, (_, lag) => similarityAt(samples, size, lag));
  const at = (lag: number) => similarity[lag] ?? -1;
  const peaks = similarity.flatMap((_, lag) =>
    lag >= sampleRate / PITCHES.highest && at(lag) >= at(lag - 1) && at(lag) > at(lag + 1) ? [lag] : [],
  );
  const best = Math.max(...peaks.map(at));
  return peaks.find(lag => at(lag) > 0.9 * best) ?? Number.NaN;
}

/** McLeod's normalized square difference: 1 if both stretches are the same. */
function similarityAt(samples: Float32Array, size: number, lag: number): number {
  let [product, squares] = [0, 0];
  for (let index = 0; index < size; index += 1) {
    const [one, other] = [samples[index] ?? 0, samples[index + lag] ?? 0];
    product += one * other;
    squares += one * one + other * other;
  }
  return squares === 0 ? 0 : (2 * product) / squares;
}

/** The phase of the sound in a window relative to a wave of that frequency starting with the note (radians). */
function phaseOf(samples: Float32Array, sampleRate: number, frequency: number, from: number): number {
  const [start, size] = [Math.round(from * sampleRate), Math.round(WINDOW * sampleRate)];
  let [real, imaginary] = [0, 0];
  for (let index = 0; index < size; index += 1) {
    const weighted = (samples[start + index] ?? 0) * (1 - Math.cos((2 * Math.PI * index) / size));
    const angle = (2 * Math.PI * frequency * (start + index)) / sampleRate;
    real += weighted * Math.cos(angle);
    imaginary -= weighted * Math.sin(angle);
  }
  return Math.atan2(imaginary, real);
}
