import type { Page } from '@playwright/test';
import { followStrings, hear } from './pluckedStrings.ts';
import { remember } from './remember.ts';
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

  test('when its places are chosen by keys alone, then it is right, and p plays what was built', async ({
    page,
  }) => {
    await remember(page, { voice: 'pluck' });
    await followStrings(page);
    await open(page, '?quiz=build-chord&types=major&roots=C');
    await startQuiz(page);
    for (const [guitarString, fret] of [
      ['5', 3],
      ['4', 2],
      ['3', 0],
      ['2', 1],
    ] as const)
      for (const key of [guitarString, 'Home', ...Array.from({ length: fret }, () => 'ArrowRight'), 'Space'])
        await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct!')).toBeVisible();
    const known = await page.evaluate(() => window.plucked.length);
    await page.keyboard.press('p');
    expect((await hear(page, known, 4)).slice(0, 4)).toEqual([0, 4, 7, 0]);
  });

  test('when a drill is answered by a string and a fret at a time, then each chord counts as soon as it is whole', async ({
    page,
  }) => {
    await open(page, '?quiz=build-chord&types=major&roots=C&drill=on&pause=0');
    await startQuiz(page);
    for (let number = 1; number <= 12; number += 1)
      for (const key of ['5', 'Digit3', '4', 'Digit2', '3', 'Backquote']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toContainText('12/12');
  });
});

/** The keys of the types that are asked at first, by their notes above the root. */
const typeKey = (notes: readonly number[]): string => {
  const [root = 0] = notes;
  const has = (semitones: number) => notes.some(note => (note - root + 12) % 12 === semitones);
  if (has(3)) return 'm';
  return has(10) ? 'Digit7' : 'Shift+M';
};

test.describe('given Chord by Ear', () => {
  test('when each type is named by its key as it is heard, then all are right', async ({ page }) => {
    await followStrings(page);
    await open(page, '?quiz=ear-chord-type&drill=on&pause=0');
    await startQuiz(page);
    let known = 0;
    for (let number = 1; number <= 12; number += 1) {
      const notes = await hear(page, known, 4);
      known += notes.length;
      await page.keyboard.press(typeKey(notes));
    }
    await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toContainText('12/12');
  });

  test('when it was taken for another type, then the right one is heard, then yours on the same root', async ({
    page,
  }) => {
    await followStrings(page);
    await open(page, '?quiz=ear-chord-type&types=major.minor&roots=E&drill=on&mistake=wait');
    await startQuiz(page);
    const right = await hear(page, 0, 6);
    const third = (right.find(note => note === 7 || note === 8) ?? 0) === 8 ? 8 : 7;
    await page.keyboard.press(third === 8 ? 'm' : 'Shift+M');
    await expect(page.getByText('Incorrect')).toBeVisible();
    const compared = await hear(page, right.length, 12);
    expect(compared.slice(0, 6)).toEqual(right);
    expect(compared.slice(6)).toContain(15 - third);
    await expect(page.getByText(third === 8 ? 'E: E G# B.' : 'Em: E G B.')).toBeVisible();
  });
});
