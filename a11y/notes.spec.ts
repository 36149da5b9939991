import { expect, test } from '../tests/browser/test';
import { focusSeen } from './focus.ts';

const WIDTHS = [320, 1280];

const NOTE_NAMES = [
  ...['C', 'C sharp', 'D', 'D sharp', 'E', 'F'],
  ...['F sharp', 'G', 'G sharp', 'A', 'A sharp', 'B'],
];

test('given a whole neck, then the name of every cell is exactly its note, string and fret', async ({
  page,
}) => {
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
  await expect(grid.getByRole('row', { name: 'E, string 1, open', exact: true })).toHaveCount(1);
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

for (const width of WIDTHS) {
  test(`given Notes at ${width} px, when Tab goes all the way around, then the focus is always visible`, async ({
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

test('given a quiz by keyboard, when it is taken from start to results and closed, then the focus is never lost', async ({
  page,
}) => {
  await page.goto('/?quiz=name-note');
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).focus();
  await page.keyboard.press('Enter');
  // Until the first question is there, keys answer nothing.
  await page.getByRole('button', { name: 'Quit Quiz' }).waitFor();
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

test('given Notes, then everything focusable has a name', async ({ page }) => {
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

test('given forced colors, then the marks and the focus are still visible', async ({ page }) => {
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
