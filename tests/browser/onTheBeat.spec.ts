import { testWith } from './microphone.ts';
import { remember } from './remember.ts';
import { expect, test } from './test.ts';

const DRILL = '/?quiz=name-note&with=self-check&drill=on&beat=on&every=2';

test('given a drill on the beat, when one answer is in time and one late, then each has its verdict, and the results say so', async ({
  page,
}) => {
  await page.goto(DRILL);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('q');
  await page.getByRole('heading', { name: 'Question 1 of 12' }).waitFor();
  const bar = page.getByRole('region', { name: 'Metronome' });
  await expect(bar).toContainText('80 a minute');
  await page.keyboard.press('Space');
  await page.keyboard.press('k');
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  // No key goes on: the beat does.
  await page.getByRole('heading', { name: 'Question 2 of 12' }).waitFor();
  const mark = page.getByText(/^♩ 80 · \d$/);
  const seen = new Set<string>();
  // Every beat of a bar comes: its own is among them, and over.
  await expect
    .poll(
      async () => {
        seen.add(await mark.innerText());
        return seen.size;
      },
      // Once a second, as by default, it would see the same three beats of a bar of three seconds.
      { intervals: [100] },
    )
    .toBe(4);
  await page.keyboard.press('Space');
  await page.keyboard.press('k');
  await expect(page.getByText('Late', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Q');
  const results = page.getByRole('dialog', { name: 'Quiz Results' });
  await expect(results.getByText('1/2', { exact: true })).toBeVisible();
  await expect(results.getByText('1 right answer was late.')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

const ROUND = '/?quiz=name-note&with=self-check&drill=on&length=12&beat=on&every=3';

test('given rounds on the beat, when one is given up and the next one known in time, then the tempo goes down, and up again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(ROUND);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('q');
  const question = (number: number) =>
    page.getByRole('heading', { name: `Question ${number} of 12`, exact: true }).waitFor();
  const bar = page.getByRole('region', { name: 'Metronome' });
  const results = page.getByRole('dialog', { name: 'Quiz Results' });
  await expect(bar).toContainText('80 a minute');
  for (let number = 1; number <= 12; number += 1) {
    await question(number);
    await page.keyboard.press('/');
  }
  await expect(results.getByText('Tempo down from 80 to 75.')).toBeVisible();

  await page.keyboard.press('q');
  await expect(bar).toContainText('75 a minute');
  for (let number = 1; number <= 12; number += 1) {
    await question(number);
    await page.keyboard.press('Space');
    await page.keyboard.press('k');
  }
  await expect(results.getByText('12/12')).toBeVisible();
  await expect(results.getByText('Tempo up from 75 to 80.')).toBeVisible();
});

/** What the first questions of the link ask for, as MIDI numbers: F on string 5, B on string 5, G on string 6 … */
const NOTES = [53, 47, 43, 45, 41];
const PLAYED =
  '/?frets=12&accidentals=flats&quiz=play-note&strings=6.5&order=shuffled&with=microphone&octave=exact&drill=on&length=12&low=0&high=all&ask=naturals&beat=on&every=2#seed=1-0000005';

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/**
 * At 40 a minute a bar is counted in, so the first question is over after 7.5 s, and each of the others 3 s later. A string
 * rings as long as that.
 */
const guitar = testWith({
  plays: NOTES.map(frequencyOf),
  ringing: { from: 5, every: 3 },
  answer: 'allow',
});

guitar(
  'given a drill on the beat, when each string rings on over the next beat, then no beat is skipped, and each answer is in time',
  async ({ page }) => {
    guitar.setTimeout(120_000);
    // Nobody hears the live region here.
    await remember(page, { readerPace: '0', tempo: '40' });
    await page.goto(PLAYED);
    await page.getByRole('heading', { level: 1, name: 'Notes', exact: true }).waitFor();
    await page.keyboard.press('q');
    await expect(page.getByText('● Listening to the microphone')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Question 6 of 12', exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('Score: 5')).toBeVisible();
  },
);
