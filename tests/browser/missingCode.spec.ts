import type { Page } from '@playwright/test';
import { ONE_NOTE } from './startQuiz.ts';
import { expect, test } from './test.ts';

// Each test takes code away on purpose.
test.use({
  expectedConsole: [
    /Failed to load resource|net::ERR|Failed to fetch|This (dialog|page) failed|Could not load/,
  ],
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Fetches code only when it is needed, like a page that is used as soon as it has loaded. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

const takeAway = (page: Page, ...files: readonly string[]) =>
  Promise.all(files.map(file => page.route(`**/assets/${file}-*`, route => route.abort())));

async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('given a quiz, when the code of a dialog is missing, then only the dialog fails, and it opens once its code is available', async ({
  page,
}) => {
  await keepBusy(page);
  await takeAway(page, 'Dialog', 'SettingsDialog');
  await open(page, '/?quiz=name-note');
  await page.keyboard.press('q');
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible();
  await page.keyboard.press(',');
  const failed = dialog(page, 'Something Went Wrong');
  await expect(failed.getByRole('button', { name: 'Try Again' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(failed).toHaveCount(0);
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /target/ })).toBeFocused();

  await page.keyboard.press(',');
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Settings')).toBeVisible();
  await expect(dialog(page, 'Settings'), 'its styles are there as well').toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: /target/ })).toBeFocused();
});

test('given a screen whose code is missing, when Go Home is chosen, then Notes opens, and the screen opens on the next try', async ({
  page,
}) => {
  await keepBusy(page);
  await takeAway(page, 'TriadsScreen');
  await open(page);
  await page.keyboard.press('l');
  await page.keyboard.press('t');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(heading(page, 'Notes')).toBeFocused();
  await page.unrouteAll();
  await page.keyboard.press('l');
  await page.keyboard.press('t');
  await expect(heading(page, 'Triads')).toBeFocused();
});

test('given a started quiz, when the server drops the code of this version, then its results still open', async ({
  page,
}) => {
  await keepBusy(page);
  await open(page, ONE_NOTE);
  const fetched = page.waitForResponse(/NeckResults-.*\.js$/);
  await page.keyboard.press('q');
  await (await fetched).finished();
  await page.route('**/assets/**', route => route.abort());
  for (let number = 1; number <= 12; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 12` })).toBeVisible();
    await page.keyboard.press('e');
  }
  await expect(dialog(page, 'Quiz Results')).toBeVisible();
});
