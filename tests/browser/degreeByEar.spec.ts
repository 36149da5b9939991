import { followStrings, hear } from './pluckedStrings.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const ADDRESS = '/scales?quiz=ear-degree&types=major&keys=C';

/** Notes of C major, in semitones above the tonic, and the keys that name them. */
const KEYS: Readonly<Record<number, string>> = { 0: '1', 4: '3', 7: '5' };

test('given a drill of degrees by ear, when each note is named by its key, then none is lost', async ({
  page,
}) => {
  await followStrings(page);
  await page.goto(`${ADDRESS}&drill=on&pause=0`);
  await startQuiz(page);
  let known = 0;
  for (let number = 1; number <= 12; number += 1) {
    const notes = await hear(page, known);
    known += notes.length;
    await page.keyboard.press(KEYS[notes.at(-1) ?? 0] ?? 'Escape');
  }

  await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toContainText('12/12');
});

test('given degrees by ear, when an answer is wrong, then yours and the right one are played, and the verdict is said after them', async ({
  page,
}) => {
  await followStrings(page);
  await page.goto(`${ADDRESS}&degrees=3&drill=on&mistake=wait`);
  await startQuiz(page);
  expect((await hear(page, 0)).at(-1)).toBe(4);

  await page.keyboard.press('5');
  expect(await hear(page, 17, 4)).toEqual([7, 4, 2, 0]);
  await expect(page.getByText('E is the 3rd of C major.')).toBeVisible();
  await expect(page.locator('[aria-live]')).toContainText('Wrong. It is 3, E.');

  await page.keyboard.press('c');
  expect((await hear(page, 21, 16)).slice(0, 4)).toEqual([0, 0, 4, 7]);
});

/** The roots of I, IV and V above the tonic in semitones, and the keys of the chords. */
const CHORD_KEYS: Readonly<Record<number, string>> = { 0: '1', 5: '4', 7: '5' };

test('given a drill of chords by ear, when each is named by its number, then all are right', async ({
  page,
}) => {
  await followStrings(page);
  await page.goto('/keys?view=quiz&quiz=ear-chord&types=major&drill=on&pause=0');
  await startQuiz(page);
  const [home = 0, ...others] = await hear(page, 0, 20);
  let [known, bass] = [1 + others.length, others.at(-4) ?? 0];
  for (let number = 1; number <= 5; number += 1) {
    await page.keyboard.press(CHORD_KEYS[(bass - home + 12) % 12] ?? 'Escape');
    const notes = await hear(page, known, 4);
    known += notes.length;
    bass = notes.at(-4) ?? 0;
  }

  await expect(page.getByText('5 of 5 right (100%), going well')).toBeVisible();
});
