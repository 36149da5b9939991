import type { Page } from '@playwright/test';
import { letSoundRun } from './intervals.audio.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/triads${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Triads' })).toBeVisible();
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });
const triad = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** The query of the address, decoded. */
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test.describe('given a user who never touches a mouse', () => {
  test('when they set root, quality, set and display by keys, then that triad is shown', async ({ page }) => {
    await open(page);

    await press(page, 'r Shift+c a 2 s 2');
    await expect(triad(page, 'C sharp minor')).toBeVisible();
    await expect(cell(page, 'C sharp, root, string 4, fret 11')).toBeAttached();
    await expect(page.getByRole('status')).toHaveText('String Set, 2-3-4');
    expect(queryOf(page)).toBe('?root=C#&quality=minor&set=2-3-4');

    await press(page, 'v v m m');
    await expect(triad(page, 'D flat minor')).toBeVisible();
    await expect(cell(page, 'F flat, string 3, fret 9')).toBeAttached();
    await press(page, 'a a z 5');
    await expect(triad(page, 'D flat diminished')).toBeVisible();
    await expect(cell(page, 'D flat, string 4, fret 23, root')).toBeAttached();
  });

  test('when they go through the shapes, then each is highlighted, spoken, focusable and playable', {
    tag: '@fast',
  }, async ({ page, browserName }) => {
    await letSoundRun(page, browserName);
    await open(page);

    await press(page, 'j');
    await expect(page.getByRole('status')).toHaveText(
      'Second inversion, frets 0 to 1: G on string 3, open; C on string 2, fret 1; E on string 1, open.',
    );
    await press(page, 'j');
    await expect(page.getByRole('radio', { name: 'Root position, frets 3 to 5' })).toBeChecked();
    await press(page, 'g');
    await expect(cell(page, 'C, root, string 3, fret 5, highlighted')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Lowest note: C on string 3, fret 5');
    await press(page, 'p');
    await expect(cell(page, 'C, root, string 3, fret 5, highlighted, sounding')).toBeAttached();
    await expect(cell(page, 'E, third, string 2, fret 5, highlighted, sounding')).toBeAttached();
    await expect(cell(page, 'G, fifth, string 1, fret 3, highlighted, sounding')).toBeAttached();
    await expect(page.getByRole('gridcell', { name: /highlighted, sounding/ })).toHaveCount(3);
    await press(page, 'k k k');
    await expect(page.getByRole('radio', { name: 'First inversion, frets 8 to 9' })).toBeChecked();
    await press(page, 'f 0');
    await expect(page.getByRole('radio', { name: 'None' })).toBeChecked();
  });

  test('when they go through the page by Tab, then the neck is one stop and the shapes are another', async ({
    page,
  }) => {
    await open(page, '?frets=24&shape=root-1');
    await page.getByRole('button', { name: 'Tips' }).focus();

    await press(page, 'Tab');
    await expect(page.getByRole('gridcell', { name: /string 1, open/ })).toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('button', { name: 'Play this note' })).toBeFocused();

    await page.getByRole('combobox', { name: 'String Set' }).focus();
    await press(page, 'Tab');
    await expect(page.getByRole('radio', { name: 'Root position, frets 3 to 5' })).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(page.getByRole('radio', { name: 'First inversion, frets 8 to 9' })).toBeChecked();
  });
});

test.describe('given an address', () => {
  const QUERY =
    '?frets=24&display=notes&accidentals=flats&root=D%23&quality=diminished&set=4-5-6&shape=first-2';

  test('when it contains every setting, then all are kept after a reload', async ({ page }) => {
    await open(page, QUERY);
    await page.reload();

    await expect(triad(page, 'E flat diminished')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('24');
    await expect(page.getByRole('radio', { name: 'Notes' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Flats' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'String Set' })).toHaveValue('4-5-6');
    await expect(page.getByRole('radio', { name: 'First inversion, frets 12 to 14' })).toBeChecked();
    await expect(cell(page, 'G flat, string 6, fret 14, highlighted')).toBeInViewport();
  });

  test('when another screen is visited, then this one reopens as it was left', async ({ page }) => {
    await open(page);
    await press(page, 'r a a 2 l n');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeFocused();

    await press(page, 'l t');

    await expect(triad(page, 'A minor')).toBeVisible();
  });
});

test('given a narrow neck, when a shape far up is chosen, then it is scrolled into view and the page is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '?frets=24');

  await press(page, 'k');

  const { left, right, scrolled } = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-emphasis="strong"]')].map(each =>
      each.getBoundingClientRect(),
    );
    return {
      left: Math.min(...shown.map(rect => rect.left)),
      right: Math.max(...shown.map(rect => rect.right)),
      scrolled: window.scrollY,
    };
  });
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(320);
  expect(scrolled).toBe(0);
});

for (const { address, keys } of [
  { address: '?quiz=name-inversion', keys: 'digits' },
  { address: '?quiz=name-quality', keys: 'letters, one of them with Shift' },
])
  test(`given answers whose keys are ${keys}, when a question is open in a window of 1280 px, then each answer takes one line, beside its key`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    await startQuiz(page);
    const answers = page.getByRole('group', { name: 'Your answer' });
    await expect(answers.locator('kbd').first()).toBeVisible();
    const wrapped = await answers.evaluate(group =>
      [...group.querySelectorAll('label > span')].flatMap(face => {
        const text = document.createRange();
        text.selectNodeContents(face);
        const key = face.closest('label')?.parentElement?.querySelector('kbd')?.getBoundingClientRect();
        const { height, left } = text.getBoundingClientRect();
        const isBeside = key !== undefined && key.right < left;
        return isBeside && height < 1.5 * key.height ? [] : [face.textContent];
      }),
    );
    expect(wrapped).toEqual([]);
  });
