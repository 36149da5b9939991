const EVENTS = ['focusout', 'focusin'] as const;

/**
 * Moves the focus out of a dialog that is still in the page. Radix listens on the document and would bring it back, so these
 * events stop short of the document; everything in the page gets them.
 */
export function releaseFocus(move: () => void): void {
  const { body } = document;
  const stop = (event: Event) => event.stopPropagation();
  for (const type of EVENTS) body.addEventListener(type, stop);
  move();
  for (const type of EVENTS) body.removeEventListener(type, stop);
}
