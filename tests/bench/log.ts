import { expect, type Page } from '@playwright/test';
import { knowledgeOf } from '../../src/practice/knowledge';
import { replay } from '../../src/practice/sums';
import { nextWeakSpot } from '../../src/practice/weakSpots';
import { DAY, dateOf } from '../practice/made.ts';
import { MANY_PLACES, manyAnswers, manyLines } from '../practice/manyAnswers.ts';
import { seeded } from '../quiz/chances.ts';

declare global {
  interface Window {
    /** When the last key was pressed, and when a file was saved. */
    pressed: number;
    saved: number;
  }
}

/** As many answers are in a large log. */
export const MANY = 100_000;

async function runCommand(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole('option').first()).toHaveAccessibleName(`Your Data: ${title}`);
  await page.keyboard.press('Enter');
}

/** Opens Fretty with a large log. */
export async function openWithLog(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), runCommand(page, 'Import')]);
  await chooser.setFiles({
    name: 'answers.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(manyLines(MANY, Date.now())),
  });
  await expect(page.getByText('Imported 100,000 new answers.', { exact: true })).toBeVisible({
    timeout: 10 * 60_000,
  });
}

/** How long an export takes, from its key to its file (milliseconds). */
export async function exportTime(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.saved = 0;
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        window.pressed = timeStamp;
      },
      true,
    );
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      window.saved = performance.now();
      click.call(this);
    };
  });
  await runCommand(page, 'Export');
  await page.waitForFunction(() => window.saved > 0, undefined, { timeout: 120_000 });
  return page.evaluate(() => window.saved - window.pressed);
}

/** How long each of the next weak questions takes to choose after so many answers, in Node (milliseconds). */
export function choosingTimes(count: number): readonly number[] {
  const now = Date.now();
  const quiz = { screen: 'notes', quiz: 'name-note' };
  const sums = [...replay(manyAnswers(MANY, now - DAY)).items.values()];
  const chance = seeded(2);
  return Array.from({ length: count }, () => {
    const start = performance.now();
    const knowledge = knowledgeOf(quiz, sums, { now, today: dateOf(now) });
    nextWeakSpot({ curriculum: MANY_PLACES, knowledge, asked: [] }, chance);
    return performance.now() - start;
  });
}
