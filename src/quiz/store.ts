import { createListeners } from '../listeners';

/** Holds a state and changes it by events, so that it outlives the components that show it. */
export interface Store<State, Event> {
  state(): State;
  dispatch(event: Event): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A store around a pure reducer. Stores that change as one share their listeners.
 *
 * @example createStore((count: number, by: number) => count + by, 0).state() // 0
 */
export function createStore<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State,
  { subscribe, notify } = createListeners(),
): Store<State, Event> {
  let current = initial;
  return {
    state: () => current,
    dispatch(event) {
      const next = reducer(current, event);
      if (next === current) return;
      current = next;
      notify();
    },
    subscribe,
  };
}
