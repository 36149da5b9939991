import type { Page } from '@playwright/test';
import { quantile } from './table.ts';

declare global {
  interface Window {
    /** Milliseconds from each key press to the next paint. */
    paints: number[];
  }
}

/** A key that no command has, and that types nothing. */
const IDLE_KEY = 'F8';

/** Lets the page finish what it put off. A page that draws nothing may never become idle. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 200 })));

/** Presses keys one after the other, each once the one before has been painted and its deferred work is done. */
export async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await settle(page);
  }
}

/** Milliseconds from each key to its paint. */
async function paintTimes(page: Page, keys: readonly string[], count: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    window.paints = [];
  });
  for (let at = 0; at < count; at++) {
    await page.keyboard.press(keys[at % keys.length] ?? '');
    await page.waitForFunction(painted => window.paints.length > painted, at);
    await settle(page);
  }
  return page.evaluate(() => window.paints);
}

/**
 * Milliseconds from each key to its paint, less what a key that does nothing takes on the same page: a median, measured just
 * before.
 *
 * @param count how many keys are pressed, going through `keys` again and again
 */
export async function costs(page: Page, keys: readonly string[], count: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    const measure = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => {
        // A task queued in an animation frame runs once that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    window.addEventListener('keydown', measure, true);
  });
  const idle = quantile(await paintTimes(page, [IDLE_KEY], count), 0.5);
  return (await paintTimes(page, keys, count)).map(time => Math.max(0, time - idle));
}
