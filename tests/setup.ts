import './renders';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Draws the page only once the message is read: whatever waits for an element fails many times before it finds it. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', { get: () => `${message}\n\n${prettyDOM(container)}` });
}

// A busy machine may take its time to fetch a screen; only what never comes fails.
configure({ asyncUtilTimeout: 15_000, getElementError: notFound });

// What jsdom lacks and the page needs; each does as little as it may.
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = NoResizes;

Element.prototype.scrollIntoView = () => {};

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

// For a list of selectors, jsdom finds the first match in four times the time that it takes to find them all.
Document.prototype.querySelector = function (this: Document, selectors: string) {
  return this.querySelectorAll(selectors)[0] ?? null;
};

class NoMatch extends EventTarget implements MediaQueryList {
  readonly matches = false;
  readonly onchange = null;
  constructor(readonly media: string) {
    super();
  }
  addListener(): void {}
  removeListener(): void {}
}
window.matchMedia = query => new NoMatch(query);

/** What stands within a line, so that its text belongs to the text around it. */
const INLINE = 'a, abbr, b, code, em, i, kbd, label, small, span, strong, sub, sup, text, tspan, u';

function displayOf(element: Element, inline: string): string {
  if (element.hasAttribute('hidden')) return 'none';
  return inline || (element.matches(INLINE) ? 'inline' : 'block');
}

// No style sheet is loaded here, so what an element says itself is all there is to its style. jsdom would match the
// rules of a browser's own style sheet for each element that a query looks at, and take ten times as long over it.
window.getComputedStyle = element => {
  const { style } = element instanceof HTMLElement || element instanceof SVGElement ? element : document.body;
  const read = (name: string) =>
    name === 'display' ? displayOf(element, style.display) : style.getPropertyValue(name);
  return new Proxy(style, {
    get(_, name) {
      if (name === 'getPropertyValue') return read;
      return name === 'display' ? read(name) : Reflect.get(style, name, style);
    },
  });
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
});
