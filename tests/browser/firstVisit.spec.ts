import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Nobody has used Fretty in this browser. */
test.use({ visitor: 'new' });

const card = (page: Page) => page.getByRole('region', { name: 'Start Here' });
const start = (page: Page) => card(page).getByRole('button', { name: 'Start', exact: true });
const question = (page: Page, number: number) => page.getByRole('heading', { name: `Question ${number}` });

/** The note of the open question, whose place the focused cell says. */
async function noteAsked(page: Page): Promise<string> {
  const place = await page.evaluate(() => {
    const { guitarString = '', fret = '' } = {
      guitarString: document.activeElement?.getAttribute('data-string') ?? '',
      fret: document.activeElement?.getAttribute('data-fret') ?? '',
    };
    return { guitarString: Number(guitarString), fret: Number(fret) };
  });
  const LOWEST = [4, 9];
  const NOTES = ['c', 'C', 'd', 'D', 'e', 'f', 'F', 'g', 'G', 'a', 'A', 'b'];
  return NOTES[((LOWEST[place.guitarString] ?? 0) + place.fret) % 12] ?? '';
}

test('given a first visit, when q and one key are pressed, then the first question of a drill is answered', async ({
  page,
}) => {
  await page.goto('/');
  await expect(start(page)).toBeVisible();
  await page.keyboard.press('q');
  await expect(question(page, 1)).toBeVisible();
  const note = await noteAsked(page);
  expect(note, 'a natural').toBe(note.toLowerCase());
  await page.keyboard.press(note);
  await expect(question(page, 2)).toBeVisible();
  await expect(page.getByText('100% right')).toBeVisible();
  expect(new URL(page.url()).search).toBe(
    '?quiz=name-note&strings=6.5&drill=on&length=2m&high=5&ask=naturals',
  );
});

test('given a first drill, when its results are closed, then the whole neck and Start Quiz are back', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('q');
  await expect(question(page, 1)).toBeVisible();
  await page.keyboard.press(await noteAsked(page));
  await expect(question(page, 2)).toBeVisible();
  await page.keyboard.press('Shift+Q');
  await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /string 1, fret 12/ })).toBeAttached();
  expect(new URL(page.url()).search).toBe('');
});

test('given a first visit, when Start and an answer are clicked, then the first question is answered', async ({
  page,
}) => {
  await page.goto('/');
  await start(page).click();
  await expect(question(page, 1)).toBeVisible();
  const note = await noteAsked(page);
  await page.getByRole('radio', { name: note.toUpperCase(), exact: true }).click();
  await expect(question(page, 2)).toBeVisible();
});

test.describe('given a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('when Start and an answer are tapped, then the first question is answered', async ({ page }) => {
    await page.goto('/');
    await start(page).tap();
    await expect(question(page, 1)).toBeVisible();
    const note = await noteAsked(page);
    await page.getByRole('radio', { name: note.toUpperCase(), exact: true }).tap();
    await expect(question(page, 2)).toBeVisible();
  });
});

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const)
  test(`given a first visit at ${width} × ${height}, when the page is loaded, then Start is the one filled button, in view without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(start(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toHaveCount(0);
  });

test('given a first visit, when Skip is pressed, then the card is gone for good, and Start Quiz is there', async ({
  page,
}) => {
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Skip' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('grid').getByRole('gridcell', { name: 'E, string 1, open' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('given a first visit, when a setting is changed, then the card gives way to Start Quiz', async ({
  page,
}) => {
  await page.goto('/');
  await expect(start(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Name Note' }).check();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('given someone who has been here, when the page is loaded, then nothing moves as the app takes the place of its picture', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Start Here' }).getByRole('button', { name: 'Skip' }).click();
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.sum += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  const shifted = () => page.evaluate(() => Object.entries(window).find(([name]) => name === 'shifts')?.[1]);
  expect(await shifted()).toEqual({ sum: 0 });
});
