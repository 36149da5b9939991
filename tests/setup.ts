import './renders';
import '@testing-library/jest-dom/vitest';
// Quizzes and Progress load these late. A file that ended meanwhile has left the later files of its worker without them.
import 'ts-fsrs';
import '../src/app/data/answerLog';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { EXPERIENCED_LEARNER } from './learners';
import { closeChannels } from './ownChannels';
import { followPage, leavePage } from './pageListeners';

/** Prints the page only when the message is read, since waiting for an element fails many times before it succeeds. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => `${message}\n\n${prettyDOM(container)}`,
  });
}

// A busy machine may be slow to load a screen. Only what never appears should fail.
configure({ asyncUtilTimeout: 15_000, getElementError: notFound });

// What the page needs and jsdom lacks, each as small as possible.
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = NoResizes;

followPage();

Element.prototype.scrollIntoView = () => {};

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

// For a list of selectors, or one of several elements, jsdom takes four times longer to find the first match than to find all.
const findFirst = Document.prototype.querySelector;
Document.prototype.querySelector = function (this: Document, selectors: string) {
  if (!/[, ]/.test(selectors)) return findFirst.call(this, selectors);
  return this.querySelectorAll(selectors)[0] ?? null;
};

// A query for text asks for all elements, which jsdom walks in a tenth of the time that it takes to match them with `*`.
const findAll = Element.prototype.querySelectorAll;
Object.defineProperty(Element.prototype, 'querySelectorAll', {
  configurable: true,
  writable: true,
  value(this: Element, selectors: string) {
    return selectors === '*' ? elementsIn(this) : findAll.call(this, selectors);
  },
});

function elementsIn(root: Element): readonly Node[] {
  const found: Node[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
  return found;
}

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

/** Inline elements, whose text belongs to the text around them. */
const INLINE = 'a, abbr, b, code, em, i, kbd, label, small, span, strong, sub, sup, text, tspan, u';

function displayOf(element: Element, inline: string): string {
  if (element.hasAttribute('hidden')) return 'none';
  return inline || (element.matches(INLINE) ? 'inline' : 'block');
}

// No style sheet is loaded here, so an element's own attributes are all the style it has. jsdom would match the rules of
// a browser's default style sheet for each element that a query looks at, which takes ten times as long.
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

/** How long the palette waits for another letter before a screen reader hears its first result (milliseconds). */
const TYPING_PAUSE = 400;

// No test has a screen reader, so that pause is a tenth as long, except where a test's own clock says how long it is.
const wait = window.setTimeout;
Object.defineProperty(window, 'setTimeout', {
  configurable: true,
  writable: true,
  value: (run: TimerHandler, milliseconds?: number, ...given: readonly unknown[]) =>
    wait(run, milliseconds === TYPING_PAUSE ? TYPING_PAUSE / 10 : milliseconds, ...given),
});

/** A first visit is shown where to start, and a first round is easy: tests are about learners who have been here. */
beforeEach(() => localStorage.setItem(EXPERIENCED_LEARNER.name, EXPERIENCED_LEARNER.record));

afterEach(() => {
  cleanup();
  closeChannels();
  leavePage();
  // Vitest keeps every mock, and a mock keeps the app that called it.
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  // Test files share a page, and the app reads its address: the next would start with this one's instrument.
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset.theme;
});
