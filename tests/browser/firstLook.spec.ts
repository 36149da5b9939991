import type { Page, Route } from '@playwright/test';
import { openSite, type Site } from './site.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const site = await openSite('dist');
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

const SCREENS = [
  {
    path: '/',
    prompt: 'fretty:~/notes$',
    title: 'Notes',
    subtitle: 'every note of the neck, and where it lives',
  },
  {
    path: '/triads?root=A',
    prompt: 'fretty:~/triads$',
    title: 'Triads',
    subtitle: 'three notes, and every shape they take',
  },
  {
    path: '/scales?view=patterns',
    prompt: 'fretty:~/scales$',
    title: 'Scales',
    subtitle: 'five to eight notes, and the shapes they lie in',
  },
  { path: '/keys', prompt: 'fretty:~/keys$', title: 'Keys', subtitle: 'the circle of fifths' },
  {
    path: '/intervals',
    prompt: 'fretty:~/intervals$',
    title: 'Interval Trainer',
    subtitle: 'Train your ear to recognize musical intervals',
  },
  {
    path: '/progress',
    prompt: 'fretty:~/progress$',
    title: 'Progress',
    subtitle: 'what you know, and what to drill next',
  },
  {
    path: '/tuner',
    prompt: 'fretty:~/tuner$',
    title: 'Tuner',
    subtitle: 'string by string, through the microphone',
  },
] as const;

/** Holds back all of the app's code until `letGo`, and lists what was requested. */
async function holdCode(page: Page): Promise<{ readonly asked: readonly string[]; letGo(): Promise<void> }> {
  const asked: string[] = [];
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', route => {
    asked.push(new URL(route.request().url()).pathname);
    return isHeld ? void held.push(route) : route.continue();
  });
  return {
    asked,
    async letGo() {
      isHeld = false;
      await Promise.all(held.map(route => route.continue()));
    },
  };
}

for (const { path, prompt, title, subtitle } of SCREENS)
  test(`given a slow network, when ${path} is opened, then its heading is shown before its code has loaded, and announced once`, async ({
    page,
  }) => {
    const { asked, letGo } = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });

    const seenText = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true });
    await expect(seenText(prompt)).toBeVisible();
    // A panel may have the same title as its screen.
    await expect(seenText(title).first()).toBeVisible();
    await expect(seenText(subtitle)).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page).toHaveTitle(`${title} · Fretty`);
    // Before the first paint, styles may still be loading, and measurements wrong.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // The picture may take the place of the first look just now.
    const boxes: { readonly x: number; readonly y: number }[] = [];
    const measure = async () => {
      const box = await seenText(subtitle).boundingBox();
      if (box) boxes.push(box);
      return boxes.length;
    };
    await expect.poll(measure).toBe(1);
    const [seen] = boxes;

    await letGo();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByText(subtitle, { exact: true })).toHaveCount(1);
    const drawn = await page.getByText(subtitle, { exact: true }).boundingBox();
    expect(drawn?.y, 'where the heading is').toBeCloseTo(seen?.y ?? NaN, 0);
    expect(drawn?.x).toBeCloseTo(seen?.x ?? NaN, 0);
    expect(new Set(asked).size, 'nothing was asked for twice').toBe(asked.length);
  });

test('given a network that brings only the page, when a screen is opened, then its heading is painted in its colors', async ({
  page,
}) => {
  // Never answered.
  await page.route('**/assets/*', () => {});
  await page.goto('/scales', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const title = page.getByText('Scales', { exact: true }).filter({ visible: true });
  await expect(title).toHaveCSS('color', 'rgb(234, 255, 240)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 15, 12)');
});

test('given a network that brings no style sheet yet, when a screen is opened, then all of its style sheets and fonts are requested', async ({
  page,
}) => {
  const asked = new Set<string>();
  // Never answered.
  await page.route(/\/assets\/.*\.(css|woff2)$/, route => {
    asked.add(new URL(route.request().url()).pathname);
  });
  await page.goto('/intervals', { waitUntil: 'commit' });
  const markup = await (await page.request.get('/intervals')).text();
  const sheets = [...markup.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, file]) => file);
  expect(sheets.length).toBeGreaterThan(2);
  await expect.poll(() => sheets.filter(file => !asked.has(file ?? ''))).toEqual([]);
  await expect.poll(() => [...asked].filter(file => file.endsWith('.woff2'))).toHaveLength(2);
});

test('given a slow network, when a screen is opened, then all of its files are requested before any of them runs', async ({
  page,
}) => {
  const { asked, letGo } = await holdCode(page);
  await page.goto('/triads', { waitUntil: 'commit' });
  await expect.poll(() => asked.some(file => file.includes('TriadsScreen'))).toBe(true);
  expect(asked.some(file => file.includes('start'))).toBe(true);
  expect(asked.filter(file => /Palette|Dialog|NotesScreen/.test(file))).toEqual([]);
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Triads' })).toBeVisible();
});

test('given an unknown address, when its code is loading, then no screen’s heading is shown', async ({
  page,
}) => {
  const { letGo } = await holdCode(page);
  await page.goto('/nowhere/at/all', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('given the app, when it renders for the first time, then its screen is included', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header')) return;
      observer.disconnect();
      document.documentElement.dataset.first = document.querySelector('main h1') ? 'whole' : 'frame';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/triads');
  await expect(page.getByRole('heading', { level: 1, name: 'Triads' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-first', 'whole');
});

test('given a screen that has just appeared, when a key is pressed at that moment, then it is handled', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '?', code: 'Slash', shiftKey: true, bubbles: true }),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/intervals');
  await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
});

test('given a page that opens in the background, when nothing is painted, then the app still renders', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/triads');
  await expect(page.getByRole('heading', { level: 1, name: 'Triads' })).toBeVisible();
});

test.describe('given a network that fails during loading', () => {
  test.use({ expectedConsole: [/Failed to load resource|net::ERR/] });

  test('when the app’s code doesn’t load, then the page says so, and reloading it helps', async ({
    page,
  }) => {
    await page.route('**/assets/start-*.js', route => route.abort());
    await page.goto('/keys');
    await expect(page.getByRole('alert')).toHaveText(
      "Fretty couldn't be loaded. Check your connection, then reload the page.",
    );

    await page.unroute('**/assets/start-*.js');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('when the app’s code fails once, then it is requested again', async ({ page }) => {
    await page.route('**/assets/start-*.js', route => route.abort(), { times: 1 });
    await page.goto('/keys');
    await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('given a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('when a screen is opened, then it says what is missing', async ({ page }) => {
    await page.goto('/scales');
    // Playwright finds no roles or text inside a noscript, though users see them.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('JavaScript, which is turned off in this browser');
  });
});
