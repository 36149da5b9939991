import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Pace } from '../../src/quiz/pace';
import { reduce, type Session } from '../../src/quiz/session';
import { useDrillPace } from '../../src/quiz/useDrillPace';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type QuizSession = Session<string, string>;

const asking: QuizSession = reduce<string, string>(
  { status: 'idle' },
  { type: 'start', questions: ['a', 'b'], at: 0 },
);
const answered = (verdict: 'right' | 'wrong'): QuizSession =>
  reduce(asking, { type: 'submit', answer: 'x', verdict, at: 1 });

function paced(pace: Pace) {
  const next = vi.fn();
  const { rerender, unmount } = renderHook(({ session }) => useDrillPace(session, () => pace, next), {
    initialProps: { session: asking },
  });
  return { next, become: (session: QuizSession) => rerender({ session }), unmount };
}

describe('given a drill with a pause of 600 ms', () => {
  const drill: Pace = { kind: 'drill', pause: 600 };

  test('when an answer is right, then the next question comes when the pause is over, once', () => {
    const { next, become } = paced(drill);
    become(answered('right'));
    act(() => vi.advanceTimersByTime(599));
    expect(next).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(next).toHaveBeenCalledOnce();
    act(() => vi.runAllTimers());
    expect(next).toHaveBeenCalledOnce();
  });

  test('when an answer is wrong, then it waits', () => {
    const { next, become } = paced(drill);
    become(answered('wrong'));
    act(() => vi.runAllTimers());
    expect(next).not.toHaveBeenCalled();
  });

  test('when the user goes on before the pause is over, then nothing is skipped after', () => {
    const { next, become } = paced(drill);
    const right = answered('right');
    become(right);
    become(reduce(right, { type: 'next', at: 2 }));
    act(() => vi.runAllTimers());
    expect(next).not.toHaveBeenCalled();
  });

  test('when the screen is left in the pause, then the quiz waits there', () => {
    const { next, become, unmount } = paced(drill);
    become(answered('right'));
    unmount();
    act(() => vi.runAllTimers());
    expect(next).not.toHaveBeenCalled();
  });
});

describe.each(['right', 'wrong'] as const)('given a quiz by ear, and an answer that is %s', verdict => {
  test('when it is quiet again, then the next question comes, once', () => {
    const { next, become } = paced({ kind: 'eyes-free' });
    become(answered(verdict));
    expect(next).not.toHaveBeenCalled();
    act(() => vi.runAllTimers());
    expect(next).toHaveBeenCalledOnce();
  });

  test('when the screen is left before it is quiet, then the quiz waits there', () => {
    const { next, become, unmount } = paced({ kind: 'eyes-free' });
    become(answered(verdict));
    unmount();
    act(() => vi.runAllTimers());
    expect(next).not.toHaveBeenCalled();
  });
});

test('given a calm quiz, when an answer is right, then nothing goes on by itself', () => {
  const { next, become } = paced({ kind: 'calm' });
  become(answered('right'));
  act(() => vi.runAllTimers());
  expect(next).not.toHaveBeenCalled();
});
