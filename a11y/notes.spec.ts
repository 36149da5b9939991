import type { Page } from '@playwright/test';
import { expect, test } from '../tests/browser/test';
import { violationsOn } from './axe';

const THEMES = ['green', 'amber', 'ice', 'paper', 'contrast'];
const WIDTHS = [320, 1280];

/** Every theme on a wide page, and the two that differ most on a narrow one: a theme changes colours, not the layout. */
const VIEWS = [
  ...THEMES.map(theme => ({ theme, width: 1280 })),
  { theme: 'green', width: 320 },
  { theme: 'paper', width: 320 },
];

const NOTE_NAMES = [
  ...['C', 'C sharp', 'D', 'D sharp', 'E', 'F'],
  ...['F sharp', 'G', 'G sharp', 'A', 'A sharp', 'B'],
];

/** Every meaningful state of the screen, and the keys that lead to it from a fresh load. */
const STATES: readonly { name: string; address: string; keys: readonly string[]; sees: RegExp }[] = [
  { name: 'idle', address: '/?notes=C.E.G', keys: [], sees: /^Notes$/ },
  {
    name: 'no string chosen',
    address: '/?strings=none',
    keys: [],
    sees: /Please select at least one string/,
  },
  { name: 'find-note question', address: '/', keys: ['q', 'Space'], sees: /^Find every/ },
  { name: 'find-note wrong', address: '/', keys: ['q', 'Enter'], sees: /^Incorrect$/ },
  { name: 'name-note question', address: '/?quiz=name-note', keys: ['q', 'c'], sees: /^Name the note/ },
  {
    name: 'name-note answered',
    address: '/?quiz=name-note',
    keys: ['q', 'c', 'Enter'],
    sees: /^(Correct!|Incorrect)$/,
  },
  { name: 'palette', address: '/', keys: ['Control+k', 's'], sees: /of \d+ commands$/ },
  { name: 'tips', address: '/', keys: ['t'], sees: /^Notes Tips$/ },
  { name: 'shortcuts', address: '/', keys: ['?'], sees: /^Keyboard Shortcuts$/ },
  { name: 'settings', address: '/', keys: [','], sees: /^Settings$/ },
  { name: 'controls hidden', address: '/', keys: ['h'], sees: /^Show Controls$/ },
  { name: 'leader pending', address: '/', keys: ['z'], sees: /never mind/ },
];

async function show(page: Page, { address, keys, sees }: (typeof STATES)[number]): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.getByText(sees).first()).toBeVisible();
}

async function toResults(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.keyboard.press('q');
  for (let press = 0; press < 24; press++) await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
}

for (const { theme, width } of VIEWS) {
  test(`given the theme ${theme} at ${width} px, then axe finds nothing in any state of Notes, and nothing sticks out`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(
      values => localStorage.setItem('fretty', JSON.stringify({ version: 1, values })),
      { theme },
    );
    for (const state of STATES) {
      await test.step(state.name, async () => {
        await show(page, state);
        expect(await violationsOn(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
    await test.step('results', async () => {
      await toResults(page);
      expect(await violationsOn(page)).toEqual([]);
    });
    await test.step('change shortcuts', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Change Shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Change Shortcuts' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Change the key of Select All, now Shift U' }).click();
      await page.keyboard.press('c');
      await expect(page.getByText(/^C is the key of Highlight C\./)).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const sticksOut = await page
        .getByRole('dialog')
        .evaluateAll(dialogs => dialogs.filter(each => each.scrollWidth > each.clientWidth).length);
      expect(sticksOut).toBe(0);
    });
    await test.step('page not found', async () => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
    await test.step('navigator open', async () => {
      await page.getByRole('button', { name: 'You Can Learn the Notes' }).click();
      expect(await violationsOn(page)).toEqual([]);
    });
  });
}

test('given a whole neck, then every cell has exactly its name: pitch, string, fret', async ({ page }) => {
  await page.goto('/?frets=24');
  const grid = page.getByRole('grid', { name: 'Fretboard' });
  await expect(grid).toBeVisible();
  const open = [4, 11, 7, 2, 9, 4];
  const expected = open.flatMap((pitch, row) =>
    Array.from({ length: 25 }, (_, fret) => {
      const place = fret === 0 ? 'open' : `fret ${fret}`;
      return `${NOTE_NAMES[(pitch + fret) % 12]}, string ${row + 1}, ${place}`;
    }),
  );
  const names = await grid.getByRole('gridcell').evaluateAll(cells =>
    cells.map(cell => {
      const clone = cell.cloneNode(true);
      if (clone instanceof Element) for (const each of clone.querySelectorAll('[aria-hidden]')) each.remove();
      return clone.textContent;
    }),
  );
  expect(names).toEqual(expected);
  await expect(grid.getByRole('gridcell').nth(3)).toHaveAccessibleName('G, string 1, fret 3');
  await expect(grid.getByRole('row')).toHaveCount(6);
  await expect(grid.getByRole('row', { name: 'String 5', exact: true })).toHaveCount(1);
  await expect(grid.getByRole('columnheader')).toHaveCount(0);
  await expect(grid.getByRole('rowheader')).toHaveCount(0);
});

test('given the neck, then it is one Tab stop, and its cells hold nothing focusable', async ({ page }) => {
  await page.goto('/');
  const grid = page.getByRole('grid', { name: 'Fretboard' });
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(grid.locator('td :is(a, button, input, select, [tabindex])')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
});

/** What the page shows of the thing that has the focus. */
async function focusSeen(page: Page) {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!(focused instanceof HTMLElement)) return { name: 'nothing', ring: false, onScreen: false };
    // The ring may stand on the thing itself, on what is drawn for it, or on the pair of a button and its key.
    const drawn = [
      focused,
      focused.parentElement,
      focused.nextElementSibling,
      focused.querySelector('[aria-hidden]'),
    ];
    const ring = drawn.some(element => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const box = focused.getBoundingClientRect();
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
    return {
      name: focused.tagName === 'BODY' ? 'body' : (focused.getAttribute('aria-label') ?? focused.textContent),
      ring,
      onScreen: box.top >= -1 && box.top < footer && box.left >= -1 && box.right <= innerWidth + 1,
    };
  });
}

for (const width of WIDTHS) {
  test(`given Tab all the way round at ${width} px, then the focus is always seen and never on the body`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/?notes=C');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < 60; stop++) {
      const seen = await focusSeen(page);
      if (seen.name === 'body') break;
      expect(seen, `stop ${stop}: ${seen.name}`).toMatchObject({ ring: true, onScreen: true });
      await page.keyboard.press('Tab');
    }
    expect((await focusSeen(page)).name).toBe('body');
  });
}

test('given a quiz by keyboard, then the focus is never lost from Start to the results and back', async ({
  page,
}) => {
  await page.goto('/?quiz=name-note');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).focus();
  await page.keyboard.press('Enter');
  for (let question = 1; question <= 12; question++) {
    for (const key of ['c', 'Enter', 'Enter']) {
      await page.keyboard.press(key);
      expect((await focusSeen(page)).name, `question ${question}, ${key}`).not.toBe('body');
    }
  }
  await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeFocused();
});

test('given Notes, then every focusable thing has a name', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  const snapshot = await page.locator('body').ariaSnapshot();
  const nameless = snapshot
    .split('\n')
    .filter(line =>
      /- (button|link|checkbox|radio|combobox|gridcell|switch|textbox|tab)( \[[^\]]*\])*:?$/.test(line),
    );
  expect(nameless).toEqual([]);
});

test('given forced colours, then the marks and the focus still show', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?notes=C');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.keyboard.press('5');
  expect(await focusSeen(page)).toMatchObject({ ring: true });
  const marked = page.locator('[data-mark="highlighted"] [aria-hidden]').first();
  const plain = page.locator('td:not([data-mark]) [aria-hidden]').first();
  const borderOf = (each: typeof marked) =>
    each.evaluate(element => getComputedStyle(element).borderTopStyle);
  expect(await borderOf(marked)).not.toBe(await borderOf(plain));
});
