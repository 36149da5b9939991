import { expect, test } from 'vitest';
import { triadsSettings } from '../../src/screens/triads/settings';

test('given a seven-string, whose lowest set a guitar lacks, when the string sets are listed, then they go from high to low, and All comes last', () => {
  expect(triadsSettings.stringSet.codes).toEqual(['1-2-3', '2-3-4', '3-4-5', '4-5-6', '5-6-7', 'All']);
});
