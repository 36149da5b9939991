/** Runs a built app in jsdom and takes a picture of each screen. `pictures.ts` starts it in a process of its own. */
import { writeFile } from 'node:fs/promises';
import { builtinEnvironments } from 'vitest/runtime';
import { type Picture, pictureOf } from '../app/picture';
import type { Drawing } from './pictures';

const { entry, styles, addresses, result }: Drawing = JSON.parse(process.argv[2] ?? '');

/** The step of waiting (milliseconds). */
const STEP = 20;
const MOST_STEPS = 1500;

class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

async function openBrowser(): Promise<void> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost/' } });
  window.matchMedia = media => Object.assign(new EventTarget(), MATCHES_NOTHING, { media });
  globalThis.ResizeObserver = NoResizes;
  // Necks are drawn with the cue that they go on; a style sheet hides it where they don't.
  Object.defineProperties(Element.prototype, {
    scrollWidth: { get: () => 1000 },
    clientWidth: { get: () => 500 },
  });
  // The app waits for the style sheets of its parts, unless the page has them.
  for (const href of styles) {
    const link = document.head.appendChild(document.createElement('link'));
    link.setAttribute('href', href);
    link.setAttribute('rel', 'stylesheet');
  }
}

const MATCHES_NOTHING = { matches: false, onchange: null, addListener() {}, removeListener() {} };

/** Opens an address in an app of its own, and waits until nothing about it changes any more. */
async function draw(address: string): Promise<Picture> {
  history.replaceState(null, '', address);
  // Each app changes its body, so it gets a new one.
  document.body = document.createElement('body');
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  await import(`${entry}?${encodeURIComponent(address)}`);
  let before = '';
  for (let step = 0; step < MOST_STEPS; step++) {
    await new Promise(passed => setTimeout(passed, STEP));
    const picture = pictureOf(root);
    if (root.querySelector('main h1') !== null && picture.markup === before) return picture;
    before = picture.markup;
  }
  throw new Error(`${address} was not drawn: ${before}`);
}

await openBrowser();
const pictures: Record<string, Picture> = {};
for (const address of addresses) pictures[address] = await draw(address);
await writeFile(result, JSON.stringify(pictures));
process.exit(0);
