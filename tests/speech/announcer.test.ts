import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../src/speech/announcer';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** An announcer and every text its live region has held. */
function listened() {
  const announcer = createAnnouncer();
  const held: string[] = [];
  announcer.subscribe(() => held.push(announcer.text()));
  return { announcer, held };
}

describe('given an announcer', () => {
  test('when it is created, then its region is empty', () => {
    expect(createAnnouncer().text()).toBe('');
  });

  test('when a text is said, then it waits until the focus has moved', () => {
    const { announcer, held } = listened();
    announcer.say('Right: C.');
    expect(announcer.text()).toBe('');
    vi.runAllTimers();
    expect(held).toEqual(['Right: C.']);
  });

  test('when a newer text comes before the first is spoken, then only the newer one is spoken', () => {
    const { announcer, held } = listened();
    announcer.say('first');
    announcer.say('second');
    vi.runAllTimers();
    expect(held).toEqual(['second']);
  });

  test('when much of the page re-renders with a text, then the text waits until a screen reader has caught up', () => {
    const { announcer } = listened();
    announcer.say('Question 1.', 'news', 'redrawn');
    vi.advanceTimersByTime(500);
    expect(announcer.text()).toBe('');
    vi.advanceTimersByTime(500);
    expect(announcer.text()).toBe('Question 1.');
  });

  test('when a newer text replaces one that waits for the page, then it waits for the page too', () => {
    const { announcer, held } = listened();
    announcer.say('Question 1.', 'news', 'redrawn');
    vi.advanceTimersByTime(100);
    announcer.say("Can't run this: Locked");
    vi.advanceTimersByTime(500);
    expect(announcer.text()).toBe('');
    vi.runAllTimers();
    expect(held).toEqual(["Can't run this: Locked"]);
  });

  test('when a text is canceled while it waits, then only what came after it is said', () => {
    const { announcer, held } = listened();
    const callOff = announcer.say('Question 1.', 'news');
    callOff();
    announcer.say('Question 2.', 'news');
    callOff();
    vi.runAllTimers();
    callOff();
    expect(held).toEqual(['Question 2.']);
  });

  test('when a lasting text is canceled, then it is still said', () => {
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

  test('when the same text is said several times running, then no two in a row are equal, so that a screen reader speaks each', () => {
    const { announcer, held } = listened();
    for (let time = 0; time < 3; time += 1) {
      announcer.say('No fret further left');
      vi.runAllTimers();
    }
    expect(held.filter(text => text !== '')).toEqual([
      'No fret further left',
      'No fret further left\u00A0',
      'No fret further left',
    ]);
  });

  test('when a text equals the last one that was shown, then it differs, even if the region was silenced or withdrawn from meanwhile', () => {
    const { announcer, held } = listened();
    announcer.say('l, then: n');
    vi.runAllTimers();
    announcer.withdraw('l, then: n');
    announcer.say('');
    vi.runAllTimers();
    announcer.say('l, then: n');
    vi.runAllTimers();
    expect(held).toEqual(['l, then: n', '', 'l, then: n\u00A0']);
  });

  test('when a repeated text is withdrawn, then the region is emptied', () => {
    const { announcer } = listened();
    for (let time = 0; time < 2; time += 1) {
      announcer.say('l, then: n');
      vi.runAllTimers();
    }
    announcer.withdraw('l, then: n');
    expect(announcer.text()).toBe('');
  });

  test('when another text comes between two equal ones, then both are shown as they are', () => {
    const { announcer, held } = listened();
    for (const text of ['selected', 'not selected', 'selected']) {
      announcer.say(text);
      vi.runAllTimers();
    }
    expect(held.filter(text => text !== '')).toEqual(['selected', 'not selected', 'selected']);
  });

  test('when an empty text is said, then waiting texts are dropped and nothing is said', () => {
    const { announcer, held } = listened();
    announcer.say('l, then: n');
    announcer.say('');
    vi.runAllTimers();
    expect(held).toEqual([]);
  });

  test('when a text is withdrawn before it is spoken, then it never is', () => {
    const { announcer, held } = listened();
    announcer.say('l, then: n');
    announcer.withdraw('l, then: n');
    vi.runAllTimers();
    expect(held).toEqual([]);
  });

  test('when the text in the region is withdrawn, then the region is emptied', () => {
    const { announcer, held } = listened();
    announcer.say('l, then: n');
    vi.runAllTimers();
    announcer.withdraw('l, then: n');
    vi.runAllTimers();
    expect(held).toEqual(['l, then: n', '']);
  });

  test('when a text is withdrawn that another has replaced, then the other stays', () => {
    const { announcer, held } = listened();
    announcer.say('m, then: m');
    vi.runAllTimers();
    announcer.say('Accidentals: Flats');
    announcer.withdraw('m, then: m');
    vi.runAllTimers();
    announcer.withdraw('m, then: m');
    expect(held).toEqual(['m, then: m', '', 'Accidentals: Flats']);
  });

  test('when it is paused, then the latest text said meanwhile is spoken afterwards, once', () => {
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

  test('when two pauses overlap, then it speaks after the second ends', () => {
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

  test('when it is paused before a text is spoken, then that text waits too', () => {
    const { announcer, held } = listened();
    announcer.say('Right: C.');
    const release = announcer.pause();
    vi.runAllTimers();
    expect(held).toEqual([]);
    release();
    vi.runAllTimers();
    expect(held).toEqual(['Right: C.']);
  });

  test('when a listener has unsubscribed, then it isn’t called any more', () => {
    const announcer = createAnnouncer();
    const heard = vi.fn();
    announcer.subscribe(heard)();
    announcer.say('anything');
    vi.runAllTimers();
    expect(heard).not.toHaveBeenCalled();
  });
});
