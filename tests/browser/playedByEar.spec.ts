import { expect, testWith } from './microphone.ts';

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** The notes of C major from C3 up: whatever is asked is among them, and others answer nothing. */
const guitar = testWith({ plays: [48, 52, 55, 59, 50, 53, 57].map(frequencyOf), answer: 'allow' });

const PLAYED = 'with=microphone&only-right=on&drill=on&pause=0';

for (const { name, address } of [
  {
    name: 'Degree by Ear by its note',
    address: `/scales?quiz=ear-degree&types=major&keys=C&context=none&${PLAYED}`,
  },
  {
    name: 'Chord by Ear string by string',
    address: `/keys?view=quiz&quiz=ear-chord&types=major&most=1&chords=1&${PLAYED}`,
  },
  {
    name: 'Quality by Ear string by string',
    address: `/triads?quiz=ear-quality&roots=C&qualities=major&${PLAYED}`,
  },
])
  guitar(
    `given a guitar, when it plays ${name}, then that is right, and the next is asked`,
    async ({ page }) => {
      guitar.setTimeout(120_000);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('q');
      await expect(page.getByText('● Listening to the microphone')).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Question 3/ })).toBeVisible({ timeout: 100_000 });
      await page.keyboard.press('Shift+Q');
      await expect(page.getByText(/2\/2|2 of 2 right/).first()).toBeVisible();
    },
  );
