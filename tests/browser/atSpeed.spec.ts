import { speedUpAudio } from './intervals.audio.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

/** Drills in which every question has the same right answer, and the keys that give it. */
const DRILLS = [
  { screen: 'Notes', at: '/?quiz=name-note&drill=on&length=25&strings=6&low=0&high=0', keys: 'e' },
  { screen: 'Triads', at: '/triads?drill=on&length=25&qualities=minor', keys: 'm' },
  { screen: 'Scales', at: '/scales?drill=on&length=25&keys=C&types=major&strings=6&min=8&max=8', keys: '1' },
  { screen: 'Intervals', at: '/intervals?mode=quiz&drill=on&length=25&intervals=7', keys: 'g' },
];

for (const { screen, at, keys } of DRILLS)
  test(`given a drill on ${screen}, when keys are typed 100 ms apart, then each answers its question and none is lost`, async ({
    page,
  }) => {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await startQuiz(page);
    await page.keyboard.type(keys.repeat(25), { delay: 100 });
    await expect(page.getByRole('button', { name: 'Start Again' })).toBeVisible();
    await expect(page.getByText('25/25')).toBeVisible();
    await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
  });

test('given mistakes in a drill, when keys are typed 100 ms apart, then one passes over each verdict, and no other is lost', async ({
  page,
}) => {
  await page.goto('/?quiz=name-note&drill=on&length=25&strings=6&low=0&high=0');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await startQuiz(page);
  // A wrong answer, the key that passes over it, then four right ones.
  await page.keyboard.type('ffeeee'.repeat(5), { delay: 100 });
  await expect(page.getByText('20/25')).toBeVisible();
});

test('given a wrong answer in the text field of Keys, when the next is typed at once, then its first character passes over the verdict and nothing else', async ({
  page,
}) => {
  await page.goto('/keys?view=quiz&quiz=count-accidentals&drill=on&most=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await startQuiz(page);
  await page.keyboard.press('5');
  await expect(page.getByText('Incorrect')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  const isNatural = await page.getByText(/does (C major|A minor) have/).isVisible();
  await page.keyboard.press(isNatural ? '0' : '1');
  await expect(page.getByText('1 of 2 right (50%)')).toBeVisible();
});

/** The answer key of each interval, by semitones. */
const INTERVAL_KEYS = 'awsedftgyhujk';

test('given a drill of intervals that sound together, when one is answered each second by what was heard, then none is lost', async ({
  page,
}) => {
  test.slow();
  await speedUpAudio(page, 1);
  await page.goto('/intervals?mode=quiz&drill=on&length=50&sounding=together');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await startQuiz(page);
  const began = Date.now();
  for (let question = 1; question <= 50; question += 1) {
    await page.waitForTimeout(Math.max(0, began + 1000 * question - Date.now())); // It waits for nothing: this is how fast the player answers.
    await page.waitForFunction(() => window.tones.length === 2);
    const [root, target] = await page.evaluate(() => window.tones.splice(0));
    expect(target?.from).toBe(root?.from);
    const steps = Math.round(12 * Math.log2((target?.frequency ?? 0) / (root?.frequency ?? 1)));
    await page.keyboard.press(INTERVAL_KEYS[steps] ?? '');
  }
  await expect(page.getByRole('button', { name: 'Start Again' })).toBeVisible();
  await expect(page.getByText('50/50')).toBeVisible();
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible();
});

/** The answer keys of a major scale's tonic, third and fifth, by semitones above C. */
const DEGREE_KEYS: Readonly<Record<number, string>> = { 0: '1', 4: '3', 7: '5' };

test('given a drill of degrees by ear, when one is answered each second by what was heard, then none is lost', async ({
  page,
}) => {
  test.slow();
  await speedUpAudio(page, 1);
  await page.goto('/scales?quiz=ear-degree&types=major&keys=C&drill=on&length=50&pause=0');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await startQuiz(page);
  // The cadence.
  await page.waitForFunction(() => window.tones.length === 17);
  const began = Date.now();
  for (let question = 1; question <= 50; question += 1) {
    await page.waitForTimeout(Math.max(0, began + 1000 * question - Date.now())); // It waits for nothing: this is how fast the player answers.
    await page.waitForFunction(() => window.tones.length > 0);
    const heard = await page.evaluate(() => window.tones.splice(0).at(-1)?.frequency ?? 0);
    const above = (Math.round(69 + 12 * Math.log2(heard / 440)) + 120) % 12;
    await page.keyboard.press(DEGREE_KEYS[above] ?? '');
  }
  await expect(page.getByRole('button', { name: 'Start Again' })).toBeVisible();
  await expect(page.getByText('50/50')).toBeVisible();
});
