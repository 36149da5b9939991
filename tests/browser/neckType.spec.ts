import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The size of the letters on the neck and the widths of their cells, in pixels. */
const neckAt = async (page: Page, width: number, height: number, address: string) => {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  const grid = page.getByRole('grid', { name: 'Fretboard' });
  await expect(grid).toBeVisible();
  return grid.evaluate(neck => {
    const cells = [...neck.querySelectorAll('[role="gridcell"]')].map(cell => cell.getBoundingClientRect());
    return {
      letter: Number.parseFloat(getComputedStyle(neck).fontSize),
      narrowest: Math.min(...cells.map(({ width }) => width)),
      lowest: Math.min(...cells.map(({ height }) => height)),
    };
  });
};

test('given a neck, when the window is larger, then its letters and its rows are larger too', async ({
  page,
}) => {
  const small = await neckAt(page, 1280, 800, '/');
  const large = await neckAt(page, 1920, 1080, '/');
  expect(large.letter).toBeGreaterThanOrEqual(22);
  expect(large.letter).toBeGreaterThan(small.letter);
  expect(large.lowest).toBeGreaterThan(small.lowest);
});

test('given a neck of 24 frets, when the window is 1440 wide, then all of it is there, in cells of 24 pixels and letters of 15 or more', async ({
  page,
}) => {
  const { letter, narrowest, lowest } = await neckAt(page, 1440, 900, '/?frets=24');
  expect(letter).toBeGreaterThanOrEqual(15);
  expect(Math.min(narrowest, lowest)).toBeGreaterThanOrEqual(24);
  const grid = page.getByRole('grid', { name: 'Fretboard' });
  const last = await grid.locator('[data-fret="24"]').first().boundingBox();
  const panel = await page.getByRole('region', { name: 'Fretboard', exact: true }).boundingBox();
  if (!last || !panel) throw new Error('not drawn');
  expect(last.x + last.width).toBeLessThanOrEqual(panel.x + panel.width);
});

for (const width of [1280, 1440, 1920, 2400])
  test(`given a window ${width} wide, then the header and the content share their edges`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/', '/keys', '/intervals']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const edges = await page.evaluate(() => {
        const header = document.querySelector('header');
        const panels = [...document.querySelectorAll('main section section')].map(each =>
          each.getBoundingClientRect(),
        );
        if (header === null) return undefined;
        const { paddingLeft, paddingRight } = getComputedStyle(header);
        const { left, right } = header.getBoundingClientRect();
        return {
          header: [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)],
          content: [
            Math.min(...panels.map(panel => panel.left)),
            Math.max(...panels.map(panel => panel.right)),
          ],
          scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        };
      });
      expect(edges?.content.map(Math.round), address).toEqual(edges?.header.map(Math.round));
      expect(edges?.scrolls, address).toBe(false);
    }
  });
