import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openSite, type Site } from './site.ts';
import { startQuiz } from './startQuiz.ts';
import { test as base, expect } from './test.ts';

const built = fileURLToPath(new URL('../../dist', import.meta.url));

const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const site = await openSite(built, { caching: 'long' });
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });

/** Visits the app for the first time, and waits until the browser has stored all of it. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

const PLACES = [
  { address: '/', heading: 'Notes', sees: 'Start Quiz' },
  { address: '/triads?root=A&quality=minor', heading: 'Triads', sees: 'A minor' },
  { address: '/scales?view=patterns&key=A', heading: 'Scales', sees: 'A major' },
  { address: '/keys?key=D-major', heading: 'Keys', sees: '2 sharps' },
  { address: '/intervals', heading: 'Interval Trainer', sees: 'Practice' },
  { address: '/nowhere/at/all', heading: 'Page Not Found', sees: 'Go Home' },
] as const;

test.describe('given one visit, when the network is gone', () => {
  test.use({ expectedConsole: [/Failed to load resource|net::ERR/] });

  test('then each address still opens its screen with its settings', async ({ page, site }) => {
    await visit(page);
    await site.close();
    for (const { address, heading, sees } of PLACES) {
      const kept = await page.goto(address);
      // Each screen has its own page for any query; Page Not Found's page has no screen's heading.
      const first = /<h1>(.*?)<\/h1>/.exec((await kept?.text()) ?? '')?.[1] ?? 'Page Not Found';
      expect(first).toBe(heading);
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.getByText(sees).first()).toBeVisible();
    }
  });

  test('then palette, dialogs and a quiz work by keys', async ({ page, site }) => {
    await visit(page, '/keys');
    await site.close();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    for (const [key, name] of [
      ['?', 'Keyboard Shortcuts'],
      [',', 'Settings'],
      ['t', 'Notes Tips'],
      [':', 'Command palette'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
    }
    await startQuiz(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  });
});

test('given one visit, when the app is cached, then the service worker beside the page does it', {
  tag: '@fast',
}, async ({ page, site }) => {
  await visit(page);
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(script).toBe(`${site.url}sw.js`);
});

const RENEWED = 'assets/index-next.js';

/** The page of the next version, and the first script that it no longer names; a folder gets the new one. */
async function nextPage(folder: string): Promise<{ readonly page: string; readonly script: string }> {
  const page = await readFile(join(built, 'index.html'), 'utf8');
  const [script = ''] = /assets\/index-[^"]+\.js/.exec(page) ?? [];
  await cp(join(built, script), join(folder, RENEWED));
  return {
    page: page.replace('<html lang="en">', '<html lang="en" data-next>').replaceAll(script, RENEWED),
    script,
  };
}

/** The built app in a folder of its own. */
async function copyOfBuilt(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fretty-next-'));
  await cp(built, folder, { recursive: true });
  return folder;
}

/** The next version: the built app with a changed page and first script, which its service worker lists. */
async function nextVersion(): Promise<string> {
  const folder = await copyOfBuilt();
  const { page, script } = await nextPage(folder);
  await writeFile(join(folder, 'index.html'), page);
  const worker = (await readFile(join(folder, 'sw.js'), 'utf8')).replaceAll(script, RENEWED);
  const listed = /"revision":"[0-9a-f]+"(,"url":"index\.html")/;
  expect(worker).toMatch(listed);
  await writeFile(join(folder, 'sw.js'), worker.replace(listed, '"revision":"next"$1'));
  return folder;
}

test('given a new version on the host, when a quiz is running, then the version waits and says so, and loads when accepted', async ({
  page,
  site,
}) => {
  await visit(page, '/?quiz=name-note');
  const folder = await nextVersion();
  site.serve(folder);
  await page.keyboard.press('q');
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

  const take = page.getByRole('button', { name: 'Load the New Version' });
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expect(take).toBeDisabled();
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible();
  await expect(page.locator('html[data-next]')).toHaveCount(0);

  await page.keyboard.press('Shift+Q');
  await page.keyboard.press(':');
  await page.keyboard.type('new version');
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-next]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await expect(take).toBeHidden();
  await rm(folder, { recursive: true });
});

test('given two tabs, when one has loaded a new version, then the other says so too, and loads it on request', async ({
  context,
  page,
  site,
}) => {
  await visit(page);
  const other = await context.newPage();
  await visit(other);
  for (const each of [page, other]) await each.waitForLoadState('networkidle');
  const folder = await nextVersion();
  site.serve(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole('button', { name: 'Load the New Version' }).click();
  // Chromium 156 may keep the old version while a second tab uses it: then the user is told to reload that tab.
  const told = page.getByText('To load the new version, close or reload the other tabs with Fretty.').first();
  const loaded = page.locator('html[data-next]');
  await expect(loaded.or(told).first()).toBeAttached();
  if ((await told.count()) > 0) await other.reload();
  // The new version may become active while the other tab is reloaded, which then says so as well.
  const offered = other.getByRole('button', { name: 'Load the New Version' });
  await expect(other.locator('html[data-next]').or(offered).first()).toBeAttached();
  if ((await other.locator('html[data-next]').count()) === 0) await offered.click();
  for (const each of [page, other]) {
    await expect(each.locator('html[data-next]')).toHaveCount(1);
    await expect(each.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(each.getByRole('button', { name: 'Load the New Version' })).toBeHidden();
  }
  await rm(folder, { recursive: true });
});

test('given a page of the old version, when a new one took over while it was loading, then that is announced, and it can be loaded', async ({
  page,
  site,
}) => {
  await visit(page);
  const folder = await copyOfBuilt();
  const next = await nextPage(folder);
  site.serve(folder);
  // The page is served from the cache, which holds the next one before the app looks for new versions.
  await page.addInitScript(text => {
    const renew = async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (new URL(request.url).pathname === '/index.html')
            await cache.put(request, new Response(text, { headers: { 'content-type': 'text/html' } }));
      }
    };
    const container = navigator.serviceWorker;
    container.register = new Proxy(container.register, {
      async apply(register, _, asked) {
        await renew();
        return Reflect.apply(register, container, asked);
      },
    });
  }, next.page);
  await page.reload();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expect(page.locator('html[data-next]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load the New Version' }).click();
  await expect(page.locator('html[data-next]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await rm(folder, { recursive: true });
});

test('given a page that bypassed the cache, when there is a new version, then that is announced, and it can be loaded', async ({
  context,
  page,
  site,
}) => {
  await visit(page);
  const browser = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await browser.send('Page.reload', { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  // It starts looking for new versions when the browser is first idle.
  await page.evaluate(() => new Promise(idle => requestIdleCallback(idle)));
  const folder = await nextVersion();
  site.serve(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Load the New Version' }).click();
  await expect(page.locator('html[data-next]')).toHaveCount(1);
  await rm(folder, { recursive: true });
});

/** The types of all files that the service worker keeps, by address. */
const keptIn = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found[request.url] = (await cache.match(request))?.headers.get('content-type') ?? '';
    }
    return found;
  });

/** The code that the worker keeps as a page. */
const pagesForCode = async (page: Page): Promise<readonly string[]> =>
  Object.entries(await keptIn(page)).flatMap(([address, type]) =>
    address.endsWith('.js') && type.includes('html') ? [address] : [],
  );

/** Opens Triads from another screen by keys. */
async function goToTriads(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await page.keyboard.press('t');
}

const triads = (page: Page) => page.getByRole('heading', { level: 1, name: 'Triads' });

test.describe('given a host that sends its fallback page for some code', () => {
  test.use({ expectedConsole: [/Failed to (load|fetch)|integrity|MIME type|bad-precaching-response/] });

  test('when the worker is installed meanwhile, then it keeps nothing, and does once the upload is complete', async ({
    page,
    site,
  }) => {
    site.fail({ TriadsScreen: 'page' });
    const asked = page.context().waitForEvent('response', {
      predicate: response =>
        response.url().includes('TriadsScreen') && response.request().serviceWorker() !== null,
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await asked;
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (registration?.installing ?? registration?.active)?.state ?? 'none';
        }),
      )
      .toBe('none');
    expect(await pagesForCode(page)).toEqual([]);

    site.fail({});
    await visit(page, '/');
    await site.close();
    await page.goto('/triads');
    await expect(triads(page)).toBeVisible();
  });

  test('when the worker’s copy is such a page, then the code is asked for, and the copy mended', async ({
    page,
    site,
  }) => {
    await visit(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.includes('TriadsScreen'))
            await cache.put(
              request,
              new Response('<h1>Home</h1>', { headers: { 'content-type': 'text/html' } }),
            );
      }
    });
    expect(await pagesForCode(page)).toHaveLength(1);
    await page.goto('/triads');
    await expect(triads(page)).toBeVisible();
    await expect.poll(() => pagesForCode(page)).toEqual([]);
    await site.close();
    await page.reload();
    await expect(triads(page)).toBeVisible();
  });

  test('when the browser has kept that page, then the code is asked for past its cache', {}, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    site.fail({ TriadsScreen: 'page' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await goToTriads(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    site.fail({});
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await goToTriads(page);
    await expect(triads(page)).toBeVisible();
  });
});

test.describe('given a host that fails while a page is loading', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('when its first script fails once, then it is asked for again, and keys work', {
    tag: '@fast',
  }, async ({ page }) => {
    await page.route('**/assets/index-*.js', route => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto('/triads');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  });

  test('when its first script fails again and again, then the page says so, and reloading it helps', async ({
    page,
    site,
  }) => {
    site.fail({ 'assets/index-': 'error' });
    await page.goto('/triads');
    await expect(page.getByRole('alert')).toHaveText(
      "Fretty couldn't be loaded. Check your connection, then reload the page.",
    );
    await expect(page.getByText('Start Quiz')).toHaveCount(0);
    site.fail({});
    await page.reload();
    await expect(triads(page)).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  });
});
