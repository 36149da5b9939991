import type { Page } from '@playwright/test';
import { expect, testWith } from './microphone.ts';
import { remember } from './remember.ts';

declare global {
  interface Window {
    /** What each string of the check has come to, whenever that has changed. */
    lines: string[];
    /** The tracks that the page was given. */
    given: MediaStreamTrack[];
  }
}

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** G as 3 2 0 0 0 3; the A string first two frets too high, then one too low. */
const PLUCKS = [43, 49, 46, 47, 50, 55, 59, 67];

const check = (page: Page) => page.getByRole('region', { name: 'Check My Chord' });

/** Keeps the lines of the check, and the tracks that the page is given. */
const keep = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.lines = [];
    window.given = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-verdict]'))
        if (textContent && !window.lines.includes(textContent)) window.lines.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async wanted => {
      const stream = await ask(wanted);
      window.given.push(...stream.getTracks());
      return stream;
    };
  });

const trackStates = (page: Page) => page.evaluate(() => window.given.map(({ readyState }) => readyState));

async function openChords(page: Page): Promise<void> {
  // Nobody hears the live region here.
  await remember(page, { readerPace: '0' });
  await keep(page);
  await page.goto('/chords?root=G');
  await expect(page.getByText('G, open: 3 2 0 0 0 3')).toBeVisible();
}

const plucked = testWith({ plays: PLUCKS.map(frequencyOf), answer: 'allow' });

plucked.describe('given a guitar that plays G with one finger on wrong frets at first', () => {
  plucked(
    'when the chord is checked, then it tells where that finger has to go, then that all strings are right, and lets the microphone go',
    async ({ page }) => {
      plucked.setTimeout(120_000);
      await openChords(page);
      await page.keyboard.press('Shift+C');
      await expect(check(page).getByText('Pluck string 6.')).toBeVisible();
      await expect(check(page).getByText('All six strings are right.')).toBeVisible({ timeout: 90_000 });
      const lines = await page.evaluate(() => window.lines);
      expect(lines).toContain('String 5: heard C sharp, wanted B. Two frets down.');
      expect(lines).toContain('String 5: heard A sharp, wanted B. One fret up.');
      expect(lines.filter(line => line.endsWith(': right.'))).toHaveLength(6);
      expect(await trackStates(page)).toEqual(['ended']);
    },
  );

  plucked('when the screen is left during the check, then the microphone is let go', async ({ page }) => {
    await openChords(page);
    await page.keyboard.press('Shift+C');
    await expect(page.getByText('● Listening to the microphone')).toBeVisible();
    expect(await trackStates(page)).toEqual(['live']);
    await page.keyboard.press('l');
    await page.keyboard.press('t');
    await expect(page.getByRole('heading', { level: 1, name: 'Triads' })).toBeVisible();
    expect(await trackStates(page)).toEqual(['ended']);
  });
});

const without = testWith({ plays: [], answer: 'no-device' });

without(
  'given no microphone, when the chord is checked, then it says so, and the players check each string by key',
  async ({ page }) => {
    await openChords(page);
    await page.keyboard.press('Shift+C');
    await expect(check(page).getByText(/^No microphone found/)).toBeVisible();
    await expect(check(page).getByText('String 6: fret 3, finger 2, G.')).toBeVisible();
    for (const key of ['k', 'k', 'j', 'k', 'k', 'k']) await page.keyboard.press(key);
    await expect(check(page).getByText('String 4 needs another try.')).toBeVisible();
  },
);

without(
  'given a chord, when it is copied as a picture or printed, then that is the diagram and its strings in words, on paper below its neck',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openChords(page);
    await page.getByRole('button', { name: 'Copy as Picture' }).click();
    await expect(page.getByRole('status')).toHaveText('The picture is on the clipboard.');
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap(item => item.types),
    );
    expect(types).toEqual(['image/png']);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'Chord diagram of G: 3 2 0 0 0 3' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Fretboard\. String 1: / })).toBeVisible();
    await expect(page.getByText('String 6: fret 3, finger 2, G.')).toBeVisible();
    await expect(page.getByText('G', { exact: true }).locator('visible=true')).toHaveCount(1);
    for (const role of ['grid', 'button', 'radio', 'textbox', 'combobox'] as const)
      await expect(page.getByRole(role).locator('visible=true'), role).toHaveCount(0);
  },
);
