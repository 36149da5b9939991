/** Holds a state and changes it by events, so that it outlives what shows it. */
export interface Store<State, Event> {
  state(): State;
  dispatch(event: Event): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A store around a pure reducer.
 *
 * @example createStore((count: number, by: number) => count + by, 0).state() // 0
 */
export function createStore<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    state: () => current,
    dispatch(event) {
      const next = reducer(current, event);
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
