import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSpeaker, pickVoice } from '../../src/speech/browserSpeaker';
import { engineOf } from '../../src/speech/engine';
import { ENGLISH, fakeSpeech, voiceNamed } from './fakeSpeech';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const german = voiceNamed('Anna', 'de-DE');
const remote = voiceNamed('Google US English', 'en-US', { localService: false });

describe('given a system’s voices', () => {
  test('when one is picked, then English comes first, and then the system’s default', () => {
    expect(pickVoice([german, ENGLISH])).toBe(ENGLISH);
    const chosen = voiceNamed('Daniel', 'en_GB', { default: true });
    expect(pickVoice([german, ENGLISH, chosen])).toBe(chosen);
    const germanDefault = voiceNamed('Petra', 'de-DE', { default: true });
    expect(pickVoice([germanDefault, ENGLISH])).toBe(ENGLISH);
    expect(pickVoice([german, germanDefault])).toBe(germanDefault);
  });

  test('when a language code only begins with “en”, then it isn’t English', () => {
    const engadin = voiceNamed('X', 'enm');
    expect(pickVoice([engadin, ENGLISH])).toBe(ENGLISH);
  });

  test('when the first is a novelty voice, then the next is picked', () => {
    expect(pickVoice([voiceNamed('Albert'), ENGLISH])).toBe(ENGLISH);
  });

  test('when a voice may send its texts to a server, then it isn’t picked', () => {
    expect(pickVoice([remote])).toBeUndefined();
    expect(pickVoice([remote, german])).toBe(german);
  });
});

/** An open speaker on fake speech. */
function opened(voices = [ENGLISH]) {
  const speech = fakeSpeech(voices);
  const speaker = createSpeaker(engineOf(speech.scope));
  const done = vi.fn<(outcome: 'spoken' | 'failed') => void>();
  speaker.open();
  return { ...speech, speaker, done };
}

describe('given a browser without speech', () => {
  test('when a text is spoken, then there is no voice, and the text fails', () => {
    const speaker = createSpeaker(undefined);
    speaker.open();
    expect(speaker.presence()).toBe('none');
    const done = vi.fn();
    speaker.speak('Right: C.', done);
    expect(done).toHaveBeenCalledExactlyOnceWith('failed');
  });
});

describe('given a browser whose voices may load late', () => {
  test('when the speaker isn’t open, then no voices are requested', () => {
    const { scope, synthesis } = fakeSpeech();
    const asked = vi.spyOn(synthesis, 'getVoices');
    const speaker = createSpeaker(engineOf(scope));
    expect(speaker.presence()).toBe('unknown');
    expect(asked).not.toHaveBeenCalled();
    speaker.open();
    expect(speaker.presence()).toBe('ready');
  });

  test('when they load, then there is a voice, and listeners are called', () => {
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

  test('when none has loaded in time, then there is none, until one loads after all', () => {
    const { speaker, synthesis } = opened([]);
    vi.runAllTimers();
    expect(speaker.presence()).toBe('none');
    synthesis.gain([ENGLISH]);
    expect(speaker.presence()).toBe('ready');
  });

  test('when only remote ones load, then there is none', () => {
    const { speaker } = opened([remote]);
    vi.runAllTimers();
    expect(speaker.presence()).toBe('none');
  });
});

describe('given a speaker', () => {
  test('when a text has been spoken, then that is reported once', () => {
    const { speaker, synthesis, done } = opened();
    speaker.speak('Right: C.', done);
    expect(done).not.toHaveBeenCalled();
    synthesis.over();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith('spoken');
  });

  test('when it fails, then that is reported once', () => {
    const { speaker, synthesis, done } = opened();
    speaker.speak('Right: C.', done);
    synthesis.over('error');
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith('failed');
  });

  test('when it is canceled, then nothing more is reported, whatever the browser does', () => {
    const { speaker, synthesis, done } = opened();
    speaker.speak('Right: C.', done);
    speaker.cancel();
    vi.runAllTimers();
    expect(synthesis.cancelled).toBe(1);
    expect(done).not.toHaveBeenCalled();
  });

  test('when the browser begins a text and never reports its end, then it counts as spoken eventually', () => {
    const { speaker, synthesis, done } = opened();
    speaker.speak('Name the note on string 5, fret 4.', done);
    vi.advanceTimersByTime(5000);
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith('spoken');
    expect(synthesis.now).toBeUndefined();
  });

  test('when the browser never begins a text, then the text fails and can’t be heard later', () => {
    const { speaker, synthesis, done } = opened();
    synthesis.isDeaf = true;
    speaker.speak('Right: C.', done);
    vi.runAllTimers();
    expect(done).toHaveBeenCalledExactlyOnceWith('failed');
    expect(synthesis.cancelled).toBe(1);
  });
});
