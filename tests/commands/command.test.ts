import { describe, expect, test } from 'vitest';
import {
  type Circumstances,
  type Command,
  inEffect,
  isOffered,
  spokenTitle,
} from '../../src/commands/command';
import { AT_REST, bindingsOf, command, commandIn } from './made';

const idsIn = (commands: readonly Command[], circumstances: Circumstances) =>
  inEffect(bindingsOf(commands), circumstances).map(binding => binding.command.id);

describe('given a command in every scope', () => {
  const everywhere = [
    commandIn('global', 'palette', 'mod+k'),
    commandIn('screen', 'tips', 't'),
    commandIn('neck', 'where', 'o'),
    commandIn('quiz', 'submit', 'Enter'),
    commandIn('dialog', 'dismiss', 'Enter'),
  ];

  test('when the neck has the focus, then quiz comes before neck, screen and global', () => {
    expect(idsIn(everywhere, AT_REST)).toEqual(['submit', 'where', 'tips', 'palette']);
  });

  test('when the focus is elsewhere, then the neck’s commands are out of reach', () => {
    expect(idsIn(everywhere, { ...AT_REST, neck: 'away' })).toEqual(['submit', 'tips', 'palette']);
  });

  test('when the focus is on the page near the neck, then a command that enters the neck comes last', () => {
    const entering = { ...commandIn('neck', 'next', 'n'), entersNeck: 'always' } as const;
    const commands = [entering, ...everywhere];
    const near = { ...AT_REST, neck: 'near' } as const;
    expect(idsIn(commands, near)).toEqual(['submit', 'tips', 'palette', 'next']);
    expect(idsIn(commands, { ...near, neck: 'away' })).not.toContain('next');
    expect(idsIn(commands, { ...near, dialogOpen: true })).toEqual(['dismiss']);
  });

  test('when a question is open, then a command that would answer it isn’t reached from the page', () => {
    const act = { ...commandIn('neck', 'act', 'Space'), entersNeck: 'outside-questions' } as const;
    const near = { ...AT_REST, neck: 'near' } as const;
    expect(idsIn([act], { ...near, quiz: 'none' })).toEqual(['act']);
    expect(idsIn([act], { ...near, quiz: 'open' })).toEqual([]);
  });

  test('when a dialog is open, then only its own commands are in reach', () => {
    expect(idsIn(everywhere, { ...AT_REST, dialogOpen: true })).toEqual(['dismiss']);
  });

  test('when two share a scope, then they keep their order', () => {
    expect(idsIn([command('first', 'a'), command('second', 'b')], AT_REST)).toEqual(['first', 'second']);
  });
});

describe('given commands with bare keys, sequences and mod keys', () => {
  const commands = [
    commandIn('screen', 'letter', 'c', 'mod+c'),
    commandIn('global', 'sequence', 'l n'),
    commandIn('global', 'shifted', 'shift+l n'),
    commandIn('quiz', 'enter', 'Enter'),
    commandIn('screen', 'palette only'),
  ];
  const hotkeysIn = (circumstances: Circumstances) =>
    inEffect(bindingsOf(commands), circumstances).map(binding => [binding.command.id, binding.hotkeys]);

  test('when all kinds of keys are on, then all of them work, and a command without a key is left out', () => {
    expect(hotkeysIn(AT_REST)).toEqual([
      ['enter', ['Enter']],
      ['letter', ['c', 'mod+c']],
      ['sequence', ['l n']],
      ['shifted', ['shift+l n']],
    ]);
  });

  test('when single-key shortcuts are off, then bare letters and leaders don’t work and the rest do', () => {
    expect(hotkeysIn({ ...AT_REST, characterHotkeys: 'off' })).toEqual([
      ['enter', ['Enter']],
      ['letter', ['mod+c']],
    ]);
  });

  test('when sequences are off, then only they don’t work', () => {
    expect(hotkeysIn({ ...AT_REST, sequences: 'off' })).toEqual([
      ['enter', ['Enter']],
      ['letter', ['c', 'mod+c']],
    ]);
  });
});

describe('given a command with optional properties', () => {
  test('when it doesn’t say whether it exists, then it does', () => {
    expect(isOffered(command('play'))).toBe(true);
    expect(isOffered({ ...command('play'), isOffered: false })).toBe(false);
  });

  test('when its hotkeys don’t work now, then no key reaches it', () => {
    let hotkeysWork = false;
    const play: Command = {
      ...command('play'),
      hotkeys: ['p'],
      get hotkeysWork() {
        return hotkeysWork;
      },
    };

    expect(idsIn([play], AT_REST)).toEqual([]);
    hotkeysWork = true;
    expect(idsIn([play], AT_REST)).toEqual(['play']);
  });
});

test('given a command, when its title is spoken, then it is the spoken title if there is one', () => {
  expect(spokenTitle({ title: 'Key Bb', spoken: 'Key B flat' })).toBe('Key B flat');
  expect(spokenTitle({ title: 'Play' })).toBe('Play');
});
