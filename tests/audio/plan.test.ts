import { describe, expect, test } from 'vitest';
import { intervalPlan, type PlayDirection } from '../../src/audio/intervalPlan';
import {
  arpeggioPlan,
  endOf,
  nextChange,
  polyphonyDuring,
  singlePlan,
  soundingAt,
  startingWith,
} from '../../src/audio/plan';
import { runPlan, thereAndBack } from '../../src/audio/runPlan';

/** The twelve roots from C4 to B4, with frequencies from tuning tables. */
const roots = [
  { name: 'C4', midi: 60 },
  { name: 'C#4', midi: 61 },
  { name: 'D4', midi: 62 },
  { name: 'D#4', midi: 63 },
  { name: 'E4', midi: 64 },
  { name: 'F4', midi: 65 },
  { name: 'F#4', midi: 66 },
  { name: 'G4', midi: 67 },
  { name: 'G#4', midi: 68 },
  { name: 'A4', midi: 69 },
  { name: 'A#4', midi: 70 },
  { name: 'B4', midi: 71 },
];

const intervals = [
  { name: 'Unison', semitones: 0 },
  { name: 'Minor 2nd', semitones: 1 },
  { name: 'Major 2nd', semitones: 2 },
  { name: 'Minor 3rd', semitones: 3 },
  { name: 'Major 3rd', semitones: 4 },
  { name: 'Perfect 4th', semitones: 5 },
  { name: 'Tritone', semitones: 6 },
  { name: 'Perfect 5th', semitones: 7 },
  { name: 'Minor 6th', semitones: 8 },
  { name: 'Major 6th', semitones: 9 },
  { name: 'Minor 7th', semitones: 10 },
  { name: 'Major 7th', semitones: 11 },
  { name: 'Octave', semitones: 12 },
];

/** What each direction plays, in semitones from the root, and when. */
const directions: { direction: PlayDirection; plays: (n: number) => { from: number; start: number }[] }[] = [
  {
    direction: 'ascending',
    plays: n => [
      { from: 0, start: 0 },
      { from: n, start: 0.8 },
    ],
  },
  {
    direction: 'descending',
    plays: n => [
      { from: 0, start: 0 },
      { from: -n, start: 0.8 },
    ],
  },
  {
    direction: 'ascending-both',
    plays: n => [
      { from: 0, start: 0 },
      { from: n, start: 0.8 },
      { from: n, start: 2.0 },
      { from: 0, start: 2.8 },
    ],
  },
  {
    direction: 'descending-both',
    plays: n => [
      { from: 0, start: 0 },
      { from: -n, start: 0.8 },
      { from: -n, start: 2.0 },
      { from: 0, start: 2.8 },
    ],
  },
];

const cases = directions.flatMap(({ direction, plays }) =>
  intervals.flatMap(interval => roots.map(root => ({ direction, plays, interval, root }))),
);

describe('given a root, an interval and a direction', () => {
  test.each(cases)(
    'when $interval.name is played $direction from $root.name, then the right notes sound at the right times',
    ({ direction, plays, interval, root }) => {
      expect(intervalPlan(root.midi, interval.semitones, direction)).toEqual(
        plays(interval.semitones).map(({ from, start }) => ({
          midi: root.midi + from,
          start,
          duration: 0.8,
        })),
      );
    },
  );

  test('then the table of cases is complete', () => {
    expect(cases).toHaveLength(12 * 13 * 4);
  });

  test('when any interval is played together, then both notes sound at once, the root below, for two note lengths', () => {
    for (const { midi } of roots)
      for (const { semitones } of intervals)
        expect(intervalPlan(midi, semitones, 'together')).toEqual([
          { midi, start: 0, duration: 1.6 },
          { midi: midi + semitones, start: 0, duration: 1.6 },
        ]);
  });

  test('when a minor third descends from C4, then A3 follows', () => {
    expect(intervalPlan(60, 3, 'descending')).toEqual([
      { midi: 60, start: 0, duration: 0.8 },
      { midi: 57, start: 0.8, duration: 0.8 },
    ]);
  });
});

describe('given a note', () => {
  test('when it is played alone, then it starts immediately and has the usual length', () => {
    expect(singlePlan(64)).toEqual([{ midi: 64, start: 0, duration: 0.8 }]);
  });
});

describe('given several notes', () => {
  test('when they are played at 120 notes a minute, then one follows another every half second', () => {
    expect(runPlan([60, 62, 64], 120)).toEqual([
      { midi: 60, start: 0, duration: 0.5 },
      { midi: 62, start: 0.5, duration: 0.5 },
      { midi: 64, start: 1, duration: 0.5 },
    ]);
  });

  test('when they are played up and back, then the turning point comes once', () => {
    expect(thereAndBack([60, 62, 64])).toEqual([60, 62, 64, 62, 60]);
    expect(thereAndBack([60])).toEqual([60]);
    expect(thereAndBack([])).toEqual([]);
  });

  test('when they are played as an arpeggio, then each sounds alone and then all together', () => {
    const tones = arpeggioPlan([60, 64, 67]);

    expect(tones.map(tone => tone.midi)).toEqual([60, 64, 67, 60, 64, 67]);
    expect(tones.slice(0, 3).map(tone => tone.start)).toEqual([0, 0.4, 0.8]);
    expect(new Set(tones.slice(3).map(tone => tone.start)).size).toBe(1);
    expect(endOf(tones)).toBeCloseTo(2.8);
  });

  test('when there are none, then the plan is empty', () => {
    expect(runPlan([], 120)).toEqual([]);
    expect(arpeggioPlan([])).toEqual([]);
    expect(endOf([])).toBe(0);
  });
});

describe('given a plan with a pause', () => {
  const tones = intervalPlan(60, 7, 'ascending-both');

  test.each([
    { time: -0.01, sounding: undefined, next: 0 },
    { time: 0, sounding: 0, next: 0.8 },
    { time: 0.79, sounding: 0, next: 0.8 },
    { time: 0.8, sounding: 1, next: 1.6 },
    { time: 1.8, sounding: undefined, next: 2 },
    { time: 2.5, sounding: 2, next: 2.8 },
    { time: 3.5, sounding: 3, next: 3.6 },
    { time: 3.6, sounding: undefined, next: Number.POSITIVE_INFINITY },
  ])('when the time is $time s, then tone $sounding sounds and the next change is at $next s', at => {
    expect(soundingAt(tones, at.time)).toBe(at.sounding);
    expect(nextChange(tones, at.time)).toBeCloseTo(at.next);
  });
});

describe('given a chord after its notes', () => {
  const tones = arpeggioPlan([60, 64, 67]);

  test('when it sounds, then the first of its tones is reported and the others are found from it', () => {
    expect(soundingAt(tones, 2)).toBe(3);
    expect(startingWith(tones, 3)).toEqual([3, 4, 5]);
    expect(startingWith(tones, 1)).toEqual([1]);
  });

  test('when simultaneous tones are counted, then tones that only touch don’t count as overlapping', () => {
    expect(tones.map(tone => polyphonyDuring(tone, tones))).toEqual([1, 1, 1, 3, 3, 3]);
  });

  test('when tones overlap partly, then the count is the most at any moment', () => {
    const [long, early, late] = [
      { midi: 60, start: 0, duration: 4 },
      { midi: 64, start: 1, duration: 1 },
      { midi: 67, start: 2, duration: 1 },
    ];

    expect([long, early, late].map(tone => polyphonyDuring(tone, [long, early, late]))).toEqual([2, 2, 2]);
  });
});

test('given a fast run with fractional times, when simultaneous tones are counted, then every tone is alone', () => {
  const tones = runPlan([...Array(200).keys()], 137);

  expect(tones.every(tone => polyphonyDuring(tone, tones) === 1)).toBe(true);
});
