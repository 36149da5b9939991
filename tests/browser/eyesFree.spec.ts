import type { Page } from '@playwright/test';
import { installVoice, recordRegion, wantEyesFree } from './eyesFree.voice.ts';
import { speedUpAudio } from './intervals.audio.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const NO_VOICE = 'This browser has no voice of its own. A screen reader still reads everything.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the voice says something that matches. */
const hears = (page: Page, text: string | RegExp) =>
  expect
    .poll(() => page.evaluate(() => window.saying()))
    .toEqual(typeof text === 'string' ? text : expect.stringMatching(text));

const endSaying = (page: Page) => page.evaluate(() => window.endSaying());

const expectSilentRegion = async (page: Page) =>
  expect(await page.evaluate(() => window.regionTexts)).toEqual([]);

async function openByEar(page: Page, address: string): Promise<void> {
  await installVoice(page);
  await recordRegion(page);
  await wantEyesFree(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The setup only says that if there is a voice.
  await expect(page.getByText(/^Eyes-free quizzes are on. Questions are read aloud/)).toBeVisible();
}

test.describe('a whole eyes-free quiz', () => {
  test('given Notes, when each spoken place is answered with its note, then all are right', async ({
    page,
  }) => {
    await openByEar(page, '/?quiz=name-note&strings=0');
    const keys = ['e', 'f', 'Shift+F', 'g', 'Shift+G', 'a', 'Shift+A', 'b', 'c', 'Shift+C', 'd', 'Shift+D'];
    await startQuiz(page);
    for (let question = 1; question <= 12; question += 1) {
      await hears(page, new RegExp(`^Question ${question} of 12\\. Name the note on string 6, `));
      const asked = await page.evaluate(() => window.saying());
      const fret = Number(/fret (\d+)/.exec(asked)?.[1] ?? 0);
      await page.keyboard.press(keys[fret % 12] ?? '');
      await hears(page, /^Right: [A-G]( sharp)?\.$/);
      await endSaying(page);
    }
    await hears(page, 'The quiz is over: 12 of 12 right, 100 percent.');
    await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
    await expectSilentRegion(page);
  });

  test('given Keys, when the accidentals of each spoken key are counted, then one key answers each', async ({
    page,
  }) => {
    await openByEar(page, '/keys?view=quiz&quiz=count-accidentals&types=major&count=5');
    const counts: Record<string, string> = {
      ...{ C: '0', G: '1', F: '1', D: '2', 'B flat': '2', A: '3', 'E flat': '3' },
      ...{ E: '4', 'A flat': '4', B: '5', 'D flat': '5', 'F sharp': '6', 'G flat': '6' },
    };
    await startQuiz(page);
    for (let question = 1; question <= 5; question += 1) {
      await hears(page, new RegExp(`^.+ major: how many sharps or flats\\? Question ${question} of 5\\.$`));
      const asked = await page.evaluate(() => window.saying());
      await page.keyboard.press(counts[/^(.+) major:/.exec(asked)?.[1] ?? ''] ?? '');
      await hears(page, /^Right: .+ major has /);
      await endSaying(page);
    }
    await hears(page, 'The quiz is over: 5 of 5 right.');
    await expectSilentRegion(page);
  });

  test('given Intervals, when they are heard and answered, then speech and sound never overlap', async ({
    page,
  }) => {
    await speedUpAudio(page);
    await openByEar(page, '/intervals?mode=quiz');
    await startQuiz(page);
    for (let question = 1; question <= 12; question += 1) {
      await hears(page, new RegExp(`^Question ${question} of 12\\.`));
      expect(await page.evaluate(() => window.tones.length)).toBe(0);
      await endSaying(page);
      await expect.poll(() => page.evaluate(() => window.tones.length)).toBe(2);
      const [root = 1, target = 1] = await page.evaluate(() =>
        window.tones.splice(0).map(({ frequency }) => frequency),
      );
      await page.keyboard.press('awsedftgyhujk'.charAt(Math.round(12 * Math.log2(target / root))));
      await hears(page, /^Right: /);
      await endSaying(page);
    }
    await hears(page, '12 of 12 right, 100 percent.');
    const spoken = await page.evaluate(() => window.spoken);
    expect(spoken).toHaveLength(25);
    expect(spoken.filter(({ sounding }) => sounding)).toEqual([]);
    await expectSilentRegion(page);
  });
});

test('given Find Note, when the cursor moves, then each cell and each edge is spoken, and picks are judged', async ({
  page,
}) => {
  await openByEar(page, '/?strings=0');
  await startQuiz(page);
  await hears(page, /^Question 1 of 12\. Find every [A-G]( sharp)? on string 6\.$/);
  const asked = await page.evaluate(() => window.saying());
  await page.keyboard.press('6');
  await hears(page, 'string 6, open');
  await page.keyboard.press('ArrowDown');
  await hears(page, 'No string below');
  const names = ['E', 'F', 'F sharp', 'G', 'G sharp', 'A', 'A sharp', 'B', 'C', 'C sharp', 'D', 'D sharp'];
  const fret = names.indexOf(/every (.+) on/.exec(asked)?.[1] ?? '');
  for (let at = 1; at <= fret; at += 1) {
    await page.keyboard.press('ArrowRight');
    await hears(page, `string 6, fret ${at}`);
  }
  await page.keyboard.press('Space');
  await hears(page, fret === 0 ? 'Right, 1 of 2' : /^Right: /);
  await expectSilentRegion(page);
});

test('given a running quiz, when it is repeated or paused by key or by button, then the same question is spoken again', async ({
  page,
}) => {
  await openByEar(page, '/?quiz=name-note');
  await startQuiz(page);
  await hears(page, /^Question 1 of 12\./);
  const asked = await page.evaluate(() => window.saying());
  await endSaying(page);
  await page.keyboard.press('.');
  await hears(page, asked);
  await page.keyboard.press(';');
  await hears(page, 'Paused.');
  await expect(page.getByText('Eyes-free, paused', { exact: true })).toBeVisible();
  await endSaying(page);
  await button(page, 'Resume').click();
  await hears(page, asked);
  await expect(page.locator('[role="gridcell"][data-mark="target"]')).toBeFocused();
  await endSaying(page);
  await button(page, 'Repeat the question').click();
  await hears(page, asked);
  await expect(page.locator('[role="gridcell"][data-mark="target"]')).toBeFocused();
});

test.describe('a browser without a voice, as this one is', () => {
  test('given the settings, when the mode is turned on without a voice, then that is shown and put in the live region', async ({
    page,
  }) => {
    expect(await page.evaluate(() => window.speechSynthesis.getVoices().length)).toBe(0);
    await recordRegion(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press(',');
    await page.getByRole('switch', { name: 'Eyes-free quizzes' }).press('Space');
    await expect(page.getByText(NO_VOICE, { exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.regionTexts.at(-1)))
      .toBe('Eyes-free quizzes need a voice, and this browser has none. Quizzes run as usual.');
  });

  test('given the mode on, when a quiz starts, then that is spoken with the question, and the quiz is calm', async ({
    page,
  }) => {
    await recordRegion(page);
    await wantEyesFree(page);
    await page.goto('/?quiz=name-note');
    await expect(page.getByText(/^Eyes-free quizzes are on, but this browser has no voice/)).toBeVisible();
    await startQuiz(page);
    await expect
      .poll(() => page.evaluate(() => window.regionTexts.at(-1)))
      .toMatch(/^Eyes-free quizzes need a voice, .+ Question 1 of 12\. Name this note\.$/);
    await expect(button(page, 'Pause')).toHaveCount(0);
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Incorrect)$/)).toBeVisible();
    await expect(button(page, 'Next Question')).toBeEnabled();
  });
});
