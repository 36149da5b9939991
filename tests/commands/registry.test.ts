import { describe, expect, test, vi } from 'vitest';
import type { Command, Keymap } from '../../src/commands/command';
import type { Hotkey } from '../../src/commands/hotkey';
import { createRegistry } from '../../src/commands/registry';
import { command, idsOf } from './made';

describe('given an empty registry', () => {
  test('when two owners publish, then their commands are in the order of the owners', () => {
    const registry = createRegistry();
    const [shell, screen] = [{}, {}];
    registry.publish(shell, [command('palette')]);
    registry.publish(screen, [command('start'), command('tips')]);
    expect(idsOf(registry.list())).toEqual(['palette', 'start', 'tips']);
  });

  test('when the shell publishes after the page, then its commands still come first', () => {
    const registry = createRegistry();
    registry.publish({}, [command('start')]);
    registry.publish({}, [command('palette')], 'shell');
    registry.publish({}, [command('tips')]);
    registry.publish({}, [command('settings')], 'shell');
    expect(idsOf(registry.list())).toEqual(['palette', 'settings', 'start', 'tips']);
  });

  test('when an owner publishes again, then its old commands are replaced in their place', () => {
    const registry = createRegistry();
    const [first, second] = [{}, {}];
    registry.publish(first, [command('a')]);
    registry.publish(second, [command('b')]);
    registry.publish(first, [command('c')]);
    expect(idsOf(registry.list())).toEqual(['c', 'b']);
  });

  test('when an owner publishes nothing, then it is gone', () => {
    const registry = createRegistry();
    const owner = {};
    registry.publish(owner, [command('a')]);
    registry.publish(owner, []);
    expect(registry.list()).toEqual([]);
  });

  test('when two commands have the same id, then it throws, whether they have one owner or two', () => {
    expect(() => createRegistry().publish({}, [command('a'), command('a')])).toThrow(
      'two commands are called a',
    );
    const registry = createRegistry();
    registry.publish({}, [command('a')]);
    expect(() => registry.publish({}, [command('a')])).toThrow('two commands are called a');
  });

  test('when nothing changes, then the list and the bindings stay the same objects', () => {
    const registry = createRegistry();
    registry.publish({}, [command('a', 'x')]);
    expect(registry.list()).toBe(registry.list());
    expect(registry.bindings()).toBe(registry.bindings());
  });

  test('when a command’s hotkeys don’t work, then whether it exists and what they are is asked only for the list', () => {
    const registry = createRegistry();
    const isOffered = vi.fn(() => true);
    const hotkeys = vi.fn((): readonly Hotkey[] => ['x']);
    registry.publish({}, [
      {
        ...command('a'),
        hotkeysWork: false,
        get hotkeys() {
          return hotkeys();
        },
        get isOffered() {
          return isOffered();
        },
      },
    ]);
    expect(registry.bindings()).toEqual([]);
    expect(isOffered).not.toHaveBeenCalled();
    expect(idsOf(registry.list())).toEqual(['a']);
    expect(hotkeys).not.toHaveBeenCalled();
  });

  test('when a listener subscribes, then it is called at each change until it unsubscribes', () => {
    const registry = createRegistry();
    const heard = vi.fn(() => idsOf(registry.list()));
    const stop = registry.subscribe(heard);
    registry.publish({}, [command('a')]);
    expect(heard).toHaveReturnedWith(['a']);
    stop();
    registry.publish({}, [command('b')]);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('given a command that changes after it was created', () => {
  /** A command that can appear, change its title and be disabled at any time. */
  function changing() {
    const now: { title: string; disabled: string | undefined; isOffered: boolean } = {
      title: 'Play',
      disabled: undefined,
      isOffered: true,
    };
    const play: Command = {
      ...command('play'),
      hotkeys: ['p'],
      get title() {
        return now.title;
      },
      get disabled() {
        return now.disabled;
      },
      get isOffered() {
        return now.isOffered;
      },
    };
    return { now, play };
  }

  test('when its title and its reason change, then the list gives the new ones', () => {
    const registry = createRegistry();
    const { now, play } = changing();
    registry.publish({}, [play]);
    now.title = 'Hear It';
    now.disabled = 'Nothing to hear';
    expect(registry.list()[0]).toMatchObject({ title: 'Hear It', disabled: 'Nothing to hear' });
    expect(registry.bindings()[0]?.command).toBe(play);
  });

  test('when it stops existing, then it isn’t listed or bound after the notification, until it exists again', () => {
    const registry = createRegistry();
    const { now, play } = changing();
    registry.publish({}, [play, command('tips', 't')]);
    now.isOffered = false;
    registry.changed();
    expect(idsOf(registry.list())).toEqual(['tips']);
    expect(idsOf(registry.bindings().map(binding => binding.command))).toEqual(['tips']);
    now.isOffered = true;
    registry.changed();
    expect(idsOf(registry.list())).toEqual(['play', 'tips']);
  });

  test('when something has changed, then listeners are called', () => {
    const registry = createRegistry();
    const heard = vi.fn();
    registry.subscribe(heard);
    registry.changed();
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('given a group of commands that says what it depends on', () => {
  /** A command that exists on two screens of three, and counts how often that is read. */
  function changing() {
    const now = { screen: 'notes', reads: 0 };
    const play: Command = {
      ...command('play', 'p'),
      get isOffered() {
        now.reads += 1;
        return now.screen !== 'keys';
      },
    };
    const registry = createRegistry();
    registry.publishGroups({}, [{ commands: [play], dependsOn: () => [now.screen] }]);
    return { now, registry };
  }

  test('when something else has changed, then its commands aren’t read again', () => {
    const { now, registry } = changing();
    expect(idsOf(registry.list())).toEqual(['play']);
    const { reads } = now;
    registry.changed();
    registry.publish({}, [command('tips', 't')]);
    expect(idsOf(registry.list())).toEqual(['play', 'tips']);
    expect(registry.bindings().map(({ hotkeys }) => hotkeys)).toEqual([['p'], ['t']]);
    expect(now.reads).toBe(reads);
  });

  test('when that has changed, then they are', () => {
    const { now, registry } = changing();
    expect(idsOf(registry.list())).toEqual(['play']);
    now.screen = 'keys';
    registry.changed();
    expect(registry.list()).toEqual([]);
    expect(registry.bindings()).toEqual([]);
    now.screen = 'scales';
    registry.changed();
    expect(idsOf(registry.list())).toEqual(['play']);
  });

  test('when the user’s keymap changes, then they have the new keys', () => {
    const { registry } = changing();
    expect(registry.bindings()[0]?.hotkeys).toEqual(['p']);
    registry.setKeymap(new Map([['play', ['y']]]));
    expect(registry.bindings()[0]?.hotkeys).toEqual(['y']);
  });
});

describe('given a registry with the user’s keymap', () => {
  const play = command('play', 'p');
  const other = command('other', 'x');
  const hotkeysIn = (registry: ReturnType<typeof createRegistry>) =>
    Object.fromEntries(registry.bindings().map(binding => [binding.command.id, binding.hotkeys]));

  test('when commands are published later, then they have the user’s keys too, and still declare their own', () => {
    const registry = createRegistry();
    registry.setKeymap(new Map([['play', ['y']]]));
    registry.publish({}, [play]);
    expect(hotkeysIn(registry)).toEqual({ play: ['y'] });
    expect(registry.list()).toEqual([play]);
  });

  test('when the keymap changes, then listeners are called, but not if it is the same', () => {
    const registry = createRegistry();
    registry.publish({}, [play]);
    const heard = vi.fn(() => hotkeysIn(registry));
    registry.subscribe(heard);
    const keymap: Keymap = new Map([['play', ['y']]]);
    registry.setKeymap(keymap);
    expect(heard).toHaveLastReturnedWith({ play: ['y'] });
    registry.setKeymap(keymap);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('when a published command loses its key to one of them, then it has none as long as it exists', () => {
    const registry = createRegistry();
    registry.setKeymap(new Map([['play', ['x']]]));
    registry.publish({}, [play]);
    const before = registry.keymap();
    const owner = {};
    registry.publish(owner, [other]);
    expect(registry.keymap().get('other')).toEqual([]);
    expect(hotkeysIn(registry)).toEqual({ play: ['x'], other: [] });
    registry.publish(owner, []);
    expect(registry.keymap()).toEqual(before);
  });

  test('when published commands don’t affect it, then the keymap stays the same object', () => {
    const registry = createRegistry();
    registry.setKeymap(new Map([['play', ['y']]]));
    registry.publish({}, [play]);
    const before = registry.keymap();
    registry.publish({}, [other]);
    expect(registry.keymap()).toBe(before);
  });
});
