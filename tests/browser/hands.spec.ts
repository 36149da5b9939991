import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../a11y/axe.ts';
import { remember } from './remember.ts';
import { startQuiz } from './startQuiz.ts';
import { targetProblems } from './targets.ts';
import { expect, test } from './test.ts';

const WIDTHS = [320, 768, 1280] as const;

const LEFT = { hand: 'left' };
const TURNED_OVER = { lowestOnTop: 'on' };

const ORIENTATIONS = [
  { name: 'for the left hand', values: LEFT, nut: 'right', top: 'first' },
  { name: 'with the lowest string on top', values: TURNED_OVER, nut: 'left', top: 'lowest' },
  { name: 'turned both ways', values: { ...LEFT, ...TURNED_OVER }, nut: 'right', top: 'lowest' },
] as const;

/** Every kind of neck: the address of its page, and whether it is in a question there. */
const NECKS: readonly { address: string; in: 'page' | 'question' }[] = [
  { address: '/?notes=C.E.G&frets=24', in: 'page' },
  { address: '/?quiz=name-note', in: 'question' },
  { address: '/?quiz=find-on-string', in: 'question' },
  { address: '/?quiz=read-note', in: 'question' },
  { address: '/triads?set=1-2-3', in: 'page' },
  { address: '/triads', in: 'question' },
  { address: '/scales', in: 'page' },
  { address: '/scales?view=patterns&system=caged', in: 'page' },
  { address: '/scales?quiz=find-degree', in: 'question' },
  { address: '/intervals', in: 'page' },
  { address: '/intervals?mode=quiz&drill=on', in: 'question' },
];

async function open(page: Page, address: string, place: 'page' | 'question' = 'page'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (place === 'question') await startQuiz(page);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * What is wrong with the drawing of each neck, one sentence each: a fret or a string that is not where it belongs, or a number,
 * a label or a line that isn't beside its own.
 */
const problemsOf = (page: Page, nut: 'left' | 'right', top: 'first' | 'lowest') =>
  page.evaluate(
    ({ nut, top }) => {
      const centerOf = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const isIncreasing = (values: readonly number[]) =>
        values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
      const areNear = (some: readonly number[], others: readonly number[]) =>
        some.length === others.length &&
        some.every((value, index) => Math.abs(value - (others[index] ?? Number.NaN)) <= 4);

      return [...document.querySelectorAll('[role="grid"]')].flatMap(grid => {
        const neck = grid.closest('[data-hand]');
        if (neck === null) return ['A grid in no neck'];
        const rows = [...grid.querySelectorAll('tr')];
        const firstCells = [...(rows[0]?.children ?? [])];
        const across = firstCells.map(cell => centerOf(cell).x * (nut === 'left' ? 1 : -1));
        const down = rows.map(row => centerOf(row).y);
        const drawn = [...(grid.parentElement?.children ?? [])];
        const [numbers, , lines] = drawn.map(part => [...part.children].map(centerOf));
        const labels = neck.querySelector(':scope > [aria-hidden]');
        const labelBox = labels?.getBoundingClientRect();
        const box = grid.parentElement?.parentElement?.getBoundingClientRect();
        const notes = [...grid.querySelectorAll('td > [aria-hidden]')];
        const isBeside =
          labelBox &&
          box &&
          (nut === 'left' ? labelBox.right <= box.left + 1 : labelBox.left >= box.right - 1);
        const checks: readonly (readonly [boolean, string])[] = [
          [isIncreasing(across), `the frets don't run away from a nut on the ${nut}`],
          [isIncreasing(top === 'first' ? down : down.toReversed()), `the ${top} string isn't on top`],
          [
            areNear(
              numbers?.map(({ x }) => x) ?? [],
              firstCells.map(cell => centerOf(cell).x),
            ),
            'a fret number isn’t above its fret',
          ],
          [areNear(lines?.map(({ y }) => y) ?? [], down), 'a string isn’t drawn through its cells'],
          [
            areNear(
              [...(labels?.children ?? [])].map(each => centerOf(each).y),
              down,
            ),
            'a label is elsewhere',
          ],
          [isBeside === true, 'the labels aren’t at the nut'],
          [
            notes.every(note => getComputedStyle(note).scale === getComputedStyle(grid).scale),
            'a text is mirrored',
          ],
        ];
        const name = grid.getAttribute('aria-label');
        return checks.filter(([isRight]) => !isRight).map(([, problem]) => `${name}: ${problem}`);
      });
    },
    { nut, top },
  );

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, values, nut, top } of ORIENTATIONS)
  for (const width of WIDTHS)
    test(`given necks ${name} at ${width} px, when they are measured, then everything is drawn where it belongs and the page doesn’t overflow`, async ({
      page,
    }) => {
      await remember(page, values);
      await page.setViewportSize({ width, height: 844 });
      for (const { address, in: place } of NECKS) {
        await open(page, address, place);
        expect(await problemsOf(page, nut, top), address).toEqual([]);
        expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
        expect(await targetProblems(page), address).toEqual([]);
      }
    });

const cell = (page: Page, name: string): Locator => page.getByRole('gridcell', { name, exact: true });

/** Whether an element is within the box that a neck scrolls in. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate(cell => {
    const box = cell.closest('[data-more]')?.getBoundingClientRect();
    const { left, right } = cell.getBoundingClientRect();
    return box !== undefined && left >= box.left - 1 && right <= box.right + 1;
  });

test.describe('given a left-handed neck on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await remember(page, LEFT);
    await page.setViewportSize({ width: 320, height: 844 });
  });

  test('when it is opened, then the nut is in view on the right, and ‹ goes up the neck', async ({
    page,
  }) => {
    await open(page, '/');
    expect(await problemsOf(page, 'right', 'first')).toEqual([]);
    expect(await isInView(cell(page, 'E, string 1, open'))).toBe(true);
    expect(await isInView(cell(page, 'E, string 1, fret 12'))).toBe(false);
    await expect(page.getByText('frets 0 to 4 of 12')).toBeVisible();
    await page.getByText('‹', { exact: true }).click();
    await expect(page.getByText('frets 4 to 8 of 12')).toBeVisible();
    await page.getByText('›', { exact: true }).click();
    await expect(page.getByText('frets 0 to 4 of 12')).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  test('when a wheel or the cursor goes left, then higher frets come into view', async ({ page }) => {
    await open(page, '/');
    await cell(page, 'B, string 2, open').hover();
    await page.mouse.wheel(-44 * 4, 0);
    await expect(page.getByText('frets 4 to 8 of 12')).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('End');
    await expect(cell(page, 'E, string 1, fret 12')).toBeFocused();
    await expect.poll(() => isInView(cell(page, 'E, string 1, fret 12'))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 'D sharp, string 1, fret 11')).toBeFocused();
    await page.keyboard.press('Home');
    await expect.poll(() => isInView(cell(page, 'E, string 1, open'))).toBe(true);
  });

  test('when a place far up the neck is asked, then it comes into view', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.99;
    });
    await open(page, '/?quiz=name-note&strings=0&low=10', 'question');
    const target = page.getByRole('gridcell', { name: /^target/ });
    await expect(target).toBeFocused();
    await expect.poll(() => isInView(target)).toBe(true);
  });
});

test('given a question on a phone, when the other hand is chosen, then question and focus stay, and the place asked about is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, '/?quiz=name-note&strings=0&low=10', 'question');
  const target = page.getByRole('gridcell', { name: /^target/ });
  await expect(target).toBeFocused();
  for (const hand of ['left-handed', 'right-handed']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Type a command' }).fill(hand);
    await expect(page.getByRole('option').first()).toHaveText(/^Settings: Hand/);
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-hand="${hand.replace('-handed', '')}"]`)).toBeVisible();
    await expect(target).toBeFocused();
    await expect.poll(() => isInView(target)).toBe(true);
  }
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible();
});

test('given a turned neck, when it is read by a screen reader, then it is the same as the usual one', async ({
  browser,
}) => {
  const read = async (values: Readonly<Record<string, string>>) => {
    const page = await browser.newPage();
    await remember(page, values);
    await open(page, '/triads');
    const found = await page.getByRole('main').ariaSnapshot();
    await page.close();
    return found;
  };
  const usual = await read({});
  expect(usual).toContain('gridcell "E, third, string 1, open"');
  for (const { values } of ORIENTATIONS) expect(await read(values)).toBe(usual);
});

for (const { address, in: place } of NECKS)
  test(`given turned necks of ${address}, when axe checks them, then it finds nothing that it doesn’t find in the usual one`, async ({
    browser,
  }) => {
    const found = async (values: Readonly<Record<string, string>>) => {
      const page = await browser.newPage({ viewport: { width: 320, height: 844 } });
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await remember(page, values);
      await open(page, address, place);
      const { findings } = await axeFindings(page, 'all');
      await page.close();
      return new Set(findings.map(({ rule, weight }) => `${weight}: ${rule}`));
    };
    const usual = await found({});
    for (const { name, values } of ORIENTATIONS) {
      const more = [...(await found(values))].filter(finding => !usual.has(finding));
      expect(more, name).toEqual([]);
    }
  });

/** The numbers of the frets above the first neck of a printed page, from the left. */
const printedFrets = (page: Page): Promise<readonly number[]> =>
  page
    .getByRole('img', { name: /\. String 1: / })
    .first()
    .locator(':scope > text')
    .evaluateAll(texts =>
      texts
        .filter(({ textContent }) => /^\d+$/.test(textContent ?? ''))
        .toSorted((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
        .map(({ textContent }) => Number(textContent)),
    );

test('given a left-handed neck, when it is printed, then it is turned, fits the page, and says which hand it is for', async ({
  page,
}) => {
  await remember(page, LEFT);
  for (const address of ['/scales?frets=24&max=24', '/scales?view=patterns']) {
    await open(page, address);
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('left-handed').first()).toBeVisible();
    const frets = await printedFrets(page);
    expect(frets.length, address).toBeGreaterThanOrEqual(5);
    expect(frets, address).toEqual(frets.toSorted((one, other) => other - one));
    expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText('left-handed').first()).toBeHidden();
  }
});

test('given another instrument than the standard guitar, when a neck is printed, then the page says which', async ({
  page,
}) => {
  for (const [instrument, printed] of [
    ['guitar', 'left-handed'],
    ['guitar-drop-d', 'Guitar, drop D, left-handed'],
    ['bass-4', 'Bass, four strings, left-handed'],
    ['ukulele', 'Ukulele, high G, left-handed'],
  ] as const) {
    await remember(page, { ...LEFT, instrument });
    for (const address of ['/', '/triads', '/scales', '/intervals']) {
      await open(page, address);
      await expect(page.getByText(printed, { exact: true })).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(printed, { exact: true }), `${instrument} ${address}`).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    }
  }
});
