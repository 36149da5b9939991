import { describe, expect, test, vi } from 'vitest';
import { createLazySpeaker, type LazyVoice } from '../../src/speech/lazySpeaker';
import type { Speaker, VoicePresence } from '../../src/speech/speaker';

/** A voice that reports what is asked of it. */
function fakeVoice(presence: VoicePresence = 'ready') {
  return {
    open: vi.fn(),
    presence: () => presence,
    subscribe: () => () => {},
    speak: vi.fn<Speaker['speak']>((_, done) => done('spoken')),
    cancel: vi.fn(),
  };
}

const lazy = (fetch: LazyVoice['fetch']): LazyVoice => ({ now: () => undefined, fetch });

describe('given a voice whose code isn’t loaded', () => {
  test('when it isn’t turned on, then nothing is loaded', () => {
    const load = vi.fn(async () => fakeVoice());
    expect(createLazySpeaker(lazy(load)).presence()).toBe('none');
    expect(load).not.toHaveBeenCalled();
  });

  test('when it is turned on twice, then its code is loaded once, and then it speaks', async () => {
    const voice = fakeVoice();
    const load = vi.fn(async () => voice);
    const speaker = createLazySpeaker(lazy(load));
    const changed = vi.fn();
    speaker.subscribe(changed);
    speaker.open();
    speaker.open();
    expect(speaker.presence()).toBe('unknown');
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(speaker.presence()).toBe('ready');
    expect(voice.open).toHaveBeenCalledOnce();
    const done = vi.fn();
    speaker.speak('Right: C.', done);
    expect(done).toHaveBeenCalledExactlyOnceWith('spoken');
    speaker.cancel();
    expect(voice.cancel).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  test('when its code can’t be loaded, then there is no voice', async () => {
    const speaker = createLazySpeaker(lazy(() => Promise.reject(new Error('offline'))));
    const changed = vi.fn();
    speaker.subscribe(changed);
    speaker.open();
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(speaker.presence()).toBe('none');
    const done = vi.fn();
    speaker.speak('Right: C.', done);
    expect(done).toHaveBeenCalledExactlyOnceWith('failed');
  });
});

test('given a voice whose code is there, when it is turned on, then it speaks at once', () => {
  const voice = fakeVoice();
  const fetch = vi.fn(async () => voice);
  const speaker = createLazySpeaker({ now: () => voice, fetch });
  speaker.open();
  expect(speaker.presence()).toBe('ready');
  expect(fetch).not.toHaveBeenCalled();
});
