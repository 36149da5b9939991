import { describe, expect, test, vi } from 'vitest';
import { timeLeft } from '../../src/quiz/figures';
import { type Chooser, order } from '../../src/quiz/order';
import { afterMistakeSetting, drill, lengthSetting, pauseSetting } from '../../src/quiz/pace';
import { quizOf } from '../../src/quiz/quizStore';
import { type Course, createQuizzes } from '../../src/quiz/quizzes';
import { isOpen } from '../../src/quiz/session';
import { createScreenController } from '../../src/quiz/useQuiz';
import { preferenceTable } from '../../src/settings/preferences';
import { memorySettings } from '../settings/memorySettings';
import { FIRST, type NumberSetup, numberQuiz } from './made';

const ROWS = {
  drill,
  pause: pauseSetting(400),
  afterMistake: afterMistakeSetting('wait'),
  length: lengthSetting(12),
};

interface Opened {
  /** The settings of the screen, and the user's preferences, each as a query. */
  readonly query?: string;
  readonly preferred?: string;
  readonly course?: Partial<Course>;
  readonly chooserOf?: (screen: string) => Chooser | undefined;
  readonly voice?: 'ready' | 'none';
}

/** The quiz of a screen, as it is started with some settings. */
function opened({ query = '', preferred = '', course = {}, chooserOf, voice = 'none' }: Opened) {
  const quizzes = createQuizzes(chooserOf, undefined, {
    ...{ take: () => undefined, next: () => undefined, goOn() {}, ...course },
  });
  const settings = memorySettings('notes', { rows: [...Object.values(ROWS), order] }, query);
  const store = quizOf<NumberSetup, number, number, typeof numberQuiz>('notes')(quizzes);
  const said: string[] = [];
  const controller = createScreenController<NumberSetup, number, number, typeof numberQuiz>({
    ...{ store, quizzes, settings, rows: ROWS, links: undefined, chance: FIRST, now: () => 0 },
    preferred: memorySettings('preferences', preferenceTable, preferred),
    speech: {
      say(text) {
        said.push(text);
        return () => {};
      },
      cancel() {},
      voice: () => voice,
    },
    prepare: () => ({ quiz: numberQuiz, setup: { length: 12 } }),
    show() {},
    stopSound() {},
  });
  controller.start();
  const session = store.state();
  if (session.status === 'idle') throw new Error('the quiz has not begun');
  return { session, said };
}

const QUICK = '?drill=on&length=25';

describe('given a drill that belongs to a practice', () => {
  const taking = (part: ReturnType<Course['take']>) => ({ take: vi.fn(() => part) });

  test('when it starts, then it has the length of its part, and the practice goes on after it', () => {
    const course = taking({ limit: '3m' });
    const { session } = opened({ query: QUICK, course });
    expect(session.length).toBe('3m');
    expect(session.run.drill).toEqual({ length: '3m', isPart: true });
    expect(course.take).toHaveBeenCalledExactlyOnceWith('notes');
  });

  test('when some of its time was spent before, then it has the rest', () => {
    const { session } = opened({ query: QUICK, course: taking({ limit: '3m', spent: 50_000 }) });
    expect(session.run.drill).toEqual({ length: '3m', isPart: true, spent: 50_000 });
    expect(isOpen(session) && timeLeft(session, 1000)).toBe(129_000);
  });

  test('when its part has no length, then it keeps its own', () => {
    const { session } = opened({ query: QUICK, course: taking({}) });
    expect(session.run.drill).toEqual({ length: 25, isPart: true });
  });

  test('when it is the test of a skill, then nothing follows it', () => {
    const skill = { id: 'test1x9k3zq', outcomeOf: () => ({ text: 'Passed', spoken: 'Passed' }) };
    const { session } = opened({ query: QUICK, course: taking({ limit: 20, test: skill }) });
    expect(session.run.drill).toEqual({ length: 20, test: skill });
  });

  test('when Quick Drill is off, then the quiz is no part of anything', () => {
    const { session } = opened({ course: taking({ limit: '3m' }) });
    expect(session.run.drill).toBeUndefined();
    expect(session.length).toBe(12);
  });
});

describe('given a quiz for someone who doesn’t look', () => {
  test('when the browser has a voice, then it goes by ear', () => {
    const { session, said } = opened({ preferred: '?eyesFree=on', voice: 'ready' });
    expect(session.run.pace.kind).toBe('eyes-free');
    expect(said).toEqual([]);
  });

  test('when the browser has none, then that is said, and the quiz waits for keys as ever', () => {
    const { session, said } = opened({ preferred: '?eyesFree=on' });
    expect(session.run.pace.kind).toBe('calm');
    expect(said).toEqual([expect.stringContaining('voice')]);
  });
});

test('given weak spots to come first, when the quiz starts, then they choose its questions; shuffled, chance does', () => {
  const chooserOf = vi.fn<(screen: string) => undefined>();
  opened({ query: '?order=weak', chooserOf });
  expect(chooserOf).toHaveBeenCalledWith('notes');
  chooserOf.mockClear();
  opened({ chooserOf });
  expect(chooserOf).not.toHaveBeenCalled();
});
