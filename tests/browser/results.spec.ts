import type { Page } from '@playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const DRILLS = {
  Notes: { at: '/?quiz=name-note&strings=6&drill=on&pause=0', type: 'Name Note' },
  Triads: { at: '/triads?drill=on&pause=0', type: 'Name the Quality' },
  Scales: { at: '/scales?drill=on&pause=0', type: 'Name the Degree' },
  Keys: { at: '/keys?view=quiz&drill=on&pause=0', type: 'Name the Key' },
  Intervals: { at: '/intervals?mode=quiz&drill=on&pause=0', type: 'Interval quiz' },
};

const WIDTHS = [320, 390, 820, 1280, 1920];

/** A drill with one question that was given up, ended. */
async function openResults(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await startQuiz(page);
  await page.getByRole('button', { name: "I Don't Know" }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('button', { name: 'Start Again' })).toBeVisible();
}

/** The picture on the clipboard: its size, and how many colors it has. */
const copiedPicture = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(canvas?.getImageData(0, 0, width, height).data.buffer ?? []);
    return { width, height, colors: new Set(pixels).size };
  });

for (const [screen, { at, type }] of Object.entries(DRILLS)) {
  test(`given the results of a drill on ${screen}, when they are copied, then the clipboard has a line of text, a picture, and a link`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openResults(page, at);

    await page.getByRole('button', { name: 'Copy as Text' }).click();
    await expect(page.getByText('Your result is on the clipboard.').first()).toBeVisible();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    expect(line).toMatch(new RegExp(`^Fretty: ${type}, 0 of 1 in \\d+\\.\\d s$`));

    await page.getByRole('button', { name: 'Copy as Picture' }).click();
    await expect(page.getByText('A picture of your result is on the clipboard.').first()).toBeVisible();
    const picture = await copiedPicture(page);
    // Two pixels each way for one of the 1200 × 630 of the card.
    expect(picture).toMatchObject({ width: 2400, height: 1260 });
    // Ground, frame, several inks and what lies between them: more than an empty canvas.
    expect(picture.colors).toBeGreaterThan(20);

    await page.getByRole('button', { name: 'Copy Link to This Drill' }).click();
    await expect(page.getByText('✓ Link copied: the same questions for everyone').last()).toBeVisible();
  });

  test(`given the results of a drill on ${screen}, when the window is narrow or wide, then nothing runs over its edge`, async ({
    page,
  }) => {
    await openResults(page, at);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('img', { name: 'Answers of this round' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your Best' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const over = await page.getByRole('img', { name: 'Answers of this round' }).evaluate(chart => {
        const card = chart.closest('[role="dialog"], main')?.getBoundingClientRect();
        const { left, right } = chart.getBoundingClientRect();
        return card === undefined || left < card.left || right > card.right;
      });
      expect(over).toBe(false);
    }
  });
}

const UPRIGHT = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];

for (const [screen, { at }] of Object.entries(DRILLS)) {
  for (const size of UPRIGHT) {
    test(`given a drill on ${screen} in a window of ${size.width} × ${size.height}, when it ends, then its score is in the upper half, and what comes next in sight`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openResults(page, at);
      const score = await page.getByText('0/1', { exact: true }).boundingBox();
      expect(score?.y).toBeGreaterThan(0);
      expect(score?.y).toBeLessThan(size.height / 2);
      await expect(page.getByRole('button', { name: 'Start Again' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Drill These' })).toBeInViewport({ ratio: 1 });
    });
  }
}

test('given results, when Enter is pressed on the answers as a table, then the table opens, and no new round starts', async ({
  page,
}) => {
  await openResults(page, DRILLS.Notes.at);
  await page.locator('summary', { hasText: 'All answers as a table' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Answers of this round' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Again' })).toBeVisible();
});

test('given a browser that lets no page copy, when results are copied as a picture, then it is saved as a file', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'write', {
      value: () => Promise.reject(new Error('not here')),
    });
  });
  await openResults(page, DRILLS.Notes.at);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Copy as Picture' }).click();
  expect((await saved).suggestedFilename()).toBe('fretty-name-note.png');
  await expect(page.getByText(/the picture is in your downloads/).first()).toBeVisible();
});

test('given a drill that was done before, when it is done again with the pacer, then a mark goes ahead, and Ctrl O says how far', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { pacer: 'on' } })),
  );
  await page.goto('/keys?view=quiz&quiz=count-accidentals&drill=on&pause=0&length=10');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await startQuiz(page);
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 10` })).toBeVisible();
    await page.keyboard.press('0');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Start Again' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible();
  const marks = page.locator('[data-question] [aria-hidden] i');
  // The best round is over soon, and waits at the last mark.
  await expect(marks.last()).toHaveAttribute('data-paced', '');

  // The answer field keeps letters to itself.
  await page.keyboard.press('Control+o');
  await expect(page.locator('[aria-live]')).toContainText(/(9|10) behind your best\./);
});
