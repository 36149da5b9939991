import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import type { Keymap } from '../../src/commands/keymap';
import { createRegistry } from '../../src/commands/registry';

const command = (id: string): Command => ({ id, title: id, group: 'Test', scope: 'screen', run: () => {} });

const idsIn = (commands: readonly Command[]) => commands.map(({ id }) => id);

describe('given an empty registry', () => {
  test('when two owners publish, then their commands stand in the order in which the owners came', () => {
    const registry = createRegistry();
    const [shell, screen] = [{}, {}];
    registry.publish(shell, [command('palette')]);
    registry.publish(screen, [command('start'), command('tips')]);
    expect(idsIn(registry.list())).toEqual(['palette', 'start', 'tips']);
  });

  test('when the shell publishes after its page, then its commands stand first all the same', () => {
    const registry = createRegistry();
    registry.publish({}, [command('start')]);
    registry.publish({}, [command('palette')], 'shell');
    registry.publish({}, [command('tips')]);
    registry.publish({}, [command('settings')], 'shell');
    expect(idsIn(registry.list())).toEqual(['palette', 'settings', 'start', 'tips']);
  });

  test('when an owner publishes again, then its old commands are replaced in their place', () => {
    const registry = createRegistry();
    const [first, second] = [{}, {}];
    registry.publish(first, [command('a')]);
    registry.publish(second, [command('b')]);
    registry.publish(first, [command('c')]);
    expect(idsIn(registry.list())).toEqual(['c', 'b']);
  });

  test('when an owner publishes nothing, then it is gone', () => {
    const registry = createRegistry();
    const owner = {};
    registry.publish(owner, [command('a')]);
    registry.publish(owner, []);
    expect(registry.list()).toEqual([]);
  });

  test('when two commands have one id, then it throws, within one owner and between two', () => {
    expect(() => createRegistry().publish({}, [command('a'), command('a')])).toThrow(
      'two commands are called a',
    );
    const registry = createRegistry();
    registry.publish({}, [command('a')]);
    expect(() => registry.publish({}, [command('a')])).toThrow('two commands are called a');
  });

  test('when nothing changes, then the list stays the same object', () => {
    const registry = createRegistry();
    registry.publish({}, [command('a')]);
    expect(registry.list()).toBe(registry.list());
  });

  test('when somebody listens, then each change is told until they stop', () => {
    const registry = createRegistry();
    const heard = vi.fn(() => idsIn(registry.list()));
    const stop = registry.subscribe(heard);
    registry.publish({}, [command('a')]);
    expect(heard).toHaveReturnedWith(['a']);
    stop();
    registry.publish({}, [command('b')]);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('given a registry under the user’s keys', () => {
  const play: Command = { ...command('play'), hotkeys: ['p'] };
  const other: Command = { ...command('other'), hotkeys: ['x'] };

  test('when commands come later, then they have those keys too, and what was declared can still be asked', () => {
    const registry = createRegistry();
    registry.rebind(new Map([['play', ['y']]]));
    registry.publish({}, [play]);
    expect(registry.list()[0]?.hotkeys).toEqual(['y']);
    expect(registry.declared()).toEqual([play]);
  });

  test('when the keys are changed, then whoever listens is told, and not when they are the same', () => {
    const registry = createRegistry();
    registry.publish({}, [play]);
    const heard = vi.fn(() => registry.list()[0]?.hotkeys);
    registry.subscribe(heard);
    const keymap: Keymap = new Map([['play', ['y']]]);
    registry.rebind(keymap);
    expect(heard).toHaveLastReturnedWith(['y']);
    registry.rebind(keymap);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('when a command comes that loses its key to one of them, then that is known as long as it is there', () => {
    const registry = createRegistry();
    registry.rebind(new Map([['play', ['x']]]));
    registry.publish({}, [play]);
    const before = registry.keymap();
    const owner = {};
    registry.publish(owner, [other]);
    expect(registry.keymap().get('other')).toEqual([]);
    registry.publish(owner, []);
    expect(registry.keymap()).toEqual(before);
  });

  test('when commands come that change nothing about it, then the keys stay the same object', () => {
    const registry = createRegistry();
    registry.rebind(new Map([['play', ['y']]]));
    registry.publish({}, [play]);
    const before = registry.keymap();
    registry.publish({}, [other]);
    expect(registry.keymap()).toBe(before);
  });
});
