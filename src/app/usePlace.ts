import { useSyncExternalStore } from 'react';
import type { Location } from 'react-router-dom';
import type { ScreenDefinition } from '../screens/definition';
import { useAppState } from './AppContext';

/**
 * Where the app is; re-renders when another page is shown. The effect of a key press shows in the next frame, since nothing
 * is a transition.
 */
export function useLocation(): Location {
  const { history } = useAppState();
  return useSyncExternalStore(history.subscribe, history.place).location;
}

/** The current screen; `undefined` for an unknown address. */
export function useScreen(): ScreenDefinition | undefined {
  const { history, navigation } = useAppState();
  return useSyncExternalStore(history.subscribe, navigation.current);
}
