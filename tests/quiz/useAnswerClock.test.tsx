import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Audio } from '../../src/audio/Audio';
import type { Playback, Player } from '../../src/audio/player';
import { createQuizzes, quizOf } from '../../src/quiz/Quizzes';
import { useAnswerClock } from '../../src/quiz/useAnswerClock';
import { createAnnouncer } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import { type NumberRun, type NumberSetup, start } from './made';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A player that sounds for as long as the test says. */
function playerOf() {
  const listeners = new Set<() => void>();
  let playback: Playback = { status: 'silent' };
  const show = (next: Playback) =>
    act(() => {
      playback = next;
      for (const listener of listeners) listener();
    });
  const player: Player = {
    play: () => true,
    stop: () => {},
    snapshot: () => playback,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    player,
    sound: () => show({ status: 'playing', sounding: 0 }),
    silence: () => show({ status: 'silent' }),
  };
}

const quiz = quizOf<NumberSetup, number, number, NumberRun['quiz']>('notes');

/** A question on the page, asked just now. */
function ask() {
  const store = quiz(createQuizzes());
  const announcer = createAnnouncer();
  const { player, ...audio } = playerOf();
  store.setPresence({ isShown: true });
  store.dispatch(start(undefined, undefined, undefined, performance.now()));
  const visit = () =>
    renderHook(() => useAnswerClock(store), {
      wrapper: ({ children }) => (
        <Speech announcer={announcer}>
          <Audio player={player}>{children}</Audio>
        </Speech>
      ),
    });
  const { unmount } = visit();
  return {
    ...audio,
    store,
    leave() {
      unmount();
      store.setPresence({ isShown: false });
    },
    comeBack() {
      store.setPresence({ isShown: true });
      visit();
    },
    openDialog: () => announcer.stay(),
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
    /** How long the answer has taken, submitted now. */
    time() {
      store.dispatch({ type: 'submit', answer: 2, verdict: 'right', at: performance.now() });
      const session = store.state();
      return session.status === 'feedback' ? session.last.milliseconds : undefined;
    },
  };
}

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('given a question on the page', () => {
  test('when it is answered at once, then all of its time counts', () => {
    const { pass, time } = ask();
    pass(800);
    expect(time()).toBe(800);
  });

  test('when the window is hidden meanwhile, then that time doesn’t count', () => {
    const { pass, time } = ask();
    pass(500);
    setVisibility('hidden');
    pass(3_600_000);
    setVisibility('visible');
    pass(300);
    expect(time()).toBe(800);
  });

  test('when another screen is shown meanwhile, then that time doesn’t count', () => {
    const { pass, leave, comeBack, time } = ask();
    pass(500);
    leave();
    pass(60_000);
    comeBack();
    pass(300);
    expect(time()).toBe(800);
  });

  test('when another tab of its screen is shown meanwhile, then that time doesn’t count', () => {
    const { store, pass, time } = ask();
    pass(500);
    store.setPresence({ isShown: false });
    pass(60_000);
    store.setPresence({ isShown: true });
    pass(300);
    expect(time()).toBe(800);
  });

  test('when a dialog covers it, or an eyes-free quiz is paused, then that time doesn’t count', () => {
    const { openDialog, pass, time } = ask();
    pass(500);
    const close = openDialog();
    pass(60_000);
    close();
    pass(300);
    expect(time()).toBe(800);
  });

  test('when it sounds, then its time begins at the end of the sound, and stands still when it is played again', () => {
    const { sound, silence, pass, time } = ask();
    sound();
    pass(1600);
    silence();
    pass(500);
    sound();
    pass(1600);
    silence();
    pass(300);
    expect(time()).toBe(800);
  });

  test('when it is answered into its sound, then it took no time', () => {
    const { sound, pass, time } = ask();
    sound();
    pass(700);
    expect(time()).toBe(0);
  });

  test('when it is still on its way to the ears, then its time hasn’t begun', () => {
    const { store, pass, time } = ask();
    store.setPresence({ isPresenting: true });
    pass(2000);
    store.setPresence({ isPresenting: false });
    pass(800);
    expect(time()).toBe(800);
  });

  test('when two things keep it from being answered, then both have to end', () => {
    const { openDialog, sound, silence, pass, time } = ask();
    const close = openDialog();
    sound();
    pass(1000);
    close();
    pass(1000);
    silence();
    pass(800);
    expect(time()).toBe(800);
  });
});
