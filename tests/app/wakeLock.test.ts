import { describe, expect, test, vi } from 'vitest';
import { type AwakeLocks, isHandsFree, keepScreenAwake } from '../../src/app/wakeLock';
import { createListeners } from '../../src/listeners';
import type { ActiveQuiz } from '../../src/quiz/quizzes';

/** A browser that answers when it is told to, a page that can be hidden, and a need that comes and goes. */
function awakePage() {
  const need = createListeners();
  const page = Object.assign(new EventTarget(), { hidden: false });
  let isNeeded = false;
  const answers: { give(): Promise<void>; refuse(): Promise<void>; lock: FakeLock }[] = [];
  const locks: AwakeLocks = {
    request: () =>
      new Promise((resolve, reject) => {
        const lock = new FakeLock();
        const settle = (act: () => void) => async () => {
          act();
          await new Promise(done => setTimeout(done));
        };
        answers.push({
          lock,
          give: settle(() => resolve(lock)),
          refuse: settle(() => reject(new DOMException('no', 'NotAllowedError'))),
        });
      }),
  };
  return {
    answers,
    keep: () => keepScreenAwake({ locks, page, isNeeded: () => isNeeded, stores: [need] }),
    need(now: boolean) {
      isNeeded = now;
      need.notify();
    },
    show(isShown: boolean) {
      page.hidden = !isShown;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

class FakeLock extends EventTarget {
  readonly release = vi.fn(async () => this.taken());
  taken() {
    this.dispatchEvent(new Event('release'));
  }
}

describe('given a page that listens to a guitar', () => {
  test('when listening begins and ends, then the screen is kept awake that long, and asked for once', async () => {
    const { answers, keep, need } = awakePage();
    keep();
    expect(answers).toHaveLength(0);
    need(true);
    need(true);
    expect(answers).toHaveLength(1);
    await answers[0]?.give();
    need(true);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.lock.release).not.toHaveBeenCalled();
    need(false);
    expect(answers[0]?.lock.release).toHaveBeenCalledOnce();
  });

  test('when listening ends before the browser has answered, then its lock is let go as soon as it comes', async () => {
    const { answers, keep, need } = awakePage();
    keep();
    need(true);
    need(false);
    await answers[0]?.give();
    expect(answers[0]?.lock.release).toHaveBeenCalledOnce();
  });

  test('when the page is hidden and shown again, then the lock is asked for again', async () => {
    const { answers, keep, need, show } = awakePage();
    keep();
    need(true);
    await answers[0]?.give();
    answers[0]?.lock.taken();
    show(false);
    expect(answers).toHaveLength(1);
    show(true);
    expect(answers).toHaveLength(2);
    await answers[1]?.give();
    need(false);
    expect(answers[1]?.lock.release).toHaveBeenCalledOnce();
  });

  test('when the browser refuses, then it isn’t asked again until the page is shown again or listening begins again', async () => {
    const { answers, keep, need, show } = awakePage();
    keep();
    need(true);
    await answers[0]?.refuse();
    need(true);
    expect(answers).toHaveLength(1);
    show(false);
    show(true);
    expect(answers).toHaveLength(2);
    await answers[1]?.refuse();
    need(false);
    need(true);
    expect(answers).toHaveLength(3);
  });

  test('when the browser takes the lock back on a page that is shown, then it isn’t asked at every change', async () => {
    const { answers, keep, need } = awakePage();
    keep();
    need(true);
    await answers[0]?.give();
    answers[0]?.lock.taken();
    need(true);
    expect(answers).toHaveLength(1);
    need(false);
    expect(answers[0]?.lock.release).not.toHaveBeenCalled();
  });

  test('when a browser has no such locks, then nothing happens', () => {
    const subscribe = vi.fn();
    keepScreenAwake({
      locks: undefined,
      page: Object.assign(new EventTarget(), { hidden: false }),
      isNeeded: () => true,
      stores: [{ subscribe }],
    });
    expect(subscribe).not.toHaveBeenCalled();
  });
});

describe('given a device that nobody touches', () => {
  const quiz = (pace: ActiveQuiz['pace'], isShown: boolean): ActiveQuiz => ({
    ...{ screen: 'notes', number: 1, length: 12, locks: new Map(), pace, isShown },
    session: () => undefined,
    timeLeft: () => undefined,
  });
  type Deps = Parameters<typeof isHandsFree>[0];
  const STILL: Deps = {
    listener: { state: () => ({ status: 'off' }) },
    quizzes: { active: () => [] },
    drone: { sounding: () => undefined },
    clicks: { snapshot: () => ({ status: 'silent' }) },
    beat: { metronome: { state: () => ({ status: 'off' }) } },
  };
  const pace = { beatsPerMinute: 80, beats: 4, clicking: 'on', volume: 1 } as const;

  test.each<[string, Partial<Deps>, boolean]>([
    ['nothing goes', {}, false],
    ['it listens', { listener: { state: () => ({ status: 'listening', source: 'microphone' }) } }, true],
    [
      'its microphone was refused',
      { listener: { state: () => ({ status: 'failed', source: 'microphone', failure: 'denied' }) } },
      false,
    ],
    ['a drone sounds', { drone: { sounding: () => ({ tonic: 48 }) } }, true],
    ['clicks are played', { clicks: { snapshot: () => ({ status: 'playing', sounding: 0 }) } }, true],
    [
      'a metronome goes',
      { beat: { metronome: { state: () => ({ status: 'on', pace, beat: undefined }) } } },
      true,
    ],
    ['a quiz goes by ear alone', { quizzes: { active: () => [quiz('eyes-free', true)] } }, true],
    ['such a quiz waits on another screen', { quizzes: { active: () => [quiz('eyes-free', false)] } }, false],
    ['a quiz is answered with keys', { quizzes: { active: () => [quiz('drill', true)] } }, false],
  ])('when %s, then the screen must stay awake or not: %#', (_what, own, isNeeded) => {
    expect(isHandsFree({ ...STILL, ...own })).toBe(isNeeded);
  });
});
