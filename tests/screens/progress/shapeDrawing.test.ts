import { expect, test } from 'vitest';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { drawnShapes, fretsOf } from '../../../src/screens/progress/shapeDrawing';

const dotsOf = (quality: string, inversion: string) =>
  drawnShapes(STANDARD_GUITAR)
    .find(({ form }) => form.set === '1-2-3' && form.quality === quality && form.inversion === inversion)
    ?.dots.map(({ string, fret, isRoot }) => [string, fret, isRoot]);

test('given strings 1-2-3, when triads are drawn, then they are the shapes that players know', () => {
  expect(dotsOf('major', 'root position')).toEqual([
    ...[
      [0, 2, true],
      [1, 2, false],
      [2, 0, false],
    ],
  ]);
  expect(dotsOf('major', 'second inversion')).toEqual([
    ...[
      [0, 0, false],
      [1, 1, true],
      [2, 0, false],
    ],
  ]);
  expect(dotsOf('minor', 'first inversion')).toEqual([
    ...[
      [0, 0, false],
      [1, 0, false],
      [2, 0, true],
    ],
  ]);
});

test('given any instrument, when its shapes are drawn, then each has three strings, one root, and fits the frets that are drawn', {
  tags: 'full',
}, () => {
  for (const instrument of Object.values(INSTRUMENTS)) {
    const shapes = drawnShapes(instrument);
    const frets = fretsOf(shapes);
    expect(frets).toBeGreaterThan(2);
    for (const { dots } of shapes) {
      expect(new Set(dots.map(({ string }) => string))).toEqual(new Set([0, 1, 2]));
      expect(dots.filter(({ isRoot }) => isRoot)).toHaveLength(1);
      expect(Math.min(...dots.map(({ fret }) => fret))).toBe(0);
      expect(Math.max(...dots.map(({ fret }) => fret))).toBeLessThan(frets);
    }
  }
});
