import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followOwnSound } from '../../src/app/openListening';
import type { Click } from '../../src/audio/metronome';
import type { Playback } from '../../src/audio/player';
import { createFollowers, createListeners } from '../../src/listeners';
import { INITIAL_OPTIONS } from '../../src/listening/listener';
import { createIgnoring } from '../../src/listening/open';
import { createAnnouncer } from '../../src/speech/announcer';
import { createSpeaker } from '../../src/speech/browserSpeaker';
import { engineOf } from '../../src/speech/engine';
import { fakeSpeech } from '../speech/fakeSpeech';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function given(readerPace = 1, announcer = createAnnouncer()) {
  const { subscribe, notify } = createListeners();
  let playback: Playback = { status: 'silent' };
  const now = () => performance.now();
  const ignoring = createIgnoring(now);
  const player = { snapshot: () => playback, subscribe };
  const clicks = createFollowers<Click>();
  const metronome = { onClick: clicks.follow };
  const stop = followOwnSound({ player, metronome, announcer, now }, ignoring, () => ({
    ...INITIAL_OPTIONS,
    readerPace,
  }));
  return {
    ...{ announcer, stop, clicks },
    isIgnored: () => ignoring.covers(now()),
    plays(next: Playback) {
      playback = next;
      notify();
    },
  };
}

describe('given the microphone listens while a metronome goes', () => {
  test.each([
    [60, 200],
    [120, 125],
    [240, 62.5],
  ])(
    'when it clicks between the beats at %d a minute, then %d ms of the click are ignored, and no note on a beat is',
    (beatsPerMinute, ignored) => {
      const { clicks, isIgnored } = given();
      const half = 30_000 / beatsPerMinute;
      const from = performance.now();
      clicks.tell({ at: from + 150, untilBeat: half });
      expect(isIgnored()).toBe(false);
      vi.advanceTimersByTime(150);
      expect(isIgnored()).toBe(true);
      vi.advanceTimersByTime(Math.floor(ignored) - 1);
      expect(isIgnored()).toBe(true);
      vi.advanceTimersByTime(2);
      expect(isIgnored()).toBe(false);
      expect(ignored).toBeLessThanOrEqual(half / 2);
    },
  );

  test('when it clicks on the beat, for headphones, then nothing is ignored', () => {
    const { clicks, isIgnored } = given();
    clicks.tell({ at: performance.now(), untilBeat: undefined });
    expect(isIgnored()).toBe(false);
  });

  test('when listening has ended, then clicks are followed no longer', () => {
    const { clicks, isIgnored, stop } = given();
    stop();
    clicks.tell({ at: performance.now(), untilBeat: 500 });
    expect(isIgnored()).toBe(false);
  });
});

describe('given the microphone listens', () => {
  test('when the app plays, then what begins meanwhile and 200 ms after it is ignored', () => {
    const { plays, isIgnored } = given();
    expect(isIgnored()).toBe(false);
    plays({ status: 'playing', sounding: undefined });
    vi.advanceTimersByTime(5000);
    plays({ status: 'playing', sounding: 1 });
    expect(isIgnored()).toBe(true);
    plays({ status: 'silent' });
    vi.advanceTimersByTime(199);
    expect(isIgnored()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isIgnored()).toBe(false);
  });

  test.each([
    [1, 1220],
    [2, 2240],
    [0.5, 710],
  ])(
    'when a screen reader may be reading, at a pace of %d, then its estimated length is ignored',
    (pace, length) => {
      const { announcer, isIgnored } = given(pace);
      announcer.say('Correct!');
      vi.advanceTimersByTime(60);
      vi.advanceTimersByTime(length - 1);
      expect(isIgnored()).toBe(true);
      vi.advanceTimersByTime(1);
      expect(isIgnored()).toBe(false);
    },
  );

  test('when no screen reader is to be waited for, then its texts are not ignored', () => {
    const { announcer, isIgnored } = given(0);
    announcer.say('Correct!');
    vi.advanceTimersByTime(100);
    expect(isIgnored()).toBe(false);
  });

  test('when the app’s own voice speaks, then it is ignored until it has ended', () => {
    const speech = fakeSpeech();
    const announcer = createAnnouncer(createSpeaker(engineOf(speech.scope)));
    announcer.setVoice('on');
    const { isIgnored } = given(1, announcer);
    announcer.say('Correct!');
    vi.advanceTimersByTime(100);
    expect(isIgnored()).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(isIgnored()).toBe(true);
    speech.synthesis.over();
    vi.advanceTimersByTime(200);
    expect(isIgnored()).toBe(false);
  });

  test('when listening has stopped, then the app is no longer followed', () => {
    const { plays, stop, isIgnored } = given();
    stop();
    plays({ status: 'playing', sounding: undefined });
    expect(isIgnored()).toBe(false);
  });
});
