import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Download, Page } from '@playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect } from './test.ts';

/** An answer as far as these tests look at it. */
export interface StoredAnswer {
  readonly id: string;
  readonly item: string;
  readonly verdict: string;
  readonly milliseconds: number | null;
}

/** All rows of a store of the log, in the order of their keys; none if it doesn't exist yet. */
export const rowsOf = (page: Page, store: string): Promise<readonly unknown[]> =>
  page.evaluate(async store => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'fretty')) return [];
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('fretty');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains(store)) {
          database.close();
          resolve([]);
          return;
        }
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result);
        };
      };
    });
  }, store);

const isAnswer = (row: unknown): row is StoredAnswer =>
  typeof row === 'object' && row !== null && 'id' in row && 'item' in row && 'verdict' in row;

/** The logged answers in order, once there are as many. */
export async function answersIn(page: Page, count: number): Promise<readonly StoredAnswer[]> {
  await expect.poll(async () => (await rowsOf(page, 'answers')).length).toBe(count);
  return (await rowsOf(page, 'answers')).filter(isAnswer);
}

/** Opens the Name Note drill at an address. */
export async function openDrill(page: Page, query = ''): Promise<void> {
  await page.goto(`/?quiz=name-note&drill=on&pause=0${query}`);
  await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
}

/** Answers the open question with C, and goes on. */
export async function answerC(page: Page, question: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeVisible();
  await page.keyboard.press('c');
  // After a right answer the drill has gone on by itself, and Enter changes nothing.
  await page.keyboard.press('Enter');
}

/** Starts the drill and answers every question with C, by keys; then closes the results. */
export async function drillThrough(page: Page): Promise<void> {
  await startQuiz(page);
  for (let question = 1; question <= 12; question++) await answerC(page, question);
  await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
}

/** Runs a command by its title. */
export async function runCommand(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole('option').first()).toHaveAccessibleName(`Your Data: ${title}`);
  await page.keyboard.press('Enter');
}

/** The lines of a saved export, without its header. */
export async function linesOf(download: Download): Promise<readonly string[]> {
  const [header, ...lines] = gunzipSync(await readFile(await download.path()))
    .toString()
    .trimEnd()
    .split('\n');
  expect(header).toBe('{"fretty":"answers","version":1}');
  return lines;
}

/** The line at the foot of the page. */
export const statusLine = (page: Page) => page.getByRole('contentinfo');
