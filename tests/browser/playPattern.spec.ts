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
