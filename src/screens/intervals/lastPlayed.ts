import { createStore, type Store } from '../../quiz/store';
import type { Settings } from '../../settings/settings';
import type { PlayedInterval } from './playedInterval';

const stores = new WeakMap<Settings, Store<PlayedInterval | undefined, PlayedInterval>>();

/** The interval last played in practice. Like the screen's settings, it is kept while other screens are shown. */
export function lastPlayedOf(settings: Settings): Store<PlayedInterval | undefined, PlayedInterval> {
  const store =
    stores.get(settings) ??
    createStore<PlayedInterval | undefined, PlayedInterval>((_, heard) => heard, undefined);
  stores.set(settings, store);
  return store;
}
