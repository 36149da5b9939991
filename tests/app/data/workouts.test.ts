// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createWorkouts } from '../../../src/app/data/workouts';
import { formatWorkout, moved } from '../../../src/practice/workout';
import { LESSON } from '../../practice/workouts';

/** The workouts of one tab; what another tab stores is told to it. */
function opened(stored = new Map<string, string>()) {
  const watchers: ((text: string | undefined) => void)[] = [];
  let ids = 0;
  const workouts = createWorkouts({
    store: {
      read: name => stored.get(name),
      write: (name, text) => void stored.set(name, text),
      watch(_, listener) {
        watchers.push(listener);
        return () => {};
      },
    },
    newId() {
      ids += 1;
      return String(ids);
    },
  });
  return {
    ...{ workouts, stored },
    names: () => workouts.list().workouts.map(({ name }) => name),
    elsewhere(text: string | undefined) {
      for (const watch of watchers) watch(text);
    },
  };
}

const storedAs = (text: string) => new Map([['fretty-workouts', text]]);

describe('given no workouts', () => {
  test('when some are added, then each has a name of its own, the last is chosen, and a reload keeps their order', () => {
    const { workouts, names, stored } = opened();
    expect(workouts.list()).toMatchObject({ workouts: [], chosen: undefined, isNewer: false });
    workouts.add({});
    workouts.add({});
    workouts.add(LESSON);
    workouts.add(LESSON);
    expect(names()).toEqual(['Workout 1', 'Workout 2', 'Lesson 3', 'Lesson 3 (2)']);
    expect(workouts.list().chosen?.name).toBe('Lesson 3 (2)');
    const again = opened(stored);
    expect(again.names()).toEqual(names());
    expect(again.workouts.list().workouts[2]?.drills).toEqual(LESSON.drills);
  });
});

describe('given three workouts', () => {
  const three = () => {
    const page = opened();
    const ids = ['One', 'Two', 'Three'].map(name => page.workouts.add({ ...LESSON, name }).id);
    return { ...page, ids };
  };

  test('when one is changed, then the others stay, and which is chosen', () => {
    const { workouts, names, ids } = three();
    workouts.change(ids[0] ?? '', { ...moved(LESSON, 0, 1), name: 'First' });
    expect(names()).toEqual(['First', 'Two', 'Three']);
    expect(workouts.list().workouts[0]?.drills[1]).toEqual(LESSON.drills[0]);
    expect(workouts.list().chosen?.name).toBe('Three');
  });

  test('when one is deleted, then the next is chosen, and it can be brought back to its place', () => {
    const { workouts, names, ids, stored } = three();
    workouts.remove(ids[1] ?? '');
    expect(names()).toEqual(['One', 'Three']);
    expect(workouts.list()).toMatchObject({ chosen: { name: 'Three' }, deleted: { name: 'Two' } });
    expect(opened(stored).names()).toEqual(['One', 'Three']);
    workouts.undo();
    expect(names()).toEqual(['One', 'Two', 'Three']);
    expect(workouts.list()).toMatchObject({ chosen: { name: 'Two' }, deleted: undefined });
    expect(opened(stored).names()).toEqual(['One', 'Two', 'Three']);
  });

  test('when another tab stores others, then they are shown', () => {
    const { names, elsewhere } = three();
    elsewhere('{"version":1,"values":{"w9":"Nine"}}');
    expect(names()).toEqual(['Nine']);
    elsewhere(undefined);
    expect(names()).toEqual([]);
  });
});

describe('given what is stored', () => {
  test.each([
    ['no JSON', 'hello', []],
    ['something else', '{"version":1}', []],
    ['an entry without a name', '{"version":1,"values":{"w1":"","w2":"Two"}}', ['Two']],
    ['an entry that is no text', '{"version":1,"values":{"w1":7,"w2":"Two"}}', ['Two']],
  ])('when it is %s, then what can be read is kept', (_what, text, names) => {
    expect(opened(storedAs(text)).names()).toEqual(names);
  });

  test('when a drill of it can’t be read, then the others are kept', () => {
    const text = formatWorkout(LESSON).replace('triads ?', 'tunes ?').replaceAll('\n', '\\n');
    const { workouts } = opened(storedAs(`{"version":1,"values":{"w1":"${text}"}}`));
    expect(workouts.list().chosen?.drills.map(({ screen }) => screen)).toEqual(['notes', 'keys', 'scales']);
  });

  test('when a newer version has stored it, then it is neither read nor overwritten', () => {
    const text = '{"version":2,"values":{"w1":"Lesson"}}';
    const { workouts, stored, names } = opened(storedAs(text));
    workouts.add(LESSON);
    workouts.undo();
    expect(workouts.list().isNewer).toBe(true);
    expect(names()).toEqual([]);
    expect(stored.get('fretty-workouts')).toBe(text);
  });
});
