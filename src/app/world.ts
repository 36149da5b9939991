import { createPlayer } from '../audio/player';
import { createAnnouncer } from '../speech/announcer';
import { engineOf } from '../speech/engine';
import { createSpeaker } from '../speech/speaker';
import { pickFile } from '../storage/pickFile';
import { browserStore, tabStore } from '../storage/storage';
import type { World } from './AppState';
import { watchInput } from './lastInput';
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
  now: () => Date.now(),
  dateOf: localDate,
  way: watchInput(document),
  loadBook: async () => (await import('./answerBook')).createAnswerBook(),
  pickFile,
  loadDesk: async use =>
    (await import('./dataDesk')).browserDesk({ ...use, newId, today: () => localDate(Date.now()) }),
  newId,
});

const newId = (): string => Math.random().toString(36).slice(2);

/** The date that calendars here show at a time. */
function localDate(time: number): string {
  const date = new Date(time);
  const digits = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return digits.map(value => String(value).padStart(2, '0')).join('-');
}
