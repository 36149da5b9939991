import { useEffect } from 'react';
import { focusHeading } from '../../ui/heading';

/** The changes that may take the focus out of an element: that it is removed, disabled or hidden. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['disabled', 'hidden'],
};

const canHoldFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled, [hidden], [hidden] *');

/**
 * Whether the element that had the focus last can't hold it any more, and no other has it. A browser leaves the focus on an
 * element that has just been disabled until it draws the next frame. A focus that the user has given up, by a click beside all
 * controls, isn't lost.
 */
function isLost(last: EventTarget | null): boolean {
  const { activeElement, body } = document;
  const held = activeElement === body ? last : activeElement;
  return held instanceof Element && held !== body && !canHoldFocus(held);
}

const CONTROLS = ':is(button, input, select):enabled, [tabindex="0"]';

/** Focuses the first control of the open dialog or, without one, the page's heading. */
function focusAnew(): void {
  const control = document.querySelector('[role="dialog"]')?.querySelector<HTMLElement>(CONTROLS);
  if (control) control.focus();
  else focusHeading();
}

/**
 * Focuses the page's heading, as a new page does, or a control of the open dialog, if the focused element was removed, disabled
 * or hidden and nothing else has the focus by the next frame: a key press must never find the focus lost.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let frame: number | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const restore = () => {
      frame = undefined;
      if (isLost(last)) focusAnew();
    };
    const checkFocus = () => {
      if (frame === undefined && isLost(last)) frame = requestAnimationFrame(restore);
    };
    const observer = new MutationObserver(checkFocus);
    observer.observe(document.body, CHANGES);
    // When a dialog gives the focus back, the event doesn't bubble up to the document.
    document.addEventListener('focusin', remember, { capture: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember, { capture: true });
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
}
