import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openSite, type Site } from './site.ts';
import { test as base, expect } from './test.ts';

const BASE = '/learn/frets/';

/** The app built for a subpath, on a host that serves nothing else. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'fretty-sub-path-'));
      await build({
        root: fileURLToPath(new URL('../..', import.meta.url)),
        base: BASE,
        logLevel: 'error',
        build: { outDir: folder, emptyOutDir: true },
      });
      const site = await openSite(folder, { base: BASE });
      await use(site);
      await site.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });

const SCREENS = [
  { letter: 't', path: 'triads', heading: 'Triads' },
  { letter: 's', path: 'scales', heading: 'Scales' },
  { letter: 'k', path: 'keys', heading: 'Keys' },
  { letter: 'i', path: 'intervals', heading: 'Interval Trainer' },
  { letter: 'p', path: 'progress', heading: 'Progress' },
  { letter: 'u', path: 'tuner', heading: 'Tuner' },
  { letter: 'n', path: '', heading: 'Notes' },
] as const;

test.describe('given a host that serves the app from a subpath', () => {
  test.describe.configure({ mode: 'serial' });

  test('when going from screen to screen, then each has an address below the subpath, and opens from it', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    for (const { letter, path, heading } of SCREENS) {
      await page.keyboard.press('l');
      await page.keyboard.press(letter);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page).toHaveURL(`${site.url}${path}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Tuner', exact: true })).toBeVisible();
  });

  test('when a setting changes, then it is written into that address, and read back', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}scales?key=A`);
    await page.getByRole('combobox', { name: 'Number of Frets' }).selectOption('24');
    await expect(page).toHaveURL(`${site.url}scales?frets=24&key=A`);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('24');
  });

  test('when an address below it is unknown, then Page Not Found links home', async ({ page, site }) => {
    await page.goto(`${site.url}no/such/page`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(site.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  });

  test('when the host is gone, then what was visited once still opens', async ({ page, site }) => {
    await page.goto(site.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await site.close();
    await page.goto(`${site.url}keys?key=D-major`);
    await expect(page.getByRole('heading', { level: 1, name: 'Keys', exact: true })).toBeVisible();
  });
});
