import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Command, inEffect } from '../../src/commands/command';
import type { Hotkey, Leader, Stroke } from '../../src/commands/hotkey';
import {
  distinctFollowers,
  type FocusKind,
  focusKeeps,
  followersOf,
  resolve,
} from '../../src/commands/resolve';
import { AT_REST, bindingsOf, command } from './made';

const disabled = (base: Command): Command => ({ ...base, disabled: 'Not now' });

const learnNotes = command('go.notes', 'l n');
const learnKeys = command('go.keys', 'l k');
const palette = command('palette', 'mod+k', ':');

describe('given commands in effect', () => {
  const bindings = bindingsOf([learnNotes, learnKeys, palette]);

  test('when a stroke isn’t a hotkey, then it is left to the browser', () => {
    expect(resolve(['x'], undefined, bindings)).toEqual({ kind: 'pass' });
    expect(resolve([], undefined, bindings)).toEqual({ kind: 'pass' });
  });

  test('when a stroke is a hotkey, then its command runs', () => {
    expect(resolve([':'], undefined, bindings)).toEqual({ kind: 'run', command: palette });
  });

  test('when a stroke is a leader, then it is pending, and only the stroke is kept', () => {
    expect(resolve(['l'], undefined, bindings)).toEqual({ kind: 'pend', leader: 'l' });
  });

  test('when a press may stand for two strokes, then the likelier one that is a hotkey counts', () => {
    expect(resolve(['x', ':'], undefined, bindings)).toEqual({ kind: 'run', command: palette });
    expect(resolve([':', 'l'], undefined, bindings)).toEqual({ kind: 'run', command: palette });
  });

  test('when two commands have the stroke, then the first, which has the stronger scope, runs', () => {
    const answer = command('answer', 'c');
    const highlight = command('highlight', 'c');
    expect(resolve(['c'], undefined, bindingsOf([answer, highlight]))).toEqual({
      kind: 'run',
      command: answer,
    });
  });

  test('when the stronger one is disabled, then its reason is given, and the weaker one doesn’t run instead', () => {
    const both = bindingsOf([disabled(command('answer', 'c')), command('highlight', 'c')]);
    expect(resolve(['c'], undefined, both)).toEqual({ kind: 'refuse', reason: 'Not now' });
  });

  test('when its key is still meant for what has just passed, then it is swallowed without a reason', () => {
    const late = bindingsOf([
      { ...disabled(command('answer', 'c')), isLate: true },
      command('highlight', 'c'),
    ]);
    expect(resolve(['c'], undefined, late)).toEqual({ kind: 'drop', stroke: undefined });
  });
});

describe('given a pending leader', () => {
  const both = bindingsOf([learnNotes, learnKeys]);

  test('when a follower is pressed, then its command runs, whatever else that key does', () => {
    const bindings = [...bindingsOf([command('next', 'n')]), ...both];
    expect(resolve(['n'], 'l', bindings)).toEqual({ kind: 'run', command: learnNotes });
  });

  test('when the follower’s command is disabled, then its reason is given', () => {
    expect(resolve(['n'], 'l', bindingsOf([disabled(learnNotes)]))).toEqual({
      kind: 'refuse',
      reason: 'Not now',
    });
  });

  test('when its command is disabled after the leader was pressed, then it is still refused', () => {
    let reason: string | undefined;
    const frets: Command = {
      ...command('frets'),
      hotkeys: ['z 5'],
      get disabled() {
        return reason;
      },
    };
    const bindings = bindingsOf([frets]);
    expect(resolve(['z'], undefined, bindings)).toEqual({ kind: 'pend', leader: 'z' });

    reason = 'Locked while a question is open';

    expect(resolve(['5'], 'z', bindings)).toEqual({ kind: 'refuse', reason });
  });

  test('when other commands are in effect by the second press, then those decide', () => {
    expect(resolve(['k'], 'l', bindingsOf([command('go.scales', 'l s')]))).toEqual({
      kind: 'drop',
      stroke: 'k',
    });
    const triads = command('go.triads', 'l k');
    expect(resolve(['k'], 'l', bindingsOf([triads]))).toEqual({ kind: 'run', command: triads });
  });

  test.each<[string, Partial<typeof AT_REST>]>([
    ['a dialog is open', { dialogOpen: true }],
    ['sequences are off, as in a drill', { sequences: 'off' }],
    ['single-key shortcuts are off', { characterHotkeys: 'off' }],
  ])('when %s by the second press, then nothing runs', (_what, change) => {
    const bindings = inEffect(bindingsOf([learnNotes, learnKeys]), { ...AT_REST, ...change });
    expect(resolve(['k'], 'l', bindings)).toEqual({ kind: 'drop', stroke: 'k' });
  });

  test.each<Stroke>(['Escape', 'x', 'Enter', '.'])(
    'when %s is pressed, then the leader is dropped and the key does nothing else',
    stroke => {
      const bindings = [...both, ...bindingsOf([palette, command('next', 'x', 'Enter')])];
      expect(resolve([stroke], 'l', bindings)).toEqual({ kind: 'drop', stroke });
    },
  );

  test('when a sign is pressed that is a hotkey, then it does what it does without a leader', () => {
    const help = disabled(command('help', '?'));
    const bindings = [...both, ...bindingsOf([palette, help])];
    expect(resolve([':'], 'l', bindings)).toEqual({ kind: 'run', command: palette });
    expect(resolve(['?'], 'l', bindings)).toEqual({ kind: 'refuse', reason: 'Not now' });
  });

  test('when a sign is pressed that is a follower, then its command runs, whatever else that sign does', () => {
    const colon = command('go.colon', 'l :');
    expect(resolve([':'], 'l', bindingsOf([palette, colon]))).toEqual({ kind: 'run', command: colon });
  });

  test('when a key is pressed with Control, then it does what it does without a leader', () => {
    const bindings = [...both, ...bindingsOf([palette])];
    expect(resolve(['mod+k'], 'l', bindings)).toEqual({ kind: 'run', command: palette });
    expect(resolve(['mod+r'], 'l', bindings)).toEqual({ kind: 'pass' });
  });

  test('when a press may stand for two strokes, then the likelier one that is a follower counts', () => {
    expect(resolve(['k', 'n'], 'l', both)).toEqual({ kind: 'run', command: learnKeys });
    expect(resolve([',', 'n'], 'l', both)).toEqual({ kind: 'run', command: learnNotes });
  });
});

describe('given a leader of Shift and a letter', () => {
  const drill = command('drill', 'x 1');
  const length = command('length', 'shift+x 1', 'shift+x shift+x');
  const bindings = bindingsOf([drill, length]);

  test('when it is pressed, then it is pending, and differs from the letter alone', () => {
    expect(resolve(['shift+x'], undefined, bindings)).toEqual({ kind: 'pend', leader: 'shift+x' });
    expect(resolve(['x'], undefined, bindings)).toEqual({ kind: 'pend', leader: 'x' });
  });

  test('when its follower is pressed, then its command runs', () => {
    expect(resolve(['1'], 'shift+x', bindings)).toEqual({ kind: 'run', command: length });
    expect(resolve(['1'], 'x', bindings)).toEqual({ kind: 'run', command: drill });
    expect(resolve(['shift+x'], 'shift+x', bindings)).toEqual({ kind: 'run', command: length });
    expect(resolve(['x'], 'shift+x', bindings)).toEqual({ kind: 'drop', stroke: 'x' });
  });
});

describe('given the followers of a leader', () => {
  test('when they are listed, then every sequence of the leader is there, in the order of the commands', () => {
    const bindings = bindingsOf([learnNotes, palette, command('key', 'r c', 'r 1'), learnKeys]);
    expect(followersOf('l', bindings)).toEqual([
      { stroke: 'n', command: learnNotes },
      { stroke: 'k', command: learnKeys },
    ]);
    expect(followersOf('r', bindings).map(({ stroke }) => stroke)).toEqual(['c', '1']);
    expect(followersOf('p', bindings)).toEqual([]);
  });

  test('when a command can be reached in two ways, then it is listed once, with the first', () => {
    const followers = followersOf('r', bindingsOf([command('key.C', 'r c', 'r 1'), command('key.G', 'r g')]));
    expect(distinctFollowers(followers).map(({ stroke }) => stroke)).toEqual(['c', 'g']);
  });
});

const LETTERS = ['a', 'b', 'c', 'l', 'n', 'x'] as const;
const LEADERS = [...LETTERS, 'shift+a', 'shift+x'] as const;
const anyStroke = fc.constantFrom<Stroke>(...LETTERS, 'shift+a', 'mod+k', 'Enter', 'Escape', '1');
const anyLeader = fc.constantFrom<Leader>(...LEADERS);
const anyHotkey = fc.oneof<fc.Arbitrary<Hotkey>[]>(
  fc.constantFrom<Hotkey>(...LETTERS, 'shift+a', 'mod+k', 'Enter', '1'),
  fc
    .tuple(anyLeader, fc.constantFrom<Stroke>(...LETTERS, 'shift+a', '1'))
    .map(([leader, stroke]): Hotkey => `${leader} ${stroke}`),
);
const anyCommands = fc
  .array(fc.tuple(fc.array(anyHotkey, { maxLength: 3 }), fc.boolean()), { maxLength: 12 })
  .map(rows =>
    rows.map(([hotkeys, isDisabled], index) => {
      const made = command(`c${index}`, ...hotkeys);
      return isDisabled ? disabled(made) : made;
    }),
  );
const anyStrokes = fc.uniqueArray(anyStroke, { maxLength: 2 });
const withoutMod = fc
  .uniqueArray(anyStroke, { minLength: 1, maxLength: 2 })
  .filter(strokes => !strokes.some(stroke => stroke.startsWith('mod+')));

describe('given any commands and any presses', () => {
  test('when a leader is pending, then the next press resolves to one of its followers or to nothing', () => {
    fc.assert(
      fc.property(anyCommands, anyLeader, withoutMod, (commands, leader, strokes) => {
        const bindings = bindingsOf(commands);
        const followers = followersOf(leader, bindings).filter(({ stroke }) =>
          strokes.some(each => each === stroke),
        );
        const resolution = resolve(strokes, leader, bindings);
        if (followers.length === 0) expect(resolution).toEqual({ kind: 'drop', stroke: strokes[0] });
        else if (resolution.kind === 'run')
          expect(followers.map(each => each.command)).toContain(resolution.command);
        else expect(resolution).toEqual({ kind: 'refuse', reason: 'Not now' });
      }),
    );
  });

  test('when a leader is pending, then a press with Control does what it does without a leader', () => {
    fc.assert(
      fc.property(
        anyCommands,
        anyLeader,
        fc.constantFrom<Stroke>('mod+k', 'mod+r'),
        (commands, leader, stroke) => {
          const bindings = bindingsOf(commands);
          expect(resolve([stroke], leader, bindings)).toEqual(resolve([stroke], undefined, bindings));
        },
      ),
    );
  });

  test('when a leader is pending, then Escape drops it', () => {
    fc.assert(
      fc.property(anyCommands, anyLeader, (commands, leader) => {
        expect(resolve(['Escape'], leader, bindingsOf(commands))).toEqual({ kind: 'drop', stroke: 'Escape' });
      }),
    );
  });

  test('when a stroke becomes pending, then it has followers, each with that sequence', () => {
    fc.assert(
      fc.property(anyCommands, anyLeader, (commands, leader) => {
        const bindings = bindingsOf(commands);
        const resolution = resolve([leader], undefined, bindings);
        fc.pre(resolution.kind === 'pend');
        const followers = followersOf(leader, bindings);
        expect(followers).not.toHaveLength(0);
        for (const { stroke, command: follower } of followers)
          expect(follower.hotkeys).toContain(`${leader} ${stroke}`);
      }),
    );
  });

  test('when a press resolves to a command, then the press is its hotkey, and it runs only if it isn’t disabled', () => {
    fc.assert(
      fc.property(anyCommands, anyStrokes, (commands, strokes) => {
        const resolution = resolve(strokes, undefined, bindingsOf(commands));
        const owners = commands.filter(({ hotkeys = [] }) =>
          hotkeys.some(hotkey => strokes.some(stroke => stroke === hotkey)),
        );
        if (resolution.kind === 'run') {
          expect(owners).toContain(resolution.command);
          expect(resolution.command.disabled).toBeUndefined();
        }
        if (resolution.kind === 'refuse')
          expect(owners.map(each => each.disabled)).toContain(resolution.reason);
      }),
    );
  });

  test('when a press is resolved twice, then the result is the same, and nothing was run or changed', () => {
    fc.assert(
      fc.property(anyCommands, anyStrokes, (commands, strokes) => {
        const run = vi.fn();
        const bindings = bindingsOf(commands.map(each => ({ ...each, run })));
        const before = JSON.stringify(bindings);
        expect(resolve(strokes, undefined, bindings)).toEqual(resolve(strokes, undefined, bindings));
        expect(run).not.toHaveBeenCalled();
        expect(JSON.stringify(bindings)).toBe(before);
      }),
    );
  });

  test('when the press is no command’s hotkey, then the browser gets it', () => {
    fc.assert(
      fc.property(anyCommands, commands => {
        expect(resolve(['mod+shift+z'], undefined, bindingsOf(commands))).toEqual({ kind: 'pass' });
      }),
    );
  });
});

describe('given the focused element', () => {
  const STROKES: readonly Stroke[] = [
    ...(['c', 'shift+c', '1', '?', ':', 'Enter', 'Space', 'Tab', 'Escape', 'ArrowDown'] as const),
    ...(['Home', 'PageDown', 'mod+k', 'mod+Home'] as const),
  ];

  test.each<[FocusKind, readonly Stroke[]]>([
    ['text', ['c', 'shift+c', '1', '?', ':', 'Enter', 'Space', 'Tab', 'ArrowDown', 'Home']],
    ['select', ['c', 'shift+c', '1', 'Enter', 'Space', 'ArrowDown', 'Home', 'PageDown']],
    ['button', ['Enter', 'Space']],
    ['link', ['Enter']],
    ['radio', ['Enter', 'Space', 'ArrowDown']],
    ['tab', ['Enter', 'Space', 'ArrowDown', 'Home']],
    ['checkbox', ['Space']],
    ['slider', ['ArrowDown', 'Home', 'PageDown']],
    ['cell', []],
    ['other', []],
  ])('when it is a %s, then it keeps only its own keys', (focus, kept) => {
    expect(STROKES.filter(stroke => focusKeeps(focus, stroke))).toEqual(kept);
  });
});
