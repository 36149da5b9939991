import type { Page } from '@playwright/test';
import { installVoice, wantEyesFree } from './eyesFree.voice.ts';
import { followStrings, hear } from './pluckedStrings.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

/** The third and the fifth above a root in semitones, and the keys of the qualities. */
const QUALITY_KEYS: Readonly<Record<string, string>> = {
  ...{ '4 7': 'Shift+M', '3 7': 'm', '3 6': 'd', '4 8': 'a' },
};

const qualityKey = ([root = 0, third = 0, fifth = 0]: readonly number[]): string =>
  QUALITY_KEYS[[third, fifth].map(note => (note - root + 12) % 12).join(' ')] ?? 'Escape';

test('given a drill of qualities by ear, when each is named by its key, then all are right', async ({
  page,
}) => {
  await followStrings(page);
  await page.goto('/triads?quiz=ear-quality&drill=on&pause=0');
  await startQuiz(page);
  let known = 0;
  for (let number = 1; number <= 12; number += 1) {
    const notes = await hear(page, known, 3);
    known += notes.length;
    await page.keyboard.press(qualityKey(notes.slice(-3)));
  }

  await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toContainText('12/12');
});

/** Waits until the voice says something that matches. */
const hears = (page: Page, text: RegExp) =>
  expect.poll(() => page.evaluate(() => window.saying()), { timeout: 15_000 }).toMatch(text);

const endSaying = (page: Page) => page.evaluate(() => window.endSaying());

/** Each quiz with what it asks, as heard, and one key that is always right. */
const EYES_FREE = [
  {
    name: 'Degree by Ear',
    address: '/scales?quiz=ear-degree&types=major&keys=C&degrees=5',
    ...{
      asks: /^Question 1 of 12\. Which degree of C major is it\?$/,
      key: '5',
      notes: 17,
      right: /^Right: 5\.$/,
    },
  },
  {
    name: 'Chord by Ear',
    address: '/keys?view=quiz&quiz=ear-chord&types=major&chords=4',
    ...{ asks: /^Question 1 of \d+\. Which chord of .+ major is it\?$/, key: '4', notes: 20 },
    right: /^Right: the four chord, .+ major\.$/,
  },
  {
    name: 'Quality by Ear',
    address: '/triads?quiz=ear-quality&qualities=minor',
    ...{ asks: /^Question 1 of 12\. /, key: 'm', notes: 3, right: /^Right: minor\.$/ },
  },
  {
    name: 'Chord by Ear on Chords',
    address: '/chords?quiz=ear-chord-type&types=minor&roots=A',
    asks: /^Question 1 of 12\. Which type of chord is it\?$/,
    ...{ key: 'm', notes: 5, right: /^Right: minor\.$/ },
  },
] as const;

for (const { name, address, asks, key, notes, right } of EYES_FREE)
  test(`given ${name} without looking, when a question was said, then it sounds, one key answers, and the next is said after the verdict`, async ({
    page,
  }) => {
    await followStrings(page);
    await installVoice(page);
    await wantEyesFree(page);
    await page.goto(address);
    await expect(page.getByText(/^Eyes-free quizzes are on. Questions are read aloud/)).toBeVisible();
    await startQuiz(page);
    await hears(page, asks);
    expect(await page.evaluate(() => window.plucked.length)).toBe(0);
    await endSaying(page);
    await hear(page, 0, notes);
    await page.keyboard.press(key);
    await hears(page, right);
    await endSaying(page);
    await hears(page, /^Question 2 of \d+\./);
  });
