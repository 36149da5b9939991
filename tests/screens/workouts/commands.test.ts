import { describe, expect, test, vi } from 'vitest';
import { createWorkouts } from '../../../src/app/data/workouts';
import { type Command, isOffered } from '../../../src/commands/command';
import type { Workout } from '../../../src/practice/workout';
import { type WorkoutReading, workoutHash } from '../../../src/practice/workoutLink';
import type { ActiveQuiz } from '../../../src/quiz/quizzes';
import type { BegunWorkout, WorkoutRun } from '../../../src/results/practiceApi';
import { createWorkoutsCommands, type WorkoutsCommands } from '../../../src/screens/workouts/commands';
import { LESSON } from '../../practice/workouts';

/** The first two drills of a lesson, as a run names them. */
const NAMED = LESSON.drills.slice(0, 2).map(drill => ({ ...drill, name: `drill on ${drill.screen}` }));

const BEGUN: BegunWorkout = {
  ...{ date: '2026-11-26', name: 'Lesson 3', drills: NAMED },
  results: [{ answers: 12, right: 9, milliseconds: 48_000 }],
};

const DONE: BegunWorkout = {
  ...BEGUN,
  results: [...BEGUN.results, { answers: 0, right: 0, milliseconds: 0 }],
};

/** A quiz whose question is open on Notes. */
const WAITING: ActiveQuiz = {
  ...{ screen: 'notes', number: 1, length: 12, locks: new Map(), pace: 'calm', isShown: false },
  session: () => undefined,
  timeLeft: () => undefined,
};

/** The commands of the Workouts screen, over workouts in a storage of their own. */
function opened(kept: readonly Workout[] = [], stored = new Map<string, string>()) {
  const now: {
    linked?: WorkoutReading;
    begun?: BegunWorkout;
    drillAt: number;
    isUnread: boolean;
    active: readonly ActiveQuiz[];
  } = { drillAt: 0, isUnread: false, active: [] };
  let ids = 0;
  const workouts = createWorkouts({
    store: {
      read: name => stored.get(name),
      write: (name, text) => void stored.set(name, text),
      watch: () => () => {},
    },
    newId() {
      ids += 1;
      return String(ids);
    },
  });
  for (const workout of kept) workouts.add(workout);
  const calls = {
    begin: vi.fn<WorkoutRun['begin']>(),
    goOn: vi.fn<WorkoutRun['goOn']>(),
    dropLink: vi.fn(),
    askName: vi.fn(),
    copy: vi.fn<(what: 'link' | 'result', text: string) => void>(),
  };
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const commands = createWorkoutsCommands({
    ...calls,
    linked: () => now.linked,
    drillAt: () => now.drillAt,
    chooseDrill(at) {
      now.drillAt = at;
    },
    isUnread: () => now.isUnread,
    whenRead(run) {
      if (now.isUnread) waiting.push(run);
      else run();
    },
    practice: {
      workouts,
      workoutRun: { ...calls, current: () => now.begun, subscribe: () => () => {} },
      describeDrill: ({ screen }) => [`drill on ${screen}`, 'in flats', '12 questions'],
      screenName: screen => screen.toUpperCase(),
    },
    quizzes: { active: () => now.active },
    say: text => void said.push(text),
  });
  return {
    ...{ commands, workouts, now, said, ...calls },
    names: () => workouts.list().workouts.map(({ name }) => name),
    screens: () => workouts.list().chosen?.drills.map(({ screen }) => screen),
    /** What describes the drills has been fetched, and the link is read. */
    read(linked: WorkoutReading) {
      now.isUnread = false;
      now.linked = linked;
      for (const run of waiting) run();
    },
  };
}

const titlesIn = ({ all }: WorkoutsCommands): readonly string[] =>
  all.filter(isOffered).map(({ title }) => title);

const keysOf = ({ hotkeys, hint }: Command) => ({ hotkeys, hint });

const linkTo = (workout: Workout): WorkoutReading => ({ kind: 'workout', workout });

describe('given no workouts', () => {
  test('when the commands are listed, then one can be made, and Start says what it needs', () => {
    const { commands } = opened();
    expect(titlesIn(commands)).toEqual(['Start', 'New Workout']);
    expect(commands.start.disabled).toBe('There is no workout yet');
    expect(commands.create.disabled).toBeUndefined();
    expect(commands.rename.disabled).toBe('There is no workout yet');
  });

  test('when Start is run all the same, then it says why nothing begins', () => {
    const { commands, said, begin } = opened();
    commands.start.run();
    expect(said).toEqual(['There is no workout yet']);
    expect(begin).not.toHaveBeenCalled();
  });

  test('when one is made, then its name can be typed, and drills are asked for', () => {
    const { commands, askName, dropLink, said, names } = opened();
    commands.create.run();
    expect(names()).toEqual(['Workout 1']);
    expect(askName).toHaveBeenCalledOnce();
    expect(dropLink).toHaveBeenCalledOnce();
    expect(said).toEqual(['Created Workout 1. Type a name for it.']);
    expect(commands.start.disabled).toBe('Add a drill first');
    expect(commands.copyLink.disabled).toBe('Add a drill first');
    expect(titlesIn(commands)).not.toContain('Move Up');
  });

  test.each([
    'keep',
    'copyResult',
    'duplicate',
    'copyLink',
    'remove',
    'undo',
    'moveUp',
    'moveDown',
    'removeDrill',
  ] as const)(
    'when another tab has deleted the last one, and %s is run before the page shows that, then nothing happens',
    name => {
      const { commands, said, copy, names, dropLink } = opened();
      commands[name].run();
      expect(said).toEqual([]);
      expect(names()).toEqual([]);
      expect(copy).not.toHaveBeenCalled();
      expect(dropLink).not.toHaveBeenCalled();
    },
  );
});

describe('given a workout', () => {
  test('when it is started, then each drill is told by its type and its length', () => {
    const { commands, begin } = opened([LESSON]);
    expect(commands.start.disabled).toBeUndefined();
    expect(keysOf(commands.start)).toEqual({ hotkeys: ['q'], hint: 'start' });
    commands.start.run();
    expect(begin).toHaveBeenCalledExactlyOnceWith(
      'Lesson 3',
      LESSON.drills.map(drill => ({ ...drill, name: `drill on ${drill.screen}, 12 questions` })),
    );
  });

  test('when a quiz waits on a screen, then Start names that screen', () => {
    const { commands, now, said, begin } = opened([LESSON]);
    now.active = [WAITING];
    expect(commands.start.disabled).toBe('A quiz is waiting on NOTES: finish it first');
    commands.start.run();
    expect(said).toEqual(['A quiz is waiting on NOTES: finish it first']);
    expect(begin).not.toHaveBeenCalled();
  });

  test('when it is renamed, duplicated or copied, then the name is asked for, a copy has its own, and the link holds all', () => {
    vi.stubGlobal('location', { origin: 'https://fretty.example', pathname: '/workouts' });
    const { commands, askName, copy, said, names, screens } = opened([LESSON]);
    commands.rename.run();
    expect(askName).toHaveBeenCalledOnce();
    commands.duplicate.run();
    expect(names()).toEqual(['Lesson 3', 'Lesson 3 (2)']);
    expect(screens()).toEqual(['notes', 'triads', 'keys', 'scales']);
    expect(said).toEqual(['Duplicated as Lesson 3 (2).']);
    expect(commands.copyLink.disabled).toBeUndefined();
    commands.copyLink.run();
    const address = `https://fretty.example/workouts${workoutHash({ ...LESSON, name: 'Lesson 3 (2)' })}`;
    expect(copy).toHaveBeenCalledExactlyOnceWith('link', address);
  });

  test('when it is deleted, then it can be brought back, and both are said', () => {
    const { commands, said, names } = opened([LESSON]);
    expect(titlesIn(commands)).not.toContain('Undo Delete');
    commands.remove.run();
    expect(names()).toEqual([]);
    expect(titlesIn(commands)).toEqual(['Start', 'New Workout', 'Undo Delete']);
    commands.undo.run();
    expect(names()).toEqual(['Lesson 3']);
    expect(said).toEqual(['Lesson 3 is deleted. You can undo this.', 'Lesson 3 is back.']);
  });
});

describe('given the drills of a workout', () => {
  test('when the chosen one is moved, then it stays chosen, and its place is said; the ends are refused', () => {
    const { commands, now, said, screens } = opened([LESSON]);
    expect(commands.moveUp.disabled).toBe('This is already the first drill');
    expect(commands.moveDown.disabled).toBeUndefined();
    commands.moveDown.run();
    commands.moveDown.run();
    commands.moveDown.run();
    expect(screens()).toEqual(['triads', 'keys', 'scales', 'notes']);
    expect(now.drillAt).toBe(3);
    expect(commands.moveDown.disabled).toBe('This is already the last drill');
    expect(commands.moveUp.disabled).toBeUndefined();
    commands.moveUp.run();
    expect(screens()).toEqual(['triads', 'keys', 'notes', 'scales']);
    expect(said).toEqual(['Moved to 2 of 4', 'Moved to 3 of 4', 'Moved to 4 of 4', 'Moved to 3 of 4']);
  });

  test('when one is removed, then the next is chosen, or the last one before it', () => {
    const { commands, now, said, screens } = opened([LESSON]);
    now.drillAt = 2;
    expect(commands.removeDrill.disabled).toBeUndefined();
    commands.removeDrill.run();
    expect(screens()).toEqual(['notes', 'triads', 'scales']);
    expect(now.drillAt).toBe(2);
    commands.removeDrill.run();
    expect(now.drillAt).toBe(1);
    commands.removeDrill.run();
    commands.removeDrill.run();
    expect(now.drillAt).toBe(0);
    expect(said).toEqual([
      'Removed: drill on keys, 12 questions. 3 drills left.',
      'Removed: drill on scales, 12 questions. 2 drills left.',
      'Removed: drill on triads, 12 questions. 1 drill left.',
      'Removed: drill on notes, 12 questions. 0 drills left.',
    ]);
    expect(titlesIn(commands)).not.toContain('Remove Drill');
  });

  test('when none is chosen, then Remove Drill asks for one', () => {
    const { commands, now, screens } = opened([LESSON]);
    now.drillAt = 7;
    expect(commands.removeDrill.disabled).toBe('Choose a drill first');
    commands.removeDrill.run();
    expect(screens()).toHaveLength(4);
  });
});

describe('given a link', () => {
  test('when it isn’t read yet and Start is run, then it begins as soon as it is', () => {
    const { commands, now, begin, read } = opened();
    now.isUnread = true;
    expect(commands.start.disabled).toBeUndefined();
    commands.start.run();
    expect(begin).not.toHaveBeenCalled();
    read(linkTo(LESSON));
    expect(begin).toHaveBeenCalledOnce();
  });

  test.each(['damaged', 'newer'] as const)(
    'when it turns out to be %s after Start was run, then that is said and nothing begins, not even the chosen workout',
    kind => {
      const { commands, now, said, begin, read } = opened([LESSON]);
      now.isUnread = true;
      commands.start.run();
      read({ kind });
      expect(said).toEqual(["The link can't be read"]);
      expect(begin).not.toHaveBeenCalled();
      expect(commands.start.disabled).toBe("The link can't be read");
      expect(titlesIn(commands)).not.toContain('Keep');
    },
  );

  test('when its workout is kept, then it is added and chosen, and the link is dropped', () => {
    const { commands, now, said, names, screens, dropLink } = opened([{ ...LESSON, drills: [] }]);
    now.linked = linkTo(LESSON);
    expect(commands.keep.disabled).toBeUndefined();
    commands.keep.run();
    expect(names()).toEqual(['Lesson 3', 'Lesson 3 (2)']);
    expect(screens()).toHaveLength(4);
    expect(dropLink).toHaveBeenCalledOnce();
    expect(said).toEqual(['Lesson 3 (2) is one of your workouts now.']);
  });

  test('when just that workout is there already, then it is chosen and not added again', () => {
    const { commands, now, said, names, workouts } = opened([LESSON, { ...LESSON, name: 'Other' }]);
    now.linked = linkTo(LESSON);
    commands.keep.run();
    expect(names()).toEqual(['Lesson 3', 'Other']);
    expect(workouts.list().chosen?.name).toBe('Lesson 3');
    expect(said).toEqual(['Lesson 3 is one of your workouts already.']);
  });
});

describe('given workouts that a newer version has stored', () => {
  test('when they are to be changed, then every command says why not', () => {
    const { commands, now } = opened([], new Map([['fretty-workouts', '{"version":2,"values":{}}']]));
    now.linked = linkTo(LESSON);
    const reason = 'A newer version of Fretty has stored your workouts';
    expect(commands.create.disabled).toBe(reason);
    expect(commands.keep.disabled).toBe(reason);
    expect(commands.rename.disabled).toBe(reason);
    expect(commands.start.disabled).toBeUndefined();
  });
});

describe('given a workout that was begun', () => {
  test('when it is under way, then q goes on with it, and no longer starts another', () => {
    const { commands, now, goOn } = opened([LESSON]);
    now.begun = BEGUN;
    expect(titlesIn(commands)).toContain('Go On');
    expect(titlesIn(commands)).not.toContain('Copy Result');
    expect(keysOf(commands.goOn)).toEqual({ hotkeys: ['q'], hint: 'go on' });
    expect(keysOf(commands.start)).toEqual({ hotkeys: [], hint: undefined });
    commands.goOn.run();
    expect(goOn).toHaveBeenCalledOnce();
    now.active = [WAITING];
    expect(commands.goOn.disabled).toBe('A quiz is waiting on NOTES: finish it first');
  });

  test('when a link to another is opened, then q starts that one; a link to the same goes on with it', () => {
    const { commands, now, read } = opened([LESSON]);
    now.begun = BEGUN;
    read({ kind: 'workout', workout: { ...LESSON, name: 'Lesson 4' } });
    expect([keysOf(commands.start).hotkeys, keysOf(commands.goOn).hotkeys]).toEqual([['q'], []]);
    read({ kind: 'workout', workout: { name: BEGUN.name, drills: BEGUN.drills } });
    expect([keysOf(commands.start).hotkeys, keysOf(commands.goOn).hotkeys]).toEqual([[], ['q']]);
  });

  test('when it is done, then its result can be copied as a report', () => {
    const { commands, now, copy } = opened([LESSON]);
    now.begun = DONE;
    expect(titlesIn(commands)).toContain('Copy Result');
    expect(titlesIn(commands)).not.toContain('Go On');
    commands.copyResult.run();
    expect(copy).toHaveBeenCalledExactlyOnceWith(
      'result',
      [
        'Lesson 3, done with Fretty on 2026-11-26',
        '1. drill on notes: 9/12, 75%, 0:48',
        '2. drill on triads: skipped',
        'Total: 9/12, 75%, 0:48',
        'This is my own report: Fretty counted my answers on my device, and nobody checked them.',
      ].join('\n'),
    );
  });
});
