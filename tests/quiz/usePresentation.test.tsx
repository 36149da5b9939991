import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Pace } from '../../src/quiz/pace';
import { quizOf } from '../../src/quiz/quizStore';
import { createQuizzes } from '../../src/quiz/quizzes';
import { usePresentation } from '../../src/quiz/useCues';
import type { ResultSpeech } from '../../src/settings/preferences';
import { createAnnouncer } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import {
  CALM,
  draft,
  drillWith,
  EYES_FREE,
  heardQuiz,
  type NumberEvent,
  type NumberRun,
  type NumberSetup,
  next,
  numberQuiz,
  reset,
  start,
  submit,
} from './made';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const numbersQuiz = quizOf<NumberSetup, number, number, NumberRun['quiz']>('intervals');

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/**
 * A page on which a quiz is presented, with what it has played.
 *
 * @param before happens before the page is drawn
 * @param meanwhile happens between the page's first drawing and its effects
 */
function pageWith(
  results: ResultSpeech = 'before',
  before: readonly NumberEvent[] = [],
  meanwhile: readonly NumberEvent[] = [],
) {
  const store = numbersQuiz(createQuizzes());
  for (const event of before) store.dispatch(event);
  const announcer = createAnnouncer();
  const play = vi.fn<(question: number) => void>();
  const { result, rerender, unmount } = renderHook(
    ({ isShown }) => {
      const present = usePresentation({
        store,
        session: useSyncExternalStore(store.subscribe, store.state),
        isShown,
        results: () => results,
        play,
      });
      useLayoutEffect(() => {
        for (const event of meanwhile) store.dispatch(event);
      }, []);
      return present;
    },
    {
      initialProps: { isShown: true },
      wrapper: ({ children }) => <Speech announcer={announcer}>{children}</Speech>,
    },
  );
  return {
    announcer,
    play,
    unmount,
    isPresenting: () => store.presence().isPresenting,
    happen: (...events: readonly NumberEvent[]) =>
      act(() => {
        for (const event of events) store.dispatch(event);
      }),
    show: (isShown: boolean) => rerender({ isShown }),
    present: () => act(() => result.current()),
    again: () => act(() => result.current('again')),
  };
}

describe('given a drill whose question is heard', () => {
  const begun = start(drillWith(600), 12, heardQuiz);

  /** The first question has been heard, and something is being said when the next one comes. */
  function nextOne(results: ResultSpeech, answer: NumberEvent) {
    const page = pageWith(results);
    page.happen(begun);
    act(() => vi.runAllTimers());
    act(() => {
      page.announcer.say('As answered.', 'news');
    });
    pass(100);
    expect(page.announcer.text()).toBe('As answered.');
    page.happen(answer, next);
    pass(0);
    return page;
  }

  test.each(['before', 'after', 'off'] as const)(
    'when verdicts are spoken %s, then the first plays by itself, once it has been told',
    results => {
      const { announcer, play, happen, isPresenting } = pageWith(results);
      act(() => {
        announcer.say('Question 1.', 'news');
      });
      happen(begun);
      pass(100);
      expect(announcer.text()).toBe('Question 1.');
      expect(isPresenting()).toBe(true);
      expect(play).not.toHaveBeenCalled();
      act(() => vi.runAllTimers());
      expect(play).toHaveBeenCalledExactlyOnceWith(1, 'asked');
      expect(isPresenting()).toBe(false);
    },
  );

  test.each(['after', 'off'] as const)(
    'when verdicts are spoken %s and the answer was right, then the next plays at once',
    results => {
      const { play } = nextOne(results, submit('right'));
      expect(play.mock.calls).toEqual([
        [1, 'asked'],
        [5, 'asked'],
      ]);
    },
  );

  test.each([
    ['before', 'right'],
    ['before', 'wrong'],
    ['after', 'wrong'],
    ['off', 'wrong'],
  ] as const)(
    'when verdicts are spoken %s and the answer was %s, then the next waits until all has been said',
    (results, verdict) => {
      const { play } = nextOne(results, submit(verdict));
      expect(play).toHaveBeenCalledOnce();
      act(() => vi.runAllTimers());
      expect(play).toHaveBeenCalledTimes(2);
    },
  );

  test('when an answer is chosen meanwhile, then it plays once all the same', () => {
    const { play, happen } = pageWith();
    happen(begun);
    happen(draft(4));
    pass(1000);
    expect(play).toHaveBeenCalledOnce();
  });

  test.each<[string, NumberEvent]>([
    ['answered', submit('wrong')],
    ['quit', reset],
  ])('when it is %s before it plays, then it doesn’t play any more', (_what, event) => {
    const { play, happen, isPresenting } = pageWith();
    happen(begun);
    happen(event);
    pass(1000);
    expect(play).not.toHaveBeenCalled();
    expect(isPresenting()).toBe(false);
  });

  test('when a dialog opens before it plays, then nothing sounds beneath it, and it plays once that has closed', () => {
    const { announcer, play, happen } = pageWith();
    happen(begun);
    const close = announcer.delayIdle();
    pass(60_000);
    expect(play).not.toHaveBeenCalled();
    close();
    act(() => vi.runAllTimers());
    expect(play).toHaveBeenCalledExactlyOnceWith(1, 'asked');
  });

  test('when its screen or tab is left before it plays, then it doesn’t play', () => {
    const left = pageWith();
    left.happen(begun);
    left.unmount();
    pass(1000);
    expect(left.play).not.toHaveBeenCalled();

    const covered = pageWith();
    covered.happen(begun);
    covered.show(false);
    pass(1000);
    expect(covered.play).not.toHaveBeenCalled();
    expect(covered.isPresenting()).toBe(false);
  });

  test('when it comes between the first drawing of its screen and that drawing’s effects, then it plays', () => {
    const { play } = pageWith('before', [], [begun]);
    act(() => vi.runAllTimers());
    expect(play).toHaveBeenCalledExactlyOnceWith(1, 'asked');
  });

  test('when it was open before its screen was shown, then it isn’t played until the user asks', () => {
    const { play, present } = pageWith('before', [begun]);
    pass(1000);
    expect(play).not.toHaveBeenCalled();
    present();
    act(() => vi.runAllTimers());
    expect(play).toHaveBeenCalledExactlyOnceWith(1, 'asked');
  });
});

describe.each([
  ['calm', CALM],
  ['a drill', drillWith(600)],
])('given a question that is a sound, in a quiz that is %s', (_what, pace) => {
  test('when it is wanted again, then it plays at once, and only once', () => {
    const { play, happen, again, isPresenting } = pageWith();
    happen(start(pace, 12, heardQuiz));
    again();
    expect(play).toHaveBeenCalledExactlyOnceWith(1, 'again');
    expect(isPresenting()).toBe(false);
    pass(1000);
    expect(play).toHaveBeenCalledOnce();
  });

  test('when it is answered and wanted again, then this doesn’t play it', () => {
    const { play, happen, again } = pageWith();
    happen(start(pace, 12, heardQuiz), submit('wrong'));
    again();
    expect(play).not.toHaveBeenCalled();
  });
});

describe('given a question that is a sound, in an eyes-free quiz', () => {
  const begun = start(EYES_FREE, 12, heardQuiz);

  test('when it comes, then it plays once its words have been spoken', () => {
    const { announcer, play, happen, isPresenting } = pageWith();
    act(() => {
      announcer.say('Question 1.', 'news');
    });
    happen(begun);
    pass(100);
    expect(announcer.text()).toBe('Question 1.');
    expect(play).not.toHaveBeenCalled();
    expect(isPresenting()).toBe(true);
    act(() => vi.runAllTimers());
    expect(play).toHaveBeenCalledExactlyOnceWith(1, 'asked');
    expect(isPresenting()).toBe(false);
  });

  test('when it is paused, then it plays once that has ended', () => {
    const { announcer, play, happen } = pageWith();
    happen(begun);
    const endPause = announcer.delayIdle();
    pass(60_000);
    expect(play).not.toHaveBeenCalled();
    endPause();
    act(() => vi.runAllTimers());
    expect(play).toHaveBeenCalledOnce();
  });

  test('when it is wanted again, then it plays once its words have been spoken', () => {
    const { announcer, play, happen, again } = pageWith();
    happen(begun);
    act(() => vi.runAllTimers());
    act(() => {
      announcer.say('Question 1.', 'news');
    });
    again();
    pass(100);
    expect(play).toHaveBeenCalledOnce();
    act(() => vi.runAllTimers());
    expect(play).toHaveBeenCalledTimes(2);
  });

  test('when it is presented twice, then it plays once', () => {
    const { play, happen, present } = pageWith();
    happen(begun);
    present();
    act(() => vi.runAllTimers());
    expect(play).toHaveBeenCalledOnce();
  });
});

describe('given a question that is shown', () => {
  test.each([CALM, drillWith(600), EYES_FREE])(
    'when it is wanted again at the pace $kind, then nothing plays',
    pace => {
      const { play, happen, again } = pageWith();
      happen(start(pace));
      again();
      act(() => vi.runAllTimers());
      expect(play).not.toHaveBeenCalled();
    },
  );

  test('when its quiz is eyes-free, then nothing plays, but it is being presented until its text has been spoken', () => {
    const { announcer, play, happen, isPresenting } = pageWith();
    act(() => {
      announcer.say('Question 1.', 'news');
    });
    happen(start(EYES_FREE));
    expect(isPresenting()).toBe(true);
    act(() => vi.runAllTimers());
    expect(isPresenting()).toBe(false);
    expect(play).not.toHaveBeenCalled();
  });

  test.each<[string, Pace, NumberRun['quiz']]>([
    ['a drill', drillWith(600), numberQuiz],
    ['calm', CALM, numberQuiz],
    ['calm, and is heard', CALM, heardQuiz],
  ])('when its quiz is %s, then nothing plays by itself, and nothing is awaited', (_what, pace, quiz) => {
    const { play, happen, isPresenting } = pageWith();
    happen(start(pace, 12, quiz));
    expect(isPresenting()).toBe(false);
    act(() => vi.runAllTimers());
    expect(play).not.toHaveBeenCalled();
  });
});
