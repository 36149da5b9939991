import { expect, test } from './test.ts';

test('given the built app, when it is opened, then its page heading is shown', { tag: '@fast' }, async ({
  page,
}) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
