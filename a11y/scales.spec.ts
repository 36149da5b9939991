import type { Page } from '@playwright/test';
import { expect, test } from '../tests/browser/test.ts';

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/scales${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Scales' })).toBeVisible();
}

test('given forced colors, when patterns are shown, then the roots still look different from the other notes', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '?view=patterns');

  const look = (mark: string) =>
    page
      .locator(`[data-mark="${mark}"] > [aria-hidden]`)
      .first()
      .evaluate(each => {
        const { borderTopStyle, borderTopLeftRadius, fontWeight } = getComputedStyle(each);
        return { borderTopStyle, borderTopLeftRadius, fontWeight };
      });
  expect(await look('root')).not.toEqual(await look('in-set'));
});

for (const { width, stops } of [
  { width: 320, stops: 'it is a Tab stop' },
  { width: 1280, stops: 'it is not a Tab stop' },
] as const)
  test(`given a neck drawn with characters, when the window is ${width} px wide, then ${stops}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '?text=on');
    const drawing = page.getByRole('img', { name: 'Fretboard, drawn with characters' });
    await drawing.focus();
    if (stops === 'it is not a Tab stop') {
      await expect(drawing).not.toBeFocused();
      return;
    }
    await expect(drawing).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => drawing.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
