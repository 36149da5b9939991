import type { Page } from '@playwright/test';
import { speedUpAudio } from '../tests/browser/intervals.audio.ts';
import { expect, test } from '../tests/browser/test.ts';
import { violationsOn } from './axe.ts';

const THEMES = ['green', 'amber', 'ice', 'paper', 'contrast'] as const;
const WIDTHS = [320, 768, 1280] as const;
const KEYS = 'awsedftgyhujk';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, theme: string, query = ''): Promise<void> {
  await page.addInitScript(values => localStorage.setItem('fretty', JSON.stringify({ version: 1, values })), {
    theme,
  });
  await page.goto(`/intervals${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Interval Trainer' })).toBeVisible();
}

/** Hears the question and presses the key of the right answer, or of another one. */
async function answer(page: Page, how: 'right' | 'wrong'): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.tones.length)).toBe(2);
  const [root, target] = await page.evaluate(() => window.tones.splice(0));
  const semitones = Math.round(12 * Math.log2((target?.frequency ?? 1) / (root?.frequency ?? 1)));
  await page.keyboard.press(KEYS[how === 'right' ? semitones : (semitones + 1) % 13] ?? '');
}

async function startDrill(page: Page, theme: string): Promise<void> {
  await open(page, theme, '?mode=quiz&drill=on&pause=2000&intervals=3.4');
  await page.keyboard.press('q');
  await expect(page.getByRole('grid', { name: 'Answer neck' })).toBeVisible();
}

/** Every state of the screen, each reached from a fresh page. */
const STATES: Record<string, (page: Page, theme: string) => Promise<void>> = {
  'practice before anything was played': (page, theme) => open(page, theme),
  async 'practice after an octave down'(page, theme) {
    await open(page, theme, '?direction=descending-both&root=F%234');
    await page.keyboard.press('k');
    await expect(button(page, 'Replay')).toBeEnabled();
    await expect(page.getByRole('grid')).toHaveCount(2);
  },
  async 'the setup with a drill'(page, theme) {
    await open(page, theme, '?mode=quiz&drill=on&intervals=3.4&quiz=mixed-both');
    await expect(button(page, 'Start Quiz')).toBeVisible();
  },
  async 'the help on directions'(page, theme) {
    await open(page, theme, '?mode=quiz');
    await button(page, 'Help').click();
    await expect(page.getByRole('dialog', { name: 'Direction Options Explained' })).toBeVisible();
  },
  async 'a question with an answer chosen'(page, theme) {
    await open(page, theme, '?mode=quiz');
    await page.keyboard.press('q');
    await page.keyboard.press('e');
    await expect(page.getByRole('radio', { name: 'Minor 3rd' })).toBeChecked();
  },
  async 'a right answer'(page, theme) {
    await open(page, theme, '?mode=quiz');
    await page.keyboard.press('q');
    await page.keyboard.press('p');
    await answer(page, 'right');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  },
  async 'a question of a drill'(page, theme) {
    await startDrill(page, theme);
  },
  async 'a wrong answer in a drill'(page, theme) {
    await startDrill(page, theme);
    await answer(page, 'wrong');
    await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  },
  async 'practice while a question waits'(page, theme) {
    await open(page, theme, '?mode=quiz');
    await page.keyboard.press('q');
    await page.getByRole('tab', { name: 'Practice Mode' }).click();
    await expect(page.getByText(/^A quiz waits/)).toBeVisible();
  },
  async results(page, theme) {
    await open(page, theme, '?mode=quiz&drill=on&pause=0&intervals=3.4');
    await page.keyboard.press('q');
    for (let question = 1; question <= 12; question += 1) {
      await answer(page, question === 1 ? 'wrong' : 'right');
      if (question === 1) await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('table', { name: 'What was confused with what' })).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`given ${state}, when any theme at any width shows it, then axe has nothing against it and nothing runs over`, async ({
    page,
  }) => {
    test.slow();
    await speedUpAudio(page, 30);
    for (const theme of THEMES) {
      await reach(page, theme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsOn(page), `${theme}, ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      }
    }
  });
}

test('given an interval that sounds, when the buttons rest, then axe has nothing against them', async ({
  page,
}) => {
  await speedUpAudio(page, 0.1);
  await open(page, 'green');
  await page.keyboard.press('e');
  await expect(button(page, 'Minor 3rd')).toBeDisabled();
  await expect(page.getByRole('gridcell', { name: /sounding/ })).toHaveCount(2);

  expect(await violationsOn(page)).toEqual([]);
});

test('given the answer neck, when its cells are asked for their names, then each has its own and one takes Tab', async ({
  page,
}) => {
  await speedUpAudio(page);
  await startDrill(page, 'green');
  const cells = page.getByRole('grid', { name: 'Answer neck' }).getByRole('gridcell');

  await expect(cells).toHaveCount(13);
  const names = await cells.allInnerTexts();
  expect(new Set(names.map(name => name.split('\n')[0])).size).toBe(13);
  await expect(cells.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  expect(await cells.locator('button, a, input').count()).toBe(0);
});
