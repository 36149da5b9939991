import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engineOf } from '../../src/speech/engine';
import { createSpeaker, pickVoice } from '../../src/speech/speaker';
import { ENGLISH, fakeSpeech, voiceNamed } from './fakeSpeech';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const german = voiceNamed('Anna', 'de-DE');
const remote = voiceNamed('Google US English', 'en-US', { localService: false });

describe('given the voices of a system', () => {
  test('when one of them is to speak, then English comes before all, and the system’s choice before others', () => {
    expect(pickVoice([german, ENGLISH])).toBe(ENGLISH);
    const chosen = voiceNamed('Daniel', 'en_GB', { default: true });
    expect(pickVoice([german, ENGLISH, chosen])).toBe(chosen);
    const germanDefault = voiceNamed('Petra', 'de-DE', { default: true });
    expect(pickVoice([germanDefault, ENGLISH])).toBe(ENGLISH);
    expect(pickVoice([german, germanDefault])).toBe(germanDefault);
  });

  test('when a language only begins alike, then it is not English', () => {
    const engadin = voiceNamed('X', 'enm');
    expect(pickVoice([engadin, ENGLISH])).toBe(ENGLISH);
  });

  test('when the first is one that quacks, then the next is taken', () => {
    expect(pickVoice([voiceNamed('Albert'), ENGLISH])).toBe(ENGLISH);
  });

  test('when a voice might send what it says to another host, then it is none', () => {
    expect(pickVoice([remote])).toBeUndefined();
    expect(pickVoice([remote, german])).toBe(german);
  });
});

/** A speaker on fake speech, opened. */
function opened(voices = [ENGLISH]) {
  const speech = fakeSpeech(voices);
  const speaker = createSpeaker(engineOf(speech.scope));
  const done = vi.fn<(outcome: 'spoken' | 'failed') => void>();
  speaker.open();
  return { ...speech, speaker, done };
}

describe('given a browser without speech', () => {
  test('when it is asked, then it has no voice, and a text fails', () => {
    const speaker = createSpeaker(undefined);
    speaker.open();
    expect(speaker.presence()).toBe('none');
    const done = vi.fn();
    speaker.speak('Right: C.', done);
    expect(done).toHaveBeenCalledExactlyOnceWith('failed');
  });
});

describe('given a browser whose voices may come late', () => {
  test('when nobody has asked for a voice, then it isn’t asked either', () => {
    const { scope, synthesis } = fakeSpeech();
    const asked = vi.spyOn(synthesis, 'getVoices');
    const speaker = createSpeaker(engineOf(scope));
    expect(speaker.presence()).toBe('unknown');
    expect(asked).not.toHaveBeenCalled();
    speaker.open();
    expect(speaker.presence()).toBe('ready');
  });

  test('when they come, then there is a voice, and those who wait are told', () => {
    const { speaker, synthesis } = opened([]);
    const listener = vi.fn();
    speaker.subscribe(listener);
    expect(speaker.presence()).toBe('unknown');
    synthesis.gain([ENGLISH]);
    expect(speaker.presence()).toBe('ready');
    expect(listener).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(speaker.presence()).toBe('ready');
  });

  test('when none has come in time, then there is none, until one comes after all', () => {
    const { speaker, synthesis } = opened([]);
    vi.runAllTimers();
    expect(speaker.presence()).toBe('none');
    synthesis.gain([ENGLISH]);
    expect(speaker.presence()).toBe('ready');
  });

  test('when only remote ones come, then there is none', () => {
    const { speaker } = opened([remote]);
    vi.runAllTimers();
    expect(speaker.presence()).toBe('none');
  });
});

describe('given a speaker', () => {
  test('when a text has been spoken, then that is told once', () => {
    const { speaker, synthesis, done } = opened();
    speaker.speak('Right: C.', done);
    expect(done).not.toHaveBeenCalled();
    synthesis.over();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith('spoken');
  });

  test('when it fails, then that is told once', () => {
    const { speaker, synthesis, done } = opened();
    speaker.speak('Right: C.', done);
    synthesis.over('error');
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith('failed');
  });

  test('when it is cancelled, then nothing more is told of it, whatever the browser says', () => {
    const { speaker, synthesis, done } = opened();
    speaker.speak('Right: C.', done);
    speaker.cancel();
    vi.runAllTimers();
    expect(synthesis.cancelled).toBe(1);
    expect(done).not.toHaveBeenCalled();
  });

  test('when a browser begins a text and forgets to tell of its end, then it counts as spoken in the end', () => {
    const { speaker, synthesis, done } = opened();
    speaker.speak('Name the note on string 5, fret 4.', done);
    vi.advanceTimersByTime(5000);
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith('spoken');
    expect(synthesis.now).toBeUndefined();
  });

  test('when a browser never begins, then the text has failed, and can’t come out later', () => {
    const { speaker, synthesis, done } = opened();
    synthesis.isDeaf = true;
    speaker.speak('Right: C.', done);
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith('failed');
    expect(synthesis.cancelled).toBe(1);
  });
});
