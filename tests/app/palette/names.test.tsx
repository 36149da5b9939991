import { describe, expect, test } from 'vitest';
import { resultText } from '../../../src/app/keyboard/text';
import { GROUP_WORDS, KEYWORDS } from '../../../src/app/palette/keywords';
import { paletteCommands } from '../../../src/app/palette/paletteCommands';
import { searchCommands } from '../../../src/commands/search/search';
import { indexCommands } from '../../../src/commands/search/searchIndex';
import { noteNames } from '../../../src/settings/noteNames';
import type { NoteSystem } from '../../../src/theory/names';
import { readMusic, spellOutMusic } from '../../../src/theory/typedMusic';
import { readNames } from '../../../src/theory/typedNames';
import { silentPlayer, stateWith } from '../../openApp';
import { draw, visit } from '../walkQuiz';

/** Opens Scales with some note names, and returns what its palette finds first for a text. */
async function paletteWith(names: NoteSystem) {
  visit('/scales');
  const state = stateWith({ player: silentPlayer() });
  state.settings.preferences.write(noteNames, names);
  const close = await draw(state);
  const index = indexCommands(paletteCommands(state), GROUP_WORDS, KEYWORDS);
  const readings = [readMusic, readNames(names)];
  return {
    close,
    firstFor(typed: string): string {
      const [first] = searchCommands(index, typed, { screen: 'scales', readings, spellOut: spellOutMusic });
      return first ? resultText(first) : 'nothing';
    },
  };
}

describe('given the palette', { tags: 'full' }, () => {
  test('when keys are typed in another language, then they find what they find in English', async () => {
    const { firstFor } = await paletteWith('english');
    const same = [
      ['fis moll', 'f# minor'],
      ['Es-Dur', 'eb major'],
      ['H dur', 'b major'],
      ['b moll', 'bb minor'],
      ['si bemol majeur', 'bb major'],
      ['si bémol majeur', 'bb major'],
      ['re maggiore', 'd major'],
      ['la menor', 'a minor'],
    ] as const;
    expect(same.map(([typed]) => firstFor(typed))).toEqual(same.map(([, english]) => firstFor(english)));
  });

  test.each([
    ['german', 'fis moll', 'f# minor'],
    ['german', 'key h', 'key h'],
    ['german', 'h dur', 'h major'],
    ['german', 'key b', 'key bb'],
    ['fixed-do', 'si bemol majeur', 'bb major'],
    ['fixed-do', 'key sol', 'key g'],
  ] as const)(
    'when notes have %s names and somebody types %s, then it finds what %s does',
    async (names, typed, same) => {
      const { firstFor } = await paletteWith(names);
      expect(firstFor(typed)).toBe(firstFor(same));
      expect(firstFor(typed)).not.toBe('nothing');
    },
  );

  test('when notes have German names, then B is B flat, and H is B', async () => {
    const { firstFor } = await paletteWith('german');
    expect(firstFor('key b')).toBe('Scales: Key B');
    expect(firstFor('key h')).toBe('Scales: Key H');
    expect(firstFor('key fis')).toBe('Scales: Key Fis');
  });

  test('when notes are named do re mi, then their syllables find them', async () => {
    const { firstFor } = await paletteWith('fixed-do');
    expect(firstFor('key sol')).toBe('Scales: Key sol');
    expect(firstFor('key si bemol')).toBe('Scales: Key si♭');
    expect(firstFor('key Eb')).toBe('Scales: Key mi♭');
  });
});
