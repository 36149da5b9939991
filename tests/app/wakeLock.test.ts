import { describe, expect, test, vi } from 'vitest';
import { type AwakeLocks, keepScreenAwake } from '../../src/app/wakeLock';
import { createListeners } from '../../src/listeners';

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
