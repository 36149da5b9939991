import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { failedWith, type Listener, type ListeningState } from './listener';
import { createListener } from './service';

const ListenerContext = createContext<Listener>(createListener(async () => failedWith('unsupported')));

/** Provides the app's one listener. */
export function Listening({ listener, children }: { listener: Listener; children: ReactNode }) {
  return <ListenerContext value={listener}>{children}</ListenerContext>;
}

/** The listener, for components that only start and stop it or follow its notes: its state doesn't re-render them. */
export const useListener = (): Listener => useContext(ListenerContext);

/**
 * Whether the app listens now; re-renders when that changes.
 *
 * @example useListening() // { status: 'listening', source: 'microphone' }
 */
export function useListening(): ListeningState {
  const listener = useListener();
  return useSyncExternalStore(listener.subscribe, listener.state);
}
