import type { Page } from '@playwright/test';
import { expect, test } from './test';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const entry = (page: Page) => page.getByRole('combobox', { name: 'Type a command' });

async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(entry(page)).toBeFocused();
}

async function run(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test('given the palette, when it opens and while it filters, then exactly one item is selected, and it is the active one', {
  tag: '@fast',
}, async ({ page }) => {
  await open(page);
  for (const key of ['', 's', 't', 'ArrowDown', 'Backspace', 'ArrowUp']) {
    if (key !== '') await page.keyboard.press(key);
    const selected = page.getByRole('option', { selected: true });
    await expect(selected).toHaveCount(1);
    await expect(entry(page)).toHaveAttribute(
      'aria-activedescendant',
      (await selected.getAttribute('id')) ?? 'none',
    );
    await expect(entry(page)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('given more commands than fit, when moving or scrolling down, then more are rendered, and all can be reached', {}, async ({
  page,
}) => {
  await open(page);
  const options = page.getByRole('option');
  const drawn = await options.count();

  for (let step = 0; step < 2 * drawn; step++) await page.keyboard.press('ArrowDown');
  await expect(options.nth(2 * drawn)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(2 * drawn)).toBeInViewport({ ratio: 1 });

  await page.keyboard.type('frets');
  await expect(options).toHaveCount(drawn);
  await page.getByRole('listbox', { name: 'Commands' }).hover();
  const all = Number(
    (
      await palette(page)
        .getByText(/ of \d+ commands$/)
        .textContent()
    )?.split(' ')[0],
  );
  while ((await options.count()) < all) await page.mouse.wheel(0, 10_000);
  // The last ones rendered after the wheel had turned.
  await page.mouse.wheel(0, 10_000);
  await expect(options.last()).toBeInViewport();

  await entry(page).selectText();
  await page.keyboard.type('sca');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toBeInViewport({ ratio: 1 });
  await expect(options).toHaveCount(drawn);
});

test('given the neck has the focus, when the palette is closed, then the neck gets it back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.keyboard.press('3');
  await page.keyboard.press('Control+k');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: 'G, string 3, open' })).toBeFocused();
});

test('given commands of each kind, when the palette runs them, then each does what it says', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await run(page, 'frets 24');
  await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('24');
  await run(page, 'highlight d');
  await expect(page.getByRole('button', { name: 'D', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await run(page, 'select all');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(12);
  await run(page, 'hide controls');
  await expect(page.getByRole('button', { name: 'Show Controls' })).toBeVisible();
  await run(page, 'theme paper');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await run(page, 'name note');
  await run(page, 'start quiz');
  await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  await run(page, 'answer c sharp');
  await expect(page.getByRole('radio', { name: 'C sharp' })).toBeChecked();
  await run(page, 'submit');
  await expect(page.getByText(/^(Correct!|Incorrect)$/)).toBeVisible();
  await run(page, 'next question');
  await expect(page.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
  await run(page, 'quit quiz');
  await expect(page.getByRole('heading', { name: /^Question/ })).toHaveCount(0);
  await run(page, 'tips');
  await expect(page.getByRole('dialog', { name: 'Notes Tips' })).toBeVisible();
});

test('given a select has the focus, when letters are typed, then the select gets them, and mod+k still opens the palette', async ({
  page,
}) => {
  await page.goto('/');
  const select = page.getByRole('combobox', { name: 'Number of Frets' });
  await select.focus();
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: /^Question/ })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(select).toBeFocused();
});

test('given a slow screen, when it loads under the open palette, then the palette keeps the typed text and the focus', {
  tag: '@fast',
}, async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route(/ScalesScreen.*\.js$/, async route => {
    await arrival;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('s');
  await page.keyboard.press('Control+k');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.type('key b');
  arrive();

  await expect(page.getByText('Scale Selector')).toBeVisible();
  await expect(entry(page)).toBeFocused();
  await expect(entry(page)).toHaveValue('key b');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Scales' })).toBeVisible();
});

test('given the quiz of another screen, when it is started, then that screen opens and the quiz has the focus', async ({
  page,
}) => {
  await page.goto('/scales');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await run(page, 'notes quiz');
  await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  await expect(page.locator('[role="gridcell"]:focus')).toHaveCount(1);
});

test('given Scales, when the name of a chord is typed, then its one entry opens Chords with it', async ({
  page,
}) => {
  await open(page, '/scales');
  await page.keyboard.type('d over f sharp');
  await expect(page.getByRole('option').first()).toHaveAccessibleName('Chords: D major over F sharp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Chords' })).toBeVisible();
  await expect(page.getByText('D/F#, open: 2 0 0 2 3 2')).toBeVisible();
});
