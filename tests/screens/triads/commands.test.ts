import { describe, expect, test, vi } from 'vitest';
import { inEffect } from '../../../src/commands/command';
import { searchCommands } from '../../../src/commands/search';
import { neckCommands } from '../../../src/fretboard/neckCommands';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { type TriadsState, triadsCommands } from '../../../src/screens/triads/commands';
import { triadsTable } from '../../../src/screens/triads/settings';
import { type Choices, readChoices } from '../../../src/settings/setting';
import { settingCommands } from '../../../src/settings/settingCommands';
import { clashesIn } from '../../clashes';

const acts = { play: vi.fn(), goToShape: vi.fn() };

const commandsIn = (state: Partial<TriadsState>) =>
  triadsCommands({ shape: 'none', sound: 'on', ...state }, acts);

const settingsIn = (query: string, apply: (next: Choices, spoken: string) => void = () => {}) =>
  settingCommands(triadsTable, {
    id: 'triads',
    title: 'Triads',
    choices: readChoices(triadsTable, new URLSearchParams(query)),
    locks: new Map(),
    hotkeys: 'on',
    apply,
  });

const byId = (id: string, state: Partial<TriadsState> = {}) =>
  commandsIn(state).find(command => command.id === id);

describe('given the Triads screen', () => {
  test('when sound is off, then playing rests and says why', () => {
    expect(byId('triads.play')?.disabled).toBeUndefined();
    expect(byId('triads.play', { sound: 'off' })?.disabled).toBe('Sound is off in the settings');
  });

  test('when no shape is chosen, then there is none to go to', () => {
    expect(byId('triads.go-to-shape')?.disabled).toBe('Choose a shape first');
    expect(byId('triads.go-to-shape', { shape: 'chosen' })?.disabled).toBeUndefined();
  });

  test('when all its commands are in effect, then no hotkey stands for two, whatever is chosen', () => {
    const neck = neckCommands(
      { instrument: STANDARD_GUITAR, actTitle: 'Hear this place' },
      { goToString() {}, samePitch() {}, whereAmI() {}, act() {} },
    );
    const circumstances = {
      dialogOpen: false,
      neckFocused: true,
      characterHotkeys: 'on',
      sequences: 'on',
    } as const;
    for (const query of ['', 'frets=24&root=G&set=2-3-4', 'set=All&accidentals=flats']) {
      const all = inEffect([...commandsIn({}), ...settingsIn(query), ...neck], circumstances);
      expect(clashesIn(all.map(command => ({ ...command, scope: 'screen' })))).toEqual([]);
    }
  });
});

describe('given the hotkeys of its settings', () => {
  const hotkeysOf = (query: string, title: string) =>
    settingsIn(query).find(command => command.title === title)?.hotkeys;

  test.each([
    ['', 'Root E', ['r e', 'r 5']],
    ['', 'Root C#', ['r shift+c', 'r 2']],
    ['accidentals=flats', 'Root Db', ['r shift+d', 'r 2']],
    ['', 'Quality minor', ['y 2']],
    ['', 'String Set 2-3-4', ['s 2']],
    ['', 'String Set All', ['s 5']],
    ['', 'Display Notes', ['v 1']],
    ['', 'Next Display', ['v v']],
    ['', 'Shape None', ['f 0']],
    ['', 'Shape Root position, frets 3 to 5', ['f 2']],
    ['', 'Next Shape', ['j', 'f f']],
    ['', 'Previous Shape', ['k']],
  ])('when "%s" is chosen, then "%s" has %j', (query, title, hotkeys) => {
    expect(hotkeysOf(query, title)).toEqual(hotkeys);
  });

  test('when the previous shape is asked for, then it is the one below, and the last before the first', () => {
    const apply = vi.fn();
    settingsIn('shape=root-1', apply)
      .find(({ id }) => id === 'triads.shape.previous')
      ?.run();
    settingsIn('', apply)
      .find(({ id }) => id === 'triads.shape.previous')
      ?.run();
    expect(apply.mock.calls.map(([, spoken]) => spoken)).toEqual([
      'Shape, Second inversion, frets 0 to 1',
      'Shape, First inversion, frets 8 to 9',
    ]);
  });
});

describe('given the palette', () => {
  const firstFor = (text: string, query = '') =>
    searchCommands([...commandsIn({}), ...settingsIn(query)], text, [])
      .slice(0, 3)
      .map(({ title }) => title);

  test.each([
    ['c sharp minor on 2-3-4', ''],
    ['C# minor 2-3-4', ''],
    ['2-3-4 c# min', ''],
    ['c sharp minor on strings 2 3 4', ''],
    ['c sharp min 234', 'frets=24&root=C%23'],
  ])('when "%s" is typed, then root, quality and set lead', (text, query) => {
    expect(firstFor(text, query).toSorted()).toEqual(['Quality minor', 'Root C#', 'String Set 2-3-4']);
  });

  test('when it is typed with the flats shown, then the same root leads under its other name', () => {
    expect(firstFor('c sharp minor on 2-3-4', 'accidentals=flats')[0]).toBe('Root Db');
  });
});
