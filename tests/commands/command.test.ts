import { describe, expect, test } from 'vitest';
import {
  type Circumstances,
  type Command,
  clashesIn,
  inEffect,
  type Scope,
  sameOffers,
} from '../../src/commands/command';
import type { Hotkey } from '../../src/commands/hotkey';

const command = (id: string, scope: Scope, ...hotkeys: readonly Hotkey[]): Command => ({
  id,
  title: id,
  group: 'Test',
  scope,
  hotkeys,
  run: () => {},
});

const calm: Circumstances = {
  dialogOpen: false,
  neckFocused: true,
  characterHotkeys: 'on',
  sequences: 'on',
};

const idsIn = (commands: readonly Command[]) => commands.map(({ id }) => id);

const everywhere = [
  command('palette', 'global', 'mod+k'),
  command('tips', 'screen', 't'),
  command('where', 'neck', 'o'),
  command('submit', 'quiz', 'Enter'),
  command('dismiss', 'dialog', 'Enter'),
];

describe('given a command in every scope', () => {
  test('when the neck has the focus, then quiz comes before neck, screen and global', () => {
    expect(idsIn(inEffect(everywhere, calm))).toEqual(['submit', 'where', 'tips', 'palette']);
  });

  test('when the focus is elsewhere, then the neck’s commands are out of reach', () => {
    expect(idsIn(inEffect(everywhere, { ...calm, neckFocused: false }))).toEqual([
      'submit',
      'tips',
      'palette',
    ]);
  });

  test('when a dialog is open, then only its own commands are in reach', () => {
    expect(idsIn(inEffect(everywhere, { ...calm, dialogOpen: true }))).toEqual(['dismiss']);
  });

  test('when two share a scope, then they keep the order in which they were offered', () => {
    const twins = [command('first', 'screen', 'a'), command('second', 'screen', 'b')];
    expect(idsIn(inEffect(twins, calm))).toEqual(['first', 'second']);
  });
});

describe('given commands with bare keys, sequences and mod keys', () => {
  const commands = [
    command('letter', 'screen', 'c', 'mod+c'),
    command('sequence', 'global', 'l n'),
    command('enter', 'quiz', 'Enter'),
    { ...command('bare', 'screen'), hotkeys: undefined },
  ].map(({ hotkeys, ...rest }): Command => (hotkeys === undefined ? rest : { ...rest, hotkeys }));
  const hotkeysIn = (circumstances: Circumstances) =>
    inEffect(commands, circumstances).map(({ id, hotkeys }) => [id, hotkeys]);

  test('when nothing holds them back, then all their keys work', () => {
    expect(hotkeysIn(calm)).toEqual([
      ['enter', ['Enter']],
      ['letter', ['c', 'mod+c']],
      ['bare', []],
      ['sequence', ['l n']],
    ]);
  });

  test('when single-key shortcuts are off, then bare letters and leaders are gone and the rest stays', () => {
    expect(hotkeysIn({ ...calm, characterHotkeys: 'off' })).toEqual([
      ['enter', ['Enter']],
      ['letter', ['mod+c']],
      ['bare', []],
      ['sequence', []],
    ]);
  });

  test('when sequences rest, then only they are gone', () => {
    expect(hotkeysIn({ ...calm, sequences: 'resting' })).toEqual([
      ['enter', ['Enter']],
      ['letter', ['c', 'mod+c']],
      ['bare', []],
      ['sequence', []],
    ]);
  });
});

describe('given commands that may be in effect together', () => {
  test('when no two ask for the same, then nothing is wrong', () => {
    expect(clashesIn(everywhere)).toEqual([]);
  });

  test('when two have one id, then it is named once', () => {
    const three = [command('a', 'screen'), command('a', 'quiz'), command('a', 'global')];
    expect(clashesIn(three)).toEqual(['two commands are called a']);
  });

  test('when two in one scope ask for one key, then both are named', () => {
    expect(clashesIn([command('a', 'screen', 'x'), command('b', 'screen', 'y', 'x')])).toEqual([
      'a and b both ask for x',
    ]);
  });

  test('when two in different scopes ask for one key, then the stronger has it and nothing is wrong', () => {
    expect(clashesIn([command('a', 'quiz', 'c'), command('b', 'screen', 'c')])).toEqual([]);
  });

  test('when two sequences are the same, then both are named', () => {
    expect(clashesIn([command('a', 'screen', 'l n'), command('b', 'screen', 'l n')])).toEqual([
      'a and b both ask for l n',
    ]);
  });

  test('when a leader is somebody’s single key, then both are named, whatever their scopes', () => {
    expect(clashesIn([command('a', 'quiz', 'l'), command('b', 'global', 'l n')])).toEqual([
      'b (l n) and a (l) begin alike',
    ]);
  });

  test('when two sequences share a leader, then nothing is wrong', () => {
    expect(clashesIn([command('a', 'global', 'l n'), command('b', 'screen', 'l t')])).toEqual([]);
  });
});

describe('given two lists of commands', () => {
  const tips = command('tips', 'screen', 't');

  test('when they differ in what is done alone, then they offer the same', () => {
    expect(sameOffers([tips], [{ ...tips, run: () => {} }])).toBe(true);
    expect(sameOffers([], [])).toBe(true);
  });

  for (const { how, other } of [
    { how: 'has another hotkey', other: [{ ...tips, hotkeys: ['x'] as const }] },
    { how: 'has another title', other: [{ ...tips, title: 'Help' }] },
    { how: 'rests', other: [{ ...tips, disabled: 'Locked while a question is open' }] },
    { how: 'has one more', other: [tips, command('where', 'neck', 'o')] },
    { how: 'is empty', other: [] },
  ])
    test(`when one ${how}, then they don't`, () => {
      expect(sameOffers([tips], other)).toBe(false);
      expect(sameOffers(other, [tips])).toBe(false);
    });
});
