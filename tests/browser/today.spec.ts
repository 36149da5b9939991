import type { Page } from '@playwright/test';
import { STANDARD_GUITAR } from '../../src/instrument/instruments.ts';
import { pathOn } from '../../src/practice/path.ts';
import { installVoice, wantEyesFree } from './eyesFree.voice.ts';
import { storeAnswers, yearOfAnswers } from './storedYear.ts';
import { expect, test } from './test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const region = (page: Page, name: string) => page.getByRole('region', { name });
const plan = (page: Page) => region(page, "Today's Practice");

/** Gives up the question on the page when the time of its drill is up; Enter leads to the results. */
async function answerUntilTimeIsUp(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: "I Don't Know" })).toBeVisible();
  await page.clock.runFor(3 * MINUTE);
  await page.getByRole('button', { name: "I Don't Know" }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start Again' })).toBeVisible();
}

test('given nobody’s log, when Today is opened and q is pressed, then the first skill of the path is drilled for five minutes', {
  tag: '@fast',
}, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Shift+T');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(plan(page)).toContainText(
    'One new skill: naturals on strings 6 and 5, frets 0 to 5. 5 minutes.',
  );
  const path = region(page, 'Path');
  await expect(path.getByRole('button')).toHaveCount(pathOn(STANDARD_GUITAR).length);
  await expect(path.getByRole('button').first()).toHaveAccessibleName(
    'Naturals on strings 6 and 5, frets 0 to 5, not begun',
  );
  await page.keyboard.press('q');
  await expect(
    page.getByText('Name Note, strings 6 and 5, frets 0 to 5, naturals only, 5 minutes.'),
  ).toBeVisible();
  await expect(page.getByText(/^(5:00|4:59) left$/)).toBeVisible();
});

test('given a log, when five minutes are practiced by keys and the page is loaded again between, then each part follows, and Today says what was done', async ({
  page,
}) => {
  await storeAnswers(page, yearOfAnswers(Date.now() - 3 * DAY));
  await page.clock.install();
  await page.goto('/today?minutes=5');
  await expect(plan(page).getByRole('listitem')).toHaveCount(3);
  await expect(plan(page)).toContainText(
    /^Today's Practice12 positions to review; one new skill: .+ 5 minutes\./,
  );

  await page.keyboard.press('q');
  await answerUntilTimeIsUp(page);
  await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible();

  await page.goto('/today');
  await expect(plan(page)).toContainText('1 of 3 done');
  await expect(plan(page).getByRole('listitem').first()).toContainText('done');
  await page.keyboard.press('q');
  await answerUntilTimeIsUp(page);
  await page.getByRole('button', { name: /^Next: Hear / }).press('Enter');

  await answerUntilTimeIsUp(page);
  await page.getByRole('button', { name: 'See What You Did Today' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(plan(page)).toContainText(/\d+ answers today, 0 right, in \d+ minutes?\./);
  await expect(plan(page).getByRole('button', { name: 'Practice Some More' })).toBeVisible();
});

test('given a part under way, when the page is loaded again in the middle of it, then it has the rest of its time, and answers count on', async ({
  page,
}) => {
  await storeAnswers(page, yearOfAnswers(Date.now() - 3 * DAY));
  await page.clock.install();
  await page.goto('/today?minutes=5');
  await expect(plan(page).getByRole('listitem').first()).toContainText('2 minutes');
  await page.keyboard.press('q');
  await expect(page.getByText(/^(2:00|1:59) left$/)).toBeVisible();
  await page.clock.runFor(50_000);
  await page.getByRole('button', { name: "I Don't Know" }).click();
  await expect(page.getByText(/^1:(10|0\d) left$/)).toBeVisible();

  await page.goto('/today');
  await expect(plan(page)).toContainText(/0 of 3 done; 1:(10|0\d) left in this part/);
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible();
  await expect(page.getByText(/^1:(10|0\d) left$/)).toBeVisible();
  await page.clock.runFor(1.5 * MINUTE);
  await page.getByRole('button', { name: "I Don't Know" }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Next: / }).press('Enter');
  await expect(page.getByText(/^(2:00|1:59|3:00|2:59) left$/)).toBeVisible();
});

test('given a part under way, when it is left before its first answer, then it is skipped and Today shows what comes next', async ({
  page,
}) => {
  await storeAnswers(page, yearOfAnswers(Date.now() - 3 * DAY));
  await page.goto('/today');
  await expect(plan(page).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible();
  await page.keyboard.press('Shift+Q');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(plan(page).getByRole('button', { name: 'Go On' })).toBeVisible();
  await expect(plan(page).getByRole('listitem').nth(1)).toContainText('next');
});

test('given Today just opened by its key, when q is pressed at once, then the practice begins as soon as the answers are read', async ({
  page,
}) => {
  await storeAnswers(page, yearOfAnswers(Date.now() - 3 * DAY));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes');
  await page.keyboard.press('Shift+T');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible();
});

test('given eyes-free quizzes, when five minutes are practiced by keys, then the plan, each part with its questions, and what was done are spoken', async ({
  page,
}) => {
  await installVoice(page);
  await wantEyesFree(page);
  await storeAnswers(page, yearOfAnswers(Date.now() - 3 * DAY));
  await page.clock.install();
  await page.goto('/today?minutes=5');
  /** Lets what the voice says end; returns it. */
  const endSaying = () =>
    page.evaluate(() => {
      const text = window.saying();
      window.endSaying();
      return text;
    });
  /** Waits for what the voice says. On a busy machine a screen's name comes by itself, before the question. */
  const hear = async (text: RegExp) => {
    const heard: string[] = [];
    const latest = async () => {
      heard.push(await endSaying());
      return heard.map((_, index) => heard.slice(index).filter(Boolean).join(' '));
    };
    await expect.poll(latest).toContainEqual(expect.stringMatching(text));
  };
  /** Gives up the last question of a part. */
  const answerLast = async () => {
    await page.clock.runFor(3 * MINUTE);
    await page.keyboard.press('/');
    await hear(/^It is /);
    await hear(/^The quiz is over: 0 of 1 right, 0 percent\. Missed: /);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await hear(/^12 positions to review; one new skill: naturals on .+; hear .+\. 5 minutes\. Q starts\.$/);
  await page.keyboard.press('q');
  await hear(/^Notes\. 2 minutes\. Name the note on string \d, .+\.$/);
  await answerLast();
  await hear(/^Naturals on .+\. 2 minutes\. Name the note on string \d, .+\.$/);
  await answerLast();
  await hear(
    /Hear 1, 3 and 5 in major keys\..* 1 minute\. Which degree of [A-G]( flat| sharp)? major is it\?$/,
  );
  await answerLast();
  await hear(/^Today\.$/);
  await hear(
    /^3 answers today, 0 right, in \d+ minutes?\. Nothing new is known yet, .+ \d days? this week\.$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
});

for (const { skill, asked, key } of [
  { skill: 'Hear the fifth and the octave', asked: /Question 1/, key: '/' },
  {
    skill: 'Name major keys with up to 4 accidentals',
    asked: /Question 1.*Name the major key/,
    key: 'Control+/',
  },
])
  test(`given eyes-free quizzes, when the skill “${skill}” is started on Today, then the voice asks, and a key answers`, async ({
    page,
  }) => {
    await installVoice(page);
    await wantEyesFree(page);
    await page.goto('/today');
    await region(page, 'Path')
      .getByRole('button', { name: `${skill}, not begun` })
      .click();
    const said = () => page.evaluate(() => window.saying());
    await expect.poll(said).toMatch(asked);
    await page.evaluate(() => window.endSaying());
    await page.keyboard.press(key);
    await expect.poll(said).toMatch(/^(It is|It was|The answer|No answer|Skipped)/);
  });

/** The pitch classes of the open strings, by number, and the key of each note. */
const OPEN: Readonly<Record<string, number>> = { 6: 4, 5: 9, 4: 2, 3: 7, 2: 11, 1: 4 };
const NOTE_KEYS = ['c', 'Shift+C', 'd', 'Shift+D', 'e', 'f', 'Shift+F', 'g', 'Shift+G', 'a', 'Shift+A', 'b'];

test('given a skill that one knows, when its test is passed, then the results say so, and Today counts it as known', async ({
  page,
}) => {
  await page.goto('/today?starts=test');
  await page.getByRole('button', { name: 'Every note on the whole neck, not begun' }).click();
  for (let number = 1; number <= 20; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 20` })).toBeVisible();
    const target = page.getByRole('gridcell', { name: /^target, / });
    const name = (await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '';
    const [, string = '', fret = '0'] = /string (\d), (?:fret (\d+)|open)/.exec(name) ?? [];
    await page.keyboard.press(NOTE_KEYS[((OPEN[string] ?? 0) + Number(fret)) % 12] ?? '');
  }
  await expect(page.getByText('Test passed: this skill counts as known.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toHaveAccessibleDescription(/Test passed/);
  // Twenty of its 78 places wouldn't be enough without the test.
  await page.goto('/today');
  await expect(page.getByRole('button', { name: 'Every note on the whole neck, known' })).toBeVisible();
});

test('given a skill that one knows, when its test is taken and given up, then twenty questions decide that it isn’t passed', async ({
  page,
}) => {
  await page.goto('/today?starts=test');
  await expect(region(page, 'Path')).toContainText(
    '20 questions, and with 18 right the skill counts as known.',
  );
  await page.getByRole('button', { name: 'Hear the fifth and the octave, not begun' }).click();
  const panel = page.getByRole('main');
  await expect(panel.getByText(/, 20 questions\. Locked while the drill runs\.$/)).toBeVisible();
  for (let number = 1; number <= 20; number += 1) {
    await expect(panel.getByText(`${number}/20`, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Test not passed: it takes 18 right answers out of 20.')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Not passed: 18 of 20 must be right.');
});

test('given a goal of five days a week, when it is set, then the week is counted against it, and a reload keeps it', async ({
  page,
}) => {
  await page.goto('/today');
  const week = region(page, 'This Week');
  await expect(week).toContainText('0 days this week');
  await week.getByRole('combobox', { name: 'Days a Week' }).selectOption('5');
  await expect(week).toContainText('0 of 5 days this week');
  await page.reload();
  await expect(region(page, 'This Week')).toContainText('0 of 5 days this week');
});

test('given a ukulele, when the path is shown, then it has its strings', async ({ page }) => {
  await page.goto('/today?instrument=ukulele');
  await expect(region(page, 'Path').getByRole('button').first()).toHaveAccessibleName(
    'Naturals on strings 4 and 3, frets 0 to 5, not begun',
  );
});

for (const width of [320, 390, 768, 1280, 1920])
  test(`given a window ${width} px wide, when Today is shown with a log, then nothing runs over its edge, and Start is in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await storeAnswers(page, yearOfAnswers(Date.now() - 3 * DAY));
    await page.goto('/today');
    await expect(plan(page).getByRole('button', { name: 'Start' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
