import type { Locator, Page } from '@playwright/test';
import { speedUpAudio } from './intervals.audio.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/intervals${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Interval Trainer' })).toBeVisible();
}

/** Where things are on the page, wherever it is scrolled to. */
const placesOf = (things: Locator): Promise<string[]> =>
  things.evaluateAll(elements =>
    elements.map(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const main = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
      // On a phone the dock stays where it is while the page scrolls.
      const isDocked = element.closest('[class*="dock"]') !== null && innerWidth < 640;
      return [left, isDocked ? top : top - main, width, height].map(Math.round).join(' ');
    }),
  );

for (const width of [320, 390, 768, 1280])
  test.describe(`what stays where it is at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const drill of ['off', 'on'])
      test(`given a quiz with Quick Drill ${drill}, when a question is answered wrong and the next one comes, then nothing moves`, async ({
        page,
      }) => {
        await speedUpAudio(page);
        await open(page, `?mode=quiz&intervals=12&drill=${drill}`);
        await page.keyboard.press('q');
        await expect(page.getByText('1/12', { exact: true })).toBeVisible();
        const things = page
          .getByRole('radio')
          .or(page.getByRole('button', { name: /^(Play Interval|Submit Answer|Next Question|End Quiz)$/ }))
          .or(page.locator('[role="grid"], [role="tab"]'))
          .or(page.getByRole('region').locator('> h2'));
        const before = await placesOf(things);
        expect(before.length).toBeGreaterThan(20);

        await page.keyboard.press('a');
        if (drill === 'off') {
          await expect(page.getByRole('radio', { name: 'Unison' })).toBeChecked();
          expect(await placesOf(things)).toEqual(before);
          await page.keyboard.press('Enter');
        }
        await expect(page.getByText('Correct answer: Octave', { exact: true })).toBeVisible();
        expect(await placesOf(things)).toEqual(before);

        await page.keyboard.press('Enter');
        await expect(page.getByText('2/12', { exact: true })).toBeVisible();
        await expect(button(page, 'Play Interval')).toBeVisible();
        expect(await placesOf(things)).toEqual(before);
      });

    test('given practice, when the first interval is played, then keys, neck and Start Quiz stay', async ({
      page,
    }) => {
      await speedUpAudio(page);
      await open(page);
      const things = page
        .getByRole('button', { name: /^(Unison|Tritone|Octave|Start Quiz)$/ })
        .or(page.getByRole('grid'))
        .or(page.getByRole('combobox'));
      const before = await placesOf(things);
      await page.keyboard.press('e');
      await expect(page.getByRole('region', { name: 'Last Played' }).getByText('Minor 3rd')).toBeVisible();
      expect(await placesOf(things)).toEqual(before);
    });
  });

test('given 1440 px, when a question is wrong, then both intervals are on the neck without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await speedUpAudio(page);
  await open(page, '?mode=quiz&intervals=7');
  await page.keyboard.press('q');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  const neck = page.getByRole('grid', { name: /^Fretboard, Perfect 5th and Tritone up from / });
  for (const mark of ['right', 'wrong'])
    await expect(neck.locator(`[data-mark="${mark}"]:not([data-emphasis])`)).toBeInViewport({ ratio: 1 });
  await expect(neck.locator('[data-mark="root"]:not([data-emphasis])')).toHaveCount(1);
});

test('given a phone, when a question is answered, then its neck goes by itself to what is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speedUpAudio(page);
  await open(page, '?root=B4');
  await page.keyboard.press('k');
  const neck = page.getByRole('grid', { name: 'Fretboard, Octave up from B 4' });
  const box = await neck.locator('xpath=../..').boundingBox();
  for (const cell of await neck.locator('[data-mark]:not([data-emphasis])').all()) {
    const place = await cell.boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(box?.x ?? 0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1);
  }
});
