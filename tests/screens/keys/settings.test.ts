import { describe, expect, test } from 'vitest';
import { searchCommands } from '../../../src/commands/search/search';
import { indexCommands } from '../../../src/commands/search/searchIndex';
import { keysSettings, keysTable } from '../../../src/screens/keys/settings';
import { readChoices, searchOf } from '../../../src/settings/choices';
import { createSettingCommands } from '../../../src/settings/commands';
import type { Choices } from '../../../src/settings/setting';
import { ALL_KEYS, keyName, spokenKey } from '../../../src/theory/key';
import { readMusic } from '../../../src/theory/typedMusic';
import { clashesIn } from '../../clashes';
import { memorySettings } from '../../settings/memorySettings';

const NOTHING: Choices = new Map();

const read = (query: string) => readChoices(keysTable, new URLSearchParams(query));

const commandsFrom = () =>
  createSettingCommands({
    settings: memorySettings('keys', keysTable),
    title: 'Keys',
    scope: 'screen',
    hotkeysWork: () => true,
    say: () => {},
  });

describe('given the key in the address', () => {
  test('when there is none, then none is selected', () => {
    expect(keysSettings.selection.read(read(''))).toEqual({ kind: 'none' });
    expect(keysSettings.selection.read(read('key=none'))).toEqual({ kind: 'none' });
  });

  test.each(ALL_KEYS)('when $tonic $type is written, then it is read back', key => {
    const query = searchOf(keysTable, keysSettings.selection.write(NOTHING, { kind: 'key', key }));

    expect(keysSettings.selection.read(read(query))).toEqual({ kind: 'key', key });
  });

  test.each([
    'H-major',
    'C',
    'c-major',
    'C#-major',
    'Db-minor',
    'C-dorian',
    '-',
    '',
    'C-major-',
    '🎸',
    'x'.repeat(10_000),
  ])('when it is "%.20s", then it is unknown rather than none', code => {
    expect(keysSettings.selection.read(read(new URLSearchParams({ key: code }).toString()))).toEqual({
      kind: 'unknown',
    });
  });

  test('when it is unknown and something else is set, then it stays', () => {
    const choices = keysSettings.view.write(read('key=H-major'), 'quiz');

    expect(searchOf(keysTable, choices)).toBe('?key=H-major&view=quiz');
  });

  test('when a key is cleared, then the address is empty again', () => {
    expect(searchOf(keysTable, keysSettings.selection.write(read('key=D-major'), { kind: 'none' }))).toBe('');
  });
});

describe('given the hotkeys of the keys', () => {
  const hotkeysOf = (title: string) => commandsFrom().find(command => command.title === title)?.hotkeys ?? [];

  test.each([
    ['Key D major', 'r d'],
    ['Key Gb major', 'r shift+g'],
    ['Key F# major', 'r shift+f'],
    ['Key D minor', 'shift+r d'],
    ['Key D# minor', 'shift+r shift+d'],
    ['Key Eb minor', 'shift+r shift+e'],
    ['Key none', 'r 0'],
    ['Next Key', 'r r'],
  ])('when the key is %s, then %s selects it', (title, hotkey) => {
    expect(hotkeysOf(title)).toContain(hotkey);
  });

  test('when all are combined, then each is unique', () => {
    expect(clashesIn(commandsFrom())).toEqual([]);
  });

  test('when searching for any of the 26 keys by its spoken name, then its command comes first', () => {
    const index = indexCommands(commandsFrom());
    for (const key of ALL_KEYS) {
      const words = spokenKey(key);
      expect(searchCommands(index, words, { readings: [readMusic] })[0]?.title).toBe(
        `Key ${keyName(key, 'letters')}`,
      );
    }
  });
});

describe('given the list of keys in the palette', () => {
  const titles = commandsFrom()
    .map(({ title }) => title)
    .filter(title => /^Key .* (major|minor)$/.test(title));

  test('when it is read, then it is ordered by pitch and doesn’t reveal accidentals', () => {
    expect(titles.slice(0, 13).map(title => title.split(' ')[1])).toEqual([
      ...['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'],
    ]);
    expect(titles).toHaveLength(26);
  });

  test('when searching for a number of accidentals, then no key is found', () => {
    for (const { title, spoken = '', keywords = [] } of commandsFrom().filter(({ id }) =>
      id.startsWith('keys.key.'),
    ))
      expect([title, spoken, ...keywords].join(' ')).not.toMatch(/\d/);
  });
});
