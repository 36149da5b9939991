import type { Page, Route } from '@playwright/test';
import { expect, test } from './test.ts';

/** Holds back matching files until `letGo`. */
async function hold(page: Page, files: string): Promise<{ letGo(): Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, route => (isHeld ? void held.push(route) : route.continue()));
  return {
    async letGo() {
      isHeld = false;
      await Promise.all(held.map(route => route.continue()));
    },
  };
}

/** Opens a page whose code is held back, and waits until it is painted. */
async function openSlowly(page: Page, address: string): Promise<{ letGo(): Promise<void> }> {
  const code = await hold(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return {
    async letGo() {
      // However slow the machine, they aren't too old when the app starts.
      await movePresses(page, 60_000);
      await code.letGo();
    },
  };
}

/** Makes the recorded presses later by some milliseconds. */
const movePresses = (page: Page, by: number): Promise<void> =>
  page.evaluate(by => {
    for (const press of window.earlyKeys?.presses ?? []) Object.assign(press, { time: press.time + by });
  }, by);

const pressAll = async (page: Page, keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Resolves once the app has nothing more to press: two frames after its heading is there. */
async function settled(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.earlyKeys?.presses.length)).toBe(0);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const KEPT: readonly { keys: readonly string[]; what: string; shows: (page: Page) => Promise<void> }[] = [
  {
    keys: ['c'],
    what: 'a letter highlights its note',
    shows: page => expect(page).toHaveURL(/notes=C\b/),
  },
  {
    keys: ['Shift+C'],
    what: 'a letter with Shift highlights the sharp',
    shows: page => expect(page).toHaveURL(/notes=C%23/),
  },
  {
    keys: ['c', 'e', 'g'],
    what: 'letters take effect one after the other',
    shows: page => expect(page).toHaveURL(/notes=C\.E\.G/),
  },
  {
    keys: ['5'],
    what: 'a digit goes to its string',
    shows: page => expect(page.getByRole('gridcell', { name: /string 5, open/ })).toBeFocused(),
  },
  {
    keys: ['l', 't'],
    what: 'a sequence opens a screen',
    shows: page => expect(heading(page, 'Triads')).toBeVisible(),
  },
  {
    keys: ['l', 's', 'v', '2'],
    what: 'keys for a screen wait until it is there',
    shows: page => expect(page).toHaveURL(/\/scales\?.*view=patterns/),
  },
  {
    keys: ['?'],
    what: 'a question mark opens the list of shortcuts',
    shows: page => expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible(),
  },
  {
    keys: [','],
    what: 'a comma opens the settings',
    shows: page => expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible(),
  },
  {
    keys: [...':cmaj'],
    what: 'what follows a colon is in the palette',
    shows: page => expect(page.getByRole('combobox', { name: 'Type a command' })).toHaveValue('cmaj'),
  },
];

for (const { keys, what, shows } of KEPT)
  test(`given a loading page, when ${keys.join(' ')} is pressed, then ${what}`, async ({ page }) => {
    const { letGo } = await openSlowly(page, '/');
    await pressAll(page, keys);
    await letGo();
    await shows(page);
  });

test('given a loading page, when keys that never wait are pressed, then nothing has changed', async ({
  page,
}) => {
  const { letGo } = await openSlowly(page, '/');
  await pressAll(page, [
    'Escape',
    'Enter',
    'Space',
    'ArrowRight',
    'ArrowDown',
    'Alt+c',
    'Meta+c',
    'Control+b',
  ]);
  await letGo();
  await settled(page, 'Notes');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('body')).toBeFocused();
});

test('given a loading page, when a key is held, then it takes effect once', async ({ page }) => {
  const { letGo } = await openSlowly(page, '/');
  for (let press = 0; press < 4; press++) await page.keyboard.down('c');
  await page.keyboard.up('c');
  await letGo();
  // A second time would remove the note.
  await settled(page, 'Notes');
  await expect(page).toHaveURL(/notes=C\b/);
});

test('given a loading page, when more than twenty keys are pressed, then the first twenty take effect', async ({
  page,
}) => {
  const { letGo } = await openSlowly(page, '/');
  // All at once, since those older than five seconds make room for others.
  await page.evaluate(() => {
    for (const key of 'cccccccccccccccccccc?')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await letGo();
  await settled(page, 'Notes');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('given a loading page, when a key is older than five seconds, then it is dropped', async ({ page }) => {
  const { letGo } = await openSlowly(page, '/');
  await page.keyboard.press('c');
  await movePresses(page, -66_000);
  await letGo();
  await settled(page, 'Notes');
  await expect(page).toHaveURL(/\/$/);
});

test('given keys typed while loading, when the pointer is pressed, then they are dropped', async ({
  page,
}) => {
  const { letGo } = await openSlowly(page, '/');
  await page.keyboard.press('c');
  await page.mouse.click(400, 300);
  await page.keyboard.press('d');
  await letGo();
  await settled(page, 'Notes');
  await expect(page).toHaveURL(/notes=D\b/);
});

test('given keys typed while loading, when the focus moves, then they are dropped, and what has the focus gets the rest', async ({
  page,
}) => {
  const { letGo } = await openSlowly(page, '/');
  await page.keyboard.press('c');
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'));
    field.ariaLabel = 'Other';
    field.focus();
  });
  await page.keyboard.press('d');
  await letGo();
  await settled(page, 'Notes');
  await expect(page.getByRole('textbox', { name: 'Other' })).toHaveValue('d');
  await expect(page).toHaveURL(/\/$/);
});

test('given q typed while loading, when the quiz starts, then what follows answers nothing', async ({
  page,
}) => {
  const { letGo } = await openSlowly(page, '/?quiz=name-note');
  await pressAll(page, ['q', 'c', 'd', 'e']);
  await letGo();
  await settled(page, 'Notes');
  await expect(page.getByText('Question 1', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('given single-key shortcuts that are off, when a letter is typed while loading, then it does nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { shortcuts: 'off' } }));
  });
  const { letGo } = await openSlowly(page, '/');
  await pressAll(page, ['c', ':']);
  await letGo();
  await settled(page, 'Notes');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('given a changed hotkey, when it is typed while loading, then its command runs', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { keymap: 'shell.settings=%3B' } }));
  });
  const { letGo } = await openSlowly(page, '/');
  await page.keyboard.press(';');
  await letGo();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('given a palette whose code is loading, when text is typed, then it is in the field once there is one', async ({
  page,
}) => {
  const palette = await hold(page, '**/assets/Palette-*.js');
  await page.goto('/');
  await expect(heading(page, 'Notes')).toBeVisible();
  await page.keyboard.press(':');
  await page.keyboard.type('g minorr');
  await page.keyboard.press('Backspace');
  await palette.letGo();
  const field = page.getByRole('combobox', { name: 'Type a command' });
  await expect(field).toHaveValue('g minor');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('given text typed for a palette whose code is loading, when typing goes on in its field, then the field has all of it', async ({
  page,
}) => {
  const palette = await hold(page, '**/assets/Palette-*.js');
  await page.goto('/');
  await expect(heading(page, 'Notes')).toBeVisible();
  await page.keyboard.press(':');
  await page.keyboard.type('g mi');
  await palette.letGo();
  const field = page.getByRole('combobox', { name: 'Type a command' });
  await expect(field).toBeFocused();
  await page.keyboard.type('nor');
  await expect(field).toHaveValue('g minor');
});

test('given a palette whose code is loading, when it is closed, then what was typed is gone', async ({
  page,
}) => {
  const palette = await hold(page, '**/assets/Palette-*.js');
  await page.goto('/');
  await expect(heading(page, 'Notes')).toBeVisible();
  await page.keyboard.press(':');
  await page.keyboard.type('minor');
  await page.keyboard.press('Escape');
  await palette.letGo();
  await page.keyboard.press(':');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toHaveValue('');
});
