import { describe, expect, test } from 'vitest';
import { paletteCommands } from '../../src/app/paletteCommands';
import { GROUP_WORDS } from '../../src/app/screens';
import { resultText } from '../../src/app/text';
import { searchCommands } from '../../src/commands/search';
import { indexCommands } from '../../src/commands/searchIndex';
import { SCREENS } from '../../src/screens';
import { readMusic } from '../../src/theory/typedMusic';
import { silentPlayer, stateWith } from '../openApp';
import { PHRASES } from './phrases';
import { draw, visit } from './walkQuiz';

describe.each(SCREENS)('given the palette on the $name screen', ({ id, path }) => {
  test('when people type what they mean, then that comes first', async () => {
    visit(path);
    const state = stateWith({ player: silentPlayer() });
    await draw(state);
    const index = indexCommands(paletteCommands(state), GROUP_WORDS);
    const firstFor = (typed: string) => {
      const [first] = searchCommands(index, typed, { screen: id, readings: [readMusic] });
      return first ? resultText(first) : 'nothing';
    };

    const wrong = PHRASES.filter(({ on }) => on === id)
      .map(({ typed, first }) => ({ typed, found: firstFor(typed), meant: first }))
      .filter(({ found, meant }) => !meant.includes(found));

    expect(wrong).toEqual([]);
  });
});

test('given the table of phrases, then it has at least 150, none of them twice', () => {
  expect(PHRASES.length).toBeGreaterThanOrEqual(150);
  const each = PHRASES.map(({ on, typed }) => `${on}: ${typed}`);
  expect(each).toEqual([...new Set(each)]);
});
