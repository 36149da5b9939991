import { installVoice, wantEyesFree } from './eyesFree.voice.ts';
import { expect, testWith } from './microphone.ts';
import { remember } from './remember.ts';

/** What each question of the link asks for, as MIDI numbers: F on string 5, B on string 5, G on string 6 … */
const NOTES = [53, 47, 43, 45, 41, 47, 40, 50, 55, 45, 48, 50];

/** A missed note only has to be played again, however busy the machine is; `tests/listening` counts wrong ones. */
const DRILL =
  '/?frets=12&accidentals=flats&quiz=play-note&strings=6.5&order=shuffled&with=microphone&octave=exact&only-right=on&drill=on&length=12&low=0&high=all&ask=naturals&pause=0#seed=1-0000005';

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

const test = testWith({ plays: NOTES.map(frequencyOf), answer: 'allow' });

test.describe('given a guitar that plays the notes of a drill', () => {
  test('when q is pressed, then that is the only key from the first question to the results', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // Nobody hears the live region here.
    await remember(page, { readerPace: '0' });
    await page.goto(DRILL);
    await expect(page.getByText(/No sound leaves this device/)).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText('● Listening to the microphone')).toBeVisible();
    await expect(page.getByText("A microphone can't hear which string it was.")).toBeVisible();
    const results = page.getByRole('dialog', { name: 'Quiz Results' });
    await expect(results.getByText('12/12')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('● Listening to the microphone')).toHaveCount(0);
  });
});

const G2 = 43;
const byEar = testWith({ plays: [frequencyOf(G2)], answer: 'allow' });

byEar.describe('given a voice that asks, and a guitar that plays the same note again and again', () => {
  byEar(
    'when q is pressed, then the drill asks, listens and goes on by itself to its end',
    async ({ page }) => {
      byEar.setTimeout(180_000);
      await installVoice(page);
      await wantEyesFree(page);
      // The voice ends each text by itself.
      await page.addInitScript(() => setInterval(() => window.endSaying(), 150));
      await page.goto('/?quiz=play-note&with=microphone&only-right=on&drill=on&strings=6&low=3&high=3');
      await expect(page.getByText(/^Eyes-free quizzes are on. Questions are read aloud/)).toBeVisible();
      await page.keyboard.press('q');
      const results = page.getByRole('dialog', { name: 'Quiz Results' });
      await expect(results.getByText('12/12')).toBeVisible({ timeout: 150_000 });
      const spoken = await page.evaluate(() => window.spoken.map(({ text }) => text));
      expect(spoken[0]).toBe('Question 1 of 12. Play G on string 6, fret 3.');
      expect(spoken.filter(text => /^Right: G[.,]/.test(text))).toHaveLength(12);
    },
  );
});

const anOctaveHigh = testWith({ plays: [frequencyOf(G2 + 12)], answer: 'allow' });

anOctaveHigh.describe('given a string that is always heard an octave too high', () => {
  anOctaveHigh(
    'when it is played again and again, then that is offered to count, and it does',
    async ({ page }) => {
      await remember(page, { readerPace: '0' });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/?quiz=play-note&with=microphone&only-right=on&drill=on&strings=6&low=3&high=3');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('q');
      const offer = page.getByText(/^Again an octave too high\. If you are sure, play it once more/);
      await expect(offer.first()).toBeVisible();
      await expect(page.getByText('Heard G3').first()).toBeInViewport();
      await expect(offer.first()).toBeInViewport();
      await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
      await page.getByRole('heading', { name: 'Question 2 of 12' }).waitFor();
    },
  );
});
