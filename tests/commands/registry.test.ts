import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
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
