import type { Page } from '@playwright/test';
import { installVoice } from './eyesFree.voice.ts';
import { remember } from './remember.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

/** Waits until the voice says something that matches. */
const hears = (page: Page, text: string | RegExp) =>
  expect
    .poll(() => page.evaluate(() => window.saying()))
    .toEqual(typeof text === 'string' ? text : expect.stringMatching(text));

/** Answers a whole eyes-free quiz on string 2 by keys: for each fret from the open string, its key, and its name as said. */
async function answerAll(page: Page, notes: readonly (readonly [key: string, said: string])[]) {
  await startQuiz(page);
  for (let question = 1; question <= 12; question += 1) {
    await hears(page, new RegExp(`^Question ${question} of 12\\. Name the note on string 2, `));
    const asked = await page.evaluate(() => window.saying());
    const [key = '', said = ''] = notes[Number(/fret (\d+)/.exec(asked)?.[1] ?? 0) % 12] ?? [];
    await page.keyboard.press(key);
    await hears(page, `Right: ${said}.`);
    await page.evaluate(() => window.endSaying());
  }
  await hears(page, 'The quiz is over: 12 of 12 right, 100 percent.');
}

test('given German names, when a quiz is answered by keys, then H and B are their own keys and are said so', async ({
  page,
}) => {
  await installVoice(page);
  await remember(page, { eyesFree: 'on', noteNames: 'german' });
  await page.goto('/?quiz=name-note&strings=2&accidentals=flats');
  await expect(page.getByRole('checkbox', { name: '2(H)' })).toBeChecked();
  await answerAll(page, [
    ...([
      ['h', 'H'],
      ['c', 'C'],
      ['Shift+D', 'Des'],
      ['d', 'D'],
      ['Shift+E', 'Es'],
      ['e', 'E'],
    ] as const),
    ...([
      ['f', 'F'],
      ['Shift+G', 'Ges'],
      ['g', 'G'],
      ['Shift+A', 'As'],
      ['a', 'A'],
      ['b', 'B'],
    ] as const),
  ]);
});

test('given Fixed Do, when a quiz is answered by keys, then the English keys answer and syllables are said', async ({
  page,
}) => {
  await installVoice(page);
  await remember(page, { eyesFree: 'on', noteNames: 'fixed-do' });
  await page.goto('/?quiz=name-note&strings=2');
  await answerAll(page, [
    ...([
      ['b', 'si'],
      ['c', 'do'],
      ['Shift+C', 'do sharp'],
      ['d', 're'],
      ['Shift+D', 're sharp'],
    ] as const),
    ...([
      ['e', 'mi'],
      ['f', 'fa'],
      ['Shift+F', 'fa sharp'],
      ['g', 'sol'],
      ['Shift+G', 'sol sharp'],
    ] as const),
    ...([
      ['a', 'la'],
      ['Shift+A', 'la sharp'],
    ] as const),
  ]);
});
