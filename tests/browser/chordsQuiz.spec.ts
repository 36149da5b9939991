import type { Page } from '@playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/chords${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Chords' })).toBeVisible();
}

/** The tops of the controls that answer, submit and go on. */
const tops = (page: Page) =>
  page
    .getByRole('group', { name: 'Root' })
    .or(page.getByRole('group', { name: 'Chord Type' }))
    .or(page.getByRole('button', { name: /^(Submit Answer|Next Question)/ }))
    .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().top)));

test.describe('given Name the Chord', () => {
  test('when a root and a type are chosen by keys, then they are judged, and no control moves', {
    tag: '@fast',
  }, async ({ page }) => {
    await open(page, '?types=major.minor&roots=A.C');
    await startQuiz(page);
    const before = await tops(page);
    await page.keyboard.press('a');
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Incorrect)$/)).toBeVisible();
    expect(await tops(page)).toEqual(before);
  });

  test('when the name is typed, then Enter answers', async ({ page }) => {
    await open(page, '?types=minor&roots=A.E');
    await startQuiz(page);
    await page.keyboard.press('i');
    await page.keyboard.type('a minor');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Incorrect)$/)).toBeVisible();
  });
});

test.describe('given Build the Chord', () => {
  test('when a note is missing, then the verdict says which, and the nearest shape shows it', async ({
    page,
  }) => {
    await open(page, '?quiz=build-chord&types=major&roots=C');
    await startQuiz(page);
    for (const place of ['string 5, fret 3', 'string 3, open', 'string 2, fret 1'])
      await page.getByRole('gridcell', { name: place, exact: true }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The third, E, is missing.')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /^E, string 4, fret 2/ })).toHaveAttribute(
      'data-mark',
      'missed',
    );
  });
});
