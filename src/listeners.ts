/** Callbacks to run when something has changed. */
export interface Listeners {
  /** Adds a listener; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  /** The number of listeners. */
  readonly count: () => number;
}

/**
 * Creates an empty set of listeners.
 *
 * @example const { subscribe, notify } = createListeners()
 */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
    count: () => listeners.size,
  };
}
