import { describe, expect, test } from 'vitest';
import { DETECTION } from '../../src/listening/limits';
import { CONCERT_PITCH, frequencyFor } from '../../src/listening/pitch';
import type { ReadPitch } from '../../src/listening/run';
import { createTracker, type Reading } from '../../src/listening/tracker';

/** A hop: its level (dBFS), the pitch that is clear in it, if any, and one beside what rang before. */
type Hop = readonly [level: number, midi?: number, beside?: number];

const hops = (count: number, ...hop: Hop): readonly Hop[] => Array<Hop>(count).fill(hop);

const SILENCE = hops(10, -80);

const pitchOf = (midi: number): ReadPitch => ({
  ...{ midi, cents: 0, clarity: 1, own: [] },
  frequency: frequencyFor(midi, CONCERT_PITCH),
});

const readingOf = ([level, midi, beside]: Hop, index: number): Reading => ({
  time: index * DETECTION.hop,
  ...{ level, gate: -60, bands: [], heardFrom: [] },
  ...(midi !== undefined && { pitch: pitchOf(midi) }),
  ...(beside !== undefined && { beside: pitchOf(beside) }),
});

/** The pitches that are heard in hops, while all are asked for. */
function heardIn(...parts: readonly (readonly Hop[])[]): readonly number[] {
  const tracker = createTracker(() => true);
  return parts
    .flat()
    .flatMap((hop, index) => tracker.follow(readingOf(hop, index)))
    .flatMap(({ kind, note }) => (kind === 'heard' ? [note.midi] : []));
}

describe('given a run in which only the first note has an onset', () => {
  const first = [...SILENCE, ...hops(10, -20, 49), ...hops(8, -22), ...hops(10, -21, 51)];

  test('when the string is stopped and the first note struck softly again, then it is heard again', () => {
    const again = [...hops(2, -24), ...hops(6, -21.5), ...hops(5, -21.5, 49)];
    expect(heardIn(first, again)).toEqual([49, 51, 49]);
  });

  test('when the second string is only stopped, then the first that remains is no new note', () => {
    const remains = [...hops(6, -24), ...hops(10, -24, 49)];
    expect(heardIn(first, remains)).toEqual([49, 51]);
  });
});

test('given two strings that beat with each other, when they swell again, then neither is a new note', () => {
  const first = hops(30, -20, 43);
  const second = hops(12, -13, 40);
  const beat = [...hops(20, -14, 43, 40), ...hops(3, -21, 43, 40)];
  expect(heardIn(SILENCE, first, second, beat, beat, beat)).toEqual([43, 40]);
});

describe('given something that is struck', () => {
  /** An A2 whose level falls by so much in each hop. */
  const falling = (by: number): readonly Hop[] =>
    Array.from({ length: 30 }, (_, index) => [-20 - by * index, 45]);

  test('when it falls silent within twenty periods, as a body does, then nothing is heard', () => {
    expect(heardIn(SILENCE, falling(1.3))).toEqual([]);
  });

  test('when it swings twice as long, as a damped string does, then it is heard', () => {
    expect(heardIn(SILENCE, falling(0.65))).toEqual([45]);
  });

  test('when it is higher and falls as fast, then it is heard, since it swings as often as a string', () => {
    const high = falling(1.3).map(([level]): Hop => [level, 57]);
    expect(heardIn(SILENCE, high)).toEqual([57]);
  });
});
