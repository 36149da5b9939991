import type { Locator, Page } from '@playwright/test';
import { speedUpAudio } from './intervals.audio.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/intervals${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Interval Trainer' })).toBeVisible();
}

test.describe('the thirteen keys', () => {
  const UPPER = ['Minor 2nd', 'Minor 3rd', 'Tritone', 'Minor 6th', 'Minor 7th'];
  const LOWER = [
    ...['Unison', 'Major 2nd', 'Major 3rd', 'Perfect 4th'],
    ...['Perfect 5th', 'Major 6th', 'Major 7th', 'Octave'],
  ];
  const STATES = [
    { what: 'practice', query: '', keys: [], role: 'button' },
    { what: 'the setup', query: '?mode=quiz', keys: [], role: 'checkbox' },
    { what: 'a question', query: '?mode=quiz', keys: ['q'], role: 'radio' },
  ] as const;

  for (const { what, query, keys, role } of STATES)
    for (const width of [768, 1280])
      test(`given ${what} at ${width} px, when its keys are looked at, then they lie as on the keyboard`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, query);
        for (const key of keys) await page.keyboard.press(key);
        const boxOf = async (name: string) => {
          const box = await page.getByRole(role, { name, exact: true }).boundingBox();
          if (!box) throw new Error(`no ${name}`);
          return box;
        };
        const upper = await Promise.all(UPPER.map(boxOf));
        const lower = await Promise.all(LOWER.map(boxOf));
        for (const row of [upper, lower]) {
          expect(new Set(row.map(({ y, height }) => Math.round(y + height))).size).toBe(1);
          expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).toSorted((a, b) => a - b));
        }
        expect(upper[0]?.y).toBeLessThan(lower[0]?.y ?? 0);
        // Each upper key is between two lower ones: w between a and s, t between f and g.
        const centers = ({ x, width }: { x: number; width: number }) => x + width / 2;
        const [a = 0, s = 0, , f = 0, g = 0] = lower.map(centers);
        const [w = 0, , t = 0] = upper.map(centers);
        expect(Math.abs(w - (a + s) / 2)).toBeLessThan(2);
        expect(Math.abs(t - (f + g) / 2)).toBeLessThan(2);
      });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const)
  test.describe(`a phone of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('given a question, when it is asked, then every answer and Submit Answer are on the first screen, 44 px high', async ({
      page,
    }) => {
      await open(page, '?mode=quiz');
      await button(page, 'Start Quiz').tap();
      for (const radio of await page.getByRole('radio').all()) {
        await expect(radio).toBeInViewport({ ratio: 1 });
        const box = await radio.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
      await expect(button(page, 'Submit Answer')).toBeInViewport({ ratio: 1 });
    });
  });

/**
 * Where things are on the page, wherever it is scrolled to, and how large. Of buttons and panels only where: others come and
 * go in the row of a button, and the last panel may grow.
 */
const placesOf = (things: Locator): Promise<string[]> =>
  things.evaluateAll(elements =>
    elements.map(element => {
      // A button is drawn with its hotkey, in a frame around both.
      const isFramed = element.localName === 'button' && element.parentElement?.localName === 'span';
      const face = (isFramed ? element.parentElement : element) ?? element;
      const { left, top, width, height } = face.getBoundingClientRect();
      const main = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
      // On a phone the dock stays where it is while the page scrolls.
      const isDocked = element.closest('[class*="dock"]') !== null && innerWidth < 640;
      const size = isFramed || element.localName === 'section' ? [] : [width, height];
      return [left, isDocked ? top : top - main, ...size].map(Math.round).join(' ');
    }),
  );

for (const [width, height] of [
  [320, 640],
  [320, 844],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  test.describe(`what stays where it is at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

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
          .or(
            page.getByRole('button', {
              name: /^(Play Interval|Playing\.\.\.|Submit Answer|Next Question|End Quiz)$/,
            }),
          )
          .or(page.getByRole('tab'))
          .or(page.getByRole('region'));
        const before = await placesOf(things);
        // A drill has fewer panels.
        expect(before.length).toBeGreaterThan(drill === 'on' ? 18 : 20);

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
        .or(page.getByRole('region', { name: /^(Last Played|On the Neck)$/ }))
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
  await startQuiz(page);
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
