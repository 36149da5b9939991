import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Runs a command by the palette. */
async function run(page: Page, words: string): Promise<void> {
  await page.keyboard.press(':');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

test('given a guitar, when its player tunes another by keys alone, then the neck has it, a reload and a link keep it, and it can be chosen by its name', {}, async ({
  page,
}) => {
  await page.goto('/');
  await run(page, 'your own tuning');
  await expect(page.getByRole('dialog', { name: 'Your Own Tuning' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tuning', exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('C G C F C E');
  // Past string 6 to string 5, two semitones up.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('C2 A2 C3 F3 C4 E4', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const neck = page.getByRole('grid', { name: 'Fretboard' });
  await expect(neck.getByRole('gridcell', { name: 'A, string 5, open' })).toBeVisible();

  await page.reload();
  await expect(neck.getByRole('gridcell', { name: 'A, string 5, open' })).toBeVisible();
  await page.goto('/scales?instrument=C2-G2-C3-F3-C4-E4');
  await expect(neck.getByRole('gridcell', { name: /^C, string 2, open/ })).toBeVisible();

  await page.goto('/');
  await run(page, 'instrument guitar standard');
  await expect(neck.getByRole('gridcell', { name: 'E, string 6, open' })).toBeVisible();
  await run(page, 'c a c f c e');
  await expect(neck.getByRole('gridcell', { name: 'C, string 6, open' })).toBeVisible();
});

test('given a string that is no note, when Enter is pressed, then the dialog stays and says which it is', {
  tag: '@fast',
}, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Your Own…' }).click();
  await page.getByRole('textbox', { name: 'Tuning', exact: true }).fill('D A D X A D');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'String 3' })).toBeFocused();
  await expect(page.getByText('String 3: X is not a note.').first()).toBeVisible();
  await page.keyboard.type('g');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'D, string 6, open' })).toBeVisible();
});
