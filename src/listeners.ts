/** Callbacks to run when something has changed. */
export interface Listeners {
  /** Adds a listener; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  /** The number of listeners. */
  readonly count: () => number;
}

/** Creates an empty set of listeners. */
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

/** Callbacks that are called with each happening. */
export interface Followers<Happening> {
  /** Adds a follower; returns a function that removes it. */
  readonly follow: (follower: (happening: Happening) => void) => () => void;
  readonly tell: (happening: Happening) => void;
}

/** Creates an empty set of followers. */
export function createFollowers<Happening>(): Followers<Happening> {
  const followers = new Set<(happening: Happening) => void>();
  return {
    follow(follower) {
      followers.add(follower);
      return () => {
        followers.delete(follower);
      };
    },
    tell(happening) {
      for (const follower of followers) follower(happening);
    },
  };
}
