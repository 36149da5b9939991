import type { Page } from '@playwright/test';
import {
  answerC,
  answersIn,
  drillThrough,
  linesOf,
  openDrill,
  rowsOf,
  runCommand,
  type StoredAnswer,
  statusLine,
} from './answers.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const SUMS = ['items', 'days', 'rounds', 'confusions'] as const;
const sumsIn = (page: Page) => Promise.all(SUMS.map(store => rowsOf(page, store)));
const itemsOf = (answers: readonly StoredAnswer[]) => answers.map(({ item }) => item);

async function exported(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), runCommand(page, 'Export')]);
  return download;
}

/** Imports a file in a palette. */
async function importFile(
  page: Page,
  file: { readonly name: string; readonly buffer: Buffer },
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), runCommand(page, 'Import')]);
  await chooser.setFiles({ ...file, mimeType: 'application/octet-stream' });
}

test('given a drill by keys, when it is over, then each answer is logged, and the next drill asks what was wrong', async ({
  page,
}) => {
  test.slow();
  await openDrill(page);
  await drillThrough(page);
  const first = await answersIn(page, 12);
  const [items, days, rounds] = await sumsIn(page);
  expect(items).toHaveLength(12);
  expect(days).toHaveLength(1);
  expect(rounds).toHaveLength(1);
  for (const { milliseconds } of first) expect(milliseconds).toBeGreaterThan(0);

  await openDrill(page, '&order=weak');
  await drillThrough(page);
  const second = (await answersIn(page, 24)).slice(12);
  // The open strings are what a teacher begins with.
  const expected = [
    ...itemsOf(first),
    ...[1, 2, 3, 4, 5, 6].map(string => `place:E2-A2-D3-G3-B3-E4:${string}:0`),
  ];
  for (const item of itemsOf(second)) expect(expected).toContain(item);
  for (const [at, item] of itemsOf(second).entries()) expect(item).not.toBe(itemsOf(second)[at - 1]);
});

test('given logged answers, when they are exported and imported in a fresh profile, then the figures are the same', async ({
  page,
  browser,
}) => {
  test.slow();
  await openDrill(page);
  await drillThrough(page);
  const answers = await answersIn(page, 12);
  const sums = await sumsIn(page);
  const download = await exported(page);
  expect(download.suggestedFilename()).toMatch(/^fretty-answers-\d{4}-\d{2}-\d{2}\.jsonl\.gz$/);
  expect(await linesOf(download)).toHaveLength(12);
  const path = await download.path();

  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(page.url());
  await expect(fresh.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  const [chooser] = await Promise.all([fresh.waitForEvent('filechooser'), runCommand(fresh, 'Import')]);
  await chooser.setFiles(path);
  await expect(statusLine(fresh).getByText('Imported 12 new answers.')).toBeVisible();
  expect(await answersIn(fresh, 12)).toEqual(answers);
  expect(await sumsIn(fresh)).toEqual(sums);

  const [again] = await Promise.all([fresh.waitForEvent('filechooser'), runCommand(fresh, 'Import')]);
  await again.setFiles(path);
  await expect(statusLine(fresh).getByText('There were no new answers.')).toBeVisible();
  expect(await answersIn(fresh, 12)).toEqual(answers);
  expect(await sumsIn(fresh)).toEqual(sums);
  await fresh.context().close();
});

test('given logged answers, when they are saved as a table, then it has a row for each', async ({ page }) => {
  await openDrill(page);
  await drillThrough(page);
  const [download] = await Promise.all([page.waitForEvent('download'), runCommand(page, 'Export as CSV')]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await expect(statusLine(page).getByText(/^Exported 12 answers to fretty-answers-.*\.csv\.$/)).toBeVisible();
});

test('given a file that isn’t an export, when it is imported, then that is said, and nothing else happens', async ({
  page,
}) => {
  await openDrill(page);
  await importFile(page, { name: 'song.mp3', buffer: Buffer.from([0x49, 0x44, 0x33, 4, 0, 10, 0, 0xff]) });
  await expect(
    statusLine(page).getByText('This is not a Fretty export. Choose a file made by Export.'),
  ).toBeVisible();
  expect(await rowsOf(page, 'aside')).toEqual([]);
  expect(await rowsOf(page, 'answers')).toEqual([]);
});

test('given logged answers, when all are deleted, then that is asked first and can be undone', async ({
  page,
}) => {
  await openDrill(page);
  await drillThrough(page);
  const answers = await answersIn(page, 12);
  const sums = await sumsIn(page);

  await runCommand(page, 'Delete All Answers');
  const dialog = page.getByRole('dialog', { name: 'Delete All Answers?' });
  await expect(dialog.getByText('This deletes 12 answers: your progress and your weak spots.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(await linesOf(download)).toHaveLength(12);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(statusLine(page).getByText(/^Deleted 12 answers\./)).toBeVisible();
  await answersIn(page, 0);

  await statusLine(page).getByRole('button', { name: 'Undo Delete' }).click();
  await expect(statusLine(page).getByText('12 answers are back.')).toBeVisible();
  expect(await answersIn(page, 12)).toEqual(answers);
  expect(await sumsIn(page)).toEqual(sums);
});

test('given deleted answers, when the page is reloaded, then nothing of them is left', async ({ page }) => {
  await openDrill(page);
  await drillThrough(page);
  await answersIn(page, 12);
  await runCommand(page, 'Delete All Answers');
  await page
    .getByRole('dialog', { name: 'Delete All Answers?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(statusLine(page).getByText(/^Deleted 12 answers\./)).toBeVisible();
  expect(await rowsOf(page, 'aside')).toHaveLength(1);

  await openDrill(page);
  await expect.poll(() => rowsOf(page, 'aside')).toEqual([]);
  await answersIn(page, 0);
});

test('given what an aborted import left, when a quiz starts, then it is dropped, but not what another tab can still undo', async ({
  page,
  context,
}) => {
  await openDrill(page);
  await drillThrough(page);
  await answersIn(page, 12);
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('fretty');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('aside', 'readwrite');
          transaction.objectStore('aside').put({ batch: 'import-gone', entry: { id: 0 }, entries: [] });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await runCommand(page, 'Delete All Answers');
  await page
    .getByRole('dialog', { name: 'Delete All Answers?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(statusLine(page).getByText(/^Deleted 12 answers\./)).toBeVisible();
  expect(await rowsOf(page, 'aside')).toHaveLength(2);

  const other = await context.newPage();
  await openDrill(other);
  await startQuiz(other);
  await expect.poll(async () => (await rowsOf(other, 'aside')).length).toBe(1);
  await page.bringToFront();
  await statusLine(page).getByRole('button', { name: 'Undo Delete' }).click();
  await answersIn(page, 12);
});

test('given two tabs, when both are drilled in turn, then no answer is lost', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openDrill(tab);
    await startQuiz(tab);
  }
  for (let question = 1; question <= 6; question++)
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await answerC(tab, question);
    }
  await answersIn(page, 12);
  const [items = []] = await sumsIn(page);
  const counts = items.map(row => (row instanceof Object && 'answers' in row ? Number(row.answers) : 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
});

test('given an answer just given, when the page is hidden before the next paint, then it is stored', async ({
  page,
}) => {
  await openDrill(page);
  await drillThrough(page);
  await answersIn(page, 12);
  await page.evaluate(() => {
    // Nothing is painted any more.
    window.requestAnimationFrame = () => 0;
  });
  await startQuiz(page);
  await page.keyboard.press('c');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await answersIn(page, 13);
});

test('given Remember Answers off, when a drill is over, then nothing is kept', async ({ page }) => {
  await openDrill(page);
  await page.keyboard.press(',');
  await page.getByRole('switch', { name: 'Remember Answers' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drillThrough(page);
  expect(await rowsOf(page, 'answers')).toEqual([]);
});

test('given a browser, when it is asked to keep the answers, then its own answer is reported', async ({
  page,
}) => {
  await openDrill(page);
  await runCommand(page, 'Protect Answers from Browser Clean-up');
  await expect(statusLine(page).getByText(/^This browser (keeps your answers|didn't agree)/)).toBeVisible();
});
