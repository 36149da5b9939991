import { describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../src/app/data/answers';
import type { Courses } from '../../../src/app/data/courses';
import { createPracticeApi, readAhead } from '../../../src/app/data/practiceApi';
import { createDeferredCommands } from '../../../src/app/deferredCommands';
import type { ScreenId } from '../../../src/commands/command';
import { createRegistry } from '../../../src/commands/registry';
import { createListeners } from '../../../src/listeners';
import { testId } from '../../../src/practice/skillTest';
import type { ActiveQuiz, Quizzes } from '../../../src/quiz/quizzes';
import { SCREENS } from '../../../src/screens';
import { loadAllTables, tableOf } from '../../../src/screens/tables';
import { createQuerySettings } from '../../../src/settings/querySettings';

// What is still being fetched when a test file ends breaks the next one of its worker.
await Promise.all([loadAllTables(), ...SCREENS.map(({ loadAsks }) => loadAsks?.())]);

/** A navigation to screens by id, and an answer log that is never there. */
function given(start: string) {
  let current = start;
  const listeners: (() => void)[] = [];
  const answerLog = vi.fn<Answers['answerLog']>(() => Promise.reject(new Error('offline')));
  const fetchPage = vi.fn(async (_path: string) => {});
  readAhead({
    fetchPage,
    navigation: {
      current: () => SCREENS.find(({ id }) => id === current),
      subscribe(listener) {
        listeners.push(listener);
        return () => {};
      },
      open: vi.fn(),
      show: vi.fn(),
    },
    answers: { answerLog, roundOf: () => undefined },
  });
  return {
    answerLog,
    fetchPage,
    open(screen: string) {
      current = screen;
      for (const listener of listeners) listener();
    },
  };
}

test.each(['today', 'progress'])(
  'given the address of %s, when Fretty starts, then its answers are read at once',
  screen => {
    expect(given(screen).answerLog).toHaveBeenCalledOnce();
  },
);

test('given Notes, when it is opened, then no answers are read; when Today follows, then they are, before its code is there', () => {
  const { answerLog, open } = given('notes');
  expect(answerLog).not.toHaveBeenCalled();
  open('today');
  expect(answerLog).toHaveBeenCalledOnce();
});

test('given Notes, when Today is opened, then its code is asked for before the answers', () => {
  const { answerLog, fetchPage, open } = given('notes');
  expect(fetchPage).not.toHaveBeenCalled();
  open('today');
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith('/today');
  expect(fetchPage).toHaveBeenCalledBefore(answerLog);
});

const SUBSCRIBED = { subscribe: () => () => {} };

/** A quiz whose question is open on a screen. */
const openOn = (screen: ScreenId): ActiveQuiz => ({
  ...{ screen, number: 1, length: 12, locks: new Map(), pace: 'calm', isShown: true },
  session: () => undefined,
  timeLeft: () => undefined,
});

/** The practice API on a page whose screens publish their commands when the test says so. */
function practicing(start: ScreenId = 'workouts') {
  let current = start;
  let quiz: 'none' | 'open' | 'results' = 'none';
  const arrived = createListeners();
  const played = createListeners();
  const shown: string[] = [];
  const ran: string[] = [];
  const registry = createRegistry();
  const want = vi.fn<Quizzes['want']>();
  const begin = vi.fn<Courses['begin']>();
  const navigation = {
    current: () => SCREENS.find(({ id }) => id === current),
    open(screen: ScreenId) {
      current = screen;
      arrived.notify();
    },
    show: (screen: ScreenId, query: string) => void shown.push(`${screen} ${query}`),
    subscribe: arrived.subscribe,
  };
  const settingsOf = (id: ScreenId) =>
    createQuerySettings({ id, table: tableOf(id), lockOf: () => undefined, write: () => {} });
  const screens = {
    notes: settingsOf('notes'),
    triads: settingsOf('triads'),
    scales: settingsOf('scales'),
    keys: settingsOf('keys'),
    intervals: settingsOf('intervals'),
    progress: settingsOf('progress'),
    chords: settingsOf('chords'),
    tuner: settingsOf('tuner'),
    today: settingsOf('today'),
    workouts: settingsOf('workouts'),
  };
  const api = createPracticeApi({
    ...{ navigation, screens, commands: registry },
    now: () => 0,
    dateOf: () => '2026-11-26',
    answers: { answerLog: () => Promise.reject(new Error('offline')), roundOf: () => undefined },
    quizzes: {
      want,
      active: () => (quiz === 'open' ? [openOn(current)] : []),
      hasResults: screen => quiz === 'results' && screen === current,
      subscribe: played.subscribe,
    },
    deferredCommands: createDeferredCommands({
      ...{ registry, navigation, isBusy: () => false },
      soon: run => run(),
      say: text => void ran.push(`said ${text}`),
    }),
    today: { ...SUBSCRIBED, current: () => undefined, begin() {}, goOn() {} },
    workouts: {
      ...{ ...SUBSCRIBED, choose() {}, merge: () => 0, change() {}, remove() {}, undo() {} },
      list: () => ({ workouts: [], chosen: undefined, deleted: undefined, isNewer: false }),
      add: () => ({ id: 'w1', name: 'Workout 1', drills: [] }),
    },
    workoutRun: { ...SUBSCRIBED, current: () => undefined, begin() {}, goOn() {} },
    courses: { begin },
    changeBests: { ...SUBSCRIBED, list: () => [], merge: () => 0 },
  });
  return {
    ...{ api, screens, navigation, shown, ran, want, courseBegun: begin },
    /** A screen has been drawn, and these commands of its quiz are there. */
    publish: (screen: ScreenId, ...commands: readonly string[]) =>
      registry.publish(
        screens[screen],
        commands.map(command => ({
          ...{ id: `${screen}-quiz.${command}`, title: command, group: 'Quiz', scope: 'screen' as const },
          run: () => void ran.push(`${screen} ${command}`),
        })),
      ),
    /** What becomes of the quiz on the page. */
    quizIs(next: typeof quiz) {
      quiz = next;
      played.notify();
    },
    setUpOn: (screen: ScreenId) => Object.fromEntries(screens[screen].choices()),
  };
}

const NAME_NOTE = '?quiz=name-note&strings=6.5&drill=on&length=12';

describe('given a drill on another screen', () => {
  test('when it begins, then its screen opens with its settings, and it starts once its command is there', () => {
    const { api, navigation, publish, ran, setUpOn } = practicing();
    api.begin('notes', NAME_NOTE);
    expect(navigation.current()?.id).toBe('notes');
    expect(setUpOn('notes')).toMatchObject({ quiz: 'name-note', strings: '6.5', drill: 'on' });
    expect(api.isSetUp('notes', NAME_NOTE)).toBe(true);
    expect(ran).toEqual([]);
    publish('notes', 'start');
    expect(ran).toEqual(['notes start']);
  });

  test('when its screen is left before its first question, then the user’s own settings are back', () => {
    const { api, screens, navigation, setUpOn } = practicing();
    screens.notes.load('?frets=24');
    api.begin('notes', NAME_NOTE);
    expect(setUpOn('notes')).toMatchObject({ frets: '24', quiz: 'name-note' });
    navigation.open('today');
    expect(setUpOn('notes')).toEqual({ frets: '24' });
    expect(screens.notes.isLent()).toBe(false);
  });

  test('when keys are to answer it, then they do, and the user’s microphone is back once its screen is left', () => {
    const { api, screens, navigation, setUpOn } = practicing();
    screens.notes.load('?with=microphone&quiz=find-on-string');
    api.begin('notes', '?quiz=find-on-string&drill=on', 'keys');
    expect(setUpOn('notes')).not.toHaveProperty('with');
    navigation.open('today');
    expect(setUpOn('notes')).toMatchObject({ with: 'microphone' });
    api.drill('notes', { quiz: 'find-on-string', items: [] }, 'quick', 'keys');
    expect(setUpOn('notes')).not.toHaveProperty('with');
  });

  test('when it is for another instrument, then its screen has that neck before it starts', async () => {
    const { api, publish, ran, setUpOn } = practicing();
    publish('notes', 'start');
    api.beginOn({ screen: 'notes', query: `?instrument=ukulele&${NAME_NOTE.slice(1)}` });
    expect(setUpOn('notes')).toMatchObject({ instrument: 'ukulele' });
    expect(ran).toEqual([]);
    await Promise.resolve();
    expect(ran).toEqual(['notes start']);
  });

  test('when it names no instrument, then it is for the guitar, whatever the user plays', async () => {
    const { api, screens, setUpOn } = practicing();
    screens.notes.load('?instrument=ukulele');
    api.beginOn({ screen: 'notes', query: NAME_NOTE });
    expect(api.instrumentOn('notes').name).toBe('Guitar, standard');
    await Promise.resolve();
    expect(setUpOn('notes')).toMatchObject({ quiz: 'name-note' });
  });

  test('when it is for the user’s own instrument, then it starts at once', () => {
    const { api, publish, ran } = practicing();
    publish('notes', 'start');
    api.beginOn({ screen: 'notes', query: NAME_NOTE });
    expect(ran).toEqual(['notes start']);
  });
});

describe('given a drill on the screen that is shown', () => {
  test('when results are open there, then it starts again in their place', () => {
    const { api, publish, ran } = practicing('notes');
    publish('notes', 'start', 'start-again');
    api.begin('notes', NAME_NOTE);
    expect(ran).toEqual(['notes start-again']);
  });

  test('when no results are open, then it starts at once', () => {
    const { api, publish, ran } = practicing('notes');
    publish('notes', 'start');
    api.begin('notes', NAME_NOTE);
    api.start('notes');
    expect(ran).toEqual(['notes start', 'notes start']);
  });

  test('when its results are closed, then the quiz has the user’s settings again, and what was set meanwhile stays', () => {
    const { api, screens, quizIs, setUpOn, shown } = practicing('notes');
    screens.notes.load('?quiz=find-on-string');
    api.begin('notes', NAME_NOTE);
    quizIs('open');
    quizIs('results');
    expect(setUpOn('notes')).toMatchObject({ quiz: 'name-note' });
    expect(shown).toEqual([]);
    quizIs('none');
    expect(setUpOn('notes')).toEqual({ quiz: 'find-on-string' });
    expect(shown).toEqual(['notes ?quiz=find-on-string']);
  });
});

describe('given a round of a few items', () => {
  const ROUND = { quiz: 'name-key', items: ['key:C-major', 'key:G-major'] };

  test('when it is drilled, then its screen is asked for it, and opens', () => {
    const { api, want, publish, ran, screens } = practicing('progress');
    api.drill('keys', ROUND);
    expect(want).toHaveBeenCalledExactlyOnceWith('keys', ROUND);
    expect(screens.keys.isLent()).toBe(false);
    publish('keys', 'drill-these');
    expect(ran).toEqual(['keys drill-these']);
  });

  test('when it is a quick one, then it is a quick drill until the user’s own settings are back', () => {
    const { api, setUpOn, navigation } = practicing('today');
    api.drill('keys', ROUND, 'quick');
    expect(setUpOn('keys')).toMatchObject({ drill: 'on' });
    navigation.open('today');
    expect(setUpOn('keys')).toEqual({});
  });

  test('when its screen is left, then it is withdrawn, but not while that screen stays', () => {
    const { api, want, navigation } = practicing('progress');
    api.drill('keys', ROUND);
    navigation.open('keys');
    expect(want).toHaveBeenCalledOnce();
    navigation.open('progress');
    expect(want).toHaveBeenLastCalledWith('keys', undefined);
    navigation.open('today');
    expect(want).toHaveBeenCalledTimes(2);
  });
});

test('given a skill, when it is tested, then its drill is a part of its own, with twenty questions and nothing after it', () => {
  const { api, courseBegun, navigation } = practicing('today');
  const skill = { screen: 'notes', query: NAME_NOTE, name: 'Naturals' } as const;
  api.test(skill);
  expect(navigation.current()?.id).toBe('notes');
  const part = courseBegun.mock.calls[0]?.[0];
  expect(part).toMatchObject({ screen: 'notes', limit: 20, test: { id: testId(skill) } });
  expect(part?.next()).toBeUndefined();
});

describe('given a drill of a workout', () => {
  test('when it is described, then whatever its screen shows now, first by its type and last by its length', () => {
    const { api, screens } = practicing();
    screens.notes.load('?quiz=find-on-string');
    const texts = api.describeDrill({ screen: 'notes', query: NAME_NOTE }, 'text');
    expect([texts[0], texts.at(-1)]).toEqual(['Name Note', '12 questions']);
    expect(api.screenName('notes')).toBe('Notes');
  });

  test.each([
    ['notes', NAME_NOTE, true],
    ['notes', '?instrument=ukulele&drill=on', true],
    ['keys', '?view=quiz&drill=on', true],
    ['keys', '?instrument=ukulele&drill=on', false],
    ['notes', '?drill=on&strum=3', false],
    ['notes', '?quiz=hum-note&drill=on', false],
  ] as const)('when it is %s%s, then a newer version isn’t needed for it: %s', (screen, query, isKnown) => {
    expect(practicing().api.knows({ screen, query })).toBe(isKnown);
  });

  test('when it is asked on a neck, then its instrument is known; a key is asked on none', () => {
    const { api } = practicing();
    const nameOf = (screen: 'notes' | 'keys', query: string) => api.instrumentOf({ screen, query })?.name;
    expect(nameOf('notes', '?instrument=ukulele&drill=on')).toBe('Ukulele, high G');
    expect(nameOf('notes', NAME_NOTE)).toBe('Guitar, standard');
    expect(nameOf('keys', '?view=quiz&drill=on')).toBeUndefined();
  });
});

test('given a round of just some items, when it is described, then by their number in place of the settings', () => {
  const { api, screens } = practicing();
  screens.notes.load(NAME_NOTE);
  const items = ['place:E2-A2-D3-G3-B3-E4:5:3', 'place:E2-A2-D3-G3-B3-E4:5:5'];
  expect(api.describe('notes', 'text', items)).toEqual(['Name Note', '2 positions', '12 questions']);
  expect(api.describe('notes', 'text')).toContain('strings 6 and 5');
});

test('given a ukulele, when it is asked what a skill of Notes asks, then it answers with places of a ukulele', async () => {
  const { api, screens } = practicing('today');
  screens.notes.load('?instrument=ukulele');
  const { quiz, items } = await api.asks({
    screen: 'notes',
    name: 'The first fret',
    query: '?quiz=name-note&strings=4&low=0&high=1&drill=on',
  });
  expect(quiz).toBe('name-note');
  expect(items).toEqual(['place:G4-C4-E4-A4:4:0', 'place:G4-C4-E4-A4:4:1']);
});
