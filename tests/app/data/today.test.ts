// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createCourses } from '../../../src/app/data/courses';
import { createToday } from '../../../src/app/data/today';
import type { ScreenId } from '../../../src/commands/command';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { createListeners } from '../../../src/listeners';
import type { ListeningState } from '../../../src/listening/listener';
import type { TodayPart } from '../../../src/practice/parts';
import { pathOn } from '../../../src/practice/path';
import type { QuizLength } from '../../../src/quiz/session';

const [SKILL, OTHER] = pathOn(STANDARD_GUITAR);
if (!SKILL || !OTHER) throw new Error('The path has two skills');

const REVIEW: TodayPart = {
  kind: 'review',
  asks: { screen: 'keys', quiz: 'name-key', items: ['key:C-major', 'key:Bb-major'] },
  minutes: 2,
};
const PARTS: readonly TodayPart[] = [REVIEW, { kind: 'skill', skill: SKILL, minutes: 3 }];

const KNOWN = { items: 12, skills: ['Naturals on strings 6 and 5, frets 0 to 5'] };

/** Today's practice with a storage of its own, and quizzes that start and end when a test says so. */
function opened(stored = new Map<string, string>(), date = '2026-11-25') {
  const { subscribe, notify } = createListeners();
  const answered: ((event: {
    readonly screen: ScreenId;
    readonly answered: { readonly verdict: 'right'; readonly milliseconds: number };
    readonly length: QuizLength;
    readonly number: number;
    readonly spent: number;
  }) => void)[] = [];
  const courses = createCourses();
  const started: string[] = [];
  const said: string[] = [];
  let asking: ScreenId | undefined;
  let now = date;
  let listening: ListeningState = { status: 'off' };
  const open = vi.fn<(screen: ScreenId) => void>();
  const today = createToday({
    store: { read: name => stored.get(name), write: (name, text) => void stored.set(name, text) },
    today: () => now,
    practice: () => ({
      instrumentOn: () => STANDARD_GUITAR,
      begin: (screen, query, answers) =>
        void started.push([screen, query, ...(answers ? [answers] : [])].join(' ')),
      drill: (screen, { quiz, items }, pace, answers) =>
        void started.push([screen, quiz, items, pace, ...(answers ? [answers] : [])].join(' ')),
    }),
    say: text => void said.push(text),
    ...{ open, courses, listener: { state: () => listening } },
  });
  courses.listen({
    active: () => (asking ? [{ screen: asking }] : []),
    subscribe,
    onAnswer: listener => answered.push(listener),
  });
  return {
    ...{ today, course: courses.course, stored, started, said, open },
    ask(screen: ScreenId) {
      asking = screen;
      notify();
    },
    /** An answer after which so much of the drill's time is spent (milliseconds). */
    answer(screen: ScreenId, spent = 1000, length: QuizLength = '2m') {
      for (const listener of answered)
        listener({
          ...{ screen, length, spent, number: 1 },
          answered: { verdict: 'right', milliseconds: 900 },
        });
    },
    end() {
      asking = undefined;
      notify();
    },
    loseMicrophone() {
      listening = { status: 'failed', source: 'microphone', failure: 'missing' };
    },
    midnight() {
      now = '2026-11-26';
    },
  };
}

describe('given a practice of two parts', () => {
  test('when it begins, then the first drill starts as a quick one, with its own time, which is taken once', () => {
    const { today, course, started } = opened();
    today.begin(5, PARTS, KNOWN);
    expect(started).toEqual(['keys name-key key:C-major,key:Bb-major quick']);
    expect(course.take('notes')).toBeUndefined();
    expect(opened().course.take('keys')).toBeUndefined();
  });

  test('when its screen starts the drill, then the time limit holds for that one alone', () => {
    const { today, course } = opened();
    today.begin(5, PARTS, KNOWN);
    expect(course.take('keys')?.limit).toBe('2m');
    expect(course.take('keys')).toBeUndefined();
  });

  test('when its first drill ends with answers, then the next one follows on demand, and at last what was done', () => {
    const { today, course, started, said, open, ask, answer, end } = opened();
    today.begin(5, PARTS, KNOWN);
    ask('keys');
    answer('keys');
    expect(course.next()).toBe('Next: 2 keys to review');
    end();
    expect(course.next()).toBe(`Next: ${SKILL.name}`);
    expect(open).not.toHaveBeenCalled();
    course.goOn();
    expect(started[1]).toBe(`notes ${SKILL.query}`);
    expect(said).toEqual([`${SKILL.name}.`]);
    expect(course.take('notes')?.limit).toBe('3m');
    ask('notes');
    answer('notes');
    end();
    expect(today.current()).toMatchObject({ at: 2, known: KNOWN });
    expect(course.next()).toBe('See What You Did Today');
    course.goOn();
    expect(open.mock.calls).toEqual([['today']]);
    expect(said).toHaveLength(1);
  });

  test('when nothing can be heard in the first drill, then keys answer the next one, which need not say so again', () => {
    const { today, course, started, ask, answer, end, loseMicrophone } = opened();
    today.begin(5, PARTS, KNOWN);
    ask('keys');
    loseMicrophone();
    answer('keys');
    end();
    course.goOn();
    expect(started[1]).toBe(`notes ${SKILL.query} keys`);
  });

  test('when nothing could be heard before it began, then its first drill tries again', () => {
    const { today, started, loseMicrophone } = opened();
    loseMicrophone();
    today.begin(5, PARTS, KNOWN);
    expect(started).toEqual(['keys name-key key:C-major,key:Bb-major quick']);
  });

  test('when a drill is left before its first answer, then it is skipped, and Today shows what comes next', () => {
    const { today, open, ask, end } = opened();
    today.begin(5, PARTS, KNOWN);
    ask('keys');
    end();
    expect(today.current()?.at).toBe(1);
    expect(open.mock.calls).toEqual([['today']]);
  });

  test('when another quiz ends that isn’t part of it, then nothing changes', () => {
    const { today, ask, answer, end } = opened();
    today.begin(5, PARTS, KNOWN);
    ask('scales');
    answer('scales');
    end();
    expect(today.current()?.at).toBe(0);
  });
});

describe('given a part that was left in the middle', () => {
  /** The practice after the page was loaded again, with so much of its first two minutes spent. */
  const reloaded = (spent: number) => {
    const page = opened();
    page.today.begin(5, PARTS, KNOWN);
    page.ask('keys');
    page.answer('keys', spent);
    return opened(page.stored);
  };

  test('when it is taken up again, then it has the rest of its time', () => {
    const { today, course, started } = reloaded(50_000);
    expect(today.current()).toMatchObject({ at: 0, progress: { answers: 1, left: 70_000 } });
    today.goOn();
    expect(started).toEqual(['keys name-key key:C-major,key:Bb-major quick']);
    expect(course.take('keys')).toMatchObject({ limit: '2m', spent: 50_000 });
  });

  test('when it is left once more, then it goes on where it was then', () => {
    const page = reloaded(50_000);
    page.today.goOn();
    page.ask('keys');
    page.answer('keys', 80_000);
    expect(opened(page.stored).today.current()?.progress).toMatchObject({ answers: 2, left: 40_000 });
  });

  test('when it is done, then the next part has all of its own time', () => {
    const { today, course, ask, answer, end } = reloaded(50_000);
    today.goOn();
    ask('keys');
    answer('keys', 121_000);
    end();
    expect(today.current()).toMatchObject({ at: 1, progress: undefined });
    course.goOn();
    expect(course.take('notes')).toEqual(expect.not.objectContaining({ spent: expect.anything() }));
  });

  test('when it had only a moment left, then the next part comes, and after the last one the end', () => {
    const { today, started, stored, ask, answer, course } = reloaded(118_000);
    expect(today.current()).toMatchObject({ at: 1, progress: undefined });
    today.goOn();
    expect(started).toEqual([`notes ${SKILL.query}`]);
    expect(course.take('notes')?.limit).toBe('3m');
    ask('notes');
    answer('notes', 181_000, '3m');
    expect(opened(stored).today.current()?.at).toBe(2);
  });

  test.each(['', '1 1 900', '1 1 900 x', '1 1 900 120001', '2 1 900 70000', 'null'])(
    'when what is stored of it is “%s”, then it begins with all of its time',
    text => {
      const { stored } = reloaded(50_000);
      const record = stored.get('fretty-today')?.replace('1 1 900 70000', text) ?? '';
      expect(record).toContain(`"progress":"${text}"`);
      const { today, course } = opened(new Map([['fretty-today', record]]));
      expect(today.current()).toMatchObject({ at: 0, progress: undefined });
      today.goOn();
      expect(course.take('keys')).toMatchObject({ limit: '2m' });
      expect(course.take('keys')?.spent).toBeUndefined();
    },
  );

  test('when a new day has begun meanwhile, then its answers change nothing', () => {
    const page = opened();
    page.today.begin(5, PARTS, KNOWN);
    page.ask('keys');
    page.midnight();
    const before = page.stored.get('fretty-today');
    page.answer('keys');
    expect(page.stored.get('fretty-today')).toBe(before);
  });
});

describe('given a practice that was begun', () => {
  const begun = () => {
    const page = opened();
    page.today.begin(5, PARTS, KNOWN);
    page.ask('keys');
    page.answer('keys');
    page.end();
    return page;
  };

  test('when the page is loaded again the same day, then it goes on where it was', () => {
    const again = opened(begun().stored);
    expect(again.today.current()).toEqual({
      ...{ date: '2026-11-25', minutes: 5, parts: PARTS, at: 1, known: KNOWN },
    });
    again.today.goOn();
    expect(again.started).toEqual([`notes ${SKILL.query}`]);
  });

  test('when another day begins, then there is none, in an open page as well', () => {
    const page = begun();
    expect(opened(page.stored, '2026-11-26').today.current()).toBeUndefined();
    page.midnight();
    expect(page.today.current()).toBeUndefined();
    expect(page.course.next()).toBeUndefined();
  });

  test.each([
    'not json',
    '{"version":2,"values":{"date":"2026-11-25"}}',
    '{"version":1,"values":{"date":"2026-11-25"}}',
    '{"version":1,"values":{"date":"2026-11-25","minutes":"7","at":"0","known":"0","parts":"review 2 keys name-key key:C-major"}}',
    '{"version":1,"values":{"date":"2026-11-25","minutes":"5","at":"-1","known":"0","parts":"review 2 keys name-key key:C-major"}}',
    '{"version":1,"values":{"date":"2026-11-25","minutes":"5","at":"0","known":"0","parts":"review 2 tuner name-key key:C-major"}}',
    '{"version":1,"values":{"date":"2026-11-25","minutes":"5","at":"0","known":"0","parts":"skill -3 notes ?drill=on Naturals"}}',
    '{"version":1,"values":{"date":"2026-11-25","minutes":"5","at":"0","known":"0","parts":"skill 3 notes javascript: Naturals"}}',
  ])('when what is stored is %s, then it is ignored', text => {
    expect(opened(new Map([['fretty-today', text]])).today.current()).toBeUndefined();
  });
});
