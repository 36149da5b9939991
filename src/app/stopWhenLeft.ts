import type { Listener } from '../listening/listener';
import type { Navigation } from './navigation';

/** Lets the microphone go when the screen is left, and when the tab is hidden. */
export function stopWhenLeft(
  listener: Listener,
  navigation: Pick<Navigation, 'current' | 'subscribe'>,
  page: Document,
): void {
  let shown = navigation.current()?.id;
  navigation.subscribe(() => {
    const next = navigation.current()?.id;
    if (next !== shown) listener.stop();
    shown = next;
  });
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) listener.stop();
  });
}
