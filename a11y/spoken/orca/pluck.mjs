/** Plucked strings as a sound file that Chromium's fake microphone plays, again and again. */
import { wavFile } from '../../../tests/wav.mjs';

const SAMPLE_RATE = 48_000;

/** A pluck, and near silence before it, so that each one begins a new note (seconds). */
const SILENCE = 0.5;
const RINGS = 2;

/** What is left of a harmonic after one second. */
const decayOf = harmonic => 0.25 / harmonic;

/** One sample of a pluck: eight harmonics, the higher ones softer and gone earlier. */
function sampleAt(seconds, frequency) {
  const harmonics = [1, 2, 3, 4, 5, 6, 7, 8];
  return harmonics.reduce(
    (sum, harmonic) =>
      sum +
      (Math.sin(2 * Math.PI * harmonic * frequency * seconds) * decayOf(harmonic) ** seconds) / harmonic,
    0,
  );
}

/**
 * Half a second of silence and a pluck of two seconds, for each string.
 *
 * @param frequencies in Hz; at 0 nothing is plucked
 * @param lead how long nothing is plucked at first (seconds)
 * @returns the bytes of a WAV file
 */
export function pluckFile(frequencies, lead = 0) {
  const samples = new Float32Array((lead + (SILENCE + RINGS) * frequencies.length) * SAMPLE_RATE);
  frequencies.forEach((frequency, index) => {
    const start = (lead + (SILENCE + RINGS) * index + SILENCE) * SAMPLE_RATE;
    for (let sample = 0; frequency > 0 && sample < RINGS * SAMPLE_RATE; sample += 1)
      samples[start + sample] = 0.2 * sampleAt(sample / SAMPLE_RATE, frequency);
  });
  return wavFile(samples, SAMPLE_RATE);
}
