import { describe, expect, test } from 'vitest';
import { type Command, isOffered } from '../../src/commands/command';
import { createResetCommand, createSettingCommands } from '../../src/settings/commands';
import { anyOf, oneOf, onOff } from '../../src/settings/options';
import type { Choices, SettingsTable } from '../../src/settings/setting';
import { bindingsOf } from '../commands/made';
import { settingsOf } from './made';

const key = oneOf({
  id: 'key',
  label: 'Key',
  control: 'select',
  leader: 'r',
  options: [
    { value: 'C', text: 'C', stroke: 'c' },
    { value: 'Bb', text: 'Bb', spoken: 'B flat', stroke: 'shift+b', keywords: ['B flat'] },
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
  toggles: {
    on: note => `Highlight ${note}`,
    off: note => `Stop highlighting ${note}`,
    only: names => `Highlight only ${names.join(', ')}`,
  },
  options: [{ value: 'C#', text: 'C#', spoken: 'C sharp', stroke: 'shift+c' }],
  initial: [],
});

const table: SettingsTable = { rows: [key, theme, strings, notes] };

/** The settings of a table, their commands by the rest of their ids, and everything spoken. */
function open(settingsTable: SettingsTable = table, chosen: Choices = new Map()) {
  const settings = settingsOf(settingsTable, { chosen });
  const spoken: string[] = [];
  let hotkeys: 'on' | 'off' = 'on';
  const commands = createSettingCommands({
    settings,
    title: 'Scales',
    scope: 'screen',
    hotkeysWork: () => hotkeys === 'on',
    say: text => spoken.push(text),
  });
  return {
    settings,
    spoken,
    commands,
    chosen: () => Object.fromEntries(settings.choices()),
    turnHotkeys(next: 'on' | 'off') {
      hotkeys = next;
    },
    find(id: string): Command {
      const found = commands.find(command => command.id === `scales.${id}`);
      if (!found) throw new Error(`no command scales.${id}`);
      return found;
    },
  };
}

describe('given a table of settings', () => {
  test('when its commands are created, then there is one for each option, and one for the next option of each row with one value', () => {
    expect(open().commands.map(({ id, title }) => [id, title])).toEqual([
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

  test('when a row has a leader, then its options have their own stroke and a digit after it, and the next option has the leader twice', () => {
    const { find } = open();
    expect(find('key.C').hotkeys).toEqual(['r c', 'r 1']);
    expect(find('key.Bb').hotkeys).toEqual(['r shift+b', 'r 2']);
    expect(find('key.next').hotkeys).toEqual(['r r']);
  });

  test('when a row and its options have a brief text, then that is the one under the leader', () => {
    const pause = oneOf({
      id: 'pause',
      label: 'Pause after a right answer',
      brief: 'Pause',
      control: 'select',
      leader: 'w',
      options: [
        { value: 0, text: '0 seconds', brief: 'none' },
        { value: 1, text: '1 second' },
        { value: 2, text: 'two', spoken: '2 seconds', leader: 'q', leaderBrief: 'Long pause' },
      ],
      initial: 0,
    });
    const { commands } = open({ rows: [pause] });
    expect(commands.map(({ family, brief }) => `${family?.brief}: ${brief}`)).toEqual([
      ...['Pause: none', 'Pause: 1 second', 'Long pause: 2 seconds', 'Pause: next'],
    ]);
    expect(new Set(commands.map(({ family }) => family?.id))).toEqual(new Set(['scales.pause']));
  });

  test('when a row’s leader is a letter with Shift, then its options use that', () => {
    const length = oneOf({
      id: 'length',
      label: 'Length',
      control: 'select',
      leader: 'shift+x',
      options: [
        { value: 12, text: '12' },
        { value: 24, text: '24' },
      ],
      initial: 12,
    });
    const { find } = open({ rows: [length] });
    expect(find('length.24').hotkeys).toEqual(['shift+x 2']);
    expect(find('length.next').hotkeys).toEqual(['shift+x shift+x']);
  });

  test('when an option has its own digit, then that digit picks it', () => {
    const { find } = open();
    expect(find('strings.0').hotkeys).toEqual(['s 6']);
    expect(find('strings.1').hotkeys).toEqual(['s 5']);
  });

  test('when a row has no leader, then an option has its own stroke or none', () => {
    const { find } = open();
    expect(find('notes.C#').hotkeys).toEqual(['shift+c']);
    expect(find('theme.amber').hotkeys).toEqual([]);
    expect(find('theme.next').hotkeys).toEqual([]);
  });

  test('when its screen isn’t shown, then none of its hotkeys work until it is', () => {
    const { commands, turnHotkeys } = open();
    const working = () => bindingsOf(commands).flatMap(({ hotkeys }) => hotkeys);
    turnHotkeys('off');
    expect(working()).toEqual([]);
    turnHotkeys('on');
    expect(working()).toContain('r shift+b');
  });

  test('when a command is spoken or searched for, then signs are words, and its setting finds it too', () => {
    const flat = open().find('key.Bb');
    expect(flat.spoken).toBe('Key B flat');
    expect(flat.group).toBe('Scales');
    expect(flat.keywords).toEqual(['B flat', 'Key']);
  });

  test('when a row has more than nine options, then only nine have a digit', () => {
    const many = oneOf({
      id: 'n',
      label: 'N',
      control: 'select',
      leader: 'x',
      options: Array.from({ length: 11 }, (_, value) => ({ value, text: `${value}` })),
      initial: 0,
    });
    const { find } = open({ rows: [many] });
    expect(find('n.8').hotkeys).toEqual(['x 9']);
    expect(find('n.9').hotkeys).toEqual([]);
  });
});

describe('given a setting with step strokes', () => {
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

  test('when its commands are created, then the next and the previous option have them, and the next one the leader twice too', () => {
    const { find } = open({ rows: [shape] });
    expect(find('shape.next')).toMatchObject({ title: 'Next Shape', hotkeys: ['j', 'f f'] });
    expect(find('shape.previous')).toMatchObject({ title: 'Previous Shape', hotkeys: ['k'] });
  });

  test('when Previous is run on the first option, then the last is chosen', () => {
    const { find, chosen } = open({ rows: [shape] });
    find('shape.previous').run();
    expect(chosen()).toEqual({ shape: 'second' });
  });

  test('when Next is run twice, then the second run continues from the first', () => {
    const { find, chosen } = open({ rows: [shape] });
    find('shape.next').run();
    find('shape.next').run();
    expect(chosen()).toEqual({ shape: 'second' });
  });
});

describe('given a command of a setting', () => {
  test('when it is run, then its option is chosen and spoken in words', () => {
    const { find, chosen, spoken } = open();
    find('key.Bb').run();
    expect(chosen()).toEqual({ key: 'Bb' });
    expect(spoken).toEqual(['Key, B flat']);
  });

  test('when Next is run on the last option, then the first is chosen', () => {
    const { find, chosen, spoken } = open(table, new Map([['key', 'Bb']]));
    find('key.next').run();
    expect(chosen()).toEqual({});
    expect(spoken).toEqual(['Key, C']);
  });

  test('when an option of a setting with many values is run twice, then it is on and off again, and that is spoken', () => {
    const { find, chosen, spoken } = open();
    find('notes.C#').run();
    expect(chosen()).toEqual({ notes: 'C#' });
    find('notes.C#').run();
    expect(chosen()).toEqual({});
    expect(spoken).toEqual(['C sharp, on', 'C sharp, off']);
  });

  test('when an option has sentences of its own for on and off, then they are spoken', () => {
    const toggled = { on: 'String 6 shown', off: 'String 6 hidden' };
    const shown = anyOf({
      ...{ id: 'strings', label: 'Strings', control: 'checkboxes', initial: [0] },
      options: [{ value: 0, text: '6(E)', toggled }],
    });
    const { find, spoken } = open({ rows: [shown] });
    find('strings.0').run();
    find('strings.0').run();
    expect(spoken).toEqual(['String 6 hidden', 'String 6 shown']);
  });

  test('when its setting is locked, then only its commands are disabled and say why, until it is unlocked', () => {
    const { find, settings } = open();
    settings.lock({ key: 'A question is open' });
    expect(find('key.C').disabled).toBe('A question is open');
    expect(find('key.next').disabled).toBe('A question is open');
    expect(find('theme.amber').disabled).toBeUndefined();
    settings.lock({});
    expect(find('key.C').disabled).toBeUndefined();
  });

  test('when a choice changes another setting with it, then both change', () => {
    const settle = (choices: Choices) => new Map([...choices, ['theme', 'amber']]);
    const { find, chosen } = open({ ...table, settle });
    find('key.Bb').run();
    expect(chosen()).toEqual({ key: 'Bb', theme: 'amber' });
  });
});

describe('given options that depend on another setting', () => {
  const signs = oneOf<'sharps' | 'flats'>({
    id: 'signs',
    label: 'Signs',
    control: 'radios',
    options: [
      { value: 'sharps', text: 'Sharps' },
      { value: 'flats', text: 'Flats' },
    ],
    initial: 'sharps',
  });
  const root = oneOf({
    id: 'root',
    label: 'Root',
    control: 'select',
    leader: 'r',
    options: [
      { value: 0, text: 'C', stroke: 'c' },
      { value: 1, text: 'C#', spoken: 'C sharp', stroke: 'shift+c' },
    ],
    initial: 0,
    adapt: (options, choices) =>
      signs.read(choices) === 'sharps'
        ? options
        : options.map(option =>
            option.code === '1' ? { ...option, text: 'Db', spoken: 'D flat', stroke: 'shift+d' } : option,
          ),
  });

  test('when that setting changes, then the same command has another title, spoken title and hotkey', () => {
    const { find, settings } = open({ rows: [signs, root] });
    const raised = find('root.1');
    expect(raised).toMatchObject({ title: 'Root C#', spoken: 'Root C sharp', hotkeys: ['r shift+c', 'r 2'] });
    settings.write(signs, 'flats');
    expect(raised).toMatchObject({ title: 'Root Db', spoken: 'Root D flat', hotkeys: ['r shift+d', 'r 2'] });
  });

  test('when an option isn’t available any more, then its command doesn’t exist, and running it does nothing', () => {
    const few = oneOf({
      ...{ id: 'few', label: 'Few', control: 'select', initial: 0 },
      options: [
        { value: 0, text: 'zero' },
        { value: 1, text: 'one' },
      ],
      adapt: (options, choices) => (signs.read(choices) === 'sharps' ? options : options.slice(0, 1)),
    });
    const { find, settings, chosen } = open({ rows: [signs, few] });
    expect(isOffered(find('few.1'))).toBe(true);
    settings.write(signs, 'flats');
    expect(isOffered(find('few.1'))).toBe(false);
    find('few.1').run();
    expect(chosen()).toEqual({ signs: 'flats' });
  });
});

describe('given two settings with the same label', () => {
  const view = oneOf<'near' | 'far'>({
    id: 'view',
    label: 'View',
    control: 'radios',
    options: [
      { value: 'near', text: 'Near' },
      { value: 'far', text: 'Far' },
    ],
    initial: 'near',
  });
  const sizes = (['near', 'far'] as const).map(where =>
    oneOf<number>({
      id: where,
      label: 'Size',
      title: `${where} size`,
      control: 'select',
      leader: 'z',
      isShown: choices => view.read(choices) === where,
      options: [
        { value: 1, text: 'one' },
        { value: 2, text: 'two' },
      ],
      initial: 1,
    }),
  );
  const both: SettingsTable = { rows: [view, ...sizes] };

  test('when one of them is shown, then the leader belongs to it and steps through it alone', () => {
    const { commands, settings } = open(both);
    const idsWith = (hotkey: string) =>
      bindingsOf(commands)
        .filter(({ hotkeys }) => hotkeys.some(each => each === hotkey))
        .map(({ command }) => command.id);
    expect(idsWith('z 2')).toEqual(['scales.near.2']);
    expect(idsWith('z z')).toEqual(['scales.near.next']);
    settings.write(view, 'far');
    expect(idsWith('z 2')).toEqual(['scales.far.2']);
  });

  test('when they are listed and changed, then each is named by its title', () => {
    const { commands, find, spoken } = open(both);
    expect(commands.map(({ title }) => title)).toEqual([
      ...['View Near', 'View Far', 'Next View'],
      ...['near size one', 'near size two', 'Next near size'],
      ...['far size one', 'far size two', 'Next far size'],
    ]);
    find('far.2').run();
    expect(spoken).toEqual(['far size, two']);
  });
});

describe('given a choice that is switched on and off', () => {
  test('when it changes, then the title of its command says which way it goes', () => {
    const { find } = open();
    const highlight = find('notes.C#');
    expect(highlight).toMatchObject({ title: 'Highlight C#', spoken: 'Highlight C sharp' });
    highlight.run();
    expect(highlight).toMatchObject({ title: 'Stop highlighting C#', spoken: 'Stop highlighting C sharp' });
  });

  test('when it is a switch, then its step says what it turns it to', () => {
    const { find, chosen } = open({ rows: [onOff({ id: 'drill', label: 'Quick Drill', initial: 'off' })] });
    expect(find('drill.next').title).toBe('Turn Quick Drill on');
    find('drill.next').run();
    expect(chosen()).toEqual({ drill: 'on' });
    expect(find('drill.next').title).toBe('Turn Quick Drill off');
  });
});

describe('given a setting that another one hides', () => {
  const mode = oneOf<'listen' | 'quiz'>({
    id: 'mode',
    label: 'Mode',
    control: 'radios',
    options: [
      { value: 'listen', text: 'Listen' },
      { value: 'quiz', text: 'Quiz' },
    ],
    initial: 'listen',
  });
  const count = oneOf<number>({
    id: 'count',
    label: 'Questions',
    control: 'select',
    reveal: choices => mode.write(choices, 'quiz'),
    options: [
      { value: 5, text: '5' },
      { value: 10, text: '10' },
    ],
    initial: 5,
  });

  test('when it is chosen, then it comes into view, and both are spoken', () => {
    const { find, chosen, spoken } = open({ rows: [mode, count] });
    find('count.10').run();
    expect(chosen()).toEqual({ mode: 'quiz', count: '10' });
    expect(spoken).toEqual(['Mode, Quiz. Questions, 10']);
  });

  test('when it is in view already, then only it is spoken', () => {
    const { find, spoken } = open({ rows: [mode, count] }, new Map([['mode', 'quiz']]));
    find('count.10').run();
    expect(spoken).toEqual(['Questions, 10']);
  });
});

describe('given commands of one table that are joined', () => {
  const joined = (ids: readonly string[], chosen?: Choices) => {
    const opened = open(table, chosen);
    const parts = ids.map(opened.find);
    const command = parts[0]?.combinable?.combine(parts);
    if (!command) throw new Error('nothing was joined');
    return { ...opened, command };
  };

  test('when they are listed, then their command names the options in the order of the table', () => {
    const { command } = joined(['theme.amber', 'key.Bb']);
    expect(command).toMatchObject({ title: 'Bb, Amber', spoken: 'B flat, Amber', group: 'Scales' });
  });

  test('when it is run, then all of them are chosen, and spoken in one text', () => {
    const { command, chosen, spoken } = joined(['key.Bb', 'theme.amber']);
    command.run();
    expect(chosen()).toEqual({ key: 'Bb', theme: 'amber' });
    expect(spoken).toEqual(['Key, B flat. Theme, Amber']);
  });

  test('when a setting has many values, then exactly those that are named are chosen', () => {
    const { command, chosen, spoken } = joined(['notes.C#', 'strings.1'], new Map([['strings', '0.1']]));
    expect(command.title).toBe('5(A), Highlight only C#');
    command.run();
    expect(chosen()).toEqual({ strings: '1', notes: 'C#' });
    expect(spoken).toEqual(['Strings, 5(A). Highlight only C sharp']);
  });

  test('when one of the settings is locked, then the command can’t be run, and says why', () => {
    const { command, settings } = joined(['key.Bb', 'theme.amber']);
    settings.lock({ theme: 'A question is open' });
    expect(command.disabled).toBe('A question is open');
  });
});

describe('given the command that resets all settings', () => {
  const resetOf = (chosen: Choices) => {
    const settings = settingsOf(table, { chosen });
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    return {
      settings,
      said,
      reset: createResetCommand({
        ...{ settings, say, chosen: settings.choices },
        title: 'Settings',
        scope: 'global',
      }),
    };
  };

  test('when none was changed, then it says so', () => {
    expect(resetOf(new Map([['volume', '70']])).reset.disabled).toBe('All settings are at their defaults');
  });

  test('when it is run, then all are at their defaults, and values that have no control stay', () => {
    const changed = [
      ['key', 'Bb'],
      ['theme', 'amber'],
      ['volume', '70'],
    ] as const;
    const { settings, reset, said } = resetOf(new Map(changed));
    expect(reset.disabled).toBeUndefined();
    reset.run();
    expect(Object.fromEntries(settings.choices())).toEqual({ volume: '70' });
    expect(said).toEqual(['All settings are back to their defaults. Shortcuts and answers are kept.']);
  });

  test('when one that was changed is locked, then its reason holds for all; one that wasn’t doesn’t matter', () => {
    const { settings, reset } = resetOf(new Map([['key', 'Bb']]));
    settings.lock({ theme: 'Not now' });
    expect(reset.disabled).toBeUndefined();
    settings.lock({ key: 'Locked while the quiz runs' });
    expect(reset.disabled).toBe('Locked while the quiz runs');
  });
});
