import { describe, expect, test } from 'vitest';
import { cadencePlan, resolutionPlan } from '../../src/audio/keyPlan';
import {
  chordPlan,
  dronePlan,
  endOf,
  inTurn,
  type PlannedTone,
  polyphonyDuring,
  singlePlan,
} from '../../src/audio/plan';
import { DEGREES, type Degree } from '../../src/theory/degree';
import { degreesOf, SCALE_TYPES, type ScaleType } from '../../src/theory/scale';
import { wayHome } from '../../src/theory/wayHome';

/** The chords of a plan, by their onsets. */
function chordsOf(tones: readonly PlannedTone[]): readonly (readonly number[])[] {
  const starts = [...new Set(tones.map(({ start }) => start))];
  return starts.map(start => tones.filter(tone => tone.start === start).map(({ midi }) => midi));
}

/** Cadences as they are written for keyboard, as MIDI numbers; the tonic of the upper voices is first. */
const cadences: Record<'major' | 'minor', Record<number, readonly (readonly number[])[]>> = {
  major: {
    // C3 C E G, F3 C F A, G3 B D G, C3 C E G
    60: [
      [48, 60, 64, 67],
      [53, 60, 65, 69],
      [55, 59, 62, 67],
      [48, 60, 64, 67],
    ],
    // G2 G B D, C3 G C E, D3 F# A D, G2 G B D
    55: [
      [43, 55, 59, 62],
      [48, 55, 60, 64],
      [50, 54, 57, 62],
      [43, 55, 59, 62],
    ],
    // Eb3 Eb G Bb, Ab3 Eb Ab C, Bb3 D F Bb, Eb3 Eb G Bb
    63: [
      [51, 63, 67, 70],
      [56, 63, 68, 72],
      [58, 62, 65, 70],
      [51, 63, 67, 70],
    ],
  },
  minor: {
    // A2 A C E, D3 A D F, E3 G# B E, A2 A C E
    57: [
      [45, 57, 60, 64],
      [50, 57, 62, 65],
      [52, 56, 59, 64],
      [45, 57, 60, 64],
    ],
    // C3 C Eb G, F3 C F Ab, G3 B D G, C3 C Eb G
    60: [
      [48, 60, 63, 67],
      [53, 60, 65, 68],
      [55, 59, 62, 67],
      [48, 60, 63, 67],
    ],
  },
};

/** How each note of C walks home, as MIDI numbers from C4 = 60, by ear and by hand: the scale's own notes, then others. */
const walks: Record<ScaleType, Partial<Record<Degree, readonly number[]>>> = {
  major: {
    '1': [60],
    '2': [62, 60],
    '3': [64, 62, 60],
    '4': [65, 64, 62, 60],
    '5': [67, 69, 71, 72],
    '6': [69, 71, 72],
    '7': [71, 72],
    '♭2': [61, 60],
    '♭3': [63, 62, 60],
    '♯4': [66, 67, 69, 71, 72],
    '♭5': [66, 65, 64, 62, 60],
    '♭6': [68, 70, 72],
    '♭7': [70, 72],
  },
  'melodic-minor': {
    '1': [60],
    '2': [62, 60],
    '♭3': [63, 62, 60],
    '4': [65, 63, 62, 60],
    '5': [67, 69, 71, 72],
    '6': [69, 71, 72],
    '7': [71, 72],
    '3': [64, 62, 60],
    '♭6': [68, 70, 72],
    '♭7': [70, 72],
  },
  'natural-minor': {
    '1': [60],
    '2': [62, 60],
    '♭3': [63, 62, 60],
    '4': [65, 63, 62, 60],
    '5': [67, 68, 70, 72],
    '♭6': [68, 70, 72],
    '♭7': [70, 72],
    '♭2': [61, 60],
    '3': [64, 62, 60],
    '♭5': [66, 65, 63, 62, 60],
    '6': [69, 70, 72],
    '7': [71, 72],
  },
  'harmonic-minor': {
    '1': [60],
    '2': [62, 60],
    '♭3': [63, 62, 60],
    '4': [65, 63, 62, 60],
    '5': [67, 68, 71, 72],
    '♭6': [68, 71, 72],
    '7': [71, 72],
  },
  dorian: {
    '1': [60],
    '2': [62, 60],
    '♭3': [63, 62, 60],
    '4': [65, 63, 62, 60],
    '5': [67, 69, 70, 72],
    '6': [69, 70, 72],
    '♭7': [70, 72],
  },
  phrygian: {
    '1': [60],
    '♭2': [61, 60],
    '♭3': [63, 61, 60],
    '4': [65, 63, 61, 60],
    '5': [67, 68, 70, 72],
    '♭6': [68, 70, 72],
    '♭7': [70, 72],
  },
  lydian: {
    '1': [60],
    '2': [62, 60],
    '3': [64, 62, 60],
    '♯4': [66, 67, 69, 71, 72],
    '5': [67, 69, 71, 72],
    '6': [69, 71, 72],
    '7': [71, 72],
  },
  mixolydian: {
    '1': [60],
    '2': [62, 60],
    '3': [64, 62, 60],
    '4': [65, 64, 62, 60],
    '5': [67, 69, 70, 72],
    '6': [69, 70, 72],
    '♭7': [70, 72],
  },
  locrian: {
    '1': [60],
    '♭2': [61, 60],
    '♭3': [63, 61, 60],
    '4': [65, 63, 61, 60],
    '♭5': [66, 65, 63, 61, 60],
    '♭6': [68, 70, 72],
    '♭7': [70, 72],
  },
  'major-pentatonic': {
    '1': [60],
    '2': [62, 60],
    '3': [64, 62, 60],
    '5': [67, 69, 71, 72],
    '6': [69, 71, 72],
  },
  'minor-pentatonic': {
    '1': [60],
    '♭3': [63, 62, 60],
    '4': [65, 63, 62, 60],
    '5': [67, 68, 70, 72],
    '♭7': [70, 72],
  },
  blues: {
    '1': [60],
    '♭3': [63, 62, 60],
    '4': [65, 63, 62, 60],
    '♭5': [66, 65, 63, 62, 60],
    '5': [67, 68, 70, 72],
    '♭7': [70, 72],
  },
  'whole-tone': {
    '1': [60],
    '2': [62, 60],
    '3': [64, 62, 60],
    '♯4': [66, 68, 70, 72],
    '♯5': [68, 70, 72],
    '♭7': [70, 72],
  },
  diminished: {
    '1': [60],
    '♭2': [61, 60],
    '♭3': [63, 61, 60],
    '3': [64, 63, 61, 60],
    '♯4': [66, 67, 69, 70, 72],
    '5': [67, 69, 70, 72],
    '6': [69, 70, 72],
    '♭7': [70, 72],
  },
};

/** The tonics of the twelve keys where they are asked, from F#3 to F4. */
const tonics = [54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65];

describe('given chords, as sets of notes at one time', () => {
  test('when one is planned, then its notes start and end together', () => {
    expect(chordPlan([60, 64, 67], 1.5)).toEqual([
      { midi: 60, start: 0, duration: 1.5 },
      { midi: 64, start: 0, duration: 1.5 },
      { midi: 67, start: 0, duration: 1.5 },
    ]);
  });

  test('when plans are played in turn, then each starts a pause after the end of the one before', () => {
    const plan = inTurn([chordPlan([60, 64], 1), [], singlePlan(67)], 0.5);

    expect(plan.map(({ midi, start }) => [midi, start])).toEqual([
      [60, 0],
      [64, 0],
      [67, 1.5],
    ]);
  });
});

describe('given a cadence', () => {
  for (const type of ['major', 'minor'] as const)
    for (const [tonic, chords] of Object.entries(cadences[type]))
      test(`when it is planned in ${type} on ${tonic}, then it has these notes`, () => {
        expect(chordsOf(cadencePlan(Number(tonic), type))).toEqual(chords);
      });

  test('when it is planned on any tonic, then it is that of C, higher or lower', () => {
    for (const type of ['major', 'minor'] as const)
      for (const tonic of tonics)
        expect(chordsOf(cadencePlan(tonic, type))).toEqual(
          cadences[type][60]?.map(chord => chord.map(midi => midi + tonic - 60)),
        );
  });

  test('when its upper voices are followed, then none moves further than a third, and the last chord is longest', () => {
    for (const type of ['major', 'minor'] as const) {
      const plan = cadencePlan(60, type);
      const chords = chordsOf(plan);
      const moves = chords
        .slice(1)
        .flatMap((chord, at) => chord.slice(1).map((midi, voice) => midi - (chords[at]?.[voice + 1] ?? 0)));

      expect(Math.max(...moves.map(Math.abs))).toBeLessThanOrEqual(3);
      expect([...new Set(plan.map(({ start }) => Number(start.toFixed(3))))]).toEqual([0, 0.6, 1.2, 1.8]);
      expect(endOf(plan)).toBeCloseTo(3);
      expect(Math.max(...plan.map(tone => polyphonyDuring(tone, plan)))).toBe(4);
    }
  });
});

test('given a drone, when it is planned, then it is the tonic and its fifth, for an hour', () => {
  expect(dronePlan(45)).toEqual([
    { midi: 45, start: 0, duration: 3600 },
    { midi: 52, start: 0, duration: 3600 },
  ]);
});

describe('given a degree that walks home', () => {
  test('when every scale is looked up, then the table has each of its degrees', () => {
    for (const type of SCALE_TYPES)
      expect(Object.keys(walks[type])).toEqual(expect.arrayContaining([...degreesOf(type)]));
  });

  for (const type of SCALE_TYPES)
    test(`when it is one in ${type}, then it passes these notes in every key`, () => {
      for (const degree of DEGREES) {
        const expected = walks[type][degree];
        if (expected === undefined) continue;
        for (const tonic of tonics)
          expect(
            resolutionPlan(tonic, degree, type).map(({ midi }) => midi),
            `${degree} on ${tonic}`,
          ).toEqual(expected.map(midi => midi + tonic - 60));
      }
    });

  test('when its notes are timed, then the degree and the tonic are long, and those between are short', () => {
    const plan = resolutionPlan(60, '5', 'major');

    expect(plan.map(({ start }) => Number(start.toFixed(3)))).toEqual([0, 0.8, 1.2, 1.6]);
    expect(endOf(plan)).toBeCloseTo(2.4);
  });

  test('when it is any degree at all, then it steps no further than an augmented second', () => {
    for (const type of SCALE_TYPES)
      for (const degree of DEGREES.filter(each => each !== 'R')) {
        const way = resolutionPlan(60, degree, type).map(({ midi }) => midi);
        const moves = way.slice(1).map((midi, at) => Math.abs(midi - (way[at] ?? 0)));

        expect(Math.max(0, ...moves), `${degree} in ${type}: ${wayHome(degree, type)}`).toBeLessThanOrEqual(
          3,
        );
        expect([60, 72]).toContain(way.at(-1));
      }
  });
});
