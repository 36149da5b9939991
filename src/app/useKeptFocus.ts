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
    // When a dialog gives the focus back, the event doesn't bubble up to the document.
    document.addEventListener('focusin', remember, { capture: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember, { capture: true });
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
}
