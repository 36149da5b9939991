import { describe, expect, test, vi } from 'vitest';
import { notesSettings } from '../../src/screens/notes/settings';
import { scalesSettings } from '../../src/screens/scales/settings';
import { preferences } from '../../src/settings/preferences';
import { stateAt } from './frame';

type State = ReturnType<typeof stateAt>;

const address = () => `${window.location.pathname}${window.location.search}`;

function run({ commands }: State, id: string) {
  const found = commands.list().find(command => command.id === id);
  if (!found) throw new Error(`no command ${id}`);
  found.run();
}

const hotkeysOf = ({ commands }: State, id: string) =>
  commands.bindings().find(({ command }) => command.id === id)?.hotkeys ?? [];

describe('given an app that starts at an address', () => {
  test('when the address has settings, then its screen has them, and no other screen does', () => {
    const { settings, navigation } = stateAt('/?frets=24');
    expect(navigation.current()?.id).toBe('notes');
    expect(settings.screens.notes.read(notesSettings.frets)).toBe(24);
    expect(settings.screens.scales.query()).toBe('');
  });

  test('when the address is unknown, then there is no current screen, and all settings have their defaults', () => {
    const { settings, navigation } = stateAt('/nowhere?frets=24');
    expect(navigation.current()).toBeUndefined();
    expect(settings.screens.notes.query()).toBe('');
  });
});

describe('given the current screen', () => {
  test('when a command steps through a setting twice, then the second step continues from the first', () => {
    const state = stateAt('/scales');
    run(state, 'scales.key.next');
    expect(state.settings.screens.scales.read(scalesSettings.key)).toBe('G');
    run(state, 'scales.key.next');
    expect(state.settings.screens.scales.read(scalesSettings.key)).toBe('D');
    expect(address()).toBe('/scales?key=D');
  });

  test('when two settings are changed in a row, then the address has both', () => {
    const state = stateAt('/');
    run(state, 'notes.frets.24');
    run(state, 'notes.accidentals.flats');
    expect(address()).toBe('/?frets=24&accidentals=flats');
  });

  test('when a setting changes, then the commands notify their listeners, but the router isn’t notified', () => {
    const state = stateAt('/');
    const [commands, history] = [vi.fn(), vi.fn()];
    state.commands.subscribe(commands);
    state.history.subscribe(history);
    run(state, 'notes.frets.24');
    expect(commands).toHaveBeenCalled();
    expect(history).not.toHaveBeenCalled();
  });

  test('when the user goes to another screen and back, then it is as the user left it', () => {
    const state = stateAt('/scales');
    run(state, 'scales.key.next');
    run(state, 'go.triads');
    expect(address()).toBe('/triads');
    run(state, 'go.scales');
    expect(address()).toBe('/scales?key=G');
    run(state, 'scales.key.next');
    expect(address()).toBe('/scales?key=D');
  });

  test('when a setting of another screen is chosen, then that screen opens with it and keeps its other settings', () => {
    const state = stateAt('/?frets=24');
    run(state, 'go.triads');
    run(state, 'notes.accidentals.flats');
    expect(address()).toBe('/?frets=24&accidentals=flats');
    expect(state.navigation.current()?.id).toBe('notes');
  });

  test('when another screen is opened, then only the hotkeys of its settings work', () => {
    const state = stateAt('/');
    expect(hotkeysOf(state, 'notes.frets.24')).toEqual(['z 5']);
    expect(hotkeysOf(state, 'scales.key.next')).toEqual([]);
    run(state, 'go.scales');
    expect(hotkeysOf(state, 'notes.frets.24')).toEqual([]);
    expect(hotkeysOf(state, 'scales.key.next')).toContain('r r');
  });

  test('when the browser goes back to another query of it, then the settings follow', async () => {
    const state = stateAt('/');
    run(state, 'notes.frets.24');
    run(state, 'go.triads');
    run(state, 'go.notes');
    run(state, 'notes.frets.15');
    state.history.navigator.go(-2);
    await vi.waitFor(() => expect(state.settings.screens.notes.read(notesSettings.frets)).toBe(24));
  });
});

describe('given preferences', () => {
  test('when one is changed, then it is stored, and the commands notify their listeners', () => {
    const state = stateAt('/');
    const heard = vi.fn();
    state.commands.subscribe(heard);
    run(state, 'preferences.theme.amber');
    expect(state.settings.preferences.read(preferences.theme)).toBe('amber');
    expect(localStorage.getItem('fretty')).toContain('amber');
    expect(heard).toHaveBeenCalled();
  });

  test('when hotkeys were changed earlier, then they work from the start', () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"keymap":"notes.frets+z=shift%2By&shell.x=j"}}');
    const state = stateAt('/');
    expect(hotkeysOf(state, 'notes.frets.24')).toEqual(['shift+y 5']);
  });
});
