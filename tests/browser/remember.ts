import type { Page } from 'playwright';

/** Makes the page one whose user has chosen these preferences before. */
export async function remember(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(values => {
    // In Firefox the blank page that comes first has no storage, and asking for it throws.
    if (location.protocol.startsWith('http'))
      localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));
  }, values);
}
