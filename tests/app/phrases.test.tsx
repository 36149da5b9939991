import { describe, expect, test } from 'vitest';
import { insteadOf, resultText } from '../../src/app/keyboard/text';
import { screenOf } from '../../src/app/links/navigation';
import { GROUP_WORDS, KEYWORDS } from '../../src/app/palette/keywords';
import { paletteCommands } from '../../src/app/palette/paletteCommands';
import { typedChord } from '../../src/app/palette/typedChord';
import { searchCommands } from '../../src/commands/search/search';
import { indexCommands } from '../../src/commands/search/searchIndex';
import { SCREENS } from '../../src/screens';
import type { ScreenDefinition } from '../../src/screens/definition';
import { readMusic, spellOutMusic } from '../../src/theory/typedMusic';
import { silentPlayer, stateWith } from '../openApp';
import { PHRASES } from './phrases';
import { STRANGERS_PHRASES } from './strangersPhrases';
import { draw, visit } from './walkQuiz';

/** Opens a screen, and returns what its palette finds first for a text. */
async function paletteOn({ id, path }: Pick<ScreenDefinition, 'id' | 'path'>) {
  visit(path);
  const state = stateWith({ player: silentPlayer() });
  await draw(state);
  const index = indexCommands(paletteCommands(state), GROUP_WORDS, KEYWORDS);
  const context = { screen: id, readings: [readMusic], spellOut: spellOutMusic };
  const found = (typed: string): readonly string[] =>
    searchCommands(index, typed, { ...context, made: typedChord(state, typed) }).map(resultText);
  return { found, firstFor: (typed: string) => found(typed)[0] ?? 'nothing' };
}

describe.each(SCREENS)('given the palette on the $name screen', ({ id, path }) => {
  test('when people type what they mean, then that comes first', { tags: 'full' }, async () => {
    const { firstFor } = await paletteOn({ id, path });

    const wrong = PHRASES.filter(({ on }) => on === id)
      .map(({ typed, first }) => ({ typed, found: firstFor(typed), meant: first }))
      .filter(({ found, meant }) => !meant.includes(found));

    expect(wrong).toEqual([]);
  });
});

test('given what strangers and students typed on the Notes, then what strangers meant comes first, and no two results look alike', {
  tags: 'full',
}, async () => {
  const { found } = await paletteOn(screenOf('notes'));
  const typed = [...STRANGERS_PHRASES.map(([each]) => each), ...PHRASES.map(each => each.typed)];
  const rowsFor = new Map(typed.map(each => [each, found(each)]));

  const wrong = STRANGERS_PHRASES.map(([typed, ...meant]) => ({
    typed,
    found: rowsFor.get(typed)?.[0] ?? 'nothing',
    meant,
  })).filter(({ found, meant }) => !meant.includes(found));
  const alike = [...rowsFor].flatMap(([each, rows]) => {
    const twice = rows.find((row, at) => rows.indexOf(row) !== at);
    return twice === undefined ? [] : [`${each}: ${twice}`];
  });

  expect(wrong).toEqual([]);
  expect(alike).toEqual([]);
  expect(STRANGERS_PHRASES.length).toBeGreaterThanOrEqual(95);
});

test.each([
  ...['c13', 'Ebm11', 'thirteenth chords', 'transpose', 'transpose up'],
  ...['bigger text', 'font size', 'zoom in', 'fullscreen', 'install app', 'log in'],
])('given %s, which Fretty does not have, then it says what there is instead', typed => {
  expect(insteadOf(typed)).toMatch(/\.$/);
});

test.each([
  'm7',
  'flat 7',
  'minor 7th',
  'a440',
  'e2',
  'g7',
  'c sus4',
  'add9',
  'delete account',
  'text versions',
  '7 string',
])('given %s, which is something else, then nothing is said instead', typed => {
  expect(insteadOf(typed)).toBeUndefined();
});

test('given the table of phrases, then it has at least 150, none of them twice', () => {
  expect(PHRASES.length).toBeGreaterThanOrEqual(150);
  const each = PHRASES.map(({ on, typed }) => `${on}: ${typed}`);
  expect(each).toEqual([...new Set(each)]);
});
