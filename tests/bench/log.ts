import { expect, type Page } from '@playwright/test';
import { knowledgeOf } from '../../src/practice/knowledge';
import { replay } from '../../src/practice/sums';
import { nextWeakSpot } from '../../src/practice/weakSpots';
import { DAY, dateOf } from '../practice/made.ts';
import { MANY_PLACES, manyAnswers, manyLines } from '../practice/manyAnswers.ts';
import { seeded } from '../quiz/chances.ts';

declare global {
  interface Window {
    /** When the last key was pressed, when a file was saved, and when what is watched for was first drawn. */
    pressed: number;
    saved: number;
    drawn: number;
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

/** Opens Fretty and imports a large log. Returns how long that takes, from the choice of the file (milliseconds). */
export async function openWithLog(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), runCommand(page, 'Import')]);
  const buffer = Buffer.from(manyLines(MANY, Date.now()));
  const start = performance.now();
  await chooser.setFiles({ name: 'answers.jsonl', mimeType: 'application/x-ndjson', buffer });
  await expect(page.getByText('Imported 100,000 new answers.', { exact: true })).toBeVisible({
    timeout: 10 * 60_000,
  });
  return performance.now() - start;
}

/** In every page that is loaded from now on, notes when something is first drawn. */
async function watchFor(page: Page, selector: string): Promise<void> {
  await page.addInitScript(selector => {
    window.drawn = 0;
    window.pressed = 0;
    const look = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      look.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.drawn = performance.now() - window.pressed;
        }),
      );
    });
    look.observe(document, { childList: true, subtree: true });
  }, selector);
}

const drawn = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => window.drawn > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.drawn);
};

/** A cell of the neck, and one with a figure; the picture in the page has no roles. */
const CELL = '[role="gridcell"]';
const FIGURE = `${CELL} [data-lightness="4"]`;

/**
 * The plan on Today in a sentence, which its list is drawn with; without answers it has a single part, and no list. The
 * picture in the page holds one, too.
 */
const PLAN = 'p[class="Today-plan"]:not([inert] *)';

/** How long the app takes from its address to its neck (milliseconds). */
export const startTimes = (page: Page, address: string, count: number): Promise<readonly number[]> =>
  timesTo(page, address, CELL, count);

/** How long Today takes to its plan, from its address, and from its key on Notes (milliseconds). */
export async function todayTimes(page: Page, address: string, count: number) {
  const fromAddress = await timesTo(page, `${address}today`, PLAN, count);
  return { fromAddress, fromKey: await keyTimes(page, address, ['Shift+T'], count) };
}

async function timesTo(
  page: Page,
  address: string,
  selector: string,
  count: number,
): Promise<readonly number[]> {
  await watchFor(page, selector);
  const times: number[] = [];
  for (let time = 0; time < count; time++) {
    await page.goto(address);
    times.push(await drawn(page));
  }
  return times;
}

/** How long Progress takes to its figures, from its address, and from its key on Notes (milliseconds). */
export async function progressTimes(page: Page, address: string, count: number) {
  const fromAddress = await timesTo(page, `${address}progress?notes=name-note`, FIGURE, count);
  return { fromAddress, fromKey: await keyTimes(page, address, ['l', 'p'], count) };
}

/** How long what a page watches for takes from keys that are pressed on Notes (milliseconds). */
async function keyTimes(
  page: Page,
  address: string,
  keys: readonly string[],
  count: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let time = 0; time < count; time++) {
    await page.goto(address);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.evaluate(() =>
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          window.pressed = timeStamp;
        },
        true,
      ),
    );
    for (const key of keys) await page.keyboard.press(key);
    times.push(await drawn(page));
  }
  return times;
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
