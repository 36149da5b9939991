import type { Page } from '@playwright/test';
import { installVoice } from '../tests/browser/eyesFree.voice';
import { expect, test } from '../tests/browser/test';
import { violationsOn } from './axe';

const VIEWS = ['green', 'paper', 'contrast'].flatMap(theme => [320, 1280].map(width => ({ theme, width })));

/** Quizzes that are taken by ear, each paused in its first question. */
const QUIZZES = [
  { name: 'Notes', address: '/?quiz=name-note' },
  { name: 'Keys', address: '/keys?view=quiz' },
  { name: 'Intervals', address: '/intervals?mode=quiz' },
];

async function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

for (const { theme, width } of VIEWS) {
  test.describe(`${theme}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(chosen => {
        const values = { theme: chosen, eyesFree: 'on' };
        localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));
      }, theme);
    });

    for (const { name, address } of QUIZZES)
      test(`given the ${name} quiz by ear, when it is paused, then axe finds nothing and the page holds its width`, async ({
        page,
      }) => {
        await installVoice(page);
        await page.goto(address);
        await expect(page.getByText(/^Eyes-free quizzes are on: a voice asks/)).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        await page.keyboard.press('q');
        await expect(page.getByText('Eyes-free', { exact: true })).toBeVisible();
        await page.keyboard.press('Control+;');
        await expect(page.getByText('Eyes-free, paused', { exact: true })).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        expect(await isWithin(page)).toBe(true);
      });

    test('given no voice, when the settings say so, then axe finds nothing and the page holds its width', async ({
      page,
    }) => {
      await page.goto('/');
      await page.keyboard.press(',');
      await expect(page.getByText(/^This browser has no voice of its own/)).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      expect(await isWithin(page)).toBe(true);
    });
  });
}
