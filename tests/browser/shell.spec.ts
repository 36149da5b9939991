import { remember } from './remember.ts';
import { expect, test } from './test';

test('given an unknown address, then Page Not Found links home', async ({ page }) => {
  await page.goto('/nothing-here');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found · Fretty');
  await expect(page.getByText("The page you're looking for doesn't exist.", { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeFocused();
  await expect(page).toHaveTitle('Notes · Fretty');
});

test.describe('a page whose code fails to load', () => {
  test.use({
    // An automated Firefox reports errors without any details.
    expectedConsole: [
      /Failed to load resource|Failed to fetch|This page failed|error loading|^console: Error \(/,
    ],
  });

  test('given a screen whose chunk is gone, then Page Not Found offers to try again', async ({ page }) => {
    let gone = true;
    await page.route(/NotesScreen.*\.js$/, route => (gone ? route.abort() : route.continue()));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    gone = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  });
});

test('given tips whose code is slow, when other keys are pressed first, then no dialog opens over the tips, and Escape cancels them', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route(/NotesTips-.*\.js$/, async route => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.keyboard.press('t');
  await page.keyboard.press('Escape');
  await page.keyboard.press(',');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('t');
  await page.keyboard.press('Control+k');
  arrive();
  await expect(page.getByRole('dialog', { name: 'Notes Tips' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('given the first page, when it is left and reopened with Back, then its heading has the focus', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeFocused();
});

test('given a fresh load, when a key is handled, then the heading has the focus and keeps it', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1, name: 'Notes' });
  await expect(heading).toBeVisible();
  await page.keyboard.press('x');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Hide Controls' })).toBeFocused();
});

test('given a page that appears this moment, when q starts a quiz, then the keys after it change nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const press = (key: string, code: string) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    const appearing = new MutationObserver(async () => {
      if (document.querySelector('main [role="gridcell"][tabindex="0"]') === null) return;
      appearing.disconnect();
      press('q', 'KeyQ');
      // React draws what a key changed before the task of that key ends.
      for (let step = 0; step < 20; step++) await Promise.resolve();
      press('c', 'KeyC');
      press('Enter', 'Enter');
    });
    appearing.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByText(/^Find every/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'string 1, open' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  await page.keyboard.press('Shift+Q');
  await expect(page.getByRole('button', { name: 'C', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('given two hotkeys that open dialogs, when a program sends both at once, then only the first dialog opens', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await page.evaluate(() => {
    const press = (key: string, code: string) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    press('t', 'KeyT');
    press(',', 'Comma');
  });
  await expect(page.getByRole('dialog', { name: 'Notes Tips' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('given the navigator, when it is used by keyboard, then it opens, closes on Escape, and marks the current page', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'You Can Learn the Notes' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Learn the Notes' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

for (const theme of ['green', 'amber', 'ice', 'paper', 'contrast']) {
  test(`given the theme ${theme} is stored, then the first paint has it`, async ({ page }) => {
    await remember(page, { theme });
    const seen: (string | null)[] = [];
    await page.exposeFunction('seen', (value: string | null) => seen.push(value));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Reflect.get(window, 'seen')(document.documentElement.getAttribute('data-theme')),
      );
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(seen).toEqual([theme]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  });
}

test('given a first visit, then the theme is green, or high contrast where the system asks for it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'green');
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

test('given the theme is to match the system, then it follows the system setting', async ({ page }) => {
  await remember(page, { theme: 'system' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'green');
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

test('given settings, when they are changed, then they apply immediately and after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.keyboard.press(',');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'Amber' }).check();
  await dialog.getByRole('radio', { name: 'sharp sign and flat sign' }).check();
  await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'amber');
  await expect(page.getByRole('button', { name: 'C sharp' })).toHaveText('C♯');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: /^Question/ })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
});

test('given local storage that throws, then controls are shown and the app works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Hide Controls' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Show Controls' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toBeVisible();
});

for (const address of ['/', '/triads', '/scales?frets=24', '/scales?view=patterns', '/keys', '/intervals'])
  test(`given the help at ${address}, when the window is 1440 by 900, then all of it is in sight, and the filter has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('textbox', { name: 'Filter' })).toBeFocused();
    const list = page.getByRole('region', { name: 'List of shortcuts' });
    const hidden = await list.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
      scrollHeight - clientHeight,
      scrollWidth - clientWidth,
    ]);
    expect(hidden).toEqual([0, 0]);
    await expect(list, 'Tab leads to what the filter has left').toHaveAttribute('tabindex', '0');
  });

for (const { width, columns } of [
  { width: 768, columns: 2 },
  { width: 390, columns: 1 },
  { width: 320, columns: 1 },
])
  test(`given the help in a window ${width} wide, then its columns are ${columns}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    const lines = page
      .getByRole('list', { name: 'Notes', exact: true })
      .locator('../..')
      .getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    const lefts = await lines.evaluateAll(all =>
      all.map(line => Math.round(line.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
    const list = page.getByRole('region', { name: 'List of shortcuts' });
    await expect(list, 'what scrolls is a Tab stop').toHaveAttribute('tabindex', '0');
  });

test('given the field for a new key, when Tab leads past its last button, then the next command has the focus', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change Shortcuts' }).click();
  await page.getByRole('button', { name: 'Shortcuts, question mark' }).click();
  await page.getByRole('button', { name: 'Remove Key' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Settings, comma' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'New key for Shortcuts' })).toHaveCount(0);
});

test('given single-key shortcuts are off, when the help is opened by its button, then it lists keys with Ctrl alone', async ({
  page,
}) => {
  await remember(page, { shortcuts: 'off' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  const list = page.getByRole('region', { name: 'List of shortcuts' });
  await expect(list.getByText('Ctrl K', { exact: true }).first()).toBeVisible();
  await expect(list.getByText('Start Quiz')).toHaveCount(0);
  await expect(list.getByText('Learn the …')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const)
  test(`given the settings at ${width} × ${height}, when Tab goes through them, then they are in groups, and Close stays in sight and covers no focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(dialog.getByRole('radio', { name: 'Default' })).toBeFocused();
    const groups = dialog.getByRole('heading', { level: 3 });
    await expect(groups).toHaveText(['Look', 'Instrument', 'Sound', 'Metronome', 'Speech', 'Keys', 'Data']);
    const foot = await close.boundingBox();
    expect((foot?.y ?? height) + (foot?.height ?? 0)).toBeLessThanOrEqual(height);
    for (let stops = 0; stops < 40; stops += 1) {
      await page.keyboard.press('Tab');
      if (await close.evaluate(each => each === document.activeElement)) break;
      const covered = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top?.closest('button, select, label, a, span')?.textContent === 'Close' || top === null;
      });
      expect(covered).toBe(false);
      await expect(close).toBeInViewport({ ratio: 1 });
    }
    await expect(close).toBeFocused();
  });

test('given the settings, when the themes are looked at, then each is drawn on its own ground', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const faces = page.getByRole('group', { name: 'Theme' }).locator('label > [data-theme]');
  await expect(faces).toHaveCount(7);
  const grounds = await faces.evaluateAll(all => all.map(face => getComputedStyle(face).backgroundColor));
  // The default one is green here, where the system asks for no more contrast.
  expect(new Set(grounds.slice(2)).size).toBe(5);
});
