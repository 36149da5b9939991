import { expect, test } from 'vitest';
import { tickedOrAll } from '../../src/settings/ticked';

test('given a list to tick, when nothing is ticked, then everything in it is asked', () => {
  expect(tickedOrAll([], ['C', 'D'])).toEqual(['C', 'D']);
  expect(tickedOrAll(['D'], ['C', 'D'])).toEqual(['D']);
});
