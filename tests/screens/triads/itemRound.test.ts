import { expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { choicesFor } from '../../../src/screens/triads/itemRound';

const MINOR = 'shape:E2-A2-D3-G3-B3-E4:2-3-4:minor:first';

test('given only major on the top strings, when a minor shape is to be drilled, then it is ticked as well', () => {
  const choices = new Map([
    ['qualities', 'major'],
    ['sets', '1-2-3'],
  ]);
  const round = { quiz: 'name-inversion', items: [MINOR] };
  expect(Object.fromEntries(choicesFor(round, choices, STANDARD_GUITAR))).toEqual({
    quiz: 'name-inversion',
    qualities: 'major.minor',
    sets: '1-2-3.2-3-4',
  });
});

test('given nothing ticked, which means everything, when a shape is to be drilled, then that stays', () => {
  const choices = new Map([['qualities', 'none']]);
  const round = { quiz: 'name-quality', items: [MINOR] };
  expect(choicesFor(round, choices, STANDARD_GUITAR).get('qualities')).toBe('none');
});
