import { useEffect } from 'react';
import { focusHeading } from '../ui/heading';

/**
 * Takes the focus to the page's heading, where a new page puts it, when what had it was taken away and nothing else has
 * asked for it by the next frame: a key must never find the focus nowhere.
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
    const look = () => {
      if (frame === undefined && isLost()) frame = requestAnimationFrame(restore);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
}
