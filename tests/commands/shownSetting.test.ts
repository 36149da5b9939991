import { describe, expect, test } from 'vitest';
import { type Choices, oneOf } from '../../src/settings/setting';
import { settingCommands } from '../../src/settings/settingCommands';

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

/** Two settings with one label and one leader, of which only one is on the screen at a time. */
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

function commandsIn(choices: Choices) {
  const spoken: string[] = [];
  const commands = settingCommands(
    { rows: [view, ...sizes] },
    {
      id: 'test',
      title: 'Test',
      choices,
      apply: (_, text) => spoken.push(text),
      locks: new Map(),
      hotkeys: 'on',
    },
  );
  return { commands, spoken };
}

describe('given two settings of one label', () => {
  test('when one of them is on the screen, then the leader is its own, and steps through it alone', () => {
    const ids = (choices: Choices, hotkey: string) =>
      commandsIn(choices)
        .commands.filter(({ hotkeys = [] }) => hotkeys.some(each => each === hotkey))
        .map(({ id }) => id);
    expect(ids(new Map(), 'z 2')).toEqual(['test.near.2']);
    expect(ids(new Map(), 'z z')).toEqual(['test.near.next']);
    expect(ids(new Map([['view', 'far']]), 'z 2')).toEqual(['test.far.2']);
  });

  test('when they are listed and changed by name, then each goes by its title', () => {
    const { commands, spoken } = commandsIn(new Map());
    expect(commands.map(({ title }) => title)).toEqual([
      ...['View Near', 'View Far', 'Next View'],
      ...['near size one', 'near size two', 'Next near size'],
      ...['far size one', 'far size two', 'Next far size'],
    ]);
    commands.find(({ id }) => id === 'test.far.2')?.run();
    expect(spoken).toEqual(['far size, two']);
  });
});
