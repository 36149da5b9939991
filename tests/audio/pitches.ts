/**
 * The frequencies of C4 to B4 (Hz) from published tables, so that sound is compared with them and not with the formula
 * that produced it.
 *
 * @see https://www.iso.org/standard/3601.html ISO 16, standard tuning frequency
 */
const OCTAVE_4 = [
  ...[261.6256, 277.1826, 293.6648, 311.127, 329.6276, 349.2282],
  ...[369.9944, 391.9954, 415.3047, 440, 466.1638, 493.8833],
];

/**
 * The frequency of a MIDI note in the tables (Hz).
 *
 * @example hertzOf(69) // 440
 */
export const hertzOf = (midi: number): number =>
  (OCTAVE_4[midi % 12] ?? Number.NaN) * 2 ** (Math.floor(midi / 12) - 5);
