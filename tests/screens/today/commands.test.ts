import { describe, expect, test, vi } from 'vitest';
import type { ActiveQuiz } from '../../../src/quiz/quizzes';
import type { BegunToday, TodayPractice } from '../../../src/results/practiceApi';
import { createTodayCommands } from '../../../src/screens/today/commands';
import type { TodayView } from '../../../src/screens/today/view';

const BEGUN: BegunToday = {
  ...{ date: '2026-11-26', minutes: 10, at: 0, known: { items: 12, skills: [] } },
  parts: [
    { kind: 'review', asks: { screen: 'keys', quiz: 'name-key', items: ['key:C-major'] }, minutes: 2 },
    {
      kind: 'skill',
      skill: { screen: 'notes', query: '?quiz=name-note&drill=on', name: 'Naturals' },
      minutes: 8,
    },
  ],
};

const VIEW: TodayView = {
  ...{ minutes: 10, plan: BEGUN.parts, path: [], next: undefined, known: { items: 14, skills: [] } },
  ...{ done: { answers: 0, right: 0, milliseconds: 0 }, week: [] },
};

/** A quiz whose question is open on Notes. */
const WAITING: ActiveQuiz = {
  ...{ screen: 'notes', number: 1, length: 12, locks: new Map(), pace: 'calm', isShown: false },
  session: () => undefined,
  timeLeft: () => undefined,
};

/** The commands of the Today screen, with a practice that was begun or none. */
function opened(begun?: BegunToday) {
  const now: { active: readonly ActiveQuiz[]; isFailed: boolean; view: TodayView | undefined } = {
    ...{ active: [], isFailed: false, view: VIEW },
  };
  const begin = vi.fn<TodayPractice['begin']>();
  const goOn = vi.fn<TodayPractice['goOn']>();
  const { start } = createTodayCommands({
    withView: run => now.view && run(now.view),
    isFailed: () => now.isFailed,
    quizzes: { active: () => now.active },
    practice: {
      today: { current: () => begun, begin, goOn, subscribe: () => () => {} },
      screenName: screen => screen.toUpperCase(),
    },
  });
  return { start, now, begin, goOn };
}

describe('given no practice today', () => {
  test('when it is started, then it begins with the plan, and with what is known now', () => {
    const { start, begin, goOn } = opened();
    expect(start.title).toBe('Start');
    expect(start.disabled).toBeUndefined();
    start.run();
    expect(begin).toHaveBeenCalledExactlyOnceWith(10, BEGUN.parts, VIEW.known);
    expect(goOn).not.toHaveBeenCalled();
  });

  test('when the answers can’t be read, then it says so', () => {
    const { start, now } = opened();
    now.isFailed = true;
    expect(start.disabled).toBe("Your answers couldn't be read");
  });

  test('when a quiz waits on a screen, then it names that screen', () => {
    const { start, now } = opened();
    now.active = [WAITING];
    expect(start.disabled).toBe('A quiz is waiting on NOTES: finish it first');
  });
});

test('given a practice under way, when q is pressed, then it goes on, and a new one isn’t begun', () => {
  const { start, begin, goOn } = opened({ ...BEGUN, at: 1 });
  expect(start.title).toBe('Go On');
  start.run();
  expect(goOn).toHaveBeenCalledOnce();
  expect(begin).not.toHaveBeenCalled();
});

test('given a practice that is done, when it is started again, then another begins with what is to be practiced now', () => {
  const { start, begin, goOn } = opened({ ...BEGUN, at: 2 });
  expect(start.title).toBe('Practice Some More');
  start.run();
  expect(begin).toHaveBeenCalledOnce();
  expect(goOn).not.toHaveBeenCalled();
});
