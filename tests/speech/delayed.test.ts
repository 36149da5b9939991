import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../src/speech/announcer';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('given a callback due in 600 ms', () => {
  const soon = () => {
    const announcer = createAnnouncer();
    const run = vi.fn();
    return { announcer, run, cancel: announcer.after(600, run) };
  };

  test('when nothing delays it, then it runs on time, once', () => {
    const { run } = soon();
    vi.advanceTimersByTime(599);
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  test('when a dialog opens meanwhile, then it runs 600 ms after the dialog has closed', () => {
    const { announcer, run } = soon();
    vi.advanceTimersByTime(500);
    const close = announcer.delayIdle();
    expect(announcer.isDelayed()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();

    close();
    expect(announcer.isDelayed()).toBe(false);
    vi.advanceTimersByTime(599);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  test('when it is scheduled beneath two dialogs, then it waits for both to close', () => {
    const announcer = createAnnouncer();
    const [closeOne, closeOther] = [announcer.delayIdle(), announcer.delayIdle()];
    const run = vi.fn();
    announcer.after(0, run);
    closeOther();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
    closeOne();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  test('when it is canceled, then it never runs, dialog or not', () => {
    const { announcer, run, cancel } = soon();
    cancel();
    announcer.delayIdle()();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});

test('given a listener, when a delay begins and ends, then it is called', () => {
  const announcer = createAnnouncer();
  const delays: boolean[] = [];
  announcer.subscribe(() => delays.push(announcer.isDelayed()));
  announcer.delayIdle()();
  expect(delays).toEqual([true, false]);
});
