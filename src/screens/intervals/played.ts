import { createStore, type Store } from '../../quiz/store';
import type { Settings } from '../../settings/settings';
import { type PlayedInterval, samePlayed } from './playedInterval';

/** How many intervals are remembered; no more than fit beside the neck. */
export const MOST_REMEMBERED = 6;

/** What was played in practice. */
export interface Played {
  readonly last: PlayedInterval | undefined;
  /** Each interval once, the newest first. */
  readonly recent: readonly PlayedInterval[];
}

export interface PlayedEvent {
  /** A replay leaves the order as it is, so that the list doesn't move under the pointer. */
  readonly type: 'played' | 'replayed';
  readonly heard: PlayedInterval;
}

const NOTHING: Played = { last: undefined, recent: [] };

/**
 * What has been played after one more interval.
 *
 * @example remember({ last: third, recent: [third] }, { type: 'played', heard: fifth }).recent // [fifth, third]
 */
export function remember({ recent }: Played, { type, heard }: PlayedEvent): Played {
  if (type === 'replayed') return { last: heard, recent };
  const others = recent.filter(other => !samePlayed(other, heard));
  return { last: heard, recent: [heard, ...others].slice(0, MOST_REMEMBERED) };
}

const stores = new WeakMap<Settings, Store<Played, PlayedEvent>>();

/** What was played in practice. Like the screen's settings, it is kept while other screens are shown. */
export function playedOf(settings: Settings): Store<Played, PlayedEvent> {
  const store = stores.get(settings) ?? createStore(remember, NOTHING);
  stores.set(settings, store);
  return store;
}
