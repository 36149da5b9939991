import type { Page } from '@playwright/test';
import { expect, test } from '../tests/browser/test.ts';
import { violationsOn } from './axe.ts';

const THEMES = ['green', 'amber', 'ice', 'paper', 'contrast'] as const;
const WIDTHS = [320, 768, 1280] as const;

const STATES = [
  ['the neck in notes', ''],
  ['a long neck in intervals', '?frets=24&max=24&key=Gb&type=melodic-minor&display=intervals'],
  ['a neck without strings', '?strings=none'],
  ['patterns of three notes per string', '?view=patterns&key=F%23'],
  ['CAGED shapes in intervals', '?view=patterns&system=caged&display=intervals&type=melodic-minor'],
] as const;

async function open(page: Page, query: string, theme: string): Promise<void> {
  await page.addInitScript(values => localStorage.setItem('fretty', JSON.stringify({ version: 1, values })), {
    theme,
  });
  await page.goto(`/scales${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Scales' })).toBeVisible();
}

for (const theme of THEMES)
  for (const width of WIDTHS)
    for (const [state, query] of STATES)
      test(`given the ${theme} theme at ${width} px, when ${state} is shown, then axe has nothing against it and nothing runs over`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, query, theme);
        expect(await violationsOn(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });

test('given the tips, when they are open, then axe has nothing against them', async ({ page }) => {
  await open(page, '', 'green');
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog', { name: 'Scales Tips' })).toBeVisible();

  expect(await violationsOn(page)).toEqual([]);
});

for (const query of ['?tempo=40', '?view=patterns&tempo=40'])
  test(`given ${query} with the controls hidden, when it plays, then axe has nothing against it`, async ({
    page,
  }) => {
    await open(page, query, 'paper');
    await page.keyboard.press('h');
    await page.keyboard.press('p');
    await expect(page.getByRole('gridcell', { name: /sounding$/ })).toHaveCount(1);

    expect(await violationsOn(page)).toEqual([]);
  });

test('given a copy that failed, when its message is shown, then axe has nothing against it', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, '?view=patterns', 'green');
  await page.keyboard.press('c');
  await expect(page.getByText(/did not let Fretty copy/)).toBeVisible();

  expect(await violationsOn(page)).toEqual([]);
});

for (const query of ['?frets=24&max=24', '?view=patterns', '?view=patterns&system=caged'])
  test(`given ${query}, when cells are asked for their names, then each has one of its own in its grid, and one takes Tab`, async ({
    page,
  }) => {
    await open(page, query, 'green');
    for (const neck of await page.getByRole('grid').all()) {
      const names = await neck
        .getByRole('gridcell')
        .evaluateAll(cells =>
          cells.map(each => each.querySelector(':scope > :not([aria-hidden])')?.textContent),
        );
      expect(new Set(names).size).toBe(names.length);
      expect(names.every(name => /string [1-6], (open|fret \d+)/.test(name ?? ''))).toBe(true);
      await expect(neck.locator('[tabindex="0"]')).toHaveCount(1);
      await expect(neck.locator('[aria-selected], [aria-pressed]')).toHaveCount(0);
    }
  });

test('given forced colours, when patterns are shown, then the roots are still told from the other notes', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '?view=patterns', 'green');

  const look = (mark: string) =>
    page
      .locator(`[data-mark="${mark}"] > [aria-hidden]`)
      .first()
      .evaluate(each => {
        const { borderTopStyle, borderTopLeftRadius, fontWeight } = getComputedStyle(each);
        return { borderTopStyle, borderTopLeftRadius, fontWeight };
      });
  expect(await look('root')).not.toEqual(await look('in-set'));
});
