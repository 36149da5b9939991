import { speedUpAudio } from '../tests/browser/intervals.audio.ts';
import { expect, test } from '../tests/browser/test.ts';

test('given the answer neck, when its cells are asked for their names, then each has its own and one takes Tab', async ({
  page,
}) => {
  await speedUpAudio(page);
  await page.goto('/intervals?mode=quiz&drill=on');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const cells = page.getByRole('grid', { name: 'Answer neck' }).getByRole('gridcell');

  await expect(cells).toHaveCount(13);
  const names = await cells.allInnerTexts();
  expect(new Set(names.map(name => name.split('\n')[0])).size).toBe(13);
  await expect(cells.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  expect(await cells.locator('button, a, input').count()).toBe(0);
});
