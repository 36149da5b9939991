import { expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import {
  DEGREES_CURRICULUM,
  degreeItem,
  degreeOfItem,
  patternDegrees,
  patternItem,
  patternOfItem,
  patternsCurriculum,
  SCALE_DEGREES,
} from '../../src/practice/degrees';

test('given every degree, when its item is read, then it is that degree', () => {
  expect(SCALE_DEGREES).toHaveLength(182);
  for (const degree of SCALE_DEGREES) expect(degreeOfItem(degreeItem(degree))).toEqual(degree);
  expect(patternDegrees(STANDARD_GUITAR)).toHaveLength(168);
  for (const degree of patternDegrees(STANDARD_GUITAR))
    expect(patternOfItem(STANDARD_GUITAR, patternItem(STANDARD_GUITAR, degree))).toEqual(degree);
});

test.each(['degree:H-major:3', 'degree:C-major:8', 'pattern:G4-C4-E4-A4:caged:E:major:6', ''])(
  'given %o, when it is read, then it is nothing',
  item => {
    expect(degreeOfItem(item)).toBeUndefined();
    expect(patternOfItem(STANDARD_GUITAR, item)).toBeUndefined();
  },
);

test('given the curricula, when they are read through, then each has every item once', () => {
  expect(new Set(DEGREES_CURRICULUM.stages.flat()).size).toBe(182);
  expect(DEGREES_CURRICULUM.stages[0]).toEqual(['degree:C-major:1', 'degree:C-major:4', 'degree:C-major:5']);
  expect(new Set(patternsCurriculum(STANDARD_GUITAR, 'caged').stages.flat()).size).toBe(70);
});
