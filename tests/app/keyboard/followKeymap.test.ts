import { expect, test } from 'vitest';
import { followKeymap } from '../../../src/app/keyboard/followKeymap';
import { createRegistry } from '../../../src/commands/registry';
import { createListeners } from '../../../src/listeners';

/** A registry with one command, whose key is changed by the preferences with this text. */
function registryWith(text: string) {
  const { subscribe, notify } = createListeners();
  let choices = new Map([['keymap', text]]);
  const registry = createRegistry();
  const play = {
    id: 'play',
    title: 'Play',
    group: 'Notes',
    scope: 'screen',
    hotkeys: ['p'],
    run() {},
  } as const;
  registry.publish({}, [play]);
  followKeymap({ choices: () => choices, subscribe }, registry);
  return {
    keys: () => registry.bindings().flatMap(({ hotkeys }) => hotkeys),
    shown: () => registry.lookUp()('play', ['p']),
    change(next: string) {
      choices = new Map(next === '' ? [] : [['keymap', next]]);
      notify();
    },
  };
}

test('given changed keys, when they change again or are restored, then the latest of them work', () => {
  const { keys, shown, change } = registryWith('play=x');
  expect(keys()).toEqual(['x']);
  change('play=y');
  expect(keys()).toEqual(['y']);
  expect(shown()).toEqual(['y']);
  change('');
  expect(keys()).toEqual(['p']);
  expect(shown()).toEqual(['p']);
});
