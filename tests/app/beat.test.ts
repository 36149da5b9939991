import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBeat } from '../../src/app/beat';
import type { Metronome, MetronomeState } from '../../src/audio/metronome';
import { createListeners } from '../../src/listeners';
import { SCREENS } from '../../src/screens';
import { preferences, preferenceTable } from '../../src/settings/preferences';
import { memorySettings } from '../settings/memorySettings';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FAILED = "The metronome can't start: this browser gives Fretty no sound.";

/** The app's metronome, on a browser that gives it sound or refuses. */
function opened(sound: 'given' | 'refused' = 'given') {
  const { subscribe, notify } = createListeners();
  let state: MetronomeState = { status: 'off' };
  const become = (next: MetronomeState) => {
    state = next;
    notify();
  };
  const metronome: Metronome = {
    start(pace) {
      if (sound === 'refused') return false;
      become({ status: 'on', pace, beat: undefined });
      return true;
    },
    stop: () => become({ status: 'off' }),
    state: () => state,
    timeOf: () => undefined,
    subscribe,
    onClick: () => () => {},
  };
  const said: string[] = [];
  let now = 0;
  const settings = memorySettings('preferences', preferenceTable);
  const beat = createBeat({
    ...{ metronome, preferences: settings },
    navigation: { current: () => SCREENS[0] },
    announcer: {
      say(text) {
        said.push(text);
        return () => {};
      },
    },
    now: () => now,
  });
  return {
    ...{ beat, said },
    status: () => state.status,
    tempo: () => settings.read(preferences.tempo),
    /** Taps at these moments (milliseconds). */
    tap(...moments: readonly number[]) {
      for (now of moments) beat.commands.tap.run();
    },
  };
}

describe('given a browser that gives no sound', () => {
  test('when the metronome is started, then that is said, and it is off', () => {
    const { beat, said, status } = opened('refused');
    beat.commands.metronome.run();
    expect(said).toEqual([FAILED]);
    expect(status()).toBe('off');
  });

  test('when a drill on the beat needs it, then that is said too, and leaving the drill is quiet', () => {
    const { beat, said } = opened('refused');
    beat.shared.join()();
    expect(said).toEqual([FAILED]);
  });
});

describe('given a drill on the beat', () => {
  test('when it starts the metronome, then nothing is said, and it stops with the drill', () => {
    const { beat, said, status } = opened();
    const leave = beat.shared.join();
    expect(status()).toBe('on');
    leave();
    expect(status()).toBe('off');
    expect(said).toEqual([]);
  });

  test('when the user’s own metronome goes already, then it goes on after the drill', () => {
    const { beat, status } = opened();
    beat.commands.metronome.run();
    beat.shared.join()();
    expect(status()).toBe('on');
  });

  test('when the user stops and starts it meanwhile, then it is theirs, and goes on after the drill', () => {
    const { beat, status } = opened();
    const leave = beat.shared.join();
    beat.commands.metronome.run();
    beat.commands.metronome.run();
    leave();
    expect(status()).toBe('on');
  });

  test('when another screen is opened, then what the drill started stops without a word', () => {
    const { beat, said, status } = opened();
    beat.shared.join();
    beat.stop();
    expect(status()).toBe('off');
    expect(said).toEqual([]);
  });

  test('when another screen is opened while it is off, then nothing is said either', () => {
    const { beat, said } = opened();
    beat.stop();
    expect(said).toEqual([]);
  });
});

describe('given a tempo that is tapped', () => {
  test('when there is one tap, then the tempo stays', () => {
    const { tap, tempo } = opened();
    tap(1000);
    expect(tempo()).toBe(80);
  });

  test('when taps are half a second apart, then it is 120, and that is said once they have ended', () => {
    const { tap, tempo, said } = opened();
    tap(1000, 1500, 2000);
    expect(tempo()).toBe(120);
    vi.advanceTimersByTime(1000);
    tap(2500);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1500);
    expect(said).toEqual(['Tempo 120']);
  });
});
