import type { Page } from '@playwright/test';
import { expect, keepTracks, testWith } from './microphone.ts';
import { remember } from './remember.ts';

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** C major in root position on strings 3, 2 and 1, and with string 2 a fret too low. */
const C_MAJOR = [60, 64, 67].map(frequencyOf);
const ONE_FRET_OFF = [60, 63, 67].map(frequencyOf);

const ASKED = 'qualities=major&sets=1-2-3&roots=C&with=microphone';

/** Starts a quiz that listens. */
async function start(page: Page, address: string): Promise<void> {
  await keepTracks(page);
  // Without chance the first shape is that of C major in root position, and its lowest note is the missing one.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  // Nobody hears the live region here.
  await remember(page, { readerPace: '0' });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Triads', exact: true })).toBeVisible();
  await page.keyboard.press('q');
  await expect(page.getByText('● Listening to the microphone')).toBeVisible();
}

/** Quits the quiz, after which no microphone is left open. */
async function quit(page: Page): Promise<void> {
  const live = () => page.evaluate(() => window.tracks.some(({ readyState }) => readyState === 'live'));
  expect(await live()).toBe(true);
  await page.keyboard.press('Shift+Q');
  await expect(page.getByText('● Listening to the microphone')).toHaveCount(0);
  expect(await live()).toBe(false);
}

const right = testWith({ plays: [C_MAJOR], answer: 'allow' });

right.describe('given a guitar that strums C major', () => {
  right('when its shape is asked for, then one strum answers all of its notes', async ({ page }) => {
    right.setTimeout(120_000);
    await start(page, `/triads?quiz=play-shape&${ASKED}`);
    await expect(page.getByRole('heading', { name: /^Question [4-9] of 12/ })).toBeVisible({
      timeout: 60_000,
    });
    await quit(page);
  });

  right('when the shape is to be completed, then the strum is right', async ({ page }) => {
    right.setTimeout(120_000);
    await start(page, `/triads?quiz=complete-shape&drill=on&pause=0&${ASKED}`);
    await expect(page.getByText('Score: 1')).toBeVisible({ timeout: 60_000 });
    await quit(page);
  });

  right('when Quality by Ear has played that triad, then the strum is right', async ({ page }) => {
    right.setTimeout(120_000);
    await start(page, `/triads?quiz=ear-quality&drill=on&pause=0&${ASKED}`);
    await expect(page.getByText(/or strum all three where they sounded/)).toBeVisible();
    await expect(page.getByText('Score: 1')).toBeVisible({ timeout: 60_000 });
    await quit(page);
  });
});

const wrong = testWith({ plays: [ONE_FRET_OFF], answer: 'allow' });

wrong.describe('given a guitar that strums it with string 2 a fret too low', () => {
  wrong('when the shape is asked for, then it says which string, and waits', async ({ page }) => {
    wrong.setTimeout(120_000);
    await start(page, `/triads?quiz=play-shape&${ASKED}`);
    await expect(page.getByText('Heard D#; string 2, fret 5 is E.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Incorrect')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Question 2 of 12', exact: true })).toBeVisible();
    await quit(page);
  });
});

const silent = testWith({ plays: [C_MAJOR.slice(1)], answer: 'allow' });

silent.describe('given a guitar on which string 3 stays silent', () => {
  silent(
    'when the shape is to be completed there, then that is said, and it is no mistake',
    async ({ page }) => {
      silent.setTimeout(120_000);
      await start(page, `/triads?quiz=complete-shape&${ASKED}`);
      await expect(page.getByText("String 3 didn't sound.")).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('heading', { name: 'Question 1 of 12', exact: true })).toBeVisible();
      await expect(page.getByText('Incorrect')).toHaveCount(0);
      await quit(page);
    },
  );
});
