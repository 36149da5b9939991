import type { Page } from '@playwright/test';
import { testWith } from './microphone.ts';
import { remember } from './remember.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** What was said, each with the chord, the beat and the next chord that were shown then. */
    told: { readonly said: string; readonly shown: string }[];
  }
}

const AM_F = '/chords?changes=Am+F&root=A&type=minor';

/** A chord of the list, by its name as spoken. */
const chord = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Changes' }).getByRole('radio', { name });

test.describe('given a pasted list of chords', () => {
  test('when it is shown, walked and reloaded, then list and place are still there', async ({ page }) => {
    await page.goto('/chords');
    const field = page.getByRole('textbox', { name: 'Chords to Change' });
    await field.fill('Am7 D/F# | G C');
    await field.press('Enter');
    await expect(chord(page, 'A minor seven')).toBeChecked();
    await page.keyboard.press('Shift+J');
    await expect(chord(page, 'D major over F sharp')).toBeChecked();
    await expect(page.getByRole('heading', { name: 'D major over F sharp' })).toBeVisible();
    await page.reload();
    await expect(chord(page, 'D major over F sharp')).toBeChecked();
    await expect(field).toHaveValue('Am7 D/F# | G C');
  });
});

test.describe('given a minute of changes', () => {
  test('when each is counted by Space, then the neck follows, and the best of the pair is still there after a reload', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(AM_F);
    await expect(chord(page, 'A minor')).toBeChecked();
    await page.keyboard.press('Shift+G');
    await expect(page.getByRole('button', { name: 'Count a Change' })).toBeFocused();
    await page.clock.runFor(3500);
    await page.keyboard.press('Space');
    await expect(chord(page, 'F major')).toBeChecked();
    await page.clock.runFor(1000);
    await page.keyboard.press('Space');
    await expect(chord(page, 'A minor')).toBeChecked();
    await page.clock.runFor(60_000);
    await expect(page.getByText('Am to F: 2 per minute, your first count.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Am to F: 2 per minute', { exact: true })).toBeVisible();
  });
});

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** A2, which both chords have, then F2, which only F has, then E2, which only A minor has. */
const CHANGES = [45, 41, 40];

const played = testWith({ plays: CHANGES.map(frequencyOf), answer: 'allow' });

played(
  'given a guitar that plays A minor and F, when Fretty listens, then it counts each change and no note of both chords',
  async ({ page }) => {
    // Nobody hears the live region here.
    await remember(page, { readerPace: '0' });
    await page.goto(AM_F);
    await expect(chord(page, 'A minor')).toBeChecked();
    await page.keyboard.press('Shift+L');
    await expect(page.getByText('● Listening to the microphone').first()).toBeVisible();
    await page.keyboard.press('Shift+G');
    await expect(chord(page, 'F major')).toBeChecked({ timeout: 30_000 });
    const figures = page.getByText(/^1change\d+ s leftchange to Am$/);
    await expect(figures).toBeVisible();
    await expect(chord(page, 'A minor')).toBeChecked({ timeout: 30_000 });
    await expect(page.getByText(/^2changes\d+ s leftchange to F$/)).toBeVisible();
  },
);

/** Keeps what is said together with what the metronome shows then. */
const keepTold = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.told = [];
    new MutationObserver(() => {
      const said = document.querySelector('[role=status]')?.textContent?.trim() ?? '';
      if (said === '' || said === window.told.at(-1)?.said) return;
      const lines = [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
      window.told.push({ said, shown: lines.find(line => /(next .+|Count-in)$/.test(line)) ?? '' });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

test.describe('given a metronome that runs through a list', () => {
  test('when a chord is half over, then the next one is said, and comes on the neck with its own beat', async ({
    page,
  }) => {
    await keepTold(page);
    await page.goto(`${AM_F}&tempo=60`);
    await expect(chord(page, 'A minor')).toBeChecked();
    await page.keyboard.press('Shift+M');
    await expect(page.getByText(/^Am\dCount-in$/)).toBeVisible();
    await expect(chord(page, 'F major')).toBeChecked({ timeout: 20_000 });
    const told = await page.evaluate(() => window.told);
    expect(told).toContainEqual({ said: 'F major', shown: 'Am3next F' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Metronome' })).toBeVisible();
  });
});
