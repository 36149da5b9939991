import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may take its time to fetch a screen; only a text that never comes fails.
configure({ asyncUtilTimeout: 15_000 });

// What jsdom lacks and the page needs; each does as little as it may.
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = NoResizes;

Element.prototype.scrollIntoView = () => {};

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

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
