import { createListeners } from '../listeners';
import { MUTE, type Speaker } from './speaker';

/** The voice of the browser, whose code is fetched when it is turned on. */
export interface LazyVoice {
  /** The voice; `undefined` until its code is there. */
  now(): Speaker | undefined;
  fetch(): Promise<Speaker>;
}

/**
 * A speaker whose code is fetched when it is opened. Until it is there, nobody knows whether there is a voice; if it can't be
 * fetched, there is none.
 *
 * @example createLazySpeaker(voice).presence() // 'none'; once opened 'unknown', until its code is there
 */
export function createLazySpeaker(voice: LazyVoice): Speaker {
  const { subscribe, notify } = createListeners();
  let speaker = MUTE;
  let state: 'closed' | 'fetching' | 'open' = 'closed';
  const use = (fetched: Speaker) => {
    speaker = fetched;
    state = 'open';
    speaker.subscribe(notify);
    speaker.open();
    notify();
  };
  return {
    open() {
      if (state !== 'closed') return;
      const known = voice.now();
      if (known) return use(known);
      state = 'fetching';
      voice.fetch().then(use, () => use(MUTE));
    },
    presence: () => (state === 'fetching' ? 'unknown' : speaker.presence()),
    subscribe,
    speak: (text, done) => speaker.speak(text, done),
    cancel: () => speaker.cancel(),
  };
}
