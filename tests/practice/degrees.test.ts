import { expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { CAGED_SHAPES } from '../../src/instrument/pattern';
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
import { SCALE_KEYS } from '../../src/theory/scale';

test('given every degree, when its item is read, then it is that degree', () => {
  // Four more keys of five scales with seven notes, of the minor pentatonic, and of blues.
  expect(SCALE_DEGREES).toHaveLength(13 * (9 * 7 + 5 + 5 + 6 + 6 + 8) + 4 * (5 * 7 + 5 + 6));
  for (const degree of SCALE_DEGREES) expect(degreeOfItem(degreeItem(degree))).toEqual(degree);
  // Nine scales of seven notes, of which eight have CAGED shapes; then the pentatonics, and those by position.
  const count = 9 * 7 * 7 + 8 * 5 * 7 + 2 * 5 * 5 + 5 * 6 + 6 * 6 + 8 * 8;
  expect(patternDegrees(STANDARD_GUITAR)).toHaveLength(count);
  for (const degree of patternDegrees(STANDARD_GUITAR))
    expect(patternOfItem(STANDARD_GUITAR, patternItem(STANDARD_GUITAR, degree))).toEqual(degree);
});

test('given the items of major and melodic minor, when they are read, then they are those of every log so far', () => {
  const tuning = 'E2-A2-D3-G3-B3-E4';
  for (const type of ['major', 'melodic-minor'] as const)
    for (const degree of ['1', '2', '3', '4', '5', '6', '7'] as const) {
      for (const key of SCALE_KEYS)
        expect(degreeOfItem(`degree:${key}-${type}:${degree}`)).toEqual({ key, type, degree });
      for (const pattern of [1, 2, 3, 4, 5, 6, 7])
        expect(
          patternOfItem(STANDARD_GUITAR, `pattern:${tuning}:3-notes-per-string:${pattern}:${type}:${degree}`),
        ).toEqual({ system: '3-notes-per-string', pattern, type, degree });
      for (const pattern of CAGED_SHAPES)
        expect(
          patternOfItem(STANDARD_GUITAR, `pattern:${tuning}:caged:${pattern}:${type}:${degree}`),
        ).toEqual({ system: 'caged', pattern, type, degree });
    }
});

test.each([
  'degree:H-major:3',
  'degree:C-blues:2',
  'degree:C-major:8',
  'pattern:G4-C4-E4-A4:caged:E:major:6',
  '',
])('given %o, when it is read, then it is nothing', item => {
  expect(degreeOfItem(item)).toBeUndefined();
  expect(patternOfItem(STANDARD_GUITAR, item)).toBeUndefined();
});

test('given the curricula, when they are read through, then each has every item once', () => {
  expect(DEGREES_CURRICULUM.stages.flat().toSorted()).toEqual(SCALE_DEGREES.map(degreeItem).toSorted());
  expect(DEGREES_CURRICULUM.stages[0]).toEqual(['degree:C-major:1', 'degree:C-major:4', 'degree:C-major:5']);
  const patterns = patternDegrees(STANDARD_GUITAR);
  const items = patternsCurriculum(STANDARD_GUITAR, patterns).stages.flat();
  expect(items.toSorted()).toEqual(patterns.map(each => patternItem(STANDARD_GUITAR, each)).toSorted());
  const shapes = items.flatMap(item => /:caged:(.):major:1$/.exec(item)?.[1] ?? []);
  expect(shapes.join(' ')).toBe('E D C A G');
});
