import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../src/speech/announcer';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function listened() {
  const announcer = createAnnouncer();
  const held: string[] = [];
  announcer.subscribe(() => held.push(announcer.text()));
  return { announcer, held };
}

describe('given an announcer that is held', () => {
  test('when texts are said, then none is heard, and the newest is when it is let go', () => {
    const { announcer, held } = listened();
    const release = announcer.hold();
    announcer.say('first');
    announcer.say('second');
    vi.runAllTimers();
    expect(held).toEqual([]);
    release();
    vi.runAllTimers();
    expect(held).toEqual(['second']);
  });

  test('when a text was said just before, then it waits too', () => {
    const { announcer, held } = listened();
    announcer.say('Question 1 of 12.');
    const release = announcer.hold();
    vi.runAllTimers();
    expect(held).toEqual([]);
    release();
    vi.runAllTimers();
    expect(held).toEqual(['Question 1 of 12.']);
  });

  test('when a text was heard before, then it is not heard again', () => {
    const { announcer, held } = listened();
    announcer.say('heard');
    vi.runAllTimers();
    announcer.hold()();
    vi.runAllTimers();
    expect(held).toEqual(['heard']);
  });

  test('when two hold it, then both must let go, and neither counts twice', () => {
    const { announcer, held } = listened();
    const [one, other] = [announcer.hold(), announcer.hold()];
    announcer.say('text');
    one();
    one();
    vi.runAllTimers();
    expect(held).toEqual([]);
    other();
    vi.runAllTimers();
    expect(held).toEqual(['text']);
  });

  test('when what waits is withdrawn, then nothing is heard', () => {
    const { announcer, held } = listened();
    const release = announcer.hold();
    announcer.say('text');
    announcer.say('');
    release();
    vi.runAllTimers();
    expect(held).toEqual([]);
  });
});
