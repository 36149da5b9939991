import type { Page } from '@playwright/test';
import { tapAudio } from './intervals.audio.ts';
import { expect, test } from './test.ts';

test.use({ bypassCSP: true });

const drone = (page: Page) => page.getByRole('switch', { name: 'Drone' });

/** The loudest sample since the last call; `null` if none has come since: that isn't silence. */
const peak = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const { samples } = window.recording();
    return samples.length === 0
      ? null
      : samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });

const loudest = async (page: Page): Promise<number> => (await peak(page)) ?? 0;

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
  await expect.poll(() => peak(page)).toBe(0);
  const heard: number[] = [];
  const listen = async () => {
    const now = await peak(page);
    if (now !== null) heard.push(now);
    return heard.length;
  };
  await expect.poll(listen, { intervals: [50] }).toBeGreaterThanOrEqual(5);
  expect(heard).toEqual(heard.map(() => 0));
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
