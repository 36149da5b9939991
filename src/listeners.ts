/** A set of callbacks that are called when something has changed. */
export interface Listeners {
  /** Adds a listener; returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly count: () => number;
}

/**
 * Makes an empty set of listeners.
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
