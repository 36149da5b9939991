import { describe, expect, test, vi } from 'vitest';
import { elsewhere } from '../../../src/app/palette/paletteCommands';
import type { ScreenId } from '../../../src/commands/command';
import { preferences } from '../../../src/settings/preferences';
import { silentPlayer, stateWith, visit } from '../../openApp';

/** What the palette lists of other screens, at an address where nothing of its own is listed. */
function listedAt(address: string) {
  visit(address);
  const state = stateWith({ player: silentPlayer() });
  const deferred = vi.spyOn(state.deferredCommands, 'run').mockImplementation(() => {});
  return {
    ...{ state, deferred },
    find(id: string) {
      const found = elsewhere(state, []).find(command => command.id === id);
      if (!found) throw new Error(`no command ${id}`);
      return found;
    },
    /** A question is open on a screen that isn't shown. */
    wait(screen: ScreenId) {
      let changed = () => {};
      state.quizzes.add({
        screen,
        active: () => ({
          ...{ screen, number: 1, length: 12, locks: new Map(), pace: 'calm', isShown: false },
          session: () => undefined,
          timeLeft: () => undefined,
        }),
        hasResults: () => false,
        subscribe(listener) {
          changed = listener;
          return () => {};
        },
      });
      changed();
    },
  };
}

describe('given the quiz of another screen', () => {
  test('when it is started, then that screen shows its quiz, and it starts there', () => {
    const { state, deferred, find } = listedAt('/progress');
    const start = find('keys-quiz.start');
    expect(start).toMatchObject({ title: 'Start Quiz', kind: 'go', screen: 'keys' });
    start.run();
    expect(state.navigation.current()?.id).toBe('keys');
    expect(Object.fromEntries(state.settings.screens.keys.choices())).toEqual({ view: 'quiz' });
    expect(deferred).toHaveBeenCalledExactlyOnceWith('keys', 'keys-quiz.start');
  });

  test('when a quick drill is started, then Quick Drill is on', () => {
    const { state, deferred, find } = listedAt('/progress');
    find('keys-quiz.start-drill').run();
    expect(Object.fromEntries(state.settings.screens.keys.choices())).toMatchObject({ drill: 'on' });
    expect(deferred).toHaveBeenCalledExactlyOnceWith('keys', 'keys-quiz.start');
  });

  test('when it waits there, then it is shown as it was left, and isn’t started again', () => {
    const { state, deferred, find, wait } = listedAt('/progress');
    wait('keys');
    const back = find('keys-quiz.start');
    expect(back).toMatchObject({ title: 'Back to the Quiz', also: undefined });
    back.run();
    expect(state.navigation.current()?.id).toBe('keys');
    expect(deferred).not.toHaveBeenCalled();
  });
});

describe('given an interval, which another screen plays', () => {
  const id = 'intervals.play.12';

  test('when it is played, then that screen shows practice and plays it', () => {
    const { state, deferred, find } = listedAt('/progress');
    expect(find(id).disabled).toBeUndefined();
    find(id).run();
    expect(state.navigation.current()?.id).toBe('intervals');
    expect(deferred).toHaveBeenCalledExactlyOnceWith('intervals', id);
  });

  test('when a question is open there, or sound is off, then it says why not', () => {
    const { state, find, wait } = listedAt('/progress');
    wait('intervals');
    expect(find(id).disabled).toBe('Not while a question is open');
    state.settings.preferences.write(preferences.sound, 'off');
    expect(find(id).disabled).toBe('Sound is off in the settings');
  });
});

test('given what another screen prints, when it is run, then that screen opens with its settings as they were', () => {
  const { state, deferred, find } = listedAt('/progress');
  find('scales.print').run();
  expect(state.navigation.current()?.id).toBe('scales');
  expect(state.settings.screens.scales.choices().size).toBe(0);
  expect(deferred).toHaveBeenCalledExactlyOnceWith('scales', 'scales.print');
});
