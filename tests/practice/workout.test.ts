// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatWorkout,
  freeName,
  LONGEST_NAME,
  lengthOf,
  MOST_DRILLS,
  moved,
  nameOf,
  parseWorkout,
  renamed,
  sizeText,
  type Workout,
  withDrill,
  withLength,
  withoutDrill,
  workoutText,
} from '../../src/practice/workout';
import { LESSON, someWorkout } from './workouts';

describe('given a lesson of four drills', () => {
  test('when it is put into words, then they say how many there are and how long they take', () => {
    expect(workoutText(LESSON)).toBe('Lesson 3: 4 drills, about 9 minutes');
    expect(sizeText([])).toBe('no drills yet');
    expect(sizeText(LESSON.drills.slice(0, 1))).toBe('1 drill, about 1 minute');
  });

  test.each([
    [0, 3, ['triads', 'keys', 'scales', 'notes']],
    [3, 2, ['notes', 'triads', 'scales', 'keys']],
    [0, -1, ['notes', 'triads', 'keys', 'scales']],
    [3, 4, ['notes', 'triads', 'keys', 'scales']],
  ])('when drill %i is moved to %i, then they are in the order %j', (from, to, screens) => {
    expect(moved(LESSON, from, to).drills.map(({ screen }) => screen)).toEqual(screens);
  });

  test('when it has a drill more, one less, or one of another length, then the others stay', () => {
    const [first, second] = LESSON.drills;
    if (!first || !second) throw new Error('The lesson has two drills');
    expect(withDrill(LESSON, first).drills).toEqual([...LESSON.drills, first]);
    expect(withoutDrill(LESSON, 1).drills.map(({ screen }) => screen)).toEqual(['notes', 'keys', 'scales']);
    const longer = withLength(LESSON, 0, '5m');
    expect(longer.drills.map(lengthOf)).toEqual(['5m', 12, '2m', '5m']);
    expect(longer.drills.slice(1)).toEqual(LESSON.drills.slice(1));
    expect(withLength(LESSON, 7, '5m')).toBe(LESSON);
  });

  test('when it is full, then no drill is added', () => {
    const drills = Array.from(
      { length: MOST_DRILLS },
      () => ({ screen: 'notes', query: '?drill=on' }) as const,
    );
    const full: Workout = { name: 'Long', drills };
    expect(withDrill(full, { screen: 'keys', query: '?drill=on' })).toBe(full);
  });
});

test.each([
  ['  Lesson\n3\t', 'Lesson 3'],
  ['<b>Lesson</b>', '<b>Lesson</b>'],
  ['\u202Eevil\u0000', 'evil'],
  ['\n \u200B', ''],
  ['x'.repeat(200), 'x'.repeat(LONGEST_NAME)],
  ['🎸'.repeat(81), '🎸'.repeat(LONGEST_NAME)],
  ['\uD83Cbroken', 'broken'],
])('given the name %j, when it is shown, then it is %j', (text, shown) => {
  expect(nameOf(text)).toBe(shown);
});

test('given a name, when it is given to a workout, then it counts if anything of it can be shown', () => {
  expect(renamed(LESSON, ' Lesson 4 ').name).toBe('Lesson 4');
  expect(renamed(LESSON, '   ')).toBe(LESSON);
  expect(renamed(LESSON, 'Lesson 3')).toBe(LESSON);
});

test('given names that are taken, when a free one is wanted, then it gets a number and is still short enough', () => {
  expect(freeName('Lesson', [])).toBe('Lesson');
  expect(freeName('Lesson', ['Lesson', 'Lesson (2)'])).toBe('Lesson (3)');
  expect(freeName('Lesson (2)', ['Lesson (2)'])).toBe('Lesson (3)');
  const long = 'x'.repeat(LONGEST_NAME);
  expect(freeName(long, [long]).length).toBeLessThanOrEqual(LONGEST_NAME);
});

describe('given a workout that is stored', () => {
  test('when any is read again, then it is the same', () => {
    fc.assert(
      fc.property(someWorkout, workout => {
        expect(parseWorkout(formatWorkout(workout))).toEqual(workout);
      }),
    );
  });

  test.each([
    ['', undefined],
    ['\nnotes ?drill=on', undefined],
    ['Lesson', 0],
    ['Lesson\nnotes ?drill=on\ntuner ?drill=on\nkeys drill=on\nkeys ?drill=on more\nscales ?quiz=<b>', 1],
    [`Lesson\n${'notes ?drill=on\n'.repeat(30)}`, MOST_DRILLS],
  ])('when its text is %j, then what can be read of it is kept', (text, drills) => {
    expect(parseWorkout(text)?.drills.length).toBe(drills);
  });
});
