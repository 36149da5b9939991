import { expect, test } from './test.ts';

test.use({ locale: 'de-DE' });

test('given a browser in German, when Fretty is opened for the first time, then its notes have German names, and it says so once', async ({
  page,
}) => {
  const notice = page.getByText('Notes have German names: B is B flat, H is B natural.');
  await page.goto('/');
  await expect(page.getByRole('gridcell', { name: /^H, string 2, open/ })).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'press comma and choose Note Names' }),
  ).toBeAttached();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: /^H, string 2, open/ })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('given a browser in German, when a link is opened, then its drill is the same, with German names', async ({
  page,
}) => {
  await page.goto('/?quiz=name-note&strings=2&drill=on&low=0&high=0');
  await page.keyboard.press('q');
  await page.getByRole('group', { name: 'Your answer' }).waitFor();
  await page.keyboard.press('h');
  await expect(page.getByRole('status').filter({ hasText: 'Right: H.' })).toBeAttached();
});
