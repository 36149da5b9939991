import type { Page } from '@playwright/test';
import { tapAudio } from './intervals.audio.ts';
import { expect, test } from './test.ts';

test.use({ bypassCSP: true });

const drone = (page: Page) => page.getByRole('switch', { name: 'Drone' });

/** The loudest sample of what has sounded since the last call. */
const loudest = (page: Page): Promise<number> =>
  page.evaluate(() =>
    window.recording().samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );

async function open(page: Page): Promise<void> {
  await tapAudio(page);
  await page.goto('/scales?key=A');
  await expect(page.getByRole('heading', { level: 1, name: 'Scales' })).toBeVisible();
  await page.keyboard.press('Shift+H');
  await expect(drone(page)).toBeChecked();
  await expect(page.getByText('● Drone: A and E')).toBeVisible();
  await expect.poll(() => loudest(page)).toBeGreaterThan(0.05);
}

/** Expects that nothing sounds once the end of the drone has been heard, however often one listens. */
async function expectSilence(page: Page): Promise<void> {
  await expect.poll(() => loudest(page)).toBe(0);
  const heard: number[] = [];
  await expect
    .poll(async () => heard.push(await loudest(page)), { intervals: [50] })
    .toBeGreaterThanOrEqual(5);
  expect(heard.every(peak => peak === 0)).toBe(true);
}

const ENDS = {
  'switched off': (page: Page) => page.keyboard.press('Shift+H'),
  'left by another screen': (page: Page) => page.keyboard.type('lt'),
  'followed by a quiz': (page: Page) => page.keyboard.press('q'),
};

test.describe('given a drone on Scales that sounds', () => {
  for (const [what, end] of Object.entries(ENDS))
    test(`when it is ${what}, then there is silence, and one context was enough`, async ({ page }) => {
      await open(page);
      await end(page);
      await expectSilence(page);
      await expect(page.getByText(/● Drone/)).toHaveCount(0);
      expect(await page.evaluate(() => window.contexts)).toBe(1);
    });

  test('when the scale is played above it, then no sample passes 1, and the drone sounds on', async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await expect.poll(() => loudest(page)).toBeGreaterThan(0.2);
    expect(await loudest(page)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Shift+P');
    await expect.poll(() => loudest(page)).toBeGreaterThan(0.05);
    await expect(drone(page)).toBeChecked();
  });
});
