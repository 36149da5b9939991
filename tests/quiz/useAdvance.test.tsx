import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Pace } from '../../src/quiz/pace';
import { useAdvance } from '../../src/quiz/useAdvance';
import { createAnnouncer } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import { CALM, drillWith, EYES_FREE, type NumberSession, next, sessionAfter, start, submit } from './made';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A quiz on the page whose question has just been answered. */
function answered(pace: Pace, verdict: 'right' | 'wrong') {
  const asking = sessionAfter(start(pace));
  const feedback = sessionAfter(start(pace), submit(verdict));
  const advance = vi.fn();
  const announcer = createAnnouncer();
  const { rerender, unmount } = renderHook(({ session, isShown }) => useAdvance(session, isShown, advance), {
    initialProps: { session: asking, isShown: true },
    wrapper: ({ children }) => <Speech announcer={announcer}>{children}</Speech>,
  });
  rerender({ session: feedback, isShown: true });
  return {
    advance,
    unmount,
    become: (session: NumberSession) => rerender({ session, isShown: true }),
    setShown: (isShown: boolean) => rerender({ session: feedback, isShown }),
    next: sessionAfter(start(pace), submit(verdict), next),
    /** Opens a dialog, and gives what closes it. */
    openDialog() {
      let close = () => {};
      act(() => {
        close = announcer.stay();
      });
      return () => act(close);
    },
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    passAll: () => act(() => vi.runAllTimers()),
  };
}

describe('given a drill with a pause of 600 ms', () => {
  const drill = drillWith(600);

  test('when an answer is right, then the next question comes when the pause is over, once', () => {
    const { advance, pass, passAll } = answered(drill, 'right');
    pass(599);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledOnce();
    passAll();
    expect(advance).toHaveBeenCalledOnce();
  });

  test('when an answer is wrong, then it waits', () => {
    const { advance, passAll } = answered(drill, 'wrong');
    passAll();
    expect(advance).not.toHaveBeenCalled();
  });

  test('when a dialog opens in the pause, then nothing comes beneath it, and the pause begins again after it', () => {
    const { advance, openDialog, pass } = answered(drill, 'right');
    pass(300);
    const close = openDialog();
    pass(60_000);
    expect(advance).not.toHaveBeenCalled();
    close();
    pass(599);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledOnce();
  });

  test('when the user goes on before the pause is over, then nothing is skipped after', () => {
    const { advance, become, next, passAll } = answered(drill, 'right');
    become(next);
    passAll();
    expect(advance).not.toHaveBeenCalled();
  });

  test('when the screen is left in the pause, then the quiz waits there', () => {
    const { advance, unmount, passAll } = answered(drill, 'right');
    unmount();
    passAll();
    expect(advance).not.toHaveBeenCalled();
  });

  test('when another tab of the screen is shown in the pause, then the quiz waits, and goes on when it is back', () => {
    const { advance, setShown, passAll } = answered(drill, 'right');
    setShown(false);
    passAll();
    expect(advance).not.toHaveBeenCalled();
    setShown(true);
    passAll();
    expect(advance).toHaveBeenCalledOnce();
  });
});

describe.each(['right', 'wrong'] as const)('given a quiz by ear, and an answer that is %s', verdict => {
  test('when it is quiet again, then the next question comes, once', () => {
    const { advance, passAll } = answered(EYES_FREE, verdict);
    expect(advance).not.toHaveBeenCalled();
    passAll();
    expect(advance).toHaveBeenCalledOnce();
  });

  test('when the screen is left before it is quiet, then the quiz waits there', () => {
    const { advance, unmount, passAll } = answered(EYES_FREE, verdict);
    unmount();
    passAll();
    expect(advance).not.toHaveBeenCalled();
  });
});

test('given a calm quiz, when an answer is right, then nothing goes on by itself', () => {
  const { advance, passAll } = answered(CALM, 'right');
  passAll();
  expect(advance).not.toHaveBeenCalled();
});
