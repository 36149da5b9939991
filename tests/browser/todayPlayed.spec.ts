import { idAt } from '../../src/practice/answer.ts';
import { answerWith } from '../practice/made.ts';
import { recordRegion } from './eyesFree.voice.ts';
import { expect, testWith } from './microphone.ts';
import { storeAnswers } from './storedYear.ts';

const DAY = 24 * 60 * 60_000;
const G2 = 440 * 2 ** ((43 - 69) / 12);

/** G on string 6, played as it should be a month ago: by now it is due. */
function playedLongAgo() {
  const time = Date.now() - 30 * DAY;
  return [0, 1, 2].map(index =>
    answerWith({
      ...{ id: idAt(time + index, 'a'), time: time + index, date: '2026-01-01', round: idAt(time, 'r') },
      ...{ screen: 'notes', quiz: 'play-note', item: 'find:E2-A2-D3-G3-B3-E4:6:G' },
      ...{ asked: 'G', answered: 'G', verdict: 'right', way: 'microphone', milliseconds: 2000 },
    }),
  );
}

const guitar = testWith({ plays: [G2], answer: 'allow' });

guitar(
  'given a note that was played and is due, when Today asks it, then the guitar answers',
  async ({ page }) => {
    guitar.setTimeout(120_000);
    await storeAnswers(page, playedLongAgo());
    await page.goto('/?with=microphone&quiz=play-note&only-right=on&drill=on&pause=0');
    await page.keyboard.press('Shift+T');
    await expect(page.getByRole('region', { name: "Today's Practice" })).toContainText('1 note to review');
    await page.keyboard.press('q');
    await expect(page.getByText('● Listening to the microphone')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Question 3/ })).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Shift+Q');
    await expect(page.getByRole('button', { name: /^Next: Naturals on strings 6 and 5/ })).toBeVisible();
    await expect(page.getByText('● Listening to the microphone')).toHaveCount(0);
  },
);

const mute = testWith({ plays: [G2], answer: 'no-device' });

mute(
  'given no microphone, when Today asks what was played, then that is said once, and keys answer that part and the next',
  async ({ page }) => {
    await recordRegion(page);
    await storeAnswers(page, playedLongAgo());
    await page.goto('/?with=microphone&quiz=play-note&drill=on');
    await page.keyboard.press('Shift+T');
    await expect(page.getByRole('region', { name: "Today's Practice" })).toContainText('1 note to review');
    await page.keyboard.press('q');
    await expect(page.getByText(/^No microphone found/).first()).toBeVisible();
    /** What the live region has said of it. */
    const told = async () =>
      (await page.evaluate(() => window.regionTexts)).filter(text => text.includes('No microphone found'));
    await expect.poll(told).toHaveLength(1);
    await page.keyboard.press('3');
    await expect(page.getByRole('heading', { name: /^Question 2/ })).toBeVisible();
    await expect(page.getByText('Score: 1')).toBeVisible();
    await page.keyboard.press('Shift+Q');
    await page.getByRole('button', { name: /^Next: Naturals on strings 6 and 5/ }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible();
    await expect(page.getByText(/^No microphone found/)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('status')).toContainText(/It is [A-G]\.$/);
    expect(await told()).toHaveLength(1);
  },
);
