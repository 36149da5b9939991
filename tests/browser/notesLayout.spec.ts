import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const WIDTHS = [320, 390, 768, 1280, 1440] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const status = (page: Page) => page.getByRole('heading', { level: 2, name: /^Question/ });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
}

/** Where a thing is and how large, in whole pixels. */
async function placeOf(thing: Locator): Promise<string> {
  const box = await thing.boundingBox();
  if (box === null) return 'gone';
  return [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
}

/** Where a thing begins: in a dock it shares the width with others that come and go. */
const cornerOf = async (thing: Locator): Promise<string> =>
  (await placeOf(thing)).split(' ').slice(0, 2).join(' ');

/** Where the controls of a question are. */
async function placesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const answers = await page.getByRole('group', { name: 'Your answer' }).locator('label').all();
  return {
    answers: (await Promise.all(answers.map(placeOf))).join(', '),
    // Its box: on a narrow screen the neck scrolls in it.
    neck: await placeOf(page.locator('[data-more]')),
    advance: await cornerOf(button(page, /^(Submit Answer|Next Question)$/)),
    quit: await placeOf(button(page, 'Quit Quiz')),
    tips: await placeOf(button(page, 'Tips')),
    navigator: await placeOf(button(page, /^You Can Learn/)),
  };
}

for (const address of ['/', '/?frets=24&notes=C.E.G', '/?quiz=name-note&drill=on'])
  test(`given ${address}, when it has loaded at any width, then nothing has moved`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, address);
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)));
        return Reflect.get(window, 'shifts');
      });
      expect(shifts, `${width} px`).toEqual([]);
    }
  });

for (const width of WIDTHS)
  test(`given Name Note at ${width} px, when questions are answered, then no control moves from question to verdict to question`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/?quiz=name-note');
    await button(page, 'Start Quiz').click();
    await expect(status(page)).toHaveText('Question 1 of 12');
    const asked = await placesOf(page);
    for (const question of [2, 3, 4]) {
      await page.keyboard.press('c');
      expect(await placesOf(page)).toEqual(asked);
      await page.keyboard.press('Enter');
      await expect(button(page, 'Next Question')).toBeVisible();
      expect(await placesOf(page)).toEqual(asked);
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(`Question ${question} of 12`);
      expect(await placesOf(page)).toEqual(asked);
    }
  });

test('given a page scrolled down to string 6, when a quiz on that string starts, then the title of its question is in view, and so is its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await open(page, '/?quiz=name-note&strings=6');
  await page.getByRole('gridcell', { name: 'E, string 6, open' }).evaluate(cell => cell.scrollIntoView());
  await page.keyboard.press('q');
  await expect(status(page)).toHaveText('Question 1 of 12');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-mark="target"]')).toBeInViewport({ ratio: 1 });
});

test('given Find Note, when a question is answered wrongly, then no control moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await button(page, 'Start Quiz').click();
  await expect(status(page)).toHaveText('Question 1 of 12');
  const asked = await placesOf(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByText(/of \d+ missed/)
      .or(page.getByText('Correct!'))
      .first(),
  ).toBeVisible();
  expect(await placesOf(page)).toEqual(asked);
});

test('given 24 frets in a window of 1440 px, then all of them are in view, and the neck needs no scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/?frets=24');
  await expect(page.getByRole('gridcell', { name: 'E, string 1, fret 24' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^frets \d+ to/)).toHaveCount(0);
});

test('given the note keyboard, then the naturals are in one row, the accidentals above and between them, and Tab meets them in order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const keys = page.getByRole('group', { name: 'Highlight' }).getByRole('button');
  expect(await keys.allTextContents()).toEqual([
    'C',
    'C#',
    'D',
    'D#',
    'E',
    'F',
    'F#',
    'G',
    'G#',
    'A',
    'A#',
    'B',
  ]);
  const boxes = await keys.evaluateAll(all =>
    all.map(key => {
      const { left, right, top } = key.getBoundingClientRect();
      return { middle: (left + right) / 2, top: Math.round(top), isSharp: key.textContent?.includes('#') };
    }),
  );
  const tops = (sharp: boolean) => new Set(boxes.filter(box => box.isSharp === sharp).map(({ top }) => top));
  expect(tops(true).size).toBe(1);
  expect(tops(false).size).toBe(1);
  expect(Math.max(...tops(true))).toBeLessThan(Math.min(...tops(false)));
  const middles = boxes.map(({ middle }) => middle);
  expect(middles).toEqual(middles.toSorted((one, other) => one - other));
});
