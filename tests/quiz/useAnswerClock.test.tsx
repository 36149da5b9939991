import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Audio } from '../../src/audio/Audio';
import { quizOf } from '../../src/quiz/quizStore';
import { createQuizzes } from '../../src/quiz/quizzes';
import { isOpen, timeSpent } from '../../src/quiz/session';
import { useAnswerClock } from '../../src/quiz/useAnswerClock';
import { createAnnouncer } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import { stagedPlayer } from '../screens/intervals/page';
import { draft, heardQuiz, type NumberRun, type NumberSetup, numberQuiz, start, submit } from './made';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const numbersQuiz = quizOf<NumberSetup, number, number, NumberRun['quiz']>('notes');

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** Hides the window, or shows it again. */
function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A screen with a question that has just been asked. */
function askedOn(quiz = numberQuiz) {
  const store = numbersQuiz(createQuizzes());
  const announcer = createAnnouncer();
  const stage = stagedPlayer();
  const screen = () =>
    renderHook(() => useAnswerClock(store), {
      wrapper: ({ children }) => (
        <Audio player={stage.player}>
          <Speech announcer={announcer}>{children}</Speech>
        </Audio>
      ),
    });
  store.setPresence({ isShown: true });
  const first = screen();
  store.dispatch(start(undefined, 12, quiz, performance.now()));
  return {
    store,
    announcer,
    ...stage,
    screen,
    leave: first.unmount,
    sound: () => stage.player.play([], { voice: 'pluck', volume: 1, interrupt: true }),
    /** What the answer took that is given now. */
    answer(): number | undefined {
      store.dispatch(submit('right', performance.now()));
      const session = store.state();
      return session.status === 'feedback' ? session.last.milliseconds : undefined;
    },
  };
}

/** Whether the answer that is given next was interrupted. */
function isInterrupted({ store }: Pick<Asked, 'store'>): boolean {
  const session = store.state();
  return session.status === 'asking' && store.presence().interrupted === session.answered;
}

type Asked = ReturnType<typeof askedOn>;

describe('given a question that has been on the page for a second', () => {
  test('when it is answered, then its time is that second', () => {
    const { answer } = askedOn();
    pass(1000);
    expect(answer()).toBe(1000);
  });

  test('when a choice is changed meanwhile, then that makes no difference', () => {
    const { store, answer } = askedOn();
    pass(600);
    store.dispatch(draft(4));
    pass(400);
    expect(answer()).toBe(1000);
  });

  const WHILES: readonly {
    readonly what: string;
    /** Whether the user is away from the question; if not, its time still says something. */
    readonly isAway: boolean;
    readonly begin: (asked: Asked) => () => void;
  }[] = [
    {
      what: 'the window is hidden',
      isAway: true,
      begin() {
        become('hidden');
        return () => become('visible');
      },
    },
    {
      what: 'another tab of the screen is shown',
      isAway: true,
      begin({ store }) {
        store.setPresence({ isShown: false });
        return () => store.setPresence({ isShown: true });
      },
    },
    {
      what: 'another screen is shown',
      isAway: true,
      begin({ store, screen, leave }) {
        leave();
        store.setPresence({ isShown: false });
        return () => {
          store.setPresence({ isShown: true });
          screen();
        };
      },
    },
    {
      what: 'a dialog is open, or an eyes-free quiz is paused',
      isAway: true,
      begin: ({ announcer }) => announcer.delayIdle(),
    },
    {
      what: 'something sounds',
      isAway: false,
      begin({ sound, end }) {
        sound();
        return end;
      },
    },
    {
      what: 'the question is still to be spoken or played',
      isAway: false,
      begin({ store }) {
        store.setPresence({ isPresenting: true });
        return () => store.setPresence({ isPresenting: false });
      },
    },
  ];

  test.each(WHILES)('when $what for a minute, then that minute doesn’t count', ({ begin }) => {
    const asked = askedOn();
    pass(700);
    const end = begin(asked);
    pass(60_000);
    end();
    pass(300);
    expect(asked.answer()).toBe(1000);
  });

  test.each(WHILES)(
    'when $what for a while, then whether its time was interrupted is $isAway',
    ({ begin, isAway }) => {
      const asked = askedOn();
      pass(700);
      expect(isInterrupted(asked)).toBe(false);
      begin(asked)();
      pass(300);
      expect(isInterrupted(asked)).toBe(isAway);
    },
  );

  test.each(WHILES)('when it is answered while $what, then only the time before counts', ({ begin }) => {
    const asked = askedOn();
    pass(700);
    begin(asked);
    pass(60_000);
    expect(asked.answer()).toBe(700);
  });

  test('when two things stand in the way, then its time runs once both have ended', () => {
    const { announcer, sound, end, answer } = askedOn();
    const close = announcer.delayIdle();
    sound();
    pass(5000);
    close();
    pass(5000);
    end();
    pass(300);
    expect(answer()).toBe(300);
  });
});

const HOUR = 3_600_000;

/** What a device's sleep does to a page's clocks; timers stand still. */
const SLEEPS = {
  'during which the page’s clock goes on': () => {
    vi.setSystemTime(Date.now() + HOUR);
    const { now } = performance;
    const clock = performance;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(clock) + HOUR);
  },
  'during which the page’s clock stands still': () => {
    vi.setSystemTime(Date.now() + HOUR);
  },
};

describe.each(Object.entries(SLEEPS))('given a device that sleeps for an hour, %s', (_, sleep) => {
  const WAKINGS = {
    'the page looks at its clocks': () => pass(1000),
    'a key is the first to come': () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' })),
    'a press is the first to come': () => window.dispatchEvent(new Event('pointerdown')),
    'a click is the first to come': () => window.dispatchEvent(new Event('click')),
  };

  test.each(Object.entries(WAKINGS))(
    'when a question is answered after that and %s, then it took no hour, and its time was interrupted',
    (_, wake) => {
      const asked = askedOn();
      pass(3000);
      sleep();
      wake();
      expect(isInterrupted(asked)).toBe(true);
      expect(asked.answer()).toBeLessThanOrEqual(4000);
    },
  );

  test('when a timed drill is running, then the hour isn’t taken from its time', () => {
    const { store } = askedOn();
    pass(3000);
    sleep();
    pass(1000);
    const session = store.state();
    expect(isOpen(session) && timeSpent(session, performance.now())).toBeLessThanOrEqual(4000);
  });

  test('when the next question is answered, then its time counts again', () => {
    const { store, answer } = askedOn();
    sleep();
    pass(1000);
    answer();
    store.dispatch({ type: 'next', question: 5, at: performance.now() });
    pass(700);
    expect(isInterrupted({ store })).toBe(false);
    expect(answer()).toBe(700);
  });
});

test('given a question, when nothing happens for minutes, then all of that is its time', () => {
  const asked = askedOn();
  pass(180_000);
  expect(isInterrupted(asked)).toBe(false);
  expect(asked.answer()).toBe(180_000);
});

test('given a window that was hidden for minutes, when the question is answered a moment later, then only the time in sight counts', () => {
  const { answer } = askedOn();
  pass(700);
  become('hidden');
  pass(180_000);
  become('visible');
  pass(300);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
  expect(answer()).toBe(1000);
});

test('given a page that is left, when time passes, then no timer is left', () => {
  const { leave, announcer } = askedOn();
  leave();
  announcer.cancel();
  expect(vi.getTimerCount()).toBe(0);
});

describe('given a question that comes while it can’t be answered', () => {
  test('when it can, then its time begins', () => {
    const { store, announcer, answer } = askedOn();
    answer();
    const close = announcer.delayIdle();
    store.dispatch({ type: 'next', question: 5, at: performance.now() });
    pass(60_000);
    close();
    pass(400);
    expect(isInterrupted({ store })).toBe(false);
    expect(answer()).toBe(400);
  });

  test('when the one before was interrupted, then this one isn’t', () => {
    const { store, answer } = askedOn();
    become('hidden');
    become('visible');
    expect(isInterrupted({ store })).toBe(true);
    answer();
    store.dispatch({ type: 'next', question: 5, at: performance.now() });
    expect(isInterrupted({ store })).toBe(false);
  });
});

describe('given a question that is a sound, played when the user asks for it', () => {
  test('when it is answered before it was ever played, then its time runs from when it was asked', () => {
    const { answer } = askedOn(heardQuiz);
    pass(1000);
    expect(answer()).toBe(1000);
  });

  test('when it is played for the first time, then its time starts over at the end of the sound', () => {
    const { sound, end, answer } = askedOn(heardQuiz);
    pass(20_000);
    sound();
    pass(1600);
    end();
    pass(900);
    expect(answer()).toBe(900);
  });

  test('when it is answered during its first sound, then it took no time', () => {
    const { sound, answer } = askedOn(heardQuiz);
    pass(20_000);
    sound();
    pass(1600);
    expect(answer()).toBe(0);
  });

  test('when it is played again, then only that sound doesn’t count, even after another screen', () => {
    const { store, sound, end, answer, leave, screen } = askedOn(heardQuiz);
    pass(20_000);
    sound();
    pass(1600);
    end();
    pass(900);
    leave();
    store.setPresence({ isShown: false });
    pass(60_000);
    store.setPresence({ isShown: true });
    screen();
    sound();
    pass(1600);
    end();
    pass(300);
    expect(answer()).toBe(1200);
  });

  test('when the next one comes, then its time starts over at its own first sound', () => {
    const { store, sound, end, answer } = askedOn(heardQuiz);
    sound();
    end();
    answer();
    store.dispatch({ type: 'next', question: 5, at: performance.now() });
    pass(5000);
    sound();
    pass(1600);
    end();
    pass(700);
    expect(answer()).toBe(700);
  });
});
