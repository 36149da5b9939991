import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import { anyOf, type Choices, oneOf, type SettingsTable } from '../../src/settings/setting';
import { type SettingOwner, settingCommands } from '../../src/settings/settingCommands';

const key = oneOf({
  id: 'key',
  label: 'Key',
  control: 'select',
  leader: 'r',
  options: [
    { value: 'C', text: 'C', stroke: 'c' },
    { value: 'Bb', text: 'Bb', words: 'B flat', stroke: 'shift+b', keywords: ['B flat'] },
  ],
  initial: 'C',
});

const theme = oneOf({
  id: 'theme',
  label: 'Theme',
  control: 'radios',
  options: [
    { value: 'green', text: 'Green' },
    { value: 'amber', text: 'Amber' },
  ],
  initial: 'green',
});

const strings = anyOf({
  id: 'strings',
  label: 'Strings',
  control: 'checkboxes',
  leader: 's',
  options: [
    { value: 0, text: '6(E)', digit: '6' },
    { value: 1, text: '5(A)', digit: '5' },
  ],
  initial: [0, 1],
});

const notes = anyOf({
  id: 'notes',
  label: 'Highlight',
  control: 'toggles',
  options: [{ value: 'C#', text: 'C#', words: 'C sharp', stroke: 'shift+c' }],
  initial: [],
});

const table: SettingsTable = { rows: [key, theme, strings, notes] };

const owner = (changes: Partial<SettingOwner> = {}): SettingOwner => ({
  id: 'scales',
  title: 'Scales',
  choices: new Map(),
  apply: () => {},
  locks: new Map(),
  hotkeys: 'on',
  ...changes,
});

function find(commands: readonly Command[], id: string): Command {
  const found = commands.find(command => command.id === id);
  if (!found) throw new Error(`no command ${id}`);
  return found;
}

describe('given a table of settings', () => {
  test('when its commands are made, then there is one an option, and one for the next where only one can be chosen', () => {
    expect(settingCommands(table, owner()).map(({ id, title }) => [id, title])).toEqual([
      ['scales.key.C', 'Key C'],
      ['scales.key.Bb', 'Key Bb'],
      ['scales.key.next', 'Next Key'],
      ['scales.theme.green', 'Theme Green'],
      ['scales.theme.amber', 'Theme Amber'],
      ['scales.theme.next', 'Next Theme'],
      ['scales.strings.0', 'Strings 6(E)'],
      ['scales.strings.1', 'Strings 5(A)'],
      ['scales.notes.C#', 'Highlight C#'],
    ]);
  });

  test('when a row has a leader, then its options take their own stroke and a digit after it, the next one the leader twice', () => {
    const commands = settingCommands(table, owner());
    expect(find(commands, 'scales.key.C').hotkeys).toEqual(['r c', 'r 1']);
    expect(find(commands, 'scales.key.Bb').hotkeys).toEqual(['r shift+b', 'r 2']);
    expect(find(commands, 'scales.key.next').hotkeys).toEqual(['r r']);
  });

  test('when an option has a digit of its own, then that digit picks it', () => {
    const commands = settingCommands(table, owner());
    expect(find(commands, 'scales.strings.0').hotkeys).toEqual(['s 6']);
    expect(find(commands, 'scales.strings.1').hotkeys).toEqual(['s 5']);
  });

  test('when a row has no leader, then an option has its own stroke or none', () => {
    const commands = settingCommands(table, owner());
    expect(find(commands, 'scales.notes.C#').hotkeys).toEqual(['shift+c']);
    expect(find(commands, 'scales.theme.amber').hotkeys).toEqual([]);
    expect(find(commands, 'scales.theme.next').hotkeys).toEqual([]);
  });

  test('when its screen isn’t shown, then none has a hotkey', () => {
    const commands = settingCommands(table, owner({ hotkeys: 'off' }));
    expect(commands.flatMap(({ hotkeys }) => hotkeys)).toEqual([]);
  });

  test('when a command is spoken or looked for, then signs are words, and either order of words finds it', () => {
    const flat = find(settingCommands(table, owner()), 'scales.key.Bb');
    expect(flat.words).toBe('Key B flat');
    expect(flat.group).toBe('Scales');
    expect(flat.keywords).toEqual(['B flat', 'Bb Key']);
  });

  test('when more than nine options stand in a row, then only nine have a digit', () => {
    const many = oneOf({
      id: 'n',
      label: 'N',
      control: 'select',
      leader: 'x',
      options: Array.from({ length: 11 }, (_, value) => ({ value, text: `${value}` })),
      initial: 0,
    });
    const commands = settingCommands({ rows: [many] }, owner());
    expect(find(commands, 'scales.n.8').hotkeys).toEqual(['x 9']);
    expect(find(commands, 'scales.n.9').hotkeys).toEqual([]);
  });
});

describe('given a setting with strokes that step through it', () => {
  const shape = oneOf({
    id: 'shape',
    label: 'Shape',
    control: 'list',
    leader: 'f',
    steps: { next: 'j', previous: 'k' },
    options: [
      { value: 'none', text: 'None' },
      { value: 'first', text: 'First' },
      { value: 'second', text: 'Second' },
    ],
    initial: 'none',
  });
  const commandsWith = (changes: Partial<SettingOwner>) => settingCommands({ rows: [shape] }, owner(changes));

  test('when its commands are made, then the next and the previous option have them, the next the leader too', () => {
    expect(find(commandsWith({}), 'scales.shape.next')).toMatchObject({
      title: 'Next Shape',
      hotkeys: ['j', 'f f'],
    });
    expect(find(commandsWith({}), 'scales.shape.previous')).toMatchObject({
      title: 'Previous Shape',
      hotkeys: ['k'],
    });
    expect(find(commandsWith({ hotkeys: 'off' }), 'scales.shape.previous').hotkeys).toEqual([]);
  });

  test('when the previous one is run on the first option, then the last is chosen', () => {
    const apply = vi.fn<(next: Choices, spoken: string) => void>();
    find(commandsWith({ apply }), 'scales.shape.previous').run();
    expect(apply.mock.lastCall?.[0]).toEqual(new Map([['shape', 'second']]));
  });
});

describe('given a command of a setting', () => {
  test('when it is run, then the changed choices are applied and said in words', () => {
    const apply = vi.fn<(next: Choices, spoken: string) => void>();
    find(settingCommands(table, owner({ apply })), 'scales.key.Bb').run();
    expect(apply).toHaveBeenCalledExactlyOnceWith(new Map([['key', 'Bb']]), 'Key, B flat');
  });

  test('when the next one is run on the last option, then the first is chosen', () => {
    const apply = vi.fn<(next: Choices, spoken: string) => void>();
    const choices = new Map([['key', 'Bb']]);
    find(settingCommands(table, owner({ apply, choices })), 'scales.key.next').run();
    expect(apply).toHaveBeenCalledExactlyOnceWith(new Map(), 'Key, C');
  });

  test('when one of many is run twice, then it is on and off again, and says so', () => {
    const apply = vi.fn<(next: Choices, spoken: string) => void>();
    find(settingCommands(table, owner({ apply })), 'scales.notes.C#').run();
    expect(apply).toHaveBeenLastCalledWith(new Map([['notes', 'C#']]), 'C sharp, on');
    const choices = new Map([['notes', 'C#']]);
    find(settingCommands(table, owner({ apply, choices })), 'scales.notes.C#').run();
    expect(apply).toHaveBeenLastCalledWith(new Map(), 'C sharp, off');
  });

  test('when its setting is locked, then it says why, and the others are free', () => {
    const commands = settingCommands(table, owner({ locks: new Map([['key', 'A question is open']]) }));
    expect(find(commands, 'scales.key.C').disabled).toBe('A question is open');
    expect(find(commands, 'scales.key.next').disabled).toBe('A question is open');
    expect(find(commands, 'scales.theme.amber').disabled).toBeUndefined();
  });

  test('when a choice pushes another setting along, then what is applied is consistent', () => {
    const apply = vi.fn<(next: Choices, spoken: string) => void>();
    const settle = (choices: Choices) => new Map([...choices, ['theme', 'amber']]);
    find(settingCommands({ ...table, settle }, owner({ apply })), 'scales.key.Bb').run();
    expect(apply.mock.lastCall?.[0]).toEqual(
      new Map([
        ['key', 'Bb'],
        ['theme', 'amber'],
      ]),
    );
  });
});
