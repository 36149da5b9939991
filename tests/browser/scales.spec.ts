import type { Page } from '@playwright/test';
import { letSoundRun } from './intervals.audio.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/scales${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Scales' })).toBeVisible();
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });
const scale = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });
const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
const sounding = (page: Page) => page.getByRole('gridcell', { name: /sounding$/ });

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** The query of the address, decoded. */
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test.describe('given a user who never touches a mouse', () => {
  test('when they come from the Notes screen, then `l s` brings them here, heading first', {
    tag: '@fast',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();

    await press(page, 'l s');

    await expect(page.getByRole('heading', { level: 1, name: 'Scales' })).toBeFocused();
    await expect(page).toHaveTitle('Scales · Fretty');
    await expect(page.getByRole('button', { name: 'You Can Learn the Scales' })).toBeVisible();
  });

  test('when they set the scale, the display and the filter by keys, then the neck follows', {
    tag: '@fast',
  }, async ({ page }) => {
    await open(page);

    await press(page, 'r Shift+g a 4');
    await expect(scale(page, 'G flat melodic minor')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(
      'G flat melodic minor: G flat, A flat, B double flat, C flat, D flat, E flat, F.',
    );
    await press(page, 'Shift+v 2');
    await expect(cell(page, 'B double flat, flat third, string 5, open')).toHaveText(/♭3/);
    await press(page, 's 6 i 2 Shift+i 9');
    await expect(cell(page, 'G flat, root, string 5, fret 9')).toBeAttached();
    await expect(cell(page, 'string 6, fret 2')).toBeAttached();
    await expect(cell(page, 'string 5, open')).toBeAttached();
    expect(queryOf(page)).toBe('?display=intervals&key=Gb&type=melodic-minor&strings=5.4.3.2.1&min=2&max=9');

    await page.reload();
    await expect(scale(page, 'G flat melodic minor')).toBeVisible();
    await expect(cell(page, 'G flat, root, string 5, fret 9')).toBeAttached();
  });

  test('when they choose scales of other lengths by keys, then patterns and quiz follow', async ({
    page,
  }) => {
    await open(page);

    await press(page, 'r a a p v v');
    await expect(scale(page, 'A minor pentatonic')).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(5);
    await expect(page.getByRole('radio', { name: '2 Notes per String' })).toBeChecked();
    await press(page, 'j');
    await expect(cell(page, 'A, string 6, fret 5, root').first()).toBeFocused();
    await press(page, 'a b');
    await expect(scale(page, 'A blues')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Positions' })).toBeChecked();
    await press(page, 'a d');
    await expect(scale(page, 'A diminished half-whole')).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(8);
    expect(queryOf(page)).toBe('?view=patterns&key=A&type=diminished');

    await press(page, ':');
    await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
    await page.keyboard.type('c sharp minor pentatonic');
    await press(page, 'Enter');
    await expect(scale(page, 'C sharp minor pentatonic')).toBeVisible();

    await open(page, '?keys=E&types=blues');
    await startQuiz(page);
    await press(page, 'b Enter');
    await expect(page.getByRole('radio', { name: 'flat 5', exact: true })).toBeChecked();
  });

  for (const query of ['', '?view=patterns'])
    test(`when they go round the page by Tab, then it takes at most 45 stops: ${query}`, async ({ page }) => {
      await open(page, query);
      let stops = 0;
      const isLeft = () => page.evaluate(() => document.activeElement === document.body);
      do {
        await page.keyboard.press('Tab');
        stops += 1;
      } while (!(await isLeft()) && stops < 100);
      expect(stops - 1).toBeLessThanOrEqual(45);
      expect(stops).toBeGreaterThan(20);
    });

  test('when they choose what is asked, then one line unfolds into checkboxes, and says what is ticked', async ({
    page,
  }) => {
    await open(page);
    const line = page.getByRole('button', { name: /^Keys to Ask/ });
    await expect(line).toHaveAccessibleName('Keys to Ask: all 13');
    await line.focus();
    await press(page, 'Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    const keys = page.getByRole('group', { name: 'Keys to Ask' }).getByRole('checkbox');
    await expect(keys).toHaveCount(13);
    await press(page, 'Tab Space');
    await expect(line).toHaveAccessibleName('Keys to Ask: 12 of 13');
    await line.focus();
    await press(page, 'Enter');
    await expect(keys).toHaveCount(0);
    await expect(line).toBeFocused();
  });

  test('when they go through the patterns by j or Tab, then the focus goes from one to the next', async ({
    page,
  }) => {
    await open(page);
    await press(page, 'v v');
    await expect(page.getByRole('grid')).toHaveCount(7);

    await press(page, 'j');
    await expect(
      grid(page, 'Pattern 1').getByRole('gridcell', { name: 'C, string 6, fret 8, root' }),
    ).toBeFocused();
    await press(page, 'Tab');
    await expect(grid(page, 'Pattern 2').locator(':focus')).toHaveCount(1);
    await press(page, 'j j');
    await expect(
      grid(page, 'Pattern 4').getByRole('gridcell', { name: 'F, string 6, fret 1', exact: true }),
    ).toBeFocused();
    await press(page, 'e e');
    await expect(page.getByRole('grid')).toHaveCount(5);
    await press(page, 'k');
    await expect(grid(page, 'G shape').locator(':focus')).toHaveCount(1);
  });

  test('when the key changes while a pattern has the focus, then the focus stays there', async ({ page }) => {
    await open(page, '?view=patterns');
    await press(page, 'j j j');
    await expect(grid(page, 'Pattern 3').locator(':focus')).toHaveCount(1);

    for (const key of ['G', 'D', 'A', 'E']) {
      await press(page, 'f');
      await expect(scale(page, `${key} major`)).toBeVisible();
      await expect(grid(page, 'Pattern 3').locator('[tabindex="0"]:focus')).toHaveCount(1);
    }
  });

  test('when they play, then the sounding cell is marked, and Stop silences it immediately', {}, async ({
    page,
    browserName,
  }) => {
    await letSoundRun(page, browserName);
    await open(page, '?key=F&strings=6&max=8&tempo=40');
    await press(page, 'p');
    await expect(cell(page, 'E, string 6, open, sounding')).toBeAttached();
    await expect(cell(page, 'F, string 6, fret 1, root, sounding')).toBeAttached();
    await expect(sounding(page)).toHaveCount(1);
    await press(page, 'Shift+p');
    await expect(sounding(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  test('when a wide neck plays past its visible part, then it scrolls to what is sounding', async ({
    page,
    browserName,
  }) => {
    await letSoundRun(page, browserName);
    await page.setViewportSize({ width: 320, height: 900 });
    await open(page, '?frets=24&strings=6&min=20&max=24&tempo=40');
    await press(page, 'p');
    await expect(sounding(page)).toBeInViewport();
  });

  test('when they move the tempo by arrows, then it is in the address once the slider stops', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('slider', { name: 'Tempo' }).focus();
    await press(page, 'ArrowRight ArrowRight');
    await expect(page.getByText('102 notes per minute')).toBeVisible();
    await expect.poll(() => queryOf(page)).toBe('?tempo=102');
    await press(page, 'Home');
    await expect.poll(() => queryOf(page)).toBe('?tempo=40');
  });
});

test.describe('given the grid of patterns', () => {
  for (const [width, columns] of [
    [320, 1],
    [600, 1],
    [768, 2],
    [1024, 2],
    [1280, 3],
    [1920, 3],
  ] as const)
    test(`when the window is ${width} px wide, then it has ${columns} columns and nothing overflows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '?view=patterns&key=Gb&type=melodic-minor');
      await expect(page.getByRole('grid')).toHaveCount(7);

      const lefts = await page
        .getByRole('grid')
        .evaluateAll(grids => grids.map(each => each.closest('li')?.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
      const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(over)).toBe(0);
      const small = await page.getByRole('gridcell').evaluateAll(
        cells =>
          cells.filter(each => {
            const { width, height } = each.getBoundingClientRect();
            return width < 24 || height < 24;
          }).length,
      );
      expect(small).toBe(0);
    });
});

test.describe('given a diagram to copy or print', () => {
  test('when it is copied, then the frets of each string and its drawing are on the clipboard', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '?view=patterns');
    await press(page, 'j j c');

    await expect(page.getByText('✓ Copied as text')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replaceAll('\r', '').split('\n').slice(0, 4)).toEqual([
      'C major, Pattern 2, 3 notes per string, right-handed',
      '',
      '6: 10 12 13',
      '5: 10 12 14',
    ]);
    expect(text).toContain('1(E) |---|---|-E-|-F-|---|-G-|');
  });

  test('when the browser has no clipboard, then the page says what to do instead', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await open(page);
    await press(page, 'c');
    await expect(
      page.getByText(
        "The browser didn't let Fretty copy. Show the text below, select the drawing and copy it by hand.",
      ),
    ).toBeVisible();
    await expect(page.getByRole('status')).toHaveText("Fretboard wasn't copied: the browser refused.");
  });

  for (const query of ['?frets=24&max=24&text=on', '?view=patterns&system=caged&text=on'])
    test(`when ${query} is printed in a dark theme, then it is black on white, without controls or scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 718, height: 1040 });
      await page.addInitScript(() =>
        localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { theme: 'amber' } })),
      );
      await open(page, query);
      await expect(page.getByRole('button', { name: 'Palette' })).toBeVisible();

      await page.emulateMedia({ media: 'print' });

      for (const role of ['button', 'slider', 'combobox', 'checkbox', 'radio', 'navigation', 'link'] as const)
        await expect(page.getByRole(role).locator('visible=true'), role).toHaveCount(0);
      await expect(page.getByRole('img', { name: /\. String 1: / }).first()).toBeVisible();
      await expect(page.getByText(/^String 6: /).first()).toBeVisible();
      const colours = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('main *')].filter(
          each => each.checkVisibility() && !each.closest('.visually-hidden'),
        );
        return [...new Set(shown.map(each => getComputedStyle(each).color))];
      });
      expect(colours).toEqual(['rgb(0, 0, 0)']);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      const cut = await page
        .locator('main *')
        .evaluateAll(
          all =>
            all.filter(
              each =>
                !each.closest('.visually-hidden') &&
                getComputedStyle(each).overflowX !== 'visible' &&
                each.scrollWidth > each.clientWidth + 1,
            ).length,
        );
      expect(cut).toBe(0);
    });
});

test('given Scales, when Tab goes around the page, then it stops 45 times at most', async ({ page }) => {
  await open(page);
  const stops: string[] = [];
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? '');
    if (stop === '' || stop.startsWith('<body') || stops[0] === stop) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.length).toBeLessThanOrEqual(45);
});
