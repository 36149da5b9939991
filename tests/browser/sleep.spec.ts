import { answersIn, openDrill } from './answers.ts';
import { FreezableTab } from './freezing.ts';
import { testWith } from './microphone.ts';
import { startQuiz } from './startQuiz.ts';
import { expect } from './test.ts';

const test = testWith({ plays: [110], answer: 'allow' });

const HOUR = 3_600_000;

declare global {
  interface Window {
    /** Sets the clocks of the page ahead (milliseconds), as if time had passed without it. */
    skip: (clocks: 'both' | 'system', milliseconds: number) => void;
    wasFrozen?: true;
  }
}

/** Gives a page clocks that can be set ahead, and that are an hour ahead after it was frozen. */
function giveClocks(hour: number): void {
  let [system, own] = [0, 0];
  const date = Date.now.bind(Date);
  const now = performance.now.bind(performance);
  Date.now = () => date() + system;
  performance.now = () => now() + own;
  window.skip = (clocks, milliseconds) => {
    system += milliseconds;
    if (clocks === 'both') own += milliseconds;
  };
  document.addEventListener('freeze', () => {
    window.wasFrozen = true;
    window.skip('both', hour);
  });
}

test.beforeEach(({ page }) => page.addInitScript(giveClocks, HOUR));

test.describe('given a device that sleeps for an hour during a question', () => {
  for (const [what, clocks] of [
    ['the page’s clock went on meanwhile', 'both'],
    ['the page’s clock stood still', 'system'],
  ] as const)
    test(`when ${what} and the question is answered, then no hour is logged as its time`, async ({
      page,
    }) => {
      await openDrill(page);
      await startQuiz(page);
      await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
      await page.evaluate(([clocks, hour]) => window.skip(clocks, hour), [clocks, HOUR] as const);
      await page.keyboard.press('c');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
      await page.keyboard.press('c');
      const [slept, next] = await answersIn(page, 2);
      expect(slept?.milliseconds).toBeNull();
      expect(next?.milliseconds).toBeLessThan(HOUR);
    });

  test('when the drill is one of a minute, then its time stands still', async ({ page }) => {
    await openDrill(page, '&length=1m');
    await startQuiz(page);
    await expect(page.getByText(/^(1:00|0:5\d) left$/)).toBeVisible();
    await page.evaluate(hour => window.skip('both', hour), HOUR);
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Question 2', exact: true })).toBeVisible();
    await expect(page.getByText(/^(1:00|0:[345]\d) left$/)).toBeVisible();
  });
});

const frozen = test.extend<{ open: (address: string) => Promise<FreezableTab> }>({
  open: async ({ browser, baseURL }, use) => {
    const tabs: FreezableTab[] = [];
    await use(async address => {
      const script = `(${giveClocks})(${HOUR})`;
      const tab = await FreezableTab.open(browser, new URL(address, baseURL).href, script);
      tabs.push(tab);
      return tab;
    });
    for (const tab of tabs) await tab.close();
  },
});

/** Freezes a tab for what it takes for an hour, and thaws it. */
async function sleepIn(tab: FreezableTab): Promise<void> {
  await tab.freeze();
  await expect.poll(() => tab.read('window.wasFrozen === true')).toBe(true);
  await tab.thaw();
}

const ANSWERS = `new Promise(resolve => {
  const opening = indexedDB.open('fretty');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('answers').objectStore('answers').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.map(({ milliseconds }) => milliseconds));
    };
  };
})`;

const LISTENS = /● Listening to the microphone/;

frozen.describe('given a tab that is frozen for an hour and thawed', () => {
  frozen(
    'when a question was open, then it still is, its answer has no time, and a drill of a minute goes on',
    async ({ open }) => {
      const tab = await open('/?quiz=name-note&drill=on&pause=0&length=1m');
      await tab.expectText(/Start Quiz/);
      await tab.press('q');
      await tab.expectText(/(1:00|0:5\d) left/);
      await sleepIn(tab);
      await tab.expectText(/(1:00|0:[345]\d) left/);
      await tab.expectText(/Question 1\b/);
      await tab.press('c');
      await tab.press('Enter');
      await tab.expectText(/Question 2\b/);
      await expect.poll(() => tab.read(ANSWERS)).toEqual([null]);
    },
  );

  frozen(
    'when a scale was playing, then it goes on or has ended, and it can be played again',
    async ({ open }) => {
      const tab = await open('/scales');
      const sounding = () => tab.read('document.querySelectorAll("[data-sounding]").length');
      await tab.expectText(/Play/);
      await tab.press('p');
      await expect.poll(sounding).toBe(1);
      await sleepIn(tab);
      // One press stops what goes on, and plays what has ended.
      await expect(async () => {
        await tab.press('p');
        await expect.poll(sounding, { timeout: 1000 }).toBe(0);
      }).toPass();
      await tab.press('p');
      await expect.poll(sounding).toBe(1);
    },
  );

  frozen(
    'when the tuner was listening, then it has let the microphone go, and can listen again',
    async ({ open }) => {
      const tab = await open('/tuner');
      await tab.expectText(/Tuner/);
      await tab.press('L');
      await tab.expectText(LISTENS);
      await sleepIn(tab);
      await tab.expectNoText(LISTENS);
      await tab.press('L');
      await tab.expectText(/A2/);
    },
  );

  frozen('when a quiz was listening, then it listens again by itself', async ({ open }) => {
    const tab = await open('/?quiz=play-note&with=microphone&drill=on');
    await tab.expectText(/Start Quiz/);
    await tab.press('q');
    await tab.expectText(LISTENS);
    await sleepIn(tab);
    await tab.expectText(LISTENS);
    await tab.expectText(/Question \d+ of 12/);
  });
});
