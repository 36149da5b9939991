import type { Page } from '@playwright/test';
import { answersOnEveryTab, storeAnswers, yearOfAnswers } from './storedYear';
import { expect, test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Presses keys one after the other. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Drills Name Note by keys, with C for every answer, up to its results. */
async function drillWithC(page: Page): Promise<void> {
  await press(page, 'q');
  await answerTwelveWithC(page);
}

async function answerTwelveWithC(page: Page): Promise<void> {
  for (let question = 1; question <= 12; question++) {
    await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeVisible();
    // After a right answer the drill has gone on by itself, and Enter changes nothing.
    await press(page, 'c', 'Enter');
  }
  await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
}

test('given a first visit, when a drill is done by keys, then Progress follows from it, and leads to the next drill', {}, async ({
  page,
}) => {
  await page.goto('/progress?notes=name-note');
  await expect(region(page, 'Nothing Here Yet')).toBeVisible();

  await page.goto('/?quiz=name-note&drill=on&pause=0');
  await expect(heading(page, 'Notes')).toBeVisible();
  await drillWithC(page);
  await press(page, 'Escape', 'l', 'p');
  await expect(heading(page, 'Progress')).toBeFocused();
  await expect(page).toHaveURL(/notes=name-note/);
  await expect(region(page, 'History').getByText('12 answers')).toBeVisible();
  await expect(region(page, 'Your Data').getByText('12 answers, kept on this device only.')).toBeVisible();
  const answered = page.getByRole('gridcell', { name: / percent, .*answers?$/ });
  await expect(answered).toHaveCount(12);
  const right = await page.getByRole('gridcell', { name: /, 100 percent, / }).count();
  await expect(region(page, 'Weakest').getByRole('listitem')).toHaveCount(Math.min(10, 12 - right));

  await press(page, 'x');
  await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  await expect(page.locator('[data-mark="target"]')).toBeFocused();
});

test('given a drill and its results, when another follows, then they are compared, and the weakest can be drilled at once', async ({
  page,
}) => {
  await page.goto('/?quiz=name-note&drill=on&pause=0');
  await expect(heading(page, 'Notes')).toBeVisible();
  await drillWithC(page);
  const results = page.getByRole('dialog', { name: 'Quiz Results' });
  await expect(results.getByText(/^Compared/)).toBeHidden();
  await drillWithC(page);
  await expect(results.getByText(/^Compared with your last round: /)).toBeVisible();
  await expect(results.getByRole('heading', { name: 'Weakest' })).toBeVisible();
  await expect(results.getByRole('heading', { name: 'Slowest' })).toBeVisible();
  await press(page, 'x');
  await answerTwelveWithC(page);
  await expect(results.getByRole('heading', { name: 'Weakest' })).toBeVisible();
  await expect(results.getByText(/^Compared/)).toBeHidden();
});

test('given Progress in one tab, when a drill is done in another, then it follows', async ({
  page,
  context,
}) => {
  await page.goto('/progress?notes=name-note');
  await expect(region(page, 'Nothing Here Yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/?quiz=name-note&drill=on&pause=0');
  await expect(heading(other, 'Notes')).toBeVisible();
  await drillWithC(other);
  await expect(region(page, 'History').getByText('12 answers')).toBeVisible();
});

test.describe('given a year of answers', () => {
  test.beforeEach(async ({ page }) => {
    await storeAnswers(page, yearOfAnswers());
    await page.goto('/progress?notes=name-note');
    await expect(region(page, 'Weakest')).toBeVisible();
  });

  test('when the neck is walked by keys, then it is one Tab stop, and each cell says its figures', async ({
    page,
  }) => {
    await press(page, '5');
    await expect(page.locator(':focus')).toHaveAccessibleName(
      /^A, string 5, open, \d+ percent, \d+\.\d seconds, \d+ answers$/,
    );
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^C, string 5, fret 3, /);
    await expect(page.locator('[role="grid"] [tabindex="0"]')).toHaveCount(1);
  });

  test('when it is set by keys, then the address says so, and a reload shows the same', async ({ page }) => {
    await press(page, 'v', '2', 'Shift+V', '5');
    await expect(page).toHaveURL(/tab=keys.*show=time|show=time.*tab=keys/);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Keys', selected: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Time' })).toBeChecked();
  });

  test('when it is printed, then controls are left out, and the steps of lightness have a hatch', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('radio', { name: 'Time' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Drill These' })).toBeHidden();
    await expect(region(page, 'Weakest').getByRole('listitem')).toHaveCount(10);
    const hatch = await page
      .locator('[role="gridcell"] [data-lightness="3"]')
      .first()
      .evaluate(tile => getComputedStyle(tile).backgroundImage);
    expect(hatch).toContain('repeating-linear-gradient');
  });
});

test.describe('given answers on every tab', () => {
  test.beforeEach(({ page }) => storeAnswers(page, answersOnEveryTab()));

  for (const width of [320, 390, 768, 820, 1024, 1280, 1366, 1440, 1920])
    test(`when it is ${width} px wide, then its tabs share a row or two, and none of them is wider than the window, nor a panel than its column`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const tab of ['notes', 'triads', 'chords', 'scales', 'keys', 'intervals']) {
        await page.goto(`/progress?tab=${tab}`);
        await expect(region(page, 'Weakest').getByRole('listitem').first()).toBeVisible();
        const over = await page.evaluate(() => ({
          rows: new Set(
            [...document.querySelectorAll('[role="tab"]')].map(each => each.getBoundingClientRect().top),
          ).size,
          page: document.documentElement.scrollWidth - innerWidth,
          panels: [...document.querySelectorAll('main section, main section ol, main section ul')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent?.slice(0, 40)),
        }));
        expect(over, tab).toEqual({ rows: width <= 480 ? 2 : 1, page: 0, panels: [] });
      }
    });

  test('when the weakest shapes are read, then each line is another, and says on which strings', async ({
    page,
  }) => {
    await page.goto('/progress?tab=triads&triads=name-quality');
    const lines = region(page, 'Weakest').getByRole('listitem').locator('[aria-hidden]');
    await expect(lines).toHaveCount(10);
    const texts = (await lines.allTextContents()).map(text => text.replace(/\d+%.*/, ''));
    expect(new Set(texts).size).toBe(10);
    for (const line of await lines.all()) {
      const strings = line.getByText(/, strings \d-\d-\d$/);
      await expect(strings).toBeVisible();
      expect(await strings.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    await expect(lines.getByText('100%')).toHaveCount(0);
  });

  for (const width of [320, 768, 1440])
    test(`when Keys and Scales are ${width} px wide, then all text of their circles lies on its sector, and can be read`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const [address, name, spoken, texts] of [
        ['tab=keys', 'Circle of Fifths', 'G sharp minor, ', 2 * 26],
        ['tab=scales&scales=name-degree', 'Degrees', 'B flat melodic minor, ', 3 * 12],
      ] as const) {
        await page.goto(`/progress?${address}&show=time`);
        const circle = region(page, name);
        await expect(circle.getByRole('listitem').filter({ hasText: spoken })).toBeAttached();
        const all = await circle.locator('svg [data-lightness]').evaluateAll(sectors =>
          sectors.flatMap(sector => {
            const area = sector.querySelector('path');
            return [...sector.querySelectorAll('text')].map(text => {
              const { x, y, width, height } = text.getBBox();
              const scale = text.getScreenCTM()?.a ?? 0;
              const isOn = [x, x + width].every(side =>
                area?.isPointInFill(new DOMPoint(side, y + height / 2)),
              );
              return { isOn, pixels: scale * Number.parseFloat(getComputedStyle(text).fontSize) };
            });
          }),
        );
        expect(all).toHaveLength(texts);
        expect(all.filter(({ isOn }) => !isOn)).toEqual([]);
        expect(Math.min(...all.map(({ pixels }) => pixels))).toBeGreaterThanOrEqual(12);
      }
    });

  for (const width of [320, 768, 1440])
    test(`when Triads is ${width} px wide, then each answered shape is drawn with its figure, large enough to be seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/progress?tab=triads&triads=name-inversion');
      const shapes = region(page, 'Shapes');
      await expect(shapes.getByRole('table')).toHaveCount(4);
      // The first set of strings alone was asked.
      await expect(shapes.getByRole('rowheader')).toHaveCount(4);
      await expect(shapes.getByText('No answers yet: strings 2-3-4, 3-4-5, and 4-5-6.')).toBeVisible();
      const tiles = await shapes.locator('td').evaluateAll(cells =>
        cells.map(cell => {
          const [tile, drawing] = [cell.querySelector('[data-lightness]'), cell.querySelector('svg')];
          return {
            figure: tile?.textContent,
            height: tile?.clientHeight ?? 0,
            width: drawing?.clientWidth ?? 0,
            dots: drawing?.querySelectorAll('circle, rect').length,
          };
        }),
      );
      expect(tiles).toHaveLength(12);
      for (const tile of tiles) {
        expect(tile).toEqual(expect.objectContaining({ figure: expect.stringMatching(/^\d+$/), dots: 3 }));
        expect(tile.height).toBeGreaterThanOrEqual(24);
        expect(tile.width).toBeGreaterThanOrEqual(48);
      }
    });

  for (const width of [320, 768, 1440])
    test(`when Scales is ${width} px wide, then each figure has room in its cell, and no row is empty`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['scales=name-degree', 'scales=find-degree&show=time']) {
        await page.goto(`/progress?tab=scales&${query}`);
        const degrees = region(page, 'Degrees');
        await expect(degrees.getByText(/^No answers yet: \d+ other scales\.$/)).toBeVisible();
        const rows = await degrees.locator('tbody tr').evaluateAll(all =>
          all.map(row => {
            const tiles = [...row.querySelectorAll('[data-lightness]')];
            return {
              figures: tiles.filter(({ textContent }) => textContent !== '·').length,
              least: Math.min(
                ...tiles.map(({ clientHeight, clientWidth }) => Math.min(clientHeight, clientWidth)),
              ),
              over: tiles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
            };
          }),
        );
        expect(rows.length).toBeGreaterThan(5);
        expect(rows.filter(({ figures, over }) => figures === 0 || over > 0)).toEqual([]);
        // With its border a cell is four pixels larger.
        expect(Math.min(...rows.map(({ least }) => least))).toBeGreaterThanOrEqual(20);
      }
    });
});
