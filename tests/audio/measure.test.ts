import { describe, expect, test } from 'vitest';
import { pluckedString } from '../../src/audio/voice';
import { frequencyOf } from '../../src/theory/note';
import { centsFrom, onsetsIn, peakOf, pitchAt, steepestOf } from './measure';

const rate = 48000;

/** Notes of 0.8 s, each a fundamental and two partials that fade in and out within 5 ms. */
function recorded(notes: { frequency: number; start: number }[], seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, index) =>
    notes.reduce((sum, { frequency, start }) => {
      const time = index / rate - start;
      const fade = Math.max(0, Math.min(time / 0.005, (0.8 - time) / 0.005, 1));
      const wave = [1, 2, 3].reduce(
        (all, n) => all + Math.sin(2 * Math.PI * n * frequency * time) / n ** 2,
        0,
      );
      return sum + 0.4 * fade ** 2 * wave;
    }, 0),
  );
}

describe('given a recording of known notes', () => {
  test.each([
    [82.41, 0],
    [130.81, 0.7],
    [440, -0.7],
    [440, 30],
    [987.77, 3],
  ])('when %d Hz is off by %d cents, then that is what is measured', (frequency, cents) => {
    const samples = recorded([{ frequency: frequency * 2 ** (cents / 1200), start: 0.1 }], 1);

    expect(centsFrom(frequency, pitchAt(samples, rate, 0.1))).toBeCloseTo(cents, 1);
  });

  test('when a note is 3 ms late, then its onset is found 3 ms late', () => {
    const notes = [
      { frequency: 130.81, start: 0.1 },
      { frequency: 196, start: 0.903 },
      { frequency: 196, start: 2.1 },
    ];
    const late = onsetsIn(recorded(notes, 3.5), rate).map(
      (onset, index) => onset - (notes[index]?.start ?? 0),
    );

    expect(late).toHaveLength(3);
    expect(Math.max(...late.map(Math.abs))).toBeLessThan(0.001);
  });

  test('when a click is added, then the steepest step shows it', () => {
    const samples = recorded([{ frequency: 440, start: 0 }], 1);
    const clicked = samples.map((sample, index) => (index < rate / 2 ? sample : 0));

    expect(steepestOf(samples)).toBeLessThan(0.1);
    expect(steepestOf(clicked.map((sample, index) => (index === 100 ? 1 : sample)))).toBeGreaterThan(0.5);
  });
});

describe('given a plucked string', () => {
  const cases = [44100, 48000, 96000].flatMap(sampleRate =>
    [40, 45, 52, 60, 69, 76, 83, 88].map(midi => ({ sampleRate, midi })),
  );

  test.each(cases)(
    'when MIDI $midi is synthesized at $sampleRate Hz, then it is in tune',
    ({ sampleRate, midi }) => {
      const samples = pluckedString(frequencyOf(midi), 0.8, sampleRate);

      expect(Math.abs(centsFrom(frequencyOf(midi), pitchAt(samples, sampleRate, 0)))).toBeLessThan(0.1);
    },
  );

  test('when it is synthesized twice, then the samples are the same and none exceeds 1', () => {
    const once = pluckedString(196, 0.8, rate);

    expect(pluckedString(196, 0.8, rate)).toEqual(once);
    expect(peakOf(once)).toBeCloseTo(1);
    expect(peakOf(once)).toBeLessThanOrEqual(1);
  });
});
