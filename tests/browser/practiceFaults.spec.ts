import type { BrowserContext, Page } from '@playwright/test';
import { answerC, answersIn, drillThrough, linesOf, openDrill, rowsOf, statusLine } from './answers.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

/** Opens the log's database in a version, with no store in it; ignores that it is asked to let go. */
const openVersion = (page: Page, version: number) =>
  page.evaluate(
    version =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fretty', version);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          resolve();
        };
      }),
    version,
  );

const letGo = (page: Page) =>
  page.evaluate(() => {
    if ('held' in window && window.held instanceof IDBDatabase) window.held.close();
  });

/** A page of the same site without the app. */
async function openElsewhere(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/icon.svg');
  return page;
}

/** Serves the next version of Fretty, whose database has a higher version. */
async function serveNextVersion(page: Page): Promise<void> {
  await page.route('**/answerLog-*.js', async route => {
    const response = await route.fetch();
    const code = await response.text();
    const next = code.replace(/(name:[`'"]fretty[`'"],version:)1/, '$12');
    expect(next).not.toBe(code);
    await route.fulfill({ response, body: next });
  });
}

/** The quiet line says this and offers an export, which has as many answers. */
async function expectTrouble(page: Page, text: RegExp, answers: number): Promise<void> {
  await expect(statusLine(page).getByText(text)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    statusLine(page).getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(await linesOf(download)).toHaveLength(answers);
}

test.describe('given storage that is not there', () => {
  for (const [what, breakIt, text] of [
    [
      'missing',
      () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
      /^This browser can't store answers\./,
    ],
    [
      'refused',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      },
      /^This browser won't let Fretty store answers\./,
    ],
    [
      'forbidden to look at',
      () => {
        Object.defineProperty(window, 'indexedDB', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      },
      /^This browser won't let Fretty store answers\./,
    ],
  ] as const)
    test(`when it is ${what}, then the quiz goes on, and one line says so and offers an export`, async ({
      page,
    }) => {
      await page.addInitScript(breakIt);
      await openDrill(page);
      await drillThrough(page);
      await expectTrouble(page, text, 12);
    });
});

test('given a full disk, when a drill goes on, then its answers stay in memory, and are stored once there is room', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await openDrill(page);
  const { origin } = new URL(page.url());
  // Before anything is written: Chromium remembers for a while that there was room.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await drillThrough(page);
  await expectTrouble(page, /^There's no room left to store answers\./, 12);
  expect(await rowsOf(page, 'answers')).toEqual([]);

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await startQuiz(page);
  await answerC(page, 1);
  await answersIn(page, 13);
  await expect(statusLine(page).getByText(/^There's no room/)).toHaveCount(0);
});

test.describe('given a disk that fills during a drill', () => {
  const WAYS = {
    'a write is refused': () => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
      Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
    },
    'a transaction is aborted': () => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given);
        const error = new DOMException('No room.', 'QuotaExceededError');
        Object.defineProperty(this.transaction, 'error', { value: error });
        this.transaction.abort();
        return request;
      };
      Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
    },
  };

  for (const [what, fill] of Object.entries(WAYS))
    test(`when ${what}, then the drill goes on, the page says so once, no answer is lost, and all are stored once there is room`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        new MutationObserver(() => {
          const text = document.querySelector('[role="status"]')?.textContent ?? '';
          if (text !== heard.at(-1)) heard.push(text);
        }).observe(document, { childList: true, characterData: true, subtree: true });
      });
      const timesSpoken = () =>
        page.evaluate(
          () => Reflect.get(window, 'heard').filter((text: string) => text.includes('no room left')).length,
        );
      const line = statusLine(page).getByText(/^There's no room left to store answers\./);

      await openDrill(page);
      await startQuiz(page);
      await answerC(page, 1);
      await answerC(page, 2);
      await answersIn(page, 2);
      await page.evaluate(fill);
      for (let question = 3; question <= 12; question++) await answerC(page, question);
      await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expectTrouble(page, /^There's no room left to store answers\./, 12);
      expect(await rowsOf(page, 'answers')).toHaveLength(2);
      // It is said once a screen reader has had time to read the twelve verdicts, which takes about twenty seconds.
      await expect.poll(timesSpoken, { timeout: 60_000 }).toBe(1);

      // Progress reads the log, which still works.
      await page.keyboard.press('l');
      await page.keyboard.press('p');
      await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
      await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
      await page.keyboard.press('l');
      await page.keyboard.press('n');
      await expect(line).toBeVisible();
      await startQuiz(page);
      await answerC(page, 1);
      await expect(line).toBeVisible();

      await page.evaluate(() => Reflect.get(window, 'makeRoom')());
      await answerC(page, 2);
      await answersIn(page, 14);
      await expect(line).toHaveCount(0);
      expect(await timesSpoken()).toBe(1);
    });
});

test('given a running quiz, when the database is deleted, then the quiz goes on, and one line says so', async ({
  page,
}) => {
  await openDrill(page);
  await startQuiz(page);
  await answerC(page, 1);
  await answerC(page, 2);
  await answersIn(page, 2);
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const deleting = indexedDB.deleteDatabase('fretty');
        deleting.onsuccess = () => resolve();
      }),
  );
  await answerC(page, 3);
  await answersIn(page, 1);
  await expectTrouble(page, /^The answers stored so far were deleted outside Fretty\./, 1);
});

test('given a database of a newer version, when a drill is over, then its answers stay in memory', async ({
  page,
  context,
}) => {
  const elsewhere = await openElsewhere(context);
  await openVersion(elsewhere, 9);
  await openDrill(page);
  await drillThrough(page);
  await expectTrouble(page, /^A newer version of Fretty has stored the answers\. Reload the page/, 12);
});

test('given an older database without stores, when a drill is over, then they were added', async ({
  page,
  context,
}) => {
  const elsewhere = await openElsewhere(context);
  await openVersion(elsewhere, 1);
  await letGo(elsewhere);
  await serveNextVersion(page);
  await openDrill(page);
  await drillThrough(page);
  await answersIn(page, 12);
});

test('given a tab that blocks an upgrade, when a drill is over, then the page says that it must be closed, and stores the answers after that', async ({
  page,
  context,
}) => {
  const elsewhere = await openElsewhere(context);
  await openVersion(elsewhere, 1);
  await page.bringToFront();
  await serveNextVersion(page);
  await openDrill(page);
  await drillThrough(page);
  await expectTrouble(page, /another Fretty tab must be closed/, 12);

  await elsewhere.close();
  await answersIn(page, 12);
  await expect(statusLine(page).getByText(/another Fretty tab must be closed/)).toHaveCount(0);
});

test('given an open tab, when a newer version of Fretty opens in another, then both go on', async ({
  page,
  context,
}) => {
  await openDrill(page);
  await drillThrough(page);
  await answersIn(page, 12);

  const newer = await context.newPage();
  await serveNextVersion(newer);
  await openDrill(newer);
  await drillThrough(newer);
  await answersIn(newer, 24);

  await page.bringToFront();
  await expect(
    statusLine(page).getByText(/^A newer version of Fretty has stored the answers\./),
  ).toBeVisible();
  await drillThrough(page);
  await expectTrouble(page, /^A newer version of Fretty/, 12);
});
