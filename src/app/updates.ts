/**
 * Whether a newer version of the app is waiting to be loaded. `held`: it was asked for, but the browser still keeps the old
 * one running, for another tab.
 */
export type UpdateState = 'none' | 'waiting' | 'held';

/** Reports and loads new versions of the app. */
export interface Updates {
  state(): UpdateState;
  subscribe(listener: () => void): () => void;
  /** Activates the waiting version, then reloads the page; does nothing if none is waiting. */
  take(): void;
}

/** The updates of browsers without service workers, where every load gets the newest version. */
export const NO_UPDATES: Updates = { state: () => 'none', subscribe: () => () => {}, take() {} };
