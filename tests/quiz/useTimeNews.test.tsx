import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTimeNews } from '../../src/quiz/QuizRunner';
import { quizOf } from '../../src/quiz/quizStore';
import { createQuizzes } from '../../src/quiz/quizzes';
import type { QuizLength } from '../../src/quiz/session';
import { createAnnouncer } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import { drillWith, type NumberEvent, type NumberRun, type NumberSetup, next, start, submit } from './made';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A drill that has just started on its page. */
function drillOf(length: QuizLength) {
  const announcer = createAnnouncer();
  const store = quizOf<NumberSetup, number, number, NumberRun['quiz']>('notes')(createQuizzes());
  const said: string[] = [];
  announcer.subscribe(() => {
    if (announcer.text() !== '') said.push(announcer.text());
  });
  store.dispatch(start(drillWith(0), length, undefined, performance.now()));
  const { rerender, result } = renderHook(({ isShown }) => useTimeNews(store, store.state(), isShown), {
    initialProps: { isShown: true },
    wrapper: ({ children }) => <Speech announcer={announcer}>{children}</Speech>,
  });
  return {
    announcer,
    said,
    take: () => result.current(),
    happen(event: NumberEvent) {
      act(() => store.dispatch(event));
      rerender({ isShown: true });
    },
    leave: () => rerender({ isShown: false }),
  };
}

/** Lets time pass in steps, since the page is redrawn after each. */
function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) act(() => vi.advanceTimersByTime(100));
}

describe('given a drill of a minute', () => {
  test('when ten seconds are left, then that is said, and when its time is up, that this answer is the last', () => {
    const { said } = drillOf('1m');
    pass(49_900);
    expect(said).toEqual([]);
    pass(9000);
    expect(said).toEqual(['10 seconds left.']);
    pass(30_000);
    expect(said).toEqual(['10 seconds left.', "Time's up. This is the last question."]);
  });

  test('when something is being said or sounds just then, then the news follows it', () => {
    const { announcer, said } = drillOf('1m');
    pass(49_900);
    announcer.say('What comes after 4?', 'news');
    const resume = announcer.pause();
    pass(4000);
    expect(said).toEqual([]);
    resume();
    pass(3000);
    expect(said).toEqual(['What comes after 4?', '5 seconds left.']);
  });

  test('when the last question is answered before its time is up, then nothing is said after it', () => {
    const { said, happen } = drillOf('1m');
    pass(52_000);
    happen(submit('wrong', performance.now()));
    pass(60_000);
    expect(said).toEqual(['10 seconds left.']);
  });

  test('when another text is said before there is silence, then it can take the news along, once', () => {
    const { announcer, take } = drillOf('1m');
    announcer.delayIdle();
    pass(51_000);
    expect(take()).toBe('9 seconds left.');
    expect(take()).toBe('');
  });

  test('when its screen is left, then nothing is said', () => {
    const { said, leave } = drillOf('1m');
    leave();
    pass(120_000);
    expect(said).toEqual([]);
  });
});

test('given a drill without a limit, when time passes, then nothing is said', () => {
  const { said, happen } = drillOf('endless');
  pass(60_000);
  happen(submit('right', 60_000));
  happen(next);
  pass(60_000);
  expect(said).toEqual([]);
});
