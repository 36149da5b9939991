import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../src/speech/announcer';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** An announcer and everything that its region has held since. */
function listened() {
  const announcer = createAnnouncer();
  const held: string[] = [];
  announcer.subscribe(() => held.push(announcer.text()));
  return { announcer, held };
}

describe('given an announcer', () => {
  test('when it is new, then it has nothing to say', () => {
    expect(createAnnouncer().text()).toBe('');
  });

  test('when a text is said, then it waits for the focus to move before it is heard', () => {
    const { announcer, held } = listened();
    announcer.say('Right: C.');
    expect(announcer.text()).toBe('');
    vi.runAllTimers();
    expect(held).toEqual(['Right: C.']);
  });

  test('when a newer text comes before the first is spoken, then only the newer one is', () => {
    const { announcer, held } = listened();
    announcer.say('first');
    announcer.say('second');
    vi.runAllTimers();
    expect(held).toEqual(['second']);
  });

  test('when a text comes with a page drawn anew, then it waits until a screen reader is done with that', () => {
    const { announcer } = listened();
    announcer.say('Question 1.', 'news', 'redrawn');
    vi.advanceTimersByTime(500);
    expect(announcer.text()).toBe('');
    vi.advanceTimersByTime(500);
    expect(announcer.text()).toBe('Question 1.');
  });

  test('when a newer text comes while one waits for the page, then the newer waits for it too, and only that is said', () => {
    const { announcer, held } = listened();
    announcer.say('Question 1.', 'news', 'redrawn');
    vi.advanceTimersByTime(100);
    announcer.say("Can't run this: Locked");
    vi.advanceTimersByTime(500);
    expect(announcer.text()).toBe('');
    vi.runAllTimers();
    expect(held).toEqual(["Can't run this: Locked"]);
  });

  test('when a text is called off while it waits, then it is not said, and what came since is', () => {
    const { announcer, held } = listened();
    const callOff = announcer.say('Question 1.', 'news');
    callOff();
    announcer.say('Question 2.', 'news');
    callOff();
    vi.runAllTimers();
    callOff();
    expect(held).toEqual(['Question 2.']);
  });

  test('when a lasting text is called off, then it is said all the same', () => {
    const { announcer, held } = listened();
    announcer.say('Right: C.', 'lasting')();
    vi.runAllTimers();
    expect(held).toEqual(['Right: C.']);
  });

  test('when another text was spoken before, then the region is emptied first', () => {
    const { announcer, held } = listened();
    announcer.say('first');
    vi.runAllTimers();
    announcer.say('second');
    expect(announcer.text()).toBe('');
    vi.runAllTimers();
    expect(held).toEqual(['first', '', 'second']);
  });

  test('when the same text is said twice, then it is set twice', () => {
    const { announcer, held } = listened();
    announcer.say('No fret further left');
    vi.runAllTimers();
    announcer.say('No fret further left');
    vi.runAllTimers();
    expect(held).toEqual(['No fret further left', '', 'No fret further left']);
  });

  test('when an empty text is said, then what waits is withdrawn and nothing is said', () => {
    const { announcer, held } = listened();
    announcer.say('l, then: n');
    announcer.say('');
    vi.runAllTimers();
    expect(held).toEqual([]);
  });

  test('when a text is taken back before it is spoken, then it never is', () => {
    const { announcer, held } = listened();
    announcer.say('l, then: n');
    announcer.withdraw('l, then: n');
    vi.runAllTimers();
    expect(held).toEqual([]);
  });

  test('when a text is taken back that stands there, then the region is emptied', () => {
    const { announcer, held } = listened();
    announcer.say('l, then: n');
    vi.runAllTimers();
    announcer.withdraw('l, then: n');
    vi.runAllTimers();
    expect(held).toEqual(['l, then: n', '']);
  });

  test('when another text has come since, then that one stays', () => {
    const { announcer, held } = listened();
    announcer.say('m, then: m');
    vi.runAllTimers();
    announcer.say('Accidentals: Flats');
    announcer.withdraw('m, then: m');
    vi.runAllTimers();
    announcer.withdraw('m, then: m');
    expect(held).toEqual(['m, then: m', '', 'Accidentals: Flats']);
  });

  test('when it holds its tongue, then the newest of what was said meanwhile is said after, once', () => {
    const { announcer, held } = listened();
    const release = announcer.pause();
    announcer.say('first');
    announcer.say('second');
    vi.runAllTimers();
    expect(held).toEqual([]);
    release();
    release();
    vi.runAllTimers();
    expect(held).toEqual(['second']);
  });

  test('when two hold it, then it speaks after the second lets go', () => {
    const { announcer, held } = listened();
    const [one, other] = [announcer.pause(), announcer.pause()];
    announcer.say('verdict');
    one();
    vi.runAllTimers();
    expect(held).toEqual([]);
    other();
    vi.runAllTimers();
    expect(held).toEqual(['verdict']);
  });

  test('when it holds its tongue before a text was spoken, then that text waits too', () => {
    const { announcer, held } = listened();
    announcer.say('Right: C.');
    const release = announcer.pause();
    vi.runAllTimers();
    expect(held).toEqual([]);
    release();
    vi.runAllTimers();
    expect(held).toEqual(['Right: C.']);
  });

  test('when somebody has stopped listening, then they aren’t told', () => {
    const announcer = createAnnouncer();
    const heard = vi.fn();
    announcer.subscribe(heard)();
    announcer.say('anything');
    vi.runAllTimers();
    expect(heard).not.toHaveBeenCalled();
  });
});
