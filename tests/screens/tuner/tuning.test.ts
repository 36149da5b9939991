import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import {
  hasComeIntoTune,
  NO_TUNING,
  offsetOf,
  readingOf,
  type Target,
  type Tuning,
  withSound,
} from '../../../src/screens/tuner/tuning';
import { frequencyOf } from '../../../src/theory/note';

const target: Target = { instrument: STANDARD_GUITAR, guitarString: 'nearest', a4: 440 };
const A2 = 45;

const off = (midi: number, cents: number) => frequencyOf(midi + cents / 100);

/** The tuning after a string has sounded for some readings. */
const soundingFor = (tuning: Tuning, frequency: number, readings = 5, own: Partial<Target> = {}): Tuning =>
  Array.from({ length: readings }).reduce<Tuning>(
    before => withSound(before, { level: -20, floor: -70, frequency }, { ...target, ...own }),
    tuning,
  );

describe('given an open string', () => {
  test.each([
    [0, 'in tune'],
    [5, 'in tune'],
    [-5, 'in tune'],
    [6, 'sharp'],
    [-6, 'flat'],
    [-45, 'flat'],
  ])('when its A is off by %d cents, then it is %s', (cents, zone) => {
    const reading = readingOf(off(A2, cents), target);
    expect(reading).toMatchObject({ guitarString: 1, zone, midi: A2 });
    expect(reading?.cents).toBeCloseTo(cents, 6);
  });

  test('when it is a semitone flat, then it is still compared with its note', () => {
    expect(readingOf(off(A2, -100), target)).toMatchObject({ guitarString: 1, zone: 'flat', midi: 44 });
  });

  test('when another string is chosen, then it is compared with that', () => {
    const reading = readingOf(off(A2, 0), { ...target, guitarString: 0 });
    expect(reading?.guitarString).toBe(0);
    expect(reading?.cents).toBeCloseTo(500, 6);
  });

  test('when A4 is 432 Hz, then the same A is sharp', () => {
    expect(readingOf(off(A2, 0), { ...target, a4: 432 })?.zone).toBe('sharp');
  });
});

describe('given readings one after another', () => {
  test('when one is far off, then the reading is the middle of the latest', () => {
    const steady = soundingFor(NO_TUNING, off(A2, 2), 4);
    const { reading } = withSound(steady, { level: -20, floor: -70, frequency: off(A2, 40) }, target);
    expect(reading?.cents).toBeCloseTo(2, 6);
  });

  test('when a string has been steady for half a second, then it is measured', () => {
    expect(soundingFor(NO_TUNING, off(A2, 7), 4).measured.size).toBe(0);
    expect(soundingFor(NO_TUNING, off(A2, 7), 5).measured.get(1)).toBeCloseTo(7, 6);
  });

  test('when it is being turned, then it isn’t measured', () => {
    const turned = [0, 3, 6, 9, 12].reduce<Tuning>(
      (tuning, cents) => soundingFor(tuning, off(A2, cents), 1),
      NO_TUNING,
    );
    expect(turned.measured.size).toBe(0);
  });

  test('when the string has died away, then its reading remains and no longer sounds', () => {
    const quiet = withSound(soundingFor(NO_TUNING, off(A2, 7)), { level: -70, floor: -70 }, target);
    expect(quiet).toMatchObject({ sounding: 'no', reading: { zone: 'sharp' } });
  });
});

describe('given a string that was flat', () => {
  const flat = soundingFor(NO_TUNING, off(A2, -20));

  test('when it comes into tune, then that is told once', () => {
    const almost = soundingFor(flat, off(A2, 0), 4);
    const tuned = soundingFor(almost, off(A2, 0), 1);
    expect(hasComeIntoTune(flat, almost)).toBeUndefined();
    expect(hasComeIntoTune(almost, tuned)).toBe(1);
    expect(hasComeIntoTune(tuned, soundingFor(tuned, off(A2, 1), 1))).toBeUndefined();
  });

  test('when it leaves and comes back, then that is told again', () => {
    const left = soundingFor(soundingFor(flat, off(A2, 0)), off(A2, 15));
    const almost = soundingFor(left, off(A2, 0), 4);
    expect(hasComeIntoTune(almost, soundingFor(almost, off(A2, 0), 1))).toBe(1);
  });
});

describe('given all open strings', () => {
  const offsets = [-4, -3, -3, -2, -3, 1];
  const measure = (count: number) =>
    STANDARD_GUITAR.strings
      .slice(0, count)
      .reduce<Tuning>(
        (tuning, { open }, place) => soundingFor(tuning, off(open, offsets[place] ?? 0)),
        NO_TUNING,
      );

  test('when each has been measured, then the guitar’s offset is the middle of them', () => {
    expect(offsetOf(measure(6), STANDARD_GUITAR)).toBeCloseTo(-3, 6);
  });

  test('when one is missing, then the offset isn’t known', () => {
    expect(offsetOf(measure(5), STANDARD_GUITAR)).toBeUndefined();
  });
});
