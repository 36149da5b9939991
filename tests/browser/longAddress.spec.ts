import type { Page } from '@playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const LENGTH = 100_000;

/** As many repetitions of a text as make 100 kB. */
const long = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length));

/** Opens an address that is longer than a host would take, as an offline page would be opened: with the screen's own page. */
async function open(page: Page, address: string): Promise<void> {
  expect(address.length).toBeGreaterThanOrEqual(LENGTH);
  const { pathname } = new URL(address, 'http://127.0.0.1');
  const served = pathname.length < LENGTH ? pathname : '/nowhere';
  await page.route(
    ({ pathname, search }) => pathname.length + search.length >= LENGTH,
    async route => {
      const response = await page.request.get(served);
      await route.fulfill({ status: 200, contentType: 'text/html', body: await response.text() });
    },
  );
  await page.goto(address);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The palette opens, finds a command and runs it. */
async function expectPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
  await page.keyboard.type('learn the triads');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Triads')).toBeVisible();
  await expect(page).toHaveURL('/triads');
}

test.describe('given an address of 100 kB', () => {
  for (const [what, query] of [
    ['a setting that doesn’t exist', `x=${long('y')}`],
    ['a number of frets', `frets=${long('9')}`],
    ['strings', `strings=${long('6.5.')}6`],
    ['notes', `notes=${long('C.')}C`],
    ['thousands of settings', long('frets=x&')],
    ['letters that can’t be decoded', `quiz=${long('%')}`],
  ] as const)
    test(`when it is one of Notes with ${what}, then Notes opens with its defaults, and settings, address and palette work`, async ({
      page,
    }) => {
      await open(page, `/?${query}`);
      await expect(heading(page, 'Notes')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('ready', { exact: true })).toBeVisible();
      expect(await width(page)).toBe(0);
      await page.keyboard.press('m');
      await page.keyboard.press('m');
      await expect(page.getByRole('radio', { name: 'Flats' })).toBeChecked();
      await expect(page).toHaveURL('/?accidentals=flats');
      await expectPalette(page);
    });

  test('when it is one of Keys with a key, then no key is found, and another can be chosen', async ({
    page,
  }) => {
    await open(page, `/keys?key=${long('C')}`);
    await expect(heading(page, 'Keys')).toBeVisible();
    await expect(page.getByText('Key information not found').first()).toBeVisible();
    expect(await width(page)).toBe(0);
    await page.getByRole('radio', { name: 'G major, 1 sharp' }).click({ force: true });
    await expect(page).toHaveURL('/keys?key=G-major');
    await expectPalette(page);
  });

  test('when it is that of a drill with a seed, then the link is damaged, and the drill can be started', async ({
    page,
  }) => {
    await open(page, `/?quiz=name-note&drill=on#seed=1-${long('0')}`);
    await expect(heading(page, 'Notes')).toBeVisible();
    await expect(page.getByText(/^Part of the link is missing or misspelled/)).toBeVisible();
    await startQuiz(page);
    await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible();
    await page.keyboard.press('Shift+Q');
    await expectPalette(page);
  });

  for (const [what, path] of [
    ['a path', `/${long('a')}`],
    ['a path of many parts', long('/a')],
    ['a path that can’t be decoded', long('/%')],
  ] as const)
    test(`when it is ${what}, then Page Not Found opens, and every other screen from there`, async ({
      page,
    }) => {
      await open(page, path);
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      expect(await width(page)).toBe(0);
      await expectPalette(page);
    });
});
