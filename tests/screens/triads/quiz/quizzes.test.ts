import { expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../../src/instrument/instruments';
import { shapeForms, shapeItem } from '../../../../src/practice/shapes';
import { choicesFor, TRIADS_QUIZZES, triadsSetup } from '../../../../src/screens/triads/quiz/quizzes';
import { triadsTable } from '../../../../src/screens/triads/settings';
import { memorySettings } from '../../../settings/memorySettings';

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

test('given one root, when shapes that it doesn’t have on the neck are to be drilled, then they are asked with others', () => {
  const round = {
    quiz: 'name-quality',
    items: shapeForms(STANDARD_GUITAR).map(form => shapeItem(STANDARD_GUITAR, form)),
  };
  for (const root of ['C', 'E', 'G%23']) {
    const settings = memorySettings('triads', triadsTable, `?roots=${root}`);
    settings.apply(choicesFor(round, settings.choices(), STANDARD_GUITAR));
    const setup = triadsSetup(settings, STANDARD_GUITAR);
    const { questionOf } = TRIADS_QUIZZES['name-quality'];
    const missing = round.items.filter(item => questionOf?.(setup, item, () => 0) === undefined);
    expect(missing, root).toEqual([]);
  }
});

test('given one root that has them, when shapes are to be drilled, then it stays the only one', () => {
  const round = { quiz: 'name-quality', items: [MINOR] };
  expect(choicesFor(round, new Map([['roots', 'C']]), STANDARD_GUITAR).get('roots')).toBe('C');
});
