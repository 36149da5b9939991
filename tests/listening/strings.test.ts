import { describe, expect, test } from 'vitest';
import { frequencyOf } from '../../src/theory/note';
import { heardIn } from './hearing';
import { addString, noiseFor, type StringPartial } from './sounds';

const RATE = 48000;

/** A string whose overtones die away soon, so that it has another color when it is struck again. */
const BRIGHT_AT_FIRST: readonly StringPartial[] = [
  [1, 1, 6],
  [2, 1.2, 40],
  [3, 0.8, 50],
  [4, 0.6, 50],
];

const EVEN: readonly StringPartial[] = [
  [1, 1, 8],
  [2, 0.7, 10],
  [3, 0.4, 12],
  [4, 0.3, 14],
];

/** What is heard while some pitches are asked for. */
const heard = (samples: ReturnType<typeof noiseFor>, expected: readonly number[]) =>
  heardIn(samples, RATE, expected).flatMap(({ kind, note }) => (kind === 'heard' ? [note.midi] : []));

describe.each([45, 52, 57, 64])('given a string (%s) that has rung for a second', midi => {
  /** A string that rings from 0.5 s on, until another time (seconds). */
  function ringing(partials: readonly StringPartial[], until: number) {
    const samples = noiseFor(RATE, 2.6, 0.0005);
    addString(samples, RATE, frequencyOf(midi), partials, { from: 0.5, until });
    return samples;
  }

  test.each([0.5, 1, 2])('when it is struck again, %s times as loud, then no octave is heard', level => {
    const samples = ringing(BRIGHT_AT_FIRST, 1.503);
    addString(samples, RATE, frequencyOf(midi), BRIGHT_AT_FIRST, {
      ...{ from: 1.503, until: 2.6 },
      level: 0.2 * level,
    });
    expect(heard(samples, [midi])).toEqual([midi, midi]);
    expect(heard(samples, [midi + 12])).toEqual([midi, midi]);
  });

  test.each([12, 19])('when a string %s semitones above it is struck, then that is heard', by => {
    const samples = ringing(EVEN, 2.6);
    addString(samples, RATE, frequencyOf(midi + by), EVEN, { from: 1.503, until: 2.6 });
    expect(heard(samples, [midi + by])).toEqual([midi, midi + by]);
  });
});

describe('given a string that rings while listening begins, so that it could be taken for the noise of the room', () => {
  test.each([48, 52, 57])('when it is stopped and another (%s) is struck, then that is heard', midi => {
    const samples = noiseFor(RATE, 1.5, 0.0005);
    addString(samples, RATE, frequencyOf(50), EVEN, { from: 0.08, until: 0.6 });
    addString(samples, RATE, frequencyOf(midi), EVEN, { from: 0.7, until: 1.5 });
    expect(heard(samples, [midi])).toEqual([midi]);
  });
});
