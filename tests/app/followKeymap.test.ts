import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followKeymap } from '../../src/app/followKeymap';
import { keymapCode } from '../../src/app/keymapCode';
import * as code from '../../src/commands/keymap';
import { createRegistry } from '../../src/commands/registry';
import { createListeners } from '../../src/listeners';

beforeEach(() => {
  vi.spyOn(keymapCode, 'now').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

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

test('given changed keys whose code is still loading, when it arrives, then the latest of them work', async () => {
  vi.spyOn(keymapCode, 'fetch').mockResolvedValue(code);
  const { keys, shown, change } = registryWith('play=x');
  expect(keys()).toEqual(['p']);
  change('play=y');
  await vi.waitFor(() => expect(keys()).toEqual(['y']));
  expect(shown()).toEqual(['y']);
  change('');
  expect(keys()).toEqual(['p']);
  expect(shown()).toEqual(['p']);
});

test('given changed keys whose code is still loading, when the declared ones are restored first, then those work', async () => {
  let arrive = (_code: typeof code) => {};
  const coming = new Promise<typeof code>(resolve => {
    arrive = resolve;
  });
  vi.spyOn(keymapCode, 'fetch').mockReturnValue(coming);
  const { keys, change } = registryWith('play=x');
  change('');
  arrive(code);
  await coming;
  expect(keys()).toEqual(['p']);
});

test('given changed keys whose code can’t be loaded, when a key is pressed, then it does what it was declared for', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = new Error('offline');
  vi.spyOn(keymapCode, 'fetch').mockRejectedValue(error);
  const { keys } = registryWith('play=x');
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith('Could not load your shortcuts', error));
  expect(keys()).toEqual(['p']);
});
