// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WORKOUT_START } from '../../src/practice/workout';
import { workoutHash, workoutIn } from '../../src/practice/workoutLink';
import { hashOf } from '../../src/quiz/seed';
import { LESSON, someWorkout } from './workouts';

describe('given the link to a workout', () => {
  test('when any is read again, then it is the same', () => {
    fc.assert(
      fc.property(someWorkout, workout => {
        expect(workoutIn(workoutHash(workout))).toEqual({ kind: 'workout', workout });
      }),
    );
  });

  test('when four drills are sent, then the whole address has at most 600 characters', () => {
    expect(`https://fretty.example/workouts${workoutHash(LESSON)}`.length).toBeLessThanOrEqual(600);
  });

  test('when it is written, then it has no sign that a mail program takes for its end', () => {
    const hash = workoutHash({ ...LESSON, name: "It's (really) *the* <b>last</b> one! “3/4”" });
    expect(hash).toMatch(/^#[\w%&=+./?-]+$/);
  });

  test('when it is cut off or changed anywhere, then nothing of it is read', () => {
    const hash = workoutHash(LESSON);
    for (let length = WORKOUT_START.length; length < hash.length; length += 1)
      expect(workoutIn(hash.slice(0, length))?.kind).toBe('damaged');
    fc.assert(
      fc.property(fc.integer({ min: WORKOUT_START.length + 2, max: hash.length - 1 }), at => {
        const changed = `${hash.slice(0, at)}${hash[at] === 'x' ? 'y' : 'x'}${hash.slice(at + 1)}`;
        expect(workoutIn(changed)?.kind).toBe('damaged');
      }),
    );
  });

  test('when anything follows the #, then reading it never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(workoutIn(`${WORKOUT_START}${text}`)?.kind).not.toBe('workout');
        expect(workoutIn(`#${text}`)).toBeUndefined();
      }),
    );
  });
});

/** A link as somebody else could make it, with the right check. */
function made(name: string, drills: readonly { readonly screen: string; readonly query: string }[]): string {
  const text = [encodeURIComponent(name), ...drills.map(({ screen, query }) => screen + query)].join('/');
  return `${WORKOUT_START}1-${hashOf(text).toString(36).padStart(7, '0')}/${text}`;
}

const DRILL = { screen: 'notes', query: '?drill=on' };

describe('given a link with the right check that no Fretty has written', () => {
  test.each([
    ['no drill', made('Lesson', []), 'damaged'],
    ['21 drills', made('Lesson', Array(21).fill(DRILL)), 'damaged'],
    ['no name', made('', [DRILL]), 'damaged'],
    ['a name of 81 characters', made('x'.repeat(81), [DRILL]), 'damaged'],
    ['a name that turns the text around', made('\u202Egnissel', [DRILL]), 'damaged'],
    [
      'a query of 2,000 characters',
      made('Lesson', [{ screen: 'notes', query: `?a=${'b'.repeat(2000)}` }]),
      'damaged',
    ],
    ['markup in a query', made('Lesson', [{ screen: 'notes', query: '?quiz=<img>' }]), 'damaged'],
    [
      'another place in place of a screen',
      made('Lesson', [{ screen: 'javascript:alert(1)', query: '?a=b' }]),
      'damaged',
    ],
    ['a screen that isn’t known here', made('Lesson', [{ screen: 'songs', query: '?drill=on' }]), 'newer'],
    [
      'twenty thousand characters',
      made('Lesson', Array(20).fill({ screen: 'notes', query: `?a=${'b'.repeat(999)}` })),
      'damaged',
    ],
    ['a later version', '#workout=2-0000000/anything', 'newer'],
    ['version 0', '#workout=0-0000000/anything', 'damaged'],
  ])('when it has %s, then it isn’t read as a workout', (_what, hash, kind) => {
    expect(workoutIn(hash)).toEqual({ kind });
  });
});
