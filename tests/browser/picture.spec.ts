import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { pictureOf } from '../../src/app/picture';
import { expect, test } from './test.ts';

const SCREENS = [
  { path: '/', file: 'index.html', title: 'Notes' },
  { path: '/triads', file: 'triads.html', title: 'Triads' },
  { path: '/scales', file: 'scales.html', title: 'Scales' },
  { path: '/keys', file: 'keys.html', title: 'Keys' },
  { path: '/intervals', file: 'intervals.html', title: 'Interval Trainer' },
] as const;

const WIDTHS = [320, 768, 1280] as const;

const PICTURE = '.first-look-picture';

/** Holds back matching files until `letGo`. */
async function hold(page: Page, files: string): Promise<{ letGo(): Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, route => (isHeld ? void held.push(route) : route.continue()));
  return {
    async letGo() {
      isHeld = false;
      await Promise.all(held.map(route => route.continue()));
    },
  };
}

const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The picture is drawn for a first visit; a script takes out of it what only that shows. */
for (const { path, file, title } of SCREENS)
  test.describe('given a first visit', () => {
    test.use({ visitor: 'new' });
    test(`to the page of ${path}, when the app has drawn its defaults, then the picture in the page shows the same`, async ({
      page,
    }) => {
      // So narrow that every neck goes on.
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await painted(page);
      const built = await readFile(new URL(`../../dist/${file}`, import.meta.url), 'utf8');
      const [, picture] = /<div class="first-look-picture"[^>]*>(.*?)<\/div><script>/s.exec(built) ?? [];
      const drawn = await page.locator('#root').evaluate(pictureOf);
      expect(picture).toBe(drawn.markup);
      if (drawn.rules !== '') expect(built).toContain(`<style>${drawn.rules}</style>`);
    });
  });

interface Box {
  readonly name: string;
  /** Left, top, width and height in pixels. */
  readonly edges: readonly number[];
}

/** Where everything is that can be seen, but for what depends on how much of a neck is in view. */
const boxesIn = (page: Page, holder: string): Promise<readonly Box[]> =>
  page.locator(holder).evaluate(root => {
    const left =
      '.visually-hidden, [hidden], option, input[style], a[href^="#"], [data-more] + [aria-hidden] *';
    return [...root.querySelectorAll('*')]
      .filter(element => element.closest(left) === null && element.checkVisibility())
      .map(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { name: element.getAttribute('class') ?? element.localName, edges: [x, y, width, height] };
      });
  });

/** What isn't where it was: half a pixel can't be seen. */
function movedFrom(before: readonly Box[], now: readonly Box[]): readonly string[] {
  const isSame = (one: Box | undefined, other: Box | undefined) =>
    one !== undefined &&
    one.name === other?.name &&
    one.edges.every((edge, index) => Math.abs(edge - (other.edges[index] ?? Number.NaN)) <= 0.5);
  const text = (box: Box | undefined) => `${box?.name} ${box?.edges.join(' ')}`;
  return Array.from({ length: Math.max(before.length, now.length) }, (_, index) => index)
    .filter(index => !isSame(before[index], now[index]))
    .map(index => `${text(before[index])} -> ${text(now[index])}`);
}

/** Adds up what the browser counts as layout shifts. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const fonts of ['there', 'late'] as const)
  for (const width of WIDTHS)
    test(`given fonts that are ${fonts} and ${width} px, when the app takes the place of its picture, then nothing moves`, async ({
      page,
    }) => {
      await countShifts(page);
      await page.setViewportSize({ width, height: 844 });
      for (const { path, title } of SCREENS) {
        const code = await hold(page, '**/assets/*.js');
        const glyphs = await hold(page, fonts === 'late' ? '**/*.woff2' : '**/none');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator(PICTURE)).toBeVisible();
        if (fonts === 'there') await page.evaluate(() => document.fonts.ready);
        await painted(page);
        const seen = await boxesIn(page, `${PICTURE} > div`);
        await code.letGo();
        await expect(heading(page, title)).toBeVisible();
        await painted(page);
        const drawn = await boxesIn(page, '#root > div:first-child');
        expect(movedFrom(seen, drawn), path).toEqual([]);
        await glyphs.letGo();
        await page.evaluate(() => document.fonts.ready);
        await painted(page);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
        await page.unrouteAll();
      }
    });

test('given a screen’s heading, when its picture takes its place, then it stays where it was', async ({
  page,
}) => {
  for (const width of WIDTHS)
    for (const { path, title } of SCREENS) {
      await page.setViewportSize({ width, height: 844 });
      await hold(page, '**/assets/*.js');
      const styles = await hold(page, '**/assets/*.css');
      await page.goto(path, { waitUntil: 'commit' });
      const shown = page.getByText(title, { exact: true }).filter({ visible: true });
      await expect(shown).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const corner = async () => {
        const text = await shown.evaluate(element => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y } = range.getBoundingClientRect();
          return { x: Math.round(x), y: Math.round(y) };
        });
        return text;
      };
      const first = await corner();
      await styles.letGo();
      await expect(page.locator(PICTURE)).toBeVisible();
      await painted(page);
      expect(await corner(), `${path} at ${width} px`).toEqual(first);
      await page.unrouteAll();
    }
});

test('given a picture, when it is shown, then screen readers and pointers have nothing in it', async ({
  page,
}) => {
  await hold(page, '**/assets/*.js');
  await page.goto('/triads', { waitUntil: 'commit' });
  await expect(page.locator(PICTURE)).toBeVisible();
  for (const role of ['heading', 'button', 'grid', 'region', 'main', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  await expect(page.locator(PICTURE)).toHaveAttribute('inert', '');
});

const OTHERS: readonly { what: string; address: string; stored: Readonly<Record<string, string>> }[] = [
  { what: 'a setting in the address', address: '/?frets=24', stored: {} },
  {
    what: 'drawn note signs',
    address: '/',
    stored: { fretty: '{"version":1,"values":{"signs":"symbols"}}' },
  },
  { what: 'hidden controls', address: '/', stored: { notes_sidebarOpen: 'false' } },
  { what: 'another address', address: '/nowhere', stored: {} },
];

for (const { what, address, stored } of OTHERS)
  test(`given ${what}, when the page is loading, then it shows no picture`, async ({ page }) => {
    await page.addInitScript(values => {
      for (const [name, text] of Object.entries(values)) localStorage.setItem(name, text);
    }, stored);
    const code = await hold(page, '**/assets/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText('Notes', { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(page.locator(PICTURE)).toHaveCount(0);
    await code.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('given a chosen theme, when the page is loading, then its picture has the colors of the theme', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fretty', '{"version":1,"values":{"theme":"amber"}}'));
  await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(PICTURE)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 13, 6)');
});

test.describe('given a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });

  test('when the page is loading, then its picture names the keys of a Mac', async ({ page }) => {
    const code = await hold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator(PICTURE)).toBeVisible();
    const key = page.locator(`${PICTURE} kbd`).first();
    expect(await key.evaluate(element => getComputedStyle(element, '::before').content)).toBe('"Cmd"');
    await painted(page);
    const seen = await boxesIn(page, `${PICTURE} > div`);
    await code.letGo();
    await expect(heading(page, 'Notes')).toBeVisible();
    await painted(page);
    expect(movedFrom(seen, await boxesIn(page, '#root > div:first-child'))).toEqual([]);
  });
});

test.describe('given a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('when a screen is opened, then no picture pretends to work', async ({ page }) => {
    await page.goto('/scales');
    await expect(page.locator('.first-look')).toBeVisible();
    await expect(page.locator(PICTURE)).toBeHidden();
  });
});
