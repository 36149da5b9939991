import type { Page } from '@playwright/test';
import type { Workout } from '../../src/practice/workout.ts';
import { workoutHash } from '../../src/practice/workoutLink.ts';
import { LESSON } from '../practice/workouts.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drills = (page: Page) => page.getByRole('group', { name: 'Drills' }).getByRole('listitem');

/** Gives up every question of the drill on the page, up to its results. */
async function giveAllUp(page: Page, questions: number): Promise<void> {
  for (let number = 1; number <= questions; number += 1) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Question ${number}\\b`) })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
  }
  await expect(button(page, 'Start Again')).toBeVisible();
}

test('given a drill set up on two screens, when each is added to a workout by palette and by button, then Workouts has both, and a reload keeps them', {}, async ({
  page,
}) => {
  await page.goto('/?quiz=name-note&strings=6.5&drill=on');
  await page.keyboard.press(':');
  await page.getByRole('combobox', { name: 'Type a command' }).fill('add to workout');
  await page.keyboard.press('Enter');
  await expect(page.getByText('✓ Added to Workout 1: 1 drill, about 1 minute')).toBeVisible();

  await page.goto('/keys?view=quiz&drill=on&length=2m');
  await expect(page.getByRole('combobox', { name: 'Workout', exact: true })).toHaveValue(/^w/);
  await button(page, 'Add to Workout').click();
  await expect(page.getByText('✓ Added to Workout 1: 2 drills, about 3 minutes')).toBeVisible();

  await button(page, 'Palette').focus();
  await page.keyboard.press('l');
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts');
  await expect(drills(page)).toHaveText([
    'Name Note, strings 6 and 5, frets 0 to 12, 12 questions',
    /^Name the Key, .*2 minutes$/,
  ]);
  await page.reload();
  await expect(drills(page)).toHaveCount(2);
});

test('given a link, when it is opened, kept, and its drills are moved by Alt and the arrows, then each place is said', {
  tag: '@fast',
}, async ({ page }) => {
  await page.goto(`/workouts${workoutHash(LESSON)}`);
  const link = region(page, 'Workout from a Link');
  await expect(link).toContainText('Lesson 3: 4 drills, about 9 minutes');
  await expect(link.getByRole('listitem')).toHaveCount(4);
  await button(page, 'Keep').click();
  await expect(page).toHaveURL(/\/workouts$/);
  await expect(region(page, 'Lesson 3')).toContainText('4 drills, about 9 minutes');

  await page.getByRole('radio', { name: /^Name Note/ }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('status')).toHaveText('Moved to 2 of 4');
  await expect(drills(page).nth(1)).toContainText('Name Note');
  await expect(page.getByRole('radio', { name: /^Name Note/ })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status')).toHaveText('This is already the first drill');
});

/** A workout of two short drills. */
const SHORT: Workout = {
  name: 'Five minutes',
  drills: [
    { screen: 'keys', query: '?view=quiz&quiz=name-key&drill=on&length=10' },
    { screen: 'notes', query: '?quiz=name-note&drill=on&length=12' },
  ],
};

test('given a workout of two drills, when it is begun by q, left after the first, and loaded again, then it goes on there, and its result can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/workouts${workoutHash(SHORT)}`);
  await expect(button(page, 'Start')).toBeVisible();
  await page.keyboard.press('q');
  await giveAllUp(page, 10);
  await expect(button(page, '2 of 2: Name Note, 12 questions')).toBeVisible();

  await page.goto('/workouts');
  await expect(region(page, 'Under Way')).toContainText('2 of 2: Name Note, 12 questions');
  await expect(region(page, 'Under Way')).toContainText(/0\/10, 0%, 0:\d\d/);
  await page.keyboard.press('q');
  await giveAllUp(page, 12);
  await button(page, 'See Your Result').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts');
  await expect(region(page, 'Your Result')).toContainText(/Five minutes: 0\/22, 0%, \d:\d\d/);
  await button(page, 'Copy Result').click();
  await expect(page.getByText('✓ Result copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Five minutes, done with Fretty on \d{4}-\d\d-\d\d\n1\. Name the Key, 10 questions: 0\/10, 0%, 0:\d\d\n2\. Name Note, 12 questions: 0\/12, 0%, 0:\d\d\nTotal: 0\/22, 0%, \d:\d\d\nThis is my own report/,
  );
});

test('given a drill of a workout, when the page is loaded again after two of its ten questions, then it asks the other eight, and all ten count', async ({
  page,
}) => {
  await page.goto(`/workouts${workoutHash(SHORT)}`);
  await button(page, 'Start').click();
  for (const number of [1, 2]) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 10` })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Question 3 of 10' })).toBeVisible();

  await page.goto('/workouts');
  await expect(region(page, 'Under Way')).toContainText('1 of 2: Name the Key, 10 questions, 8 left');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: 'Question 1 of 8' })).toBeVisible();
  await giveAllUp(page, 8);
  await page.goto('/workouts');
  await expect(region(page, 'Under Way')).toContainText(/0\/10, 0%, 0:\d\d/);
});

test('given a drill of a workout, when it is left before its first answer, then it is skipped', async ({
  page,
}) => {
  await page.goto(`/workouts${workoutHash(SHORT)}`);
  await button(page, 'Start').click();
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible();
  await button(page, 'Finish').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts');
  await expect(region(page, 'Under Way').getByRole('listitem').first()).toContainText('skipped');
  await expect(button(page, 'Go On')).toBeVisible();
});

test('given a workout for the ukulele, when a guitarist does it, then that is said before, its drill has the ukulele’s neck, and the guitar is back after it', async ({
  page,
}) => {
  const drill = { screen: 'notes', query: '?instrument=ukulele&quiz=name-note&drill=on&length=12' } as const;
  await page.goto(`/workouts${workoutHash({ name: 'Uke', drills: [drill] })}`);
  await expect(region(page, 'Workout from a Link')).toContainText(
    'It is for a different instrument: Ukulele, high G. Guitar, standard comes back afterward.',
  );
  await page.keyboard.press('q');
  const neck = page.getByRole('grid', { name: /^Fretboard/ });
  await expect(neck.getByRole('row')).toHaveCount(4);
  await giveAllUp(page, 12);
  await button(page, 'See Your Result').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts');
  await page.keyboard.press('l');
  await page.keyboard.press('n');
  await expect(neck.getByRole('row')).toHaveCount(6);
});

test('given a workout for the ukulele, when the page is loaded again during its drill, then the guitar is back once Notes is left', async ({
  page,
}) => {
  const drill = { screen: 'notes', query: '?instrument=ukulele&quiz=name-note&drill=on&length=12' } as const;
  await page.goto(`/workouts${workoutHash({ name: 'Uke', drills: [drill] })}`);
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible();
  await page.reload();
  const neck = page.getByRole('grid', { name: /^Fretboard/ });
  await expect(neck.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('l');
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts');
  await page.keyboard.press('l');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes');
  await expect(neck.getByRole('row')).toHaveCount(6);
});

for (const [what, hash, said] of [
  ['cut off', workoutHash(SHORT).slice(0, -3), /damaged or incomplete/],
  ['from a later version', '#workout=9-0000000/Lesson', /newer version of Fretty/],
  [
    'with a setting that isn’t known here',
    workoutHash({ name: 'Lesson', drills: [{ screen: 'notes', query: '?drill=on&strum=3' }] }),
    /newer version of Fretty/,
  ],
] as const)
  test(`given a link ${what}, when it is opened, then it says so and starts nothing`, async ({ page }) => {
    await page.goto(`/workouts${hash}`);
    await expect(region(page, 'Workout from a Link')).toContainText(said);
    await page.keyboard.press('q');
    await expect(page.getByRole('status')).toHaveText("The link can't be read");
    await expect(button(page, 'Keep')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts');
  });

test('given a name that looks like markup, when its link is opened and kept, then it is plain text', async ({
  page,
}) => {
  const name = '<img src=x onerror=alert(1)> & "Lesson"';
  await page.goto(`/workouts${workoutHash({ ...SHORT, name })}`);
  await expect(page.getByText(`${name}: 2 drills, about 2 minutes`)).toBeVisible();
  await button(page, 'Keep').click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

test('given a workout, when it is renamed, duplicated, deleted and brought back, then the list follows, and each is said', async ({
  page,
}) => {
  await page.goto(`/workouts${workoutHash(SHORT)}`);
  await button(page, 'Keep').click();
  await button(page, 'Rename').press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Ten minutes');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Rename')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Ten minutes' })).toBeVisible();

  await button(page, 'Rename').press('Enter');
  await name.fill('Never');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: 'Ten minutes' })).toBeVisible();

  const list = page.getByRole('group', { name: 'Workouts' });
  await button(page, 'Duplicate').click();
  await expect(list.getByRole('radio', { name: 'Ten minutes (2)' })).toBeChecked();
  await button(page, 'Delete').click();
  await expect(list.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('Ten minutes (2) is deleted. You can undo this.');
  await button(page, 'Undo Delete').click();
  await expect(list.getByRole('radio', { name: 'Ten minutes (2)' })).toBeChecked();
});

test('given workouts that a newer version has stored, when the screen is opened, then they stay as they are', async ({
  page,
}) => {
  const stored = '{"version":2,"values":{"w1":"whatever"}}';
  await page.addInitScript(text => localStorage.setItem('fretty-workouts', text), stored);
  await page.goto('/workouts');
  await expect(region(page, 'Your Workouts')).toContainText(
    'A newer version of Fretty has stored your workouts.',
  );
  await button(page, 'New Workout').press('Enter');
  expect(await page.evaluate(() => localStorage.getItem('fretty-workouts'))).toBe(stored);
});

for (const width of [320, 390, 768, 1280, 1920])
  test(`given a window ${width} px wide, when a workout is shown, then nothing runs over its edge, and Start is in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/workouts${workoutHash({ ...LESSON, name: 'x'.repeat(80) })}`);
    await expect(button(page, 'Start')).toBeInViewport();
    await button(page, 'Keep').click();
    await expect(button(page, 'Start')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
