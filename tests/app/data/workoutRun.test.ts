// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createCourses } from '../../../src/app/data/courses';
import { createWorkoutRun } from '../../../src/app/data/workoutRun';
import type { ScreenId } from '../../../src/commands/command';
import { createListeners } from '../../../src/listeners';
import type { Skill } from '../../../src/practice/path';
import type { QuizLength } from '../../../src/quiz/session';

const DRILLS: readonly Skill[] = [
  { screen: 'keys', query: '?view=quiz&drill=on&length=10', name: 'Name the Key, 10 questions' },
  { screen: 'notes', query: '?drill=on&length=2m', name: 'Find Note, 2 minutes' },
];

type Answered = { readonly verdict: 'right' | 'wrong'; readonly milliseconds: number };

interface Told {
  readonly screen: ScreenId;
  readonly answered: Answered;
  readonly length: QuizLength;
  readonly number: number;
  readonly spent: number;
}

/** A run with a storage of its own, and quizzes that start and end when a test says so. */
function opened(stored = new Map<string, string>(), date = '2026-11-26') {
  const { subscribe, notify } = createListeners();
  const courses = createCourses();
  const told: ((event: Told) => void)[] = [];
  const started: string[] = [];
  const said: string[] = [];
  let asking: ScreenId | undefined;
  let now = date;
  const open = vi.fn<(screen: ScreenId) => void>();
  const run = createWorkoutRun({
    store: { read: name => stored.get(name), write: (name, text) => void stored.set(name, text) },
    today: () => now,
    practice: () => ({ beginOn: ({ screen, query }) => void started.push(`${screen} ${query}`) }),
    say: text => void said.push(text),
    ...{ open, courses },
  });
  courses.listen({
    active: () => (asking ? [{ screen: asking }] : []),
    subscribe,
    onAnswer: listener => told.push(listener),
  });
  /** The first answers of a drill on a screen; its questions took two seconds each. */
  const begin = (screen: ScreenId, length: QuizLength, ...answers: readonly Answered[]) => {
    courses.course.take(screen);
    asking = screen;
    notify();
    answers.forEach((answered, index) => {
      for (const tell of told)
        tell({ screen, answered, length, number: index + 1, spent: (index + 1) * 2000 });
    });
  };
  return {
    ...{ run, course: courses.course, stored, started, said, open, begin },
    /** A whole drill on a screen. */
    drill(screen: ScreenId, ...answers: readonly Answered[]) {
      begin(screen, 10, ...answers);
      asking = undefined;
      notify();
    },
    midnight() {
      now = '2026-11-27';
    },
  };
}

const RIGHT: Answered = { verdict: 'right', milliseconds: 900 };
const WRONG: Answered = { verdict: 'wrong', milliseconds: 2100 };

describe('given a workout of two drills', () => {
  test('when it begins, then its first drill starts with its own length, and its place is said', () => {
    const { run, course, started, said } = opened();
    run.begin('Lesson 3', DRILLS);
    expect(started).toEqual(['keys ?view=quiz&drill=on&length=10']);
    expect(said).toEqual(['1 of 2: Name the Key, 10 questions.']);
    expect(course.take('notes')).toBeUndefined();
    run.begin('Lesson 3', DRILLS);
    expect(course.take('keys')).toBeDefined();
    expect(course.take('keys')?.limit).toBeUndefined();
  });

  test('when its drills are done, then each leads to the next, and the last to the results', () => {
    const { run, course, started, open, drill } = opened();
    run.begin('Lesson 3', DRILLS);
    drill('keys', RIGHT, WRONG);
    expect(course.next()).toBe('2 of 2: Find Note, 2 minutes');
    course.goOn();
    expect(started).toHaveLength(2);
    drill('notes', RIGHT);
    expect(course.next()).toBe('See Your Result');
    expect(run.current()?.results).toEqual([
      { answers: 2, right: 1, milliseconds: 3000 },
      { answers: 1, right: 1, milliseconds: 900 },
    ]);
    course.goOn();
    expect(open.mock.calls).toEqual([['workouts']]);
  });

  test('when a drill is left before its first answer, then it is skipped', () => {
    const { run, open, drill } = opened();
    run.begin('Lesson 3', DRILLS);
    drill('keys');
    expect(run.current()?.results).toEqual([{ answers: 0, right: 0, milliseconds: 0 }]);
    expect(open.mock.calls).toEqual([['workouts']]);
  });
});

describe('given a drill of a workout that was left in the middle', () => {
  /** The workout after the page was loaded again, with two of ten keys answered. */
  const reloaded = () => {
    const page = opened();
    page.run.begin('Lesson 3', DRILLS);
    page.begin('keys', 10, RIGHT, WRONG);
    return opened(page.stored);
  };

  test('when it is taken up again, then it asks the questions that were left, and says how many', () => {
    const { run, course, started, said } = reloaded();
    expect(run.current()).toMatchObject({ results: [], progress: { answers: 2, right: 1, left: 8 } });
    run.goOn();
    expect(started).toEqual(['keys ?view=quiz&drill=on&length=10']);
    expect(said).toEqual(['1 of 2: Name the Key, 10 questions, 8 left.']);
    expect(course.take('keys')).toMatchObject({ limit: 8 });
  });

  test('when it is done, then all of its answers are in its result, and the next drill is whole', () => {
    const { run, course, drill } = reloaded();
    run.goOn();
    drill('keys', RIGHT, RIGHT);
    expect(run.current()).toMatchObject({
      results: [{ answers: 4, right: 3, milliseconds: 4800 }],
      progress: undefined,
    });
    course.goOn();
    expect(course.take('notes')?.limit).toBeUndefined();
  });

  test('when it is skipped then, then what was answered before stays', () => {
    const { run, drill } = reloaded();
    run.goOn();
    drill('keys');
    expect(run.current()?.results).toEqual([{ answers: 2, right: 1, milliseconds: 3000 }]);
  });

  test('when it has a time limit, then it has the rest of its time', () => {
    const page = opened();
    page.run.begin('Lesson 3', DRILLS);
    page.drill('keys', RIGHT);
    page.run.goOn();
    page.begin('notes', '2m', RIGHT, RIGHT);
    const { run, course, said } = opened(page.stored);
    run.goOn();
    expect(said).toEqual(['2 of 2: Find Note, 2 minutes, 1 minute 56 seconds left.']);
    expect(course.take('notes')).toMatchObject({ spent: 4000 });
  });

  test('when its last question was answered, then it is over', () => {
    const page = opened();
    page.run.begin('Lesson 3', DRILLS);
    page.begin('keys', 2, RIGHT, WRONG);
    const { run, said } = opened(page.stored);
    expect(run.current()).toMatchObject({ results: [{ answers: 2, right: 1 }], progress: undefined });
    run.goOn();
    expect(said).toEqual(['2 of 2: Find Note, 2 minutes.']);
  });

  test('when what is stored of it can’t be read, then it begins anew', () => {
    const record = reloaded().stored.get('fretty-workout')?.replace('1 2 3000 8', '1 2 x');
    const { run, said } = opened(new Map([['fretty-workout', record ?? '']]));
    run.goOn();
    expect(said).toEqual(['1 of 2: Name the Key, 10 questions.']);
  });
});

describe('given a workout that is half done', () => {
  const halfDone = () => {
    const page = opened();
    page.run.begin('Lesson 3', DRILLS);
    page.drill('keys', RIGHT);
    return page;
  };

  test('when the page is loaded again the same day, then it goes on where it was', () => {
    const again = opened(halfDone().stored);
    expect(again.run.current()).toMatchObject({ name: 'Lesson 3', drills: DRILLS, results: [{ right: 1 }] });
    again.run.goOn();
    expect(again.started).toEqual(['notes ?drill=on&length=2m']);
    expect(again.said).toEqual(['2 of 2: Find Note, 2 minutes.']);
  });

  test('when it is continued the next day, then it goes on where it was, and has the date of its last drill', () => {
    const page = halfDone();
    expect(opened(page.stored, '2026-11-27').run.current()?.date).toBe('2026-11-26');
    page.midnight();
    page.run.goOn();
    page.drill('notes', RIGHT);
    expect(page.run.current()).toMatchObject({ date: '2026-11-27', results: [{ right: 1 }, { right: 1 }] });
  });

  test.each([
    ['2026-12-02', 'there'],
    ['2026-12-03', 'gone'],
  ])('when it was left for a week, up to %s, then it is %s', (date, state) => {
    const { run, course } = opened(halfDone().stored, date);
    expect(run.current() === undefined).toBe(state === 'gone');
    expect(course.next()).toBeUndefined();
  });

  test.each([
    ['2026-11-27', 'there'],
    ['2026-11-28', 'gone'],
  ])('when it was done and the page is loaded on %s, then its result is %s', (date, state) => {
    const page = halfDone();
    page.run.goOn();
    page.drill('notes', RIGHT);
    expect(opened(page.stored, date).run.current() === undefined).toBe(state === 'gone');
  });

  const record = (values: Readonly<Record<string, string>>, version = 1) =>
    JSON.stringify({
      version,
      values: { date: '2026-11-26', name: 'Lesson', drills: 'keys ?drill=on Keys', results: '', ...values },
    });

  test.each([
    'not json',
    record({}, 2),
    record({ drills: '' }),
    record({ drills: 'tuner ?drill=on Tuner' }),
    record({ drills: 'keys javascript: Keys' }),
    record({ results: '2 1 900' }),
    record({ results: '1 1 x' }),
    record({ results: '1 1 9\n1 1 9' }),
  ])('when what is stored is %s, then it is ignored', text => {
    expect(opened(new Map([['fretty-workout', text]])).run.current()).toBeUndefined();
  });
});
