import type { Page } from '@playwright/test';

const CODE = /\/RouterLink-.*\.js$/;

/**
 * Waits until links change the page in place: until the router has come and run, a link loads its page, which keeps nothing
 * of the app and leaves the focus to the browser.
 */
export async function waitForRouter(page: Page): Promise<void> {
  const code = await page.waitForFunction(
    source =>
      performance.getEntriesByType('resource').find(({ name }) => new RegExp(source).test(name))?.name,
    CODE.source,
  );
  await code.evaluate(async name => {
    // A second import ends when the first one does.
    if (name) await import(name);
    await new Promise<void>(drawn => requestAnimationFrame(() => setTimeout(drawn)));
  });
}
