import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import type { Hotkey, Stroke } from '../../src/commands/hotkey';
import { type FocusKind, focusKeeps, type Pending, resolve } from '../../src/commands/resolve';

const command = (id: string, ...hotkeys: readonly Hotkey[]): Command => ({
  id,
  title: id,
  group: 'Test',
  scope: 'screen',
  hotkeys,
  run: () => {},
});

const disabled = (base: Command): Command => ({ ...base, disabled: 'Not now' });

const learnNotes = command('go.notes', 'l n');
const learnKeys = command('go.keys', 'l k');
const palette = command('palette', 'mod+k', ':');

const pendingL: Pending = {
  leader: 'l',
  follows: [
    { stroke: 'n', command: learnNotes },
    { stroke: 'k', command: learnKeys },
  ],
};

describe('given commands in effect', () => {
  const commands = [learnNotes, learnKeys, palette];

  test('when a stroke belongs to none, then it is left to the browser', () => {
    expect(resolve(['x'], undefined, commands)).toEqual({ kind: 'pass' });
    expect(resolve([], undefined, commands)).toEqual({ kind: 'pass' });
  });

  test('when a stroke is a hotkey, then its command runs', () => {
    expect(resolve([':'], undefined, commands)).toEqual({ kind: 'run', command: palette });
  });

  test('when a stroke is a leader, then it waits with everything that may follow', () => {
    expect(resolve(['l'], undefined, commands)).toEqual({ kind: 'pend', pending: pendingL });
  });

  test('when a press may mean two strokes, then the likelier one that somebody wants is taken', () => {
    expect(resolve(['x', ':'], undefined, commands)).toEqual({ kind: 'run', command: palette });
    expect(resolve([':', 'l'], undefined, commands)).toEqual({ kind: 'run', command: palette });
  });

  test('when two ask for one stroke, then the first, which is the stronger, has it', () => {
    const answer = command('answer', 'c');
    const highlight = command('highlight', 'c');
    expect(resolve(['c'], undefined, [answer, highlight])).toEqual({ kind: 'run', command: answer });
  });

  test('when the stronger one is disabled, then it refuses and keeps its key from the weaker one', () => {
    const answer = disabled(command('answer', 'c'));
    const highlight = command('highlight', 'c');
    expect(resolve(['c'], undefined, [answer, highlight])).toEqual({ kind: 'refuse', command: answer });
  });
});

describe('given a leader that waits', () => {
  test('when what follows is pressed, then its command runs, whatever else that key does', () => {
    expect(resolve(['n'], pendingL, [command('next', 'n')])).toEqual({ kind: 'run', command: learnNotes });
  });

  test('when what follows is disabled, then it refuses', () => {
    const follows = [{ stroke: 'n', command: disabled(learnNotes) }];
    expect(resolve(['n'], { leader: 'l', follows }, [])).toEqual({
      kind: 'refuse',
      command: disabled(learnNotes),
    });
  });

  test.each<Stroke>(['Escape', 'x', 'Enter', 'mod+k', ':'])(
    'when %s is pressed, then it gives up and the key does nothing else',
    stroke => {
      expect(resolve([stroke], pendingL, [palette])).toEqual({ kind: 'drop' });
    },
  );

  test('when a key is pressed that stands for nothing, then it gives up', () => {
    expect(resolve([], pendingL, [palette])).toEqual({ kind: 'drop' });
  });

  test('when the press may mean two strokes, then the likelier one that may follow is taken', () => {
    expect(resolve(['k', 'n'], pendingL, [])).toEqual({ kind: 'run', command: learnKeys });
    expect(resolve([',', 'n'], pendingL, [])).toEqual({ kind: 'run', command: learnNotes });
  });
});

const LETTERS = ['a', 'b', 'c', 'l', 'n', 'x'] as const;
const anyStroke = fc.constantFrom<Stroke>(...LETTERS, 'shift+a', 'mod+k', 'Enter', 'Escape', '1');
const anyHotkey = fc.oneof<fc.Arbitrary<Hotkey>[]>(
  fc.constantFrom<Hotkey>(...LETTERS, 'shift+a', 'mod+k', 'Enter', '1'),
  fc
    .tuple(fc.constantFrom(...LETTERS), fc.constantFrom<Stroke>(...LETTERS, 'shift+a', '1'))
    .map(([leader, stroke]): Hotkey => `${leader} ${stroke}`),
);
const anyCommands = fc
  .array(fc.tuple(fc.array(anyHotkey, { maxLength: 3 }), fc.boolean()), { maxLength: 12 })
  .map(rows =>
    rows.map(([hotkeys, rests], index) => {
      const made = command(`c${index}`, ...hotkeys);
      return rests ? disabled(made) : made;
    }),
  );
const anyStrokes = fc.uniqueArray(anyStroke, { maxLength: 2 });

const pendingFor = (leader: Stroke, commands: readonly Command[]): Pending | undefined => {
  const resolution = resolve([leader], undefined, commands);
  return resolution.kind === 'pend' ? resolution.pending : undefined;
};

describe('given any commands and any presses', () => {
  test('when a leader waits, then the next press comes to one of its followers or to nothing', () => {
    fc.assert(
      fc.property(anyCommands, fc.constantFrom(...LETTERS), anyStrokes, (commands, leader, strokes) => {
        const pending = pendingFor(leader, commands);
        fc.pre(pending !== undefined);
        const resolution = resolve(strokes, pending, commands);
        const follower = pending?.follows.find(({ stroke }) => strokes.some(each => each === stroke));
        if (follower === undefined) expect(resolution).toEqual({ kind: 'drop' });
        else {
          expect(['run', 'refuse']).toContain(resolution.kind);
          const ids = pending?.follows.map(each => each.command.id);
          expect(ids).toContain('command' in resolution ? resolution.command.id : 'none');
        }
      }),
    );
  });

  test('when a leader waits, then Escape drops it', () => {
    fc.assert(
      fc.property(anyCommands, fc.constantFrom(...LETTERS), (commands, leader) => {
        const pending = pendingFor(leader, commands);
        fc.pre(pending !== undefined);
        expect(resolve(['Escape'], pending, commands)).toEqual({ kind: 'drop' });
      }),
    );
  });

  test('when one waits, then it has followers, and each of them has that sequence', () => {
    fc.assert(
      fc.property(anyCommands, fc.constantFrom(...LETTERS), (commands, leader) => {
        const pending = pendingFor(leader, commands);
        fc.pre(pending !== undefined);
        expect(pending?.follows).not.toHaveLength(0);
        for (const { stroke, command: follower } of pending?.follows ?? [])
          expect(follower.hotkeys).toContain(`${leader} ${stroke}`);
      }),
    );
  });

  test('when a press comes to a command, then that command has the press as a hotkey, and runs only if it may', () => {
    fc.assert(
      fc.property(anyCommands, anyStrokes, (commands, strokes) => {
        const resolution = resolve(strokes, undefined, commands);
        if (resolution.kind !== 'run' && resolution.kind !== 'refuse') return;
        const { hotkeys = [], disabled: reason } = resolution.command;
        expect(hotkeys.some(hotkey => strokes.some(stroke => stroke === hotkey))).toBe(true);
        expect(resolution.kind).toBe(reason === undefined ? 'run' : 'refuse');
      }),
    );
  });

  test('when a press is resolved twice, then it comes to the same, and nothing was run or changed by it', () => {
    fc.assert(
      fc.property(anyCommands, anyStrokes, (commands, strokes) => {
        const before = JSON.stringify(commands);
        const run = vi.fn();
        const counting = commands.map(each => ({ ...each, run }));
        expect(resolve(strokes, undefined, counting)).toEqual(resolve(strokes, undefined, counting));
        expect(run).not.toHaveBeenCalled();
        expect(JSON.stringify(commands)).toBe(before);
      }),
    );
  });

  test('when nobody has the press, then the browser gets it', () => {
    fc.assert(
      fc.property(anyCommands, commands => {
        expect(resolve(['mod+shift+z'], undefined, commands)).toEqual({ kind: 'pass' });
      }),
    );
  });
});

describe('given what has the focus', () => {
  const STROKES: readonly Stroke[] = [
    ...(['c', 'shift+c', '1', '?', 'Enter', 'Space', 'Tab', 'Escape', 'ArrowDown'] as const),
    ...(['Home', 'PageDown', 'mod+k', 'mod+Home'] as const),
  ];

  test.each<[FocusKind, readonly Stroke[]]>([
    ['text', ['c', 'shift+c', '1', '?', 'Enter', 'Space', 'Tab', 'ArrowDown', 'Home', 'PageDown']],
    ['select', ['c', 'shift+c', '1', '?', 'Enter', 'Space', 'ArrowDown', 'Home', 'PageDown']],
    ['button', ['Enter', 'Space']],
    ['link', ['Enter']],
    ['radio', ['Enter', 'Space', 'ArrowDown']],
    ['tab', ['Enter', 'Space', 'ArrowDown', 'Home']],
    ['checkbox', ['Space']],
    ['cell', []],
    ['other', []],
  ])('when it is a %s, then it keeps just its own keys', (focus, kept) => {
    expect(STROKES.filter(stroke => focusKeeps(focus, stroke))).toEqual(kept);
  });
});
