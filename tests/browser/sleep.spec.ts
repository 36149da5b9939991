import type { Page } from '@playwright/test';
import { answersIn, openDrill } from './answers.ts';
import { testWith } from './microphone.ts';
import { startQuiz } from './startQuiz.ts';
import { expect } from './test.ts';

const test = testWith({ plays: [110], answer: 'allow' });

const HOUR = 3_600_000;

declare global {
  interface Window {
    /** Sets the clocks of the page ahead (milliseconds), as if time had passed without it. */
    skip: (clocks: 'both' | 'system', milliseconds: number) => void;
  }
}

/** Gives the page clocks that can be set ahead, and that are an hour ahead after it was frozen. */
const giveClocks = (page: Page) =>
  page.addInitScript(hour => {
    let [system, own] = [0, 0];
    const date = Date.now.bind(Date);
    const now = performance.now.bind(performance);
    Date.now = () => date() + system;
    performance.now = () => now() + own;
    window.skip = (clocks, milliseconds) => {
      system += milliseconds;
      if (clocks === 'both') own += milliseconds;
    };
    document.addEventListener('freeze', () => window.skip('both', hour));
  }, HOUR);

/** Freezes the tab, as browsers do with tabs in the background; returns what thaws it and brings it back. */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await page.bringToFront();
    await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('visible');
  };
}

test.beforeEach(({ page }) => giveClocks(page));

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

test.describe('given a tab that is frozen for an hour and thawed', () => {
  test('when a question was open, then it still is, its answer has no time, and a drill of a minute goes on', async ({
    page,
  }) => {
    await openDrill(page, '&length=1m');
    await startQuiz(page);
    await expect(page.getByText(/^(1:00|0:5\d) left$/)).toBeVisible();
    await (await freeze(page))();
    await expect(page.getByText(/^(1:00|0:[345]\d) left$/)).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Question 2', exact: true })).toBeVisible();
    const [answer] = await answersIn(page, 1);
    expect(answer?.milliseconds).toBeNull();
  });

  test('when a scale was playing, then it goes on or has ended, and it can be played again', async ({
    page,
  }) => {
    await page.goto('/scales');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    const sounding = page.locator('[data-sounding]');
    await page.keyboard.press('p');
    await expect(sounding).toHaveCount(1);
    await (await freeze(page))();
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await expect(async () => {
      if (await stop.isVisible()) await stop.click();
      await page.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 1000 });
      await expect(sounding).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await stop.click();
    await expect(sounding).toHaveCount(0);
  });

  test('when the tuner was listening, then it has let the microphone go, and can listen again', async ({
    page,
  }) => {
    const listens = page.getByRole('contentinfo').getByText('● Listening to the microphone');
    await page.goto('/tuner');
    await expect(page.getByRole('heading', { level: 1, name: 'Tuner' })).toBeVisible();
    await page.keyboard.press('Shift+L');
    await expect(listens).toBeVisible();
    await (await freeze(page))();
    await expect(listens).toHaveCount(0);
    await page.keyboard.press('Shift+L');
    await expect(
      page.getByRole('region', { name: 'Tuner', exact: true }).getByText('A2').first(),
    ).toBeVisible();
  });

  test('when a quiz was listening, then it listens again by itself', async ({ page }) => {
    const listens = page.getByRole('contentinfo').getByText('● Listening to the microphone');
    await page.goto('/?quiz=play-note&with=microphone&drill=on');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    await expect(listens).toBeVisible();
    await (await freeze(page))();
    await expect(listens).toBeVisible();
    await expect(page.getByText(/Question \d+ of 12/).first()).toBeVisible();
  });
});
