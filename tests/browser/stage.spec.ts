import type { Locator, Page } from '@playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const DRILLS = {
  '/?quiz=name-note&drill=on&length=1m': /^Name the note/,
  '/?drill=on': /^Find every/,
  '/triads?drill=on': /^Name the quality/,
  '/scales?drill=on': /^Name the degree/,
  '/keys?view=quiz&drill=on': /^Name the/,
  '/intervals?mode=quiz&drill=on': 'What interval is this?',
} as const;

const LOCKED = / Locked while the drill runs\.$/;

async function openDrill(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await startQuiz(page);
}

const prompt = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-question]').getByText(text).first();

/** The size of a text in whole pixels. */
const sizeOf = (text: Locator): Promise<number> =>
  text.evaluate(element => Math.round(Number.parseFloat(getComputedStyle(element).fontSize)));

/** Whether an element is in the window and nothing, such as the dock, lies over its middle. */
const isSeen = (element: Locator): Promise<boolean> =>
  element.evaluate(seen => {
    const { left, top, width, height } = seen.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (seen.contains(over) || over.contains(seen)) && over.closest('main') !== null;
  });

for (const [at, question] of Object.entries(DRILLS)) {
  test(`given a drill at ${at}, when it runs, then its question is large, and its settings and the help have given way to one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openDrill(page, at);
    await expect(prompt(page, question)).toBeVisible();
    expect(await sizeOf(prompt(page, question))).toBe(34);
    await expect(page.getByText(LOCKED)).toBeInViewport();
    for (const setting of ['Length', 'Question Order', 'After a Mistake'])
      await expect(page.getByText(setting, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'How to Use' })).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`given a phone on its side, when a drill at ${at} asks, then the question, each answer and the buttons are seen without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openDrill(page, at);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(prompt(page, question)).toBeInViewport({ ratio: 1 });
    expect(await isSeen(prompt(page, question))).toBe(true);
    const answers = page.getByRole('group', { name: 'Your answer' }).getByRole('radio');
    for (const answer of await answers.all()) expect(await isSeen(answer.locator('xpath=..'))).toBe(true);
    for (const row of await page.getByRole('grid').getByRole('row').all())
      expect(await isSeen(row.getByRole('gridcell').nth(1))).toBe(true);
    await expect(page.getByRole('button', { name: /^(Submit Answer|Finish)$/ }).first()).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
  });
}

test('given drills on the screens with a neck, when they ask, then their answers have the same place and width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const places: string[] = [];
  for (const at of [
    '/?quiz=name-note&drill=on',
    '/triads?drill=on',
    '/triads?quiz=name-inversion&drill=on',
    '/triads?quiz=ear-quality&drill=on',
    '/scales?drill=on',
    '/scales?quiz=ear-degree&drill=on',
  ]) {
    await openDrill(page, at);
    const box = await page.getByRole('group', { name: 'Your answer' }).boundingBox();
    places.push([box?.x, box?.y, box?.width].map(each => Math.round(each ?? Number.NaN)).join(' '));
  }
  expect(new Set(places).size, places.join('; ')).toBe(1);
});

test('given a drill whose question is a bare note, when it asks, then the note is larger still', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDrill(page, '/?drill=on');
  expect(await sizeOf(page.locator('[data-question] b[data-kind="note"]'))).toBe(64);
});

test('given a drill of a minute, when an answer was given, then the time left and the pace are large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openDrill(page, '/?quiz=name-note&drill=on&length=1m');
  await page.getByRole('button', { name: "I Don't Know" }).click();
  expect(await sizeOf(page.getByText(/^\d:\d\d left$/).first())).toBe(34);
  expect(await sizeOf(page.getByText(/^\d+ per minute$/))).toBe(34);
});

test('given a drill that is over, when its results are closed, then the settings are back', async ({
  page,
}) => {
  await openDrill(page, '/?quiz=name-note&drill=on');
  await expect(page.getByRole('button', { name: 'Hide Controls' })).toHaveCount(0);
  await page.getByRole('button', { name: "I Don't Know" }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Hide Controls' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Length' })).toBeVisible();
});
