import type { Page } from 'playwright';

/** Stores preferences before the page loads, as if the user had chosen them earlier. */
export async function remember(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(values => {
    // In Firefox the initial blank page has no storage, and reading it throws.
    if (location.protocol.startsWith('http'))
      localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));
  }, values);
}
