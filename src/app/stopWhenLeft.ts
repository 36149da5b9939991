import type { Listener } from '../listening/listener';
import type { Navigation } from './navigation';

/** Lets the microphone go when the screen is left, and when the tab is hidden or leaves the page. */
export function stopWhenLeft(
  listener: Listener,
  navigation: Pick<Navigation, 'current' | 'subscribe'>,
  page: Document,
): void {
  const stop = () => listener.stop();
  let shown = navigation.current()?.id;
  navigation.subscribe(() => {
    const next = navigation.current()?.id;
    if (next !== shown) stop();
    shown = next;
  });
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) stop();
  });
  page.defaultView?.addEventListener('pagehide', stop);
}
