import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { formatLine, HEADER } from '../../src/practice/lines';
import { openDrill, rowsOf, runCommand, statusLine } from './answers.ts';
import { yearOfAnswers } from './storedYear.ts';
import { expect, test } from './test.ts';

const lines = (...texts: readonly string[]): Buffer => Buffer.from([...texts, ''].join('\n'));

/** Chooses a file for Import. */
async function importFile(page: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), runCommand(page, 'Import')]);
  await chooser.setFiles({ name: 'answers.jsonl.gz', mimeType: 'application/gzip', buffer });
}

/** The names of the errors that nobody handled. */
const unhandledIn = (page: Page) =>
  page.evaluate(() => ('unhandled' in window && Array.isArray(window.unhandled) ? window.unhandled : []));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const unhandled: string[] = [];
    Object.assign(window, { unhandled });
    window.addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)));
  });
});

test.afterEach(async ({ page }) => {
  expect(await unhandledIn(page)).toEqual([]);
});

test('given a small file that unpacks to 300 MB, when it is imported, then keys work meanwhile, and Stop stops it', async ({
  page,
}) => {
  const [answer] = yearOfAnswers();
  const line = answer === undefined ? '' : formatLine(answer);
  const member = gzipSync(lines(...Array<string>(100_000).fill(line)));
  const size = 100_000 * (line.length + 1);
  const bomb = Buffer.concat([
    gzipSync(lines(HEADER)),
    ...Array<Buffer>(Math.ceil(300_000_000 / size)).fill(member),
  ]);
  expect(bomb.length).toBeLessThan(3_000_000);
  await openDrill(page);
  await importFile(page, bomb);
  await expect(statusLine(page).getByRole('progressbar')).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await statusLine(page).getByRole('button', { name: 'Stop' }).click();
  await expect(statusLine(page).getByText('Stopped. Nothing was imported.')).toBeVisible();
  expect(await rowsOf(page, 'aside')).toEqual([]);
  expect(await rowsOf(page, 'answers')).toEqual([]);
});

for (const [what, text] of [
  ['blank lines', '\n'],
  ['short bad lines', '{}\n'],
  ['one endless line', 'x'],
] as const)
  test(`given a small file that unpacks to 300 MB of ${what}, when it is imported, then it is refused`, async ({
    page,
  }) => {
    const bomb = gzipSync(Buffer.alloc(300_000_000, text), { level: 1 });
    await openDrill(page);
    await importFile(page, Buffer.concat([gzipSync(lines(HEADER)), bomb]));
    await expect(statusLine(page).getByText('This file is damaged. Nothing was imported.')).toBeVisible();
  });

test('given two exports joined to one file, when it is imported, then the answers of both are there', {}, async ({
  page,
}) => {
  const all = yearOfAnswers().slice(0, 3000).map(formatLine);
  const [first, second] = [
    gzipSync(lines(HEADER, ...all.slice(0, 1200))),
    gzipSync(lines(...all.slice(1200))),
  ];
  await openDrill(page);
  await importFile(page, Buffer.concat([first, second]));
  await expect(statusLine(page).getByText('Imported 3,000 new answers.')).toBeVisible();
});

test('given a file of many answers, when the site’s data is cleared while it is read, then nothing is imported, and that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    let parcels = 0;
    IDBObjectStore.prototype.put = function (...given) {
      parcels += this.name === 'aside' ? 1 : 0;
      if (parcels === 2 && this.name === 'aside') indexedDB.deleteDatabase('fretty');
      return put.apply(this, given);
    };
  });
  const all = yearOfAnswers().slice(0, 6000).map(formatLine);
  await openDrill(page);
  await importFile(page, gzipSync(lines(HEADER, ...all)));
  await expect(
    statusLine(page).getByText("The answers couldn't be stored. Nothing was imported."),
  ).toBeVisible();
  expect(await rowsOf(page, 'aside')).toEqual([]);
  expect(await rowsOf(page, 'answers')).toEqual([]);
});

test('given a file of many answers, when it is stopped while its answers join the log, then nothing of it stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const buttons = [...document.querySelectorAll('button')];
      if (this.name === 'answers') buttons.find(({ textContent }) => textContent === 'Stop')?.click();
      return put.apply(this, given);
    };
  });
  const all = yearOfAnswers().slice(0, 6000).map(formatLine);
  await openDrill(page);
  await importFile(page, gzipSync(lines(HEADER, ...all)));
  await expect(statusLine(page).getByText('Stopped. Nothing was imported.')).toBeVisible();
  expect(await rowsOf(page, 'aside')).toEqual([]);
  expect(await rowsOf(page, 'answers')).toEqual([]);
});
