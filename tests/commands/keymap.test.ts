import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, type Keymap, NO_KEYMAP } from '../../src/commands/command';
import type { Stroke } from '../../src/commands/hotkey';
import {
  applyKeymap,
  formatKeymap,
  keysOf,
  parseKeymap,
  slotsIn,
  workingIn,
} from '../../src/commands/keymap';
import { command, commandIn, commandOf } from './made';

/** The hotkeys of commands under a keymap, by id. */
const under = (keymap: Keymap, ...commands: readonly Command[]) =>
  Object.fromEntries(
    applyKeymap(commands, workingIn(commands, keymap)).map(binding => [binding.command.id, binding.hotkeys]),
  );

const play = command('play', 'p');
const palette = commandIn('global', 'palette', 'mod+k', ':');
const keyC = commandOf('key', 'key.C', 'r c', 'r 1');
const nextKey = commandOf('key', 'key.next', 'j', 'r r');

describe('given a keymap', () => {
  test('when it is written as text, then it can be read back', () => {
    const keymap: Keymap = new Map([
      ['notes.notes.C#', ['shift+x']],
      ['notes-quiz.start', []],
      ['scales.key r', ['j']],
      ['scales.shape f', ['shift+j']],
      ['scales.drill shift+x', ['y']],
      ['shell.settings', [':']],
      ['a=b&c+d', ['1']],
    ]);
    expect(parseKeymap(formatKeymap(keymap))).toEqual(keymap);
  });

  test('when it is empty, then its text is too', () => {
    expect(formatKeymap(NO_KEYMAP)).toBe('');
    expect(parseKeymap('')).toBe(NO_KEYMAP);
  });
});

test('given a keymap with keys of many other commands, when it is applied, then only those of existing commands are used', () => {
  const others = Array.from({ length: 1000 }, (_, index): [string, readonly Stroke[]] => [
    `other.${index}`,
    ['x'],
  ]);
  const keymap: Keymap = new Map([['play', ['j']], ...others]);
  expect(workingIn([play, palette], keymap)).toEqual(new Map([['play', ['j']]]));
  expect(workingIn([palette], keymap)).toBe(NO_KEYMAP);
});

test('given a stored key that only a pedal’s command may have, when it is applied to another, then that keeps its own', () => {
  const keymap = parseKeymap('play=PageDown');
  expect(under(keymap, play)).toEqual({ play: ['p'] });
  expect(under(keymap, { ...play, isPedal: true })).toEqual({ play: ['PageDown'] });
});

describe('given a text that isn’t a valid keymap', () => {
  test.each([
    ...[
      'Enter',
      'play=',
      'play=Escape',
      'play=mod+x',
      'play=shift+1',
      'play=xx',
      'play=%',
      'play=x y',
      'play=é',
      'play=X',
    ],
    ...['key r=1', 'key r=shift+1', 'key r=?', 'key r=Enter', 'play=Tab'],
  ])('when it is %s, then the keymap is empty', text => {
    expect(parseKeymap(text)).toEqual(new Map());
  });

  test('when a part of it is valid, then that part is read', () => {
    expect(parseKeymap('play=x&tips=Escape&%zz&key r=j&quiz=none')).toEqual(
      new Map([
        ['play', ['x']],
        ['key r', ['j']],
        ['quiz', []],
      ]),
    );
  });

  test('when it is any text, then reading it doesn’t throw, and the result survives a round trip', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const keymap = parseKeymap(text);
        expect(parseKeymap(formatKeymap(keymap))).toEqual(keymap);
      }),
    );
  });
});

describe('given commands', () => {
  test('when their slots are listed, then each command has one, beside its fixed keys, and a whole family has one for its leader', () => {
    const enter = commandIn('quiz', 'submit', 'Enter', 'mod+Enter');
    const left = commandIn('neck', 'left', 'ArrowLeft');
    const slots = slotsIn([palette, play, keyC, nextKey, enter, left]);
    expect(slots.map(({ id, kind, declared, fixed }) => ({ id, kind, declared, fixed }))).toEqual([
      { id: 'palette', kind: 'key', declared: [':'], fixed: ['mod+k'] },
      { id: 'play', kind: 'key', declared: ['p'], fixed: [] },
      { id: 'key r', kind: 'leader', declared: ['r'], fixed: [] },
      { id: 'key.next', kind: 'key', declared: ['j'], fixed: [] },
      { id: 'submit', kind: 'key', declared: [], fixed: ['Enter', 'mod+Enter'] },
      { id: 'left', kind: 'key', declared: [], fixed: ['ArrowLeft'] },
    ]);
    expect(slots.find(({ id }) => id === 'key r')?.commands).toEqual([keyC, nextKey]);
  });

  test('when a family has two leaders, then each can be changed', () => {
    const minor = commandOf('key', 'key.Cm', 'i c');
    expect(slotsIn([keyC, minor]).map(({ id }) => id)).toEqual(['key r', 'key i']);
    expect(under(new Map([['key i', ['x']]]), keyC, minor)).toEqual({
      'key.C': ['r c', 'r 1'],
      'key.Cm': ['x c'],
    });
  });

  test('when a sequence belongs to no family, then its leader is a slot of its own', () => {
    expect(slotsIn([commandIn('global', 'go', 'l n')]).map(({ id }) => id)).toEqual(['go l']);
  });

  test('when nothing was changed, then each has its declared hotkeys and is the same object', () => {
    for (const keymap of [NO_KEYMAP, new Map([['other', ['x']]])] satisfies Keymap[]) {
      const [binding] = applyKeymap([play], keymap);
      expect(binding?.command).toBe(play);
      expect(binding?.hotkeys).toEqual(['p']);
    }
  });

  test('when the hotkeys of one don’t work now, then it has none, and no slot', () => {
    const elsewhere: Command = { ...play, hotkeysWork: false };
    expect(under(NO_KEYMAP, elsewhere)).toEqual({ play: [] });
    expect(under(new Map([['play', ['x']]]), elsewhere)).toEqual({ play: [] });
    expect(slotsIn([elsewhere])).toEqual([]);
  });

  test('when a key was changed, then it replaces the declared one, and keys with mod stay', () => {
    expect(under(new Map([['palette', ['x']]]), palette)).toEqual({ palette: ['mod+k', 'x'] });
    expect(under(new Map([['palette', []]]), palette)).toEqual({ palette: ['mod+k'] });
  });

  test('when a command with only fixed keys is given one, then both work, and a stored key for a sequence is ignored', () => {
    const left = commandIn('neck', 'left', 'ArrowLeft');
    const go = commandIn('global', 'go', 'l n');
    const keymap: Keymap = new Map([
      ['left', ['h']],
      ['go', ['x']],
    ]);
    expect(under(keymap, left, go)).toEqual({ left: ['ArrowLeft', 'h'], go: ['l n'] });
    expect(keysOf(keymap, 'left', ['ArrowLeft'])).toEqual(['ArrowLeft', 'h']);
  });

  test('when a leader was changed, then all its sequences change, and the leader twice is still the leader twice', () => {
    expect(under(new Map([['key r', ['x']]]), keyC, nextKey)).toEqual({
      'key.C': ['x c', 'x 1'],
      'key.next': ['j', 'x x'],
    });
  });

  test('when a declared leader has Shift, then it can be changed like any other', () => {
    const long = commandOf('length', 'length.20', 'shift+x 2');
    const next = commandOf('length', 'length.next', 'shift+x shift+x');
    expect(slotsIn([long, next]).map(({ id, declared }) => [id, ...declared])).toEqual([
      ['length shift+x', 'shift+x'],
    ]);
    expect(under(new Map([['length shift+x', ['y']]]), long, next)).toEqual({
      'length.20': ['y 2'],
      'length.next': ['y y'],
    });
  });

  test('when a leader was changed to one with Shift, then all its sequences use that', () => {
    expect(under(new Map([['key r', ['shift+y']]]), keyC, nextKey)).toEqual({
      'key.C': ['shift+y c', 'shift+y 1'],
      'key.next': ['j', 'shift+y shift+y'],
    });
  });

  test('when a leader was removed, then its sequences are gone too', () => {
    expect(under(new Map([['key r', []]]), keyC, nextKey)).toEqual({ 'key.C': [], 'key.next': ['j'] });
  });

  test('when a command declares no hotkeys, then it gets none', () => {
    expect(keysOf(new Map([['play', ['x']]]), 'play', [])).toEqual([]);
  });
});

describe('given a changed key that clashes with a command of another page', () => {
  const keymap: Keymap = new Map([['mine', ['x']]]);

  test('when they share a scope, then the user’s command gets it, and the other has no key', () => {
    const [mine, other] = [command('mine', 'm'), command('other', 'x')];
    for (const both of [
      [mine, other],
      [other, mine],
    ])
      expect(under(keymap, ...both)).toEqual({ mine: ['x'], other: [] });
  });

  test('when the other’s key is a leader, then its sequences have no key', () => {
    expect(under(keymap, command('mine', 'm'), commandOf('max', 'max.5', 'x 5'))).toEqual({
      mine: ['x'],
      'max.5': [],
    });
  });

  test('when the other’s scope is stronger, then the other keeps it', () => {
    expect(under(keymap, commandIn('global', 'mine', 'm'), commandIn('quiz', 'other', 'x'))).toEqual({
      mine: [],
      other: ['x'],
    });
  });

  test('when the other’s scope is weaker, then the user’s command gets it', () => {
    expect(under(keymap, commandIn('quiz', 'mine', 'm'), command('other', 'x'))).toEqual({
      mine: ['x'],
      other: [],
    });
  });

  test('when one belongs to the neck, where it works only there, then both keep it', () => {
    expect(under(keymap, commandIn('neck', 'mine', 'm'), command('other', 'x'))).toEqual({
      mine: ['x'],
      other: ['x'],
    });
    expect(under(keymap, command('mine', 'm'), commandIn('neck', 'other', 'x'))).toEqual({
      mine: ['x'],
      other: ['x'],
    });
  });

  test('when one belongs to a dialog, then they don’t clash', () => {
    expect(under(keymap, command('mine', 'm'), commandIn('dialog', 'other', 'x'))).toEqual({
      mine: ['x'],
      other: ['x'],
    });
  });

  test('when the user gave both the same key, then the first gets it', () => {
    const both: Keymap = new Map([
      ['b', ['x']],
      ['a', ['x']],
    ]);
    expect(under(both, command('a', 'y'), command('b', 'z'))).toEqual({
      a: ['x'],
      b: [],
    });
  });

  test('when one that lost its key would have hidden a third, then the third keeps it', () => {
    const commands = [
      command('mine', 'm'),
      commandIn('quiz', 'quiz', 'x'),
      commandIn('global', 'third', 'm'),
    ];
    expect(under(keymap, ...commands)).toEqual({ mine: [], quiz: ['x'], third: ['m'] });
  });

  test('when both declared the same key, then neither changes', () => {
    const commands = [command('mine', 'm'), command('note', 'c'), commandIn('quiz', 'answer', 'c')];
    expect(under(keymap, ...commands)).toEqual({ mine: ['x'], note: ['c'], answer: ['c'] });
  });
});
