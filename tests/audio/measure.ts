/**
 * Measures recorded sound: what was really played, found without looking at what was asked for.
 */

/** Shares of the loudest sample: above the one there is sound, above the other surely a note and not the rest of one. */
const LEVELS = { audible: 0.003, loud: 0.2 } as const;

/** No note is quiet for as long as this within itself, and every note fades into it (seconds). */
const QUIET = 0.0005;

/** How far from the start of a stretch its pitch is read (seconds): past the attack. */
const SETTLED = 0.08;

/** The windows in which the fundamental's phase is read (seconds). */
const WINDOW = 0.12;

/** From one window to the other (seconds): each distance narrows what the one before it found. */
const DISTANCES = [0.01, 0.04, 0.12, 0.3];

const PITCHES = { lowest: 60, highest: 1500 } as const;

/** The greatest deviation from silence; 1 is the most that can be played. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The greatest step from one sample to the next: a click is a great one. */
export const steepestOf = (samples: Float32Array): number =>
  samples.reduce(
    (most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? sample))),
    0,
  );

/**
 * When the notes begin (seconds): each first audible sample after a stretch of quiet from which the sound grows loud.
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
 * The pitch of a note that begins at a time and lasts half a second at least (Hz): the period tells the fundamental,
 * the advance of its phase between two windows tells it exactly.
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
 * How far a frequency is from another (cents, hundredths of a semitone).
 *
 * @example centsFrom(440, 880) // 1200
 */
export const centsFrom = (expected: number, found: number): number => 1200 * Math.log2(found / expected);

/** The shift at which the sound is most like itself (samples): the first that comes near to the best. */
function periodOf(samples: Float32Array, sampleRate: number): number {
  const size = Math.round(0.05 * sampleRate);
  const longest = Math.ceil(sampleRate / PITCHES.lowest);
  const likeness = Array.from({ length: longest + 1 }, (_, lag) => likenessAt(samples, size, lag));
  const at = (lag: number) => likeness[lag] ?? -1;
  const peaks = likeness.flatMap((_, lag) =>
    lag >= sampleRate / PITCHES.highest && at(lag) >= at(lag - 1) && at(lag) > at(lag + 1) ? [lag] : [],
  );
  const best = Math.max(...peaks.map(at));
  return peaks.find(lag => at(lag) > 0.9 * best) ?? Number.NaN;
}

/** McLeod's normalised square difference: 1 where both stretches are the same. */
function likenessAt(samples: Float32Array, size: number, lag: number): number {
  let [product, squares] = [0, 0];
  for (let index = 0; index < size; index += 1) {
    const [one, other] = [samples[index] ?? 0, samples[index + lag] ?? 0];
    product += one * other;
    squares += one * one + other * other;
  }
  return squares === 0 ? 0 : (2 * product) / squares;
}

/** How far the sound in a window runs ahead of a wave of that frequency that began with the note (radians). */
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
