import { createStore, type Store } from '../../quiz/store';
import type { Settings } from '../../settings/settings';
import type { Heard } from './heard';

const stores = new WeakMap<Settings, Store<Heard | undefined, Heard>>();

/** The interval that was played last in practice. Like the screen's settings, it stays while other screens are shown. */
export function lastPlayedOf(settings: Settings): Store<Heard | undefined, Heard> {
  const store = stores.get(settings) ?? createStore<Heard | undefined, Heard>((_, heard) => heard, undefined);
  stores.set(settings, store);
  return store;
}
