import { expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { choicesFor } from '../../../src/screens/scales/itemRound';

test('given only C ticked, when a degree of another key is to be drilled, then that key is ticked as well', () => {
  const round = { quiz: 'name-degree', items: ['degree:Eb-major:3'] };
  expect(choicesFor(round, new Map([['keys', 'C']]), STANDARD_GUITAR).get('keys')).toBe('C.Eb');
});

test('given no scale type ticked, when a degree of another scale is to be drilled, then it joins the first ones', () => {
  const round = { quiz: 'name-degree', items: ['degree:A-blues:b5'] };
  const choices = choicesFor(round, new Map([['types', 'none']]), STANDARD_GUITAR);
  expect(choices.get('types')).toBe('major.melodic-minor.blues');
});

test('given CAGED, when degrees in positions are to be drilled, then CAGED stays for the scales that have it', () => {
  const round = { quiz: 'find-degree', items: ['pattern:E2-A2-D3-G3-B3-E4:positions:2:blues:b5'] };
  const choices = choicesFor(round, new Map([['system', 'caged']]), STANDARD_GUITAR);
  expect(choices.get('system')).toBe('caged');
  expect(choices.get('types')).toBe('major.melodic-minor.blues');
});

test('given three notes per string, when degrees of CAGED shapes are to be drilled, then their system is chosen', () => {
  const round = { quiz: 'find-degree', items: ['pattern:E2-A2-D3-G3-B3-E4:caged:E:major:6'] };
  expect(Object.fromEntries(choicesFor(round, new Map(), STANDARD_GUITAR))).toEqual({
    quiz: 'find-degree',
    system: 'caged',
  });
});
