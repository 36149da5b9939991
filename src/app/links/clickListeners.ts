/** The events whose listeners make an element clickable in a browser's eyes. React listens for all of them. */
const CLICKS: ReadonlySet<string> = new Set(['click', 'mousedown', 'mouseup']);

/** Makes an element's listeners for clicks those of another target. */
function divert(from: HTMLElement, to: EventTarget): void {
  for (const method of ['addEventListener', 'removeEventListener'] as const) {
    Object.defineProperty(from, method, {
      value: (...[type, ...rest]: Parameters<EventTarget['addEventListener']>) =>
        EventTarget.prototype[method].call(CLICKS.has(type) ? to : from, type, ...rest),
    });
  }
  // React sets the browser's own property unless it finds a function there.
  Object.defineProperty(from, 'onclick', { value: () => {} });
}

/**
 * Keeps screen readers from calling the whole page clickable. React listens for clicks on the elements it renders into, and
 * Chromium reports everything inside an element with such a listener as clickable, which Orca says after each heading that
 * gets the focus. A listener on the document or the window would count as well; one on a shadow root doesn't, and every click
 * passes through that of the body. It shows the page as it is.
 *
 * @see https://github.com/react/react/issues/20895
 */
export function hideClickListeners(containers: readonly HTMLElement[]): void {
  const { body } = document;
  const shadow = body.shadowRoot ?? body.attachShadow({ mode: 'open' });
  shadow.replaceChildren(document.createElement('slot'));
  for (const container of containers) divert(container, shadow);
}
