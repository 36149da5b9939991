import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../src/speech/announcer';
import { createSpeaker } from '../../src/speech/browserSpeaker';
import { engineOf } from '../../src/speech/engine';
import { ENGLISH, fakeSpeech } from './fakeSpeech';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Longer than a text waits before it is spoken, and shorter than the silence before callbacks (milliseconds). */
const SAID = 100;
const BREATH = 300;

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** An announcer with a voice, and every text its live region has held. */
function voiced(voices = [ENGLISH]) {
  const { synthesis, scope, texts } = fakeSpeech(voices);
  const announcer = createAnnouncer(createSpeaker(engineOf(scope)));
  const region: string[] = [];
  announcer.subscribe(() => announcer.text() !== '' && region.push(announcer.text()));
  announcer.setVoice('on');
  return { announcer, synthesis, texts, region };
}

describe('given an announcer with a voice', () => {
  test('when a text is said, then the voice speaks it and the region stays empty', () => {
    const { announcer, texts, region } = voiced();
    announcer.say('Right: C.');
    pass(SAID);
    expect(texts()).toEqual(['Right: C.']);
    expect(region).toEqual([]);
  });

  test('when the voice is off, then the region has the text and the voice isn’t used', () => {
    const { announcer, texts, region } = voiced();
    announcer.setVoice('off');
    announcer.say('Right: C.');
    announcer.sayAloud('string 5, fret 4');
    pass(SAID);
    expect(texts()).toEqual([]);
    expect(region).toEqual(['Right: C.']);
  });

  test('when a newer text comes before the first has begun, then only the newer one is spoken', () => {
    const { announcer, texts } = voiced();
    announcer.say('target, string 5, fret 4');
    announcer.say('Question 2 of 12.');
    pass(SAID);
    expect(texts()).toEqual(['Question 2 of 12.']);
  });

  test('when a newer text comes while the first is spoken, then it interrupts the first', () => {
    const { announcer, synthesis, texts } = voiced();
    announcer.say('string 5, fret 4');
    pass(SAID);
    announcer.say('string 5, fret 5');
    expect(synthesis.now).toBeUndefined();
    pass(SAID);
    expect(texts()).toEqual(['string 5, fret 4', 'string 5, fret 5']);
  });

  test('when a question comes while a verdict is spoken, then the verdict is finished first', () => {
    const { announcer, synthesis, texts } = voiced();
    announcer.say('Wrong. It is E.', 'lasting');
    pass(SAID);
    announcer.say('Question 2 of 12.', 'news');
    pass(SAID);
    expect(synthesis.now?.text).toBe('Wrong. It is E.');
    synthesis.over();
    pass(SAID);
    expect(texts()).toEqual(['Wrong. It is E.', 'Question 2 of 12.']);
  });

  test('when a question comes before the verdict has begun, then both are spoken', () => {
    const { announcer, texts } = voiced();
    announcer.say('Right: E.', 'lasting');
    announcer.say('Question 2 of 12.', 'news');
    pass(SAID);
    expect(texts()).toEqual(['Right: E. Question 2 of 12.']);
  });

  test('when a text is withdrawn while it is spoken, then it is interrupted', () => {
    const { announcer, synthesis } = voiced();
    announcer.say('l, then: n');
    pass(SAID);
    announcer.withdraw('l, then: n');
    expect(synthesis.now).toBeUndefined();
  });

  test('when it is canceled, then even a verdict is interrupted, and waiting texts are dropped', () => {
    const { announcer, synthesis, texts } = voiced();
    announcer.say('Wrong. It is E.', 'lasting');
    pass(SAID);
    announcer.say('Question 2 of 12.', 'news');
    announcer.cancel();
    expect(synthesis.now).toBeUndefined();
    vi.runAllTimers();
    expect(texts()).toEqual(['Wrong. It is E.']);
  });

  test('when the voice fails on a text, then the region has that text, and the next one is spoken again', () => {
    const { announcer, synthesis, texts, region } = voiced();
    announcer.say('Right: C.');
    pass(SAID);
    synthesis.over('error');
    expect(region).toEqual(['Right: C.']);
    announcer.say('Question 2 of 12.');
    expect(announcer.text()).toBe('');
    pass(SAID);
    expect(texts()).toEqual(['Right: C.', 'Question 2 of 12.']);
    expect(region).toEqual(['Right: C.']);
  });

  test('when the voice is turned off in the middle of a text, then it falls silent, and later texts go to the region', () => {
    const { announcer, synthesis, region } = voiced();
    announcer.say('Right: C.');
    pass(SAID);
    announcer.setVoice('off');
    announcer.say('Eyes-free quizzes, off');
    expect(synthesis.now).toBeUndefined();
    pass(SAID);
    expect(region).toEqual(['Eyes-free quizzes, off']);
  });
});

describe('given a voice that is still loading', () => {
  test('when a text is said, then it waits for the voice', () => {
    const { announcer, synthesis, texts, region } = voiced([]);
    announcer.say('Eyes-free quizzes, on');
    pass(SAID);
    expect(announcer.voice()).toBe('unknown');
    synthesis.gain([ENGLISH]);
    pass(SAID);
    expect(announcer.voice()).toBe('ready');
    expect(texts()).toEqual(['Eyes-free quizzes, on']);
    expect(region).toEqual([]);
  });

  test('when there turns out to be none, then the text goes to the region', () => {
    const { announcer, texts, region } = voiced([]);
    announcer.say('Eyes-free quizzes, on');
    vi.runAllTimers();
    expect(announcer.voice()).toBe('none');
    expect(region).toEqual(['Eyes-free quizzes, on']);
    expect(texts()).toEqual([]);
  });
});

describe('given sound that must not be spoken over', () => {
  test('when it begins, then the voice stops, and only a verdict is spoken again afterwards', () => {
    const { announcer, synthesis, texts } = voiced();
    announcer.say('Question 1 of 12.', 'news');
    pass(SAID);
    announcer.pause()();
    expect(synthesis.now).toBeUndefined();
    vi.runAllTimers();
    announcer.say('Right: E.', 'lasting');
    pass(SAID);
    const release = announcer.pause();
    pass(SAID);
    expect(synthesis.now).toBeUndefined();
    release();
    pass(SAID);
    expect(texts()).toEqual(['Question 1 of 12.', 'Right: E.', 'Right: E.']);
  });

  test('when a remark comes after news that waits for its end, then the remark is dropped', () => {
    const { announcer, texts } = voiced();
    const release = announcer.pause();
    announcer.say('Tritone', 'news');
    announcer.say('Not available while sound is playing');
    release();
    pass(SAID);
    expect(texts()).toEqual(['Tritone']);
  });
});

describe('given a callback that waits for quiet', () => {
  test('when nothing is said, then it runs after a short silence', () => {
    const { announcer } = voiced();
    const run = vi.fn();
    announcer.whenQuiet(run);
    expect(run).not.toHaveBeenCalled();
    pass(BREATH);
    expect(run).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });

  test('when a text is said, then it runs a short silence after the text', () => {
    const { announcer, synthesis } = voiced();
    const run = vi.fn();
    announcer.say('Right: E.', 'lasting');
    announcer.whenQuiet(run);
    pass(1000);
    expect(run).not.toHaveBeenCalled();
    synthesis.over();
    expect(run).not.toHaveBeenCalled();
    pass(BREATH);
    expect(run).toHaveBeenCalledOnce();
  });

  test('when another text comes during the silence, then it waits for that too', () => {
    const { announcer, synthesis } = voiced();
    const run = vi.fn();
    announcer.say('Right: E.', 'lasting');
    announcer.whenQuiet(run);
    pass(SAID);
    synthesis.over();
    pass(SAID);
    announcer.say('string 5, fret 4');
    pass(BREATH);
    expect(run).not.toHaveBeenCalled();
    synthesis.over();
    pass(BREATH);
    expect(run).toHaveBeenCalledOnce();
  });

  test('when speech is paused for a sound, then it waits for the end of the sound', () => {
    const { announcer } = voiced();
    const run = vi.fn();
    const release = announcer.pause();
    announcer.whenQuiet(run);
    pass(BREATH);
    expect(run).not.toHaveBeenCalled();
    release();
    pass(BREATH);
    expect(run).toHaveBeenCalledOnce();
  });

  test('when it is delayed, then texts are still spoken, and it runs afterwards', () => {
    const { announcer, synthesis, texts } = voiced();
    const run = vi.fn();
    const release = announcer.delayIdle();
    announcer.whenQuiet(run);
    announcer.say('Paused.');
    pass(SAID);
    expect(texts()).toEqual(['Paused.']);
    synthesis.over();
    pass(BREATH);
    expect(run).not.toHaveBeenCalled();
    release();
    release();
    pass(BREATH);
    expect(run).toHaveBeenCalledOnce();
  });

  test('when it is canceled, then it doesn’t run', () => {
    const { announcer } = voiced();
    const run = vi.fn();
    announcer.whenQuiet(run)();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });

  test('when the text goes to a screen reader, then it waits for the estimated time', () => {
    const { announcer, synthesis } = voiced();
    const run = vi.fn();
    announcer.say('Wrong. 1 of 6 found. 5 missed.', 'lasting');
    announcer.whenQuiet(run);
    pass(SAID);
    synthesis.over('error');
    pass(1000);
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });
});
