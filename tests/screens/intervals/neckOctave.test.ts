import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { midiAt } from '../../../src/instrument/position';
import { handShape } from '../../../src/instrument/reach';
import {
  lastFretOf,
  octavesAbove,
  playableOn,
  playableRoot,
  ROOTS,
  soundingAbove,
} from '../../../src/screens/intervals/playedInterval';

const INTERVALS = Array.from({ length: 25 }, (_, index) => index - 12);

const shownFor = (instrument: Instrument, root: number, semitones: number) =>
  soundingAbove(instrument, octavesAbove(instrument, lastFretOf(instrument), root, [semitones]));

test('given a standard guitar, when any interval is shown, then at its own pitch, on 20 frets', () => {
  expect(lastFretOf(STANDARD_GUITAR)).toBe(20);
  for (const root of ROOTS)
    for (const semitones of INTERVALS)
      expect(shownFor(STANDARD_GUITAR, root, semitones)).toBe(STANDARD_GUITAR);
});

describe.each(Object.values(INSTRUMENTS))('given $name', instrument => {
  test('when any interval of the trainer is shown, then its neck has both notes, under one hand', () => {
    for (const root of ROOTS)
      for (const semitones of INTERVALS) {
        const neck = shownFor(instrument, root, semitones);
        const shape = handShape(neck, lastFretOf(instrument), root, [semitones]);
        const midis = shape && [shape.root, ...shape.targets].map(place => midiAt(neck, place));
        expect(midis, `${root} and ${semitones}`).toEqual([root, root + semitones]);
      }
  });

  test('when any interval is to be played, then its neck has the root and the second note, as near as it can', () => {
    const range = playableOn(instrument);
    for (const root of ROOTS)
      for (const semitones of INTERVALS) {
        const shifted = playableRoot(range, root, semitones);
        const pitches = [shifted, shifted + semitones];
        expect(Math.min(...pitches), `${root} and ${semitones}`).toBeGreaterThanOrEqual(range.lowest);
        expect(Math.max(...pitches), `${root} and ${semitones}`).toBeLessThanOrEqual(range.highest);
        expect((shifted - root) % 12, `${root} and ${semitones}`).toBeCloseTo(0);
      }
  });
});

test('given a standard guitar, when any interval is to be played, then its root keeps its octave', () => {
  for (const root of ROOTS)
    for (const semitones of INTERVALS)
      expect(playableRoot(playableOn(STANDARD_GUITAR), root, semitones)).toBe(root);
});

test('given a bass, when C4 up to C5 is shown, then two octaves lower', () => {
  const bass = INSTRUMENTS['bass-4'];
  expect(lastFretOf(bass)).toBe(12);
  expect(octavesAbove(bass, 12, 60, [12])).toBe(2);
});
