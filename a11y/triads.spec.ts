import type { Page } from '@playwright/test';
import { expect, test } from '../tests/browser/test.ts';
import { violationsOn } from './axe.ts';

const THEMES = ['green', 'amber', 'ice', 'paper', 'contrast'] as const;
const WIDTHS = [320, 768, 1600] as const;

const STATES = [
  ['the triad that the screen opens with', ''],
  ['a chosen shape', '?root=C%23&quality=minor&set=2-3-4&shape=root-1'],
  [
    'a long neck in flats on all strings',
    '?frets=24&display=notes&accidentals=flats&root=D%23&quality=diminished&set=All',
  ],
] as const;

async function open(page: Page, query: string, theme: string): Promise<void> {
  await page.addInitScript(values => localStorage.setItem('fretty', JSON.stringify({ version: 1, values })), {
    theme,
  });
  await page.goto(`/triads${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Triads' })).toBeVisible();
}

for (const [state, query] of STATES) {
  for (const theme of THEMES)
    test(`given ${state}, when the theme is ${theme}, then axe has nothing against it`, async ({ page }) => {
      await open(page, query, theme);

      expect(await violationsOn(page)).toEqual([]);
    });

  for (const width of WIDTHS)
    test(`given ${state}, when the page is ${width} px wide, then axe has nothing against it and nothing runs over`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, query, 'green');

      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
}

test('given the tips, when they are open, then axe has nothing against them', async ({ page }) => {
  await open(page, '', 'green');
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog', { name: 'Triads Tips' })).toBeVisible();

  expect(await violationsOn(page)).toEqual([]);
});

test('given the controls hidden, when a shape sounds, then axe has nothing against it', async ({ page }) => {
  await open(page, '?shape=root-1', 'green');
  await page.keyboard.press('h');
  await page.keyboard.press('p');
  await expect(page.getByRole('gridcell', { name: /sounding/ })).toHaveCount(3);

  expect(await violationsOn(page)).toEqual([]);
});

test('given the neck, when its cells are asked for their names, then each has one of its own and one takes Tab', async ({
  page,
}) => {
  await open(page, '?frets=24&set=All', 'green');
  const neck = page.getByRole('grid', { name: 'Fretboard' });

  const names = await neck.getByRole('gridcell').allInnerTexts();
  expect(names).toHaveLength(150);
  expect(new Set(names.map(name => name.split('\n')[0])).size).toBe(150);
  await expect(neck.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(neck.locator('[aria-selected], [aria-pressed]')).toHaveCount(0);
});
