import { readNameKey, readPitch, readPlaceKeys } from '../../a11y/tasks/answers.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test';

const FIRST_POSITION = 'drill=on&high=4&ask=naturals&pause=0';

/** The names of the naturals, by their pitch classes. */
const NAMES = new Map([
  [0, 'C'],
  [2, 'D'],
  [4, 'E'],
  [5, 'F'],
  [7, 'G'],
  [9, 'A'],
  [11, 'B'],
]);

test('given a drill of the first position, when each note is read by its words and found by two digits, then all are right', async ({
  page,
}) => {
  await page.goto(`/?quiz=read-note&${FIRST_POSITION}`);
  await startQuiz(page);
  for (let number = 1; number <= 12; number++) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 12` })).toBeVisible();
    for (const key of await readPlaceKeys(page))
      await page.keyboard.press(key.length === 1 ? `Digit${key}` : key);
  }
  await expect(page.getByRole('dialog', { name: 'Quiz Results' }).getByText('12/12')).toBeVisible();
});

test('given a note to be named, when its staff is read by its words alone, then they never give the name away, and say it afterwards', async ({
  page,
}) => {
  await page.goto(`/?quiz=read-note&task=name&${FIRST_POSITION}&mistake=wait`);
  await startQuiz(page);
  const staff = page.getByRole('img', { name: /^Treble clef, no sharps or flats: / });
  await expect(staff).toHaveAccessibleName(/: a note (on|in) the [^A-G]+$/);
  const name = NAMES.get((await readPitch(page)) % 12);
  await page.keyboard.press('/');
  await expect(page.getByText('Incorrect')).toBeVisible();
  await expect(staff).toHaveAccessibleName(new RegExp(`: ${name}, `));
});

test('given notes that are read, when one is answered and the next is asked, then staff and neck stay where they are', async ({
  page,
}) => {
  await page.goto(`/?quiz=read-note&task=name&${FIRST_POSITION}&mistake=wait`);
  await startQuiz(page);
  const places = async () => [
    await page.getByRole('img', { name: /^Treble clef/ }).boundingBox(),
    await page.getByRole('grid', { name: 'Fretboard' }).boundingBox(),
  ];
  const asked = await places();
  await page.keyboard.press('/');
  await expect(page.getByText('Incorrect')).toBeVisible();
  expect(await places()).toEqual(asked);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
  expect(await places()).toEqual(asked);
  await page.keyboard.press(await readNameKey(page));
  await expect(page.getByRole('heading', { name: 'Question 3 of 12' })).toBeVisible();
  expect(await places()).toEqual(asked);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test(`given a phone of ${width} by ${height} px, when a note is read and named, then staff, answers and verdict are on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?quiz=read-note&task=name');
    await startQuiz(page);
    const answer = (name: string) =>
      page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
    await expect(page.getByRole('img', { name: /^Treble clef/ })).toBeInViewport({ ratio: 1 });
    for (const name of ['C', 'F sharp', 'B']) await expect(answer(name)).toBeInViewport({ ratio: 1 });
    await answer('C').click();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await expect(page.getByText(/^(Correct!|Incorrect)$/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: /^Treble clef/ })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
