import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { midiAt } from '../../../src/instrument/position';
import { handShape } from '../../../src/instrument/reach';
import { lastFretOf, octavesAbove, soundingAbove } from '../../../src/screens/intervals/neckOctave';
import { ROOTS } from '../../../src/screens/intervals/playedInterval';

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
});

test('given a bass, when C4 up to C5 is shown, then two octaves lower', () => {
  const bass = INSTRUMENTS['bass-4'];
  expect(lastFretOf(bass)).toBe(12);
  expect(octavesAbove(bass, 12, 60, [12])).toBe(2);
});
