import { createPlayer } from '../audio/player';
import { createAnnouncer } from '../speech/announcer';
import { engineOf } from '../speech/engine';
import { createSpeaker } from '../speech/speaker';
import { browserStore, tabStore } from '../storage/storage';
import type { World } from './AppState';
import type { Updates } from './updates';

/** The app's environment in a browser. */
export const browserWorld = (updates: Updates): World => ({
  scope: window,
  base: import.meta.env.BASE_URL,
  store: browserStore,
  tabStore,
  player: createPlayer(),
  announcer: createAnnouncer(createSpeaker(engineOf(window))),
  updates,
  newId: () => Math.random().toString(36).slice(2),
});
