import { useEffect } from 'react';
import { focusHeading } from '../ui/heading';

/**
 * Focuses the page's heading, as a new page does, if the focused element was removed and nothing else has the focus by the
 * next frame: a key press must never find the focus lost.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let frame: number | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const isLost = () =>
      document.activeElement === document.body && last instanceof Element && !last.isConnected;
    const restore = () => {
      frame = undefined;
      if (isLost()) focusHeading();
    };
    const checkFocus = () => {
      if (frame === undefined && isLost()) frame = requestAnimationFrame(restore);
    };
    const observer = new MutationObserver(checkFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
}
