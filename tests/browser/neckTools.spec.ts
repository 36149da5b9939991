import { expect, test } from './test.ts';

const SHARED = ['Play this note', 'Next same note', 'Previous same note', 'Where am I?', 'Play'];

for (const { address, others } of [
  { address: '/', others: [] },
  { address: '/triads', others: ['Go to Shape'] },
  { address: '/scales', others: ['Copy'] },
])
  test(`given ${address}, when the window is 1280 px wide or more, then the tools under the neck take two rows at most, in a large one a single row`, async ({
    page,
  }) => {
    for (const width of [1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
      const tops = await Promise.all(
        [...SHARED, ...others].map(async name => {
          const box = await main.getByRole('button', { name, exact: true }).boundingBox();
          return Math.round(box?.y ?? Number.NaN);
        }),
      );
      expect(new Set(tops).size, `${width} px`).toBeLessThanOrEqual(width < 1920 ? 2 : 1);
    }
  });

test('given a fresh page, when Page Down and an arrow are pressed, then the page scrolls and the neck is entered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: 'F, string 1, fret 1' })).toBeFocused();
});

test('given a screen opened by key, when its heading has the focus, then no ring is drawn and an arrow enters the neck', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('s');
  const heading = page.getByRole('heading', { level: 1, name: 'Scales' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('gridcell', { name: /string 2, open/ }).first()).toBeFocused();
});
