// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createCourses } from '../../../src/app/data/courses';
import { createWorkoutRun } from '../../../src/app/data/workoutRun';
import type { ScreenId } from '../../../src/commands/command';
import { createListeners } from '../../../src/listeners';
import type { Skill } from '../../../src/practice/path';

const DRILLS: readonly Skill[] = [
  { screen: 'keys', query: '?view=quiz&drill=on&length=10', name: 'Name the Key, 10 questions' },
  { screen: 'notes', query: '?drill=on&length=2m', name: 'Find Note, 2 minutes' },
];

type Answered = { readonly verdict: 'right' | 'wrong'; readonly milliseconds: number };

/** A run with a storage of its own, and quizzes that start and end when a test says so. */
function opened(stored = new Map<string, string>(), date = '2026-11-26') {
  const { subscribe, notify } = createListeners();
  const courses = createCourses();
  const told: ((event: { readonly screen: ScreenId; readonly answered: Answered }) => void)[] = [];
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
  return {
    ...{ run, course: courses.course, stored, started, said, open },
    /** A whole drill on a screen. */
    drill(screen: ScreenId, ...answers: readonly Answered[]) {
      courses.course.take(screen);
      asking = screen;
      notify();
      for (const answered of answers) for (const tell of told) tell({ screen, answered });
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
