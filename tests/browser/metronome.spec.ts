import { expect, test } from './test.ts';

test('given a metronome, when it goes, then its light follows the beat, and it stops with its screen', async ({
  page,
}) => {
  await page.goto('/scales');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift+M');
  const bar = page.getByRole('region', { name: 'Metronome' });
  await expect(bar).toContainText('80 a minute');
  const mark = page.getByText(/^♩ 80 · \d$/);
  const seen = new Set<string>();
  await expect
    .poll(async () => {
      seen.add(await mark.innerText());
      return seen.size;
    })
    .toBe(4);
  await page.keyboard.press('l');
  await page.keyboard.press('t');
  await page.getByRole('heading', { level: 1, name: 'Triads' }).waitFor();
  await expect(bar).toHaveCount(0);
});

test('given less motion is asked for, when a metronome goes, then no lamp flashes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift+M');
  await expect(page.getByText(/^♩ 80 · \d$/)).toBeVisible();
  const animated = await page
    .getByRole('region', { name: 'Metronome' })
    .evaluate(bar => bar.getAnimations({ subtree: true }).length);
  expect(animated).toBe(0);
});
