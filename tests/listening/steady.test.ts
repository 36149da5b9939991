import { describe, expect, test } from 'vitest';
import { createDetector } from '../../src/listening/detector';
import { CONCERT_PITCH } from '../../src/listening/pitch';
import { createSteadyPitch } from '../../src/listening/steady';
import { frequencyOf } from '../../src/theory/note';
import { atOf, noiseFor, recordingOf, type Samples, withoutFundamental } from './sounds';

const RATE = 48000;
const EVERY = 0.1;
const OPEN_STRINGS = [40, 45, 50, 55, 59, 64];
const LOWEST = frequencyOf(37.5);

/** What the tuner reads in a sound, ten times a second, each with its time (seconds). */
function readingsIn(samples: Samples): readonly (readonly [at: number, frequency: number | undefined])[] {
  const detector = createDetector(RATE, { reference: CONCERT_PITCH, lowest: LOWEST });
  const step = EVERY * RATE;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    detector.push(samples.subarray(index * step, (index + 1) * step));
    return [(index + 1) * EVERY, detector.sound().frequency] as const;
  });
}

const centsFrom = (frequency: number, midi: number): number =>
  1200 * Math.log2(frequency / frequencyOf(midi));

describe('given an open string that rings', () => {
  test.each(OPEN_STRINGS)('when string %i is 7 cents flat, then each reading from 0.3 s on says so', midi => {
    const samples = recordingOf(midi, { sampleRate: RATE, overNoise: 55, cents: -7 });
    const read = readingsIn(samples).filter(([at]) => at > atOf(midi) + 0.3);
    expect(read.length).toBeGreaterThan(5);
    for (const [, frequency = 0] of read) expect(Math.abs(centsFrom(frequency, midi) + 7)).toBeLessThan(2);
  });

  test.each(OPEN_STRINGS)(
    'when string %i has lost its fundamental, then it isn’t read an octave too high',
    midi => {
      const samples = recordingOf(midi, { sampleRate: RATE, overNoise: 55, filter: withoutFundamental });
      const read = readingsIn(samples).filter(([at]) => at > atOf(midi) + 0.3);
      for (const [, frequency = 0] of read) expect(Math.abs(centsFrom(frequency, midi))).toBeLessThan(5);
    },
  );

  test.each(OPEN_STRINGS)(
    'when string %i rings in noise 20 dB below, then nine of ten readings are there, within 5 cents',
    midi => {
      const read = readingsIn(recordingOf(midi, { sampleRate: RATE, overNoise: 20 })).filter(
        ([at]) => at > atOf(midi) + 0.3,
      );
      const near = read.filter(
        ([, frequency = 0]) => frequency > 0 && Math.abs(centsFrom(frequency, midi)) < 5,
      );
      expect(near.length).toBeGreaterThanOrEqual(0.9 * read.length - 1);
    },
  );

  test('when it has just been plucked, then nothing is read before two looks agree', () => {
    const read = readingsIn(recordingOf(45, { sampleRate: RATE, overNoise: 55 }));
    expect(read.find(([, frequency]) => frequency !== undefined)?.[0]).toBeGreaterThan(atOf(45) + EVERY);
  });
});

test('given noise alone, when it is listened to for ten seconds, then nothing is read', () => {
  expect(readingsIn(noiseFor(RATE, 10, 0.02)).filter(([, frequency]) => frequency !== undefined)).toEqual([]);
});

test('given a string too soft for a pluck, when it wasn’t read before, then it isn’t now; once read it is', () => {
  const steady = createSteadyPitch(RATE, LOWEST);
  const ring = (seconds: number) => {
    for (let index = 0; index < seconds * RATE; index += 1)
      steady.add(Math.sin((2 * Math.PI * 110 * index) / RATE));
  };
  ring(1);
  expect(steady.read('soft')).toBeUndefined();
  expect(steady.read('soft')).toBeUndefined();
  expect(steady.read('loud')).toBeCloseTo(110, 1);
  ring(0.1);
  expect(steady.read('soft')).toBeCloseTo(110, 1);
});

test('given silence, or a single click, when it is read, then there is no pitch, and reading ends', () => {
  const steady = createSteadyPitch(RATE, LOWEST);
  for (let index = 0; index < RATE; index += 1) steady.add(0);
  expect(steady.read('loud')).toBeUndefined();
  steady.add(1);
  expect([steady.read('loud'), steady.read('loud')]).toEqual([undefined, undefined]);
});
