import { expect, test } from './test.ts';

const DRILL = '/?quiz=name-note&with=self-check&drill=on&beat=on&every=2';

test('given a drill on the beat, when one answer is in time and one late, then each has its verdict, and the results say so', async ({
  page,
}) => {
  await page.goto(DRILL);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('q');
  await page.getByRole('heading', { name: 'Question 1 of 12' }).waitFor();
  const bar = page.getByRole('region', { name: 'Metronome' });
  await expect(bar).toContainText('80 a minute');
  await page.keyboard.press('Space');
  await page.keyboard.press('k');
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  // No key goes on: the beat does.
  await page.getByRole('heading', { name: 'Question 2 of 12' }).waitFor();
  const mark = page.getByText(/^♩ 80 · \d$/);
  const seen = new Set<string>();
  // Every beat of a bar comes: its own is among them, and over.
  await expect
    .poll(async () => {
      seen.add(await mark.innerText());
      return seen.size;
    })
    .toBe(4);
  await page.keyboard.press('Space');
  await page.keyboard.press('k');
  await expect(page.getByText('Late', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Q');
  const results = page.getByRole('dialog', { name: 'Quiz Results' });
  await expect(results.getByText('1/2', { exact: true })).toBeVisible();
  await expect(results.getByText('1 right answer was late.')).toBeVisible();
  await expect(bar).toHaveCount(0);
});
