import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../../src/instrument/instruments';
import { choicesFor, SCALES_QUIZZES, scalesSetup } from '../../../../src/screens/scales/quiz/quizzes';
import { scalesSettings, scalesTable } from '../../../../src/screens/scales/settings';
import { memorySettings } from '../../../settings/memorySettings';

/** Which of some items a round asks, started with the settings of an address. */
function askedOf(query: string, quiz: string, items: readonly string[]): readonly string[] {
  const settings = memorySettings('scales', scalesTable, query);
  settings.apply(choicesFor({ quiz, items }, settings.choices(), STANDARD_GUITAR));
  const definition = SCALES_QUIZZES[settings.read(scalesSettings.quizType)];
  const setup = scalesSetup(settings, STANDARD_GUITAR);
  return items.flatMap(item => {
    const question = definition.questionOf?.(setup, item, () => 0);
    return question ? [definition.itemOf(question)] : [];
  });
}

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

describe('given a filter that has none of the degrees that are to be drilled', () => {
  const items = ['degree:C-major:3', 'degree:C-major:4', 'degree:C-major:5'];
  const query = '?strings=6&min=5&max=5&keys=C&types=major';

  test('when the round begins, then it asks them', () => {
    expect(askedOf(query, 'name-degree', items)).toEqual(items);
  });

  test('when more frets are enough, then the strings stay', () => {
    const choices = new Map(new URLSearchParams(query));
    const widened = choicesFor({ quiz: 'name-degree', items }, choices, STANDARD_GUITAR);
    expect(Object.fromEntries(widened)).toEqual({ strings: '6', keys: 'C', types: 'major' });
  });
});

test('given a filter that has them, when degrees are to be drilled, then it stays', () => {
  const choices = new Map(new URLSearchParams('?strings=6&min=5&max=8'));
  const round = { quiz: 'name-degree', items: ['degree:C-major:6', 'degree:C-major:1'] };
  expect(Object.fromEntries(choicesFor(round, choices, STANDARD_GUITAR))).toEqual({
    ...{ strings: '6', min: '5', max: '8' },
  });
});

test('given patterns of several systems, when degrees within them are to be drilled, then each is asked', () => {
  const items = [
    'pattern:E2-A2-D3-G3-B3-E4:caged:E:major:6',
    'pattern:E2-A2-D3-G3-B3-E4:caged:A:major:2',
    'pattern:E2-A2-D3-G3-B3-E4:3-notes-per-string:4:major:5',
  ];
  expect(askedOf('', 'find-degree', items)).toEqual(items);
});
