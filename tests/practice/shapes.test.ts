import { expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { shapeForms, shapeItem, shapeOfItem, shapesCurriculum } from '../../src/practice/shapes';

test('given every shape, when its item is read, then it is that shape', () => {
  const forms = shapeForms(STANDARD_GUITAR);
  expect(forms).toHaveLength(48);
  for (const form of forms)
    expect(shapeOfItem(STANDARD_GUITAR, shapeItem(STANDARD_GUITAR, form))).toEqual(form);
});

test.each([
  'shape:G4-C4-E4-A4:1-2-3:minor:first',
  'shape:E2-A2-D3-G3-B3-E4:1-2-4:minor:first',
  'key:C-major',
])('given %o, when it is read, then it is no shape of the guitar', item => {
  expect(shapeOfItem(STANDARD_GUITAR, item)).toBeUndefined();
});

test('given the curriculum, when it begins, then it is major and minor on the top strings', () => {
  const { stages } = shapesCurriculum(STANDARD_GUITAR);
  expect(stages[0]?.slice(0, 2)).toEqual([
    'shape:E2-A2-D3-G3-B3-E4:1-2-3:major:root',
    'shape:E2-A2-D3-G3-B3-E4:1-2-3:minor:root',
  ]);
  expect(new Set(stages.flat()).size).toBe(48);
});
