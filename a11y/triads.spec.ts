import { expect, test } from '../tests/browser/test.ts';

test('given the neck, when its cells are asked for their names, then each has one of its own and one takes Tab', async ({
  page,
}) => {
  await page.goto('/triads?frets=24&set=All');
  const neck = page.getByRole('grid', { name: 'Fretboard' });

  await expect(neck.getByRole('gridcell')).toHaveCount(150);
  const names = await neck.getByRole('gridcell').allInnerTexts();
  expect(new Set(names.map(name => name.split('\n')[0])).size).toBe(150);
  await expect(neck.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(neck.locator('[aria-selected], [aria-pressed]')).toHaveCount(0);
});
