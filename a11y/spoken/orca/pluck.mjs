/** A string plucked again and again, as a sound file that Chromium's fake microphone plays. */

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

/** A header for 16 bits and one channel: http://soundfile.sapp.org/doc/WaveFormat/ */
function headerFor(bytes) {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return header;
}

/**
 * Half a second of silence and a pluck of two seconds.
 *
 * @param frequency in Hz
 * @returns the bytes of a WAV file
 */
export function pluckFile(frequency) {
  const body = Buffer.alloc((SILENCE + RINGS) * SAMPLE_RATE * 2);
  for (let sample = 0; sample < RINGS * SAMPLE_RATE; sample += 1) {
    const level = 0.2 * sampleAt(sample / SAMPLE_RATE, frequency);
    body.writeInt16LE(Math.round(level * 32_767), (SILENCE * SAMPLE_RATE + sample) * 2);
  }
  return Buffer.concat([headerFor(body.length), body]);
}
