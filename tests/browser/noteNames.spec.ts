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

/** The key that answers a question, and the answer as it is said. */
type Key = readonly [key: string, said: string];

/** Answers a whole eyes-free quiz by keys. */
async function answerAll(page: Page, question: string, answerTo: (asked: string) => Key | undefined) {
  await startQuiz(page);
  for (let number = 1; number <= 12; number += 1) {
    await hears(page, new RegExp(`^Question ${number} of 12\\. ${question}`));
    const [key = '', said = ''] = answerTo(await page.evaluate(() => window.saying())) ?? [];
    await page.keyboard.press(key);
    await hears(page, `Right: ${said}.`);
    await page.evaluate(() => window.endSaying());
  }
  await hears(page, 'The quiz is over: 12 of 12 right, 100 percent.');
}

/** Answers a whole quiz on string 2 by the keys and names of its frets, from the open string. */
const answerOnString2 = (page: Page, notes: readonly Key[]) =>
  answerAll(
    page,
    'Name the note on string 2, ',
    asked => notes[Number(/fret (\d+)/.exec(asked)?.[1] ?? 0) % 12],
  );

/** The open strings in semitones above C, from string 1. */
const OPEN = [4, 11, 7, 2, 9, 4];

/** The pitch class of a shape's lowest string, which comes first: `string 6 muted, string 5 fret 3, …` is a C. */
function lowestOf(shape: string): number {
  const [, number = '', fret = '0'] = /string (\d) (?:fret (\d+)|open)/.exec(shape) ?? [];
  return ((OPEN[Number(number) - 1] ?? 0) + Number(fret)) % 12;
}

test('given German names, when a quiz is answered by keys, then H and B are their own keys and are said so', async ({
  page,
}) => {
  await installVoice(page);
  await remember(page, { eyesFree: 'on', noteNames: 'german' });
  await page.goto('/?quiz=name-note&strings=2&accidentals=flats');
  await expect(page.getByRole('checkbox', { name: '2(H)' })).toBeChecked();
  await answerOnString2(page, [
    ['h', 'H'],
    ['c', 'C'],
    ['Shift+D', 'Des'],
    ['d', 'D'],
    ['Shift+E', 'Es'],
    ['e', 'E'],
    ['f', 'F'],
    ['Shift+G', 'Ges'],
    ['g', 'G'],
    ['Shift+A', 'As'],
    ['a', 'A'],
    ['b', 'B'],
  ]);
});

test('given Fixed Do, when a quiz is answered by keys, then the English keys answer and syllables are said', async ({
  page,
}) => {
  await installVoice(page);
  await remember(page, { eyesFree: 'on', noteNames: 'fixed-do' });
  await page.goto('/?quiz=name-note&strings=2');
  await answerOnString2(page, [
    ['b', 'si'],
    ['c', 'do'],
    ['Shift+C', 'do sharp'],
    ['d', 're'],
    ['Shift+D', 're sharp'],
    ['e', 'mi'],
    ['f', 'fa'],
    ['Shift+F', 'fa sharp'],
    ['g', 'sol'],
    ['Shift+G', 'sol sharp'],
    ['a', 'la'],
    ['Shift+A', 'la sharp'],
  ]);
});

test('given German names, when seventh chords are named by keys, then h is H seven and b is B flat seven', async ({
  page,
}) => {
  await installVoice(page);
  await remember(page, { eyesFree: 'on', noteNames: 'german' });
  await page.goto('/chords?types=7&accidentals=flats');
  const roots: readonly Key[] = [
    ['c', 'C'],
    ['Shift+D', 'Des'],
    ['d', 'D'],
    ['Shift+E', 'Es'],
    ['e', 'E'],
    ['f', 'F'],
    ['Shift+G', 'Fis'],
    ['g', 'G'],
    ['Shift+A', 'As'],
    ['a', 'A'],
    ['b', 'B'],
    ['h', 'H'],
  ];
  await answerAll(page, 'Name the chord: ', asked => {
    const [key, root] = roots[lowestOf(asked)] ?? [];
    return key === undefined ? undefined : [key, `${root} seven`];
  });
});

test('given German names on a phone, when the longest are drawn, then each stays within its cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await remember(page, { noteNames: 'german' });
  await page.goto('/scales?key=Ab&type=locrian');
  const names = page.getByRole('grid').getByText('Heses', { exact: true });
  await expect(names.first()).toBeVisible();
  const over = await names.evaluateAll(all =>
    all.map(name => {
      const cell = name.closest('td')?.getBoundingClientRect().width ?? 0;
      return name.getBoundingClientRect().width - cell;
    }),
  );
  expect(over.length).toBeGreaterThan(2);
  for (const pixels of over) expect(pixels).toBeLessThanOrEqual(0);
});
