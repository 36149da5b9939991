import type { BrowserContext, Page } from '@playwright/test';
import { answerC, answersIn, drillThrough, openDrill, rowsOf, runCommand, statusLine } from './answers.ts';
import { startQuiz } from './startQuiz.ts';
import { storeAnswers, yearOfAnswers } from './storedYear.ts';
import { expect, test } from './test.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Every answer that was judged, whatever becomes of the page, as the next page finds it. */
async function expectKept(context: BrowserContext, count: number): Promise<void> {
  const next = await context.newPage();
  await next.goto('/');
  await answersIn(next, count);
  await next.close();
}

/** A page of the same site without the app, which keeps all others from using the log, as a long merge does. */
async function holdLog(context: BrowserContext): Promise<() => Promise<void>> {
  const page = await context.newPage();
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('fretty');
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          const held = database.transaction(stores, 'readwrite').objectStore('answers');
          const hold = () => {
            if ('isReleased' in window) return database.close();
            held.count().onsuccess = hold;
            resolve();
          };
          hold();
        };
      }),
  );
  return async () => {
    await page.evaluate(() => Object.assign(window, { isReleased: true }));
    await page.close();
  };
}

const refusal = (page: Page) => statusLine(page).getByText(/^This browser won't let Fretty store answers\./);

test.describe('given a tab that is closed just after an answer', () => {
  for (const [speed, rate] of [
    ['at full speed', 1],
    ['with a processor six times slower', 6],
  ] as const)
    for (const wait of [0, 30, 60])
      test(`when that is ${wait} ms later, ${speed}, then no answer is lost`, async ({ context }) => {
        for (let tab = 1; tab <= 4; tab++) {
          const page = await context.newPage();
          await openDrill(page);
          await startQuiz(page);
          if (rate > 1) {
            const session = await context.newCDPSession(page);
            await session.send('Emulation.setCPUThrottlingRate', { rate });
          }
          await page.keyboard.press('c');
          // The time between is the fault itself.
          await new Promise(resolve => setTimeout(resolve, wait));
          await page.close();
        }
        await expectKept(context, 4);
      });
});

test('given a tab that is closed while the code that keeps answers is fetched, when Fretty is opened again, then the answer is there', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.route('**/answerLog-*.js', () => {});
  await openDrill(page);
  await startQuiz(page);
  await answerC(page, 1);
  await page.close();
  await expectKept(context, 1);
});

test('given another tab that merges for long, when answers wait behind it and their tab is closed, then none is lost', async ({
  page,
  context,
}) => {
  await openDrill(page);
  await drillThrough(page);
  await answersIn(page, 12);
  await startQuiz(page);
  const release = await holdLog(context);
  await page.bringToFront();
  for (let question = 1; question <= 5; question++) await answerC(page, question);
  await page.close();
  await release();
  await expectKept(context, 17);
});

test('given a deletion that was confirmed, when it takes long and answers follow, then they stay, and the others are gone', async ({
  page,
  context,
}) => {
  await openDrill(page);
  await drillThrough(page);
  await answersIn(page, 12);
  await startQuiz(page);
  await answerC(page, 1);
  await answersIn(page, 13);
  await runCommand(page, 'Delete All Answers');
  const dialog = page.getByRole('dialog', { name: 'Delete All Answers?' });
  await expect(dialog.getByText('This deletes 13 answers')).toBeVisible();
  const release = await holdLog(context);
  await page.bringToFront();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  for (let question = 2; question <= 6; question++) await answerC(page, question);
  await release();
  await answersIn(page, 5);
  await page.close();
  await expectKept(context, 5);
});

test('given storage that can’t be opened at first, when it can again, then the next answer stores all of them, and the line goes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store.', 'UnknownError');
    };
    Object.assign(window, { allow: () => Object.assign(IDBFactory.prototype, { open }) });
  });
  await openDrill(page);
  await startQuiz(page);
  for (let question = 1; question <= 6; question++) await answerC(page, question);
  await expect(refusal(page)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'allow')());
  await answerC(page, 7);
  await answersIn(page, 7);
  await expect(refusal(page)).toHaveCount(0);
});

test.describe('given a drill whose site data the browser clears', () => {
  for (const storageTypes of ['indexeddb', 'all'])
    test(`when ${storageTypes} is cleared at the moment of an answer, six times, then every later one is stored`, async ({
      page,
      context,
    }) => {
      const session = await context.newCDPSession(page);
      await openDrill(page);
      await startQuiz(page);
      for (let question = 1; question <= 3; question++) await answerC(page, question);
      await answersIn(page, 3);
      const { origin } = new URL(page.url());
      for (let question = 4; question <= 9; question++) {
        await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeVisible();
        await Promise.all([
          page.keyboard.press('c'),
          session.send('Storage.clearDataForOrigin', { origin, storageTypes }),
        ]);
        await page.keyboard.press('Enter');
      }
      for (let question = 10; question <= 12; question++) await answerC(page, question);
      await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
      // An answer at the moment of a clearing may be on either side of it.
      await expect.poll(async () => (await rowsOf(page, 'answers')).length).toBeGreaterThanOrEqual(3);
      await expect(refusal(page)).toHaveCount(0);
      // The last answers may still be on their way between the two readings.
      await expect(async () => {
        const [round] = await rowsOf(page, 'rounds');
        expect(round).toMatchObject({ answers: (await rowsOf(page, 'answers')).length });
      }).toPass();
    });
});

test.describe('given storage whose calls fail at random', () => {
  for (const seed of [1, 2, 3])
    test(`when a drill is done (seed ${seed}), then no answer is lost or doubled`, async ({
      page,
      context,
    }) => {
      await page.addInitScript(seed => {
        let last = seed;
        const chance = () => {
          last = (last * 48_271) % 2_147_483_647;
          return last / 2_147_483_647;
        };
        const names = ['UnknownError', 'AbortError', 'InvalidStateError', 'QuotaExceededError'];
        const failing = (share: number) => {
          if (chance() < share)
            throw new DOMException('At random.', names[Math.floor(chance() * names.length)]);
        };
        const breakCall = (target: object, name: string, share: number) => {
          const real: unknown = Reflect.get(target, name);
          Reflect.set(target, name, function (this: object, ...given: readonly unknown[]) {
            failing(share);
            // Some transactions are aborted by the browser.
            if (this instanceof IDBObjectStore && chance() < share) queueMicrotask(() => abort(this));
            if (typeof real === 'function') return Reflect.apply(real, this, given);
          });
        };
        const abort = ({ transaction }: IDBObjectStore) => {
          try {
            transaction.abort();
          } catch {
            // It is over.
          }
        };
        breakCall(IDBFactory.prototype, 'open', 0.5);
        breakCall(IDBDatabase.prototype, 'transaction', 0.1);
        for (const name of ['put', 'get', 'getKey', 'getAll', 'count', 'openCursor'])
          breakCall(IDBObjectStore.prototype, name, 0.1);
      }, seed);
      await openDrill(page);
      await drillThrough(page);
      await page.close();
      await expectKept(context, 12);
    });
});

test('given answers from a clock that was a year ahead, when a drill is done, then no answer reads the log again', async ({
  page,
}) => {
  const answers = yearOfAnswers(Date.now() + YEAR).slice(-1500);
  await storeAnswers(page, answers);
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    Object.assign(window, { readings: 0 });
    IDBObjectStore.prototype.getAll = function (...given) {
      // Reading within a writing transaction: sums that are made again.
      if (this.transaction.mode === 'readwrite')
        Object.assign(window, { readings: Reflect.get(window, 'readings') + 1 });
      return getAll.apply(this, given);
    };
  });
  await openDrill(page);
  await drillThrough(page);
  await answersIn(page, answers.length + 12);
  expect(await page.evaluate(() => Reflect.get(window, 'readings'))).toBe(0);
});
