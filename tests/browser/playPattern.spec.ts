import type { Page } from '@playwright/test';
import { keepTracks, testWith } from './microphone.ts';
import { NOTE_OFF, plugIn, ring, send, strike } from './midiGuitar.ts';
import { remember } from './remember.ts';
import { expect, test } from './test.ts';

/** A minor pentatonic, pattern 1, as MIDI numbers. */
const PATTERN = [45, 48, 50, 52, 55, 57, 60, 62, 64, 67, 69, 72];

/** A note that isn't in its place. */
const G2 = 43;

test.describe('given a MIDI guitar', () => {
  test('when a whole pattern is played on it, one note wrong, then it waits for the right one, and the results say how even it was', {
    tag: '@fast',
  }, async ({ page }) => {
    await plugIn(page);
    // Nobody hears the live region here.
    await remember(page, { readerPace: '0' });
    await page.goto('/scales?key=A&type=minor-pentatonic&view=patterns&quiz=play-pattern&with=midi');
    await expect(page.getByRole('heading', { level: 1, name: 'Scales', exact: true })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText('● Listening to MIDI')).toBeVisible();
    for (const [index, midi] of PATTERN.entries()) {
      await expect(
        page.getByRole('heading', { name: `Question ${index + 1} of 12`, exact: true }),
      ).toBeVisible();
      if (index === 3) {
        await ring(page, G2);
        await expect(page.getByText('Heard G; string 5, fret 7 is E.')).toBeVisible();
        await expect(page.getByText('Incorrect')).toBeVisible();
        await send(page, NOTE_OFF, G2, 0);
      }
      await strike(page, midi);
    }
    const results = page.getByRole('dialog', { name: 'Quiz Results' });
    await expect(results.getByText('11/12')).toBeVisible();
    await expect(results.getByRole('heading', { name: 'Evenness' })).toBeVisible();
    await expect(
      results.getByText(/^Slowest change: string \d, fret \d to string \d, fret \d, /),
    ).toBeVisible();
  });
});

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** The pattern with a wrong note before its fourth one, once the app listens. */
const guitar = testWith({
  plays: PATTERN.toSpliced(3, 0, G2).map(frequencyOf),
  lead: 4,
  answer: 'allow',
});

/** Starts the pattern, and waits until the microphone listens. */
async function start(page: Page): Promise<void> {
  await keepTracks(page);
  // Nobody hears the live region here.
  await remember(page, { readerPace: '0' });
  await page.goto('/scales?key=A&type=minor-pentatonic&view=patterns&quiz=play-pattern&with=microphone');
  await expect(page.getByRole('heading', { level: 1, name: 'Scales', exact: true })).toBeVisible();
  await page.keyboard.press('q');
  await expect(page.getByText('● Listening to the microphone')).toBeVisible();
}

const trackStates = (page: Page) => page.evaluate(() => window.tracks.map(({ readyState }) => readyState));

guitar.describe('given a guitar that is heard through the microphone', () => {
  guitar(
    'when a whole pattern is played on it, one note wrong, then it waits for the right one, and the results say how even it was',
    async ({ page }) => {
      await start(page);
      await expect(page.getByText('Heard G; string 5, fret 7 is E.')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Incorrect')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Question 4 of 12', exact: true })).toBeVisible();
      expect(await trackStates(page)).toEqual(['live']);
      const results = page.getByRole('dialog', { name: 'Quiz Results' });
      await expect(results.getByText('11/12')).toBeVisible({ timeout: 60_000 });
      await expect(results.getByRole('heading', { name: 'Evenness' })).toBeVisible();
      await expect(
        results.getByText(/^Slowest change: string \d, fret \d to string \d, fret \d, /),
      ).toBeVisible();
      expect(await trackStates(page)).toEqual(['ended']);
    },
  );

  const WAYS_OF_LEAVING: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the quiz is quit': page => page.keyboard.press('Shift+Q'),
    async 'another screen is opened'(page) {
      await page.getByRole('button', { name: /^You Can Learn/ }).click();
      await page.getByRole('link', { name: 'Learn the Triads' }).click();
    },
    'listening is stopped': page => page.keyboard.press('Shift+L'),
  };

  for (const [way, leave] of Object.entries(WAYS_OF_LEAVING))
    guitar(`when ${way} halfway, then the microphone is let go`, async ({ page }) => {
      await start(page);
      await expect(page.getByRole('heading', { name: 'Question 3 of 12', exact: true })).toBeVisible({
        timeout: 60_000,
      });
      expect(await trackStates(page)).toEqual(['live']);
      await leave(page);
      await expect(page.getByText('● Listening to the microphone')).toHaveCount(0);
      await expect.poll(() => trackStates(page)).toEqual(['ended']);
    });
});
