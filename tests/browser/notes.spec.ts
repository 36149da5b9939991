import type { Page } from '@playwright/test';
import { fretKey } from '../../a11y/tasks/answers';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test';

const OPEN_STRINGS = [4, 9, 2, 7, 11, 4];
const SHARPS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
const KEYS = ['c', 'Shift+C', 'd', 'Shift+D', 'e', 'f', 'Shift+F', 'g', 'Shift+G', 'a', 'Shift+A', 'b'];

/** The keys of the number row, which are frets 0 to 12 of a string. */
const ROW = [
  ...['Backquote', 'Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6'],
  ...['Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'],
];

const pitchAt = (guitarString: number, fret: number) => ((OPEN_STRINGS[guitarString] ?? 0) + fret) % 12;

const live = (page: Page) => page.locator('[aria-live]');

/** The focused cell of the neck. */
async function cursor(page: Page): Promise<{ guitarString: number; fret: number }> {
  const cell = page.locator('[role="gridcell"]:focus');
  return {
    guitarString: Number(await cell.getAttribute('data-string')),
    fret: Number(await cell.getAttribute('data-fret')),
  };
}

/** Moves to a position with the arrow keys and string keys alone. */
async function walkTo(page: Page, guitarString: number, fret: number): Promise<void> {
  await page.keyboard.press(String(6 - guitarString));
  await page.keyboard.press('Home');
  for (let step = 0; step < fret; step++) await page.keyboard.press('ArrowRight');
}

/** The answer key of the Name Note question on screen. */
async function rightKey(page: Page): Promise<string> {
  const { guitarString, fret } = await cursor(page);
  return KEYS[pitchAt(guitarString, fret)] ?? '';
}

test.describe('exploring the neck with the keyboard alone', { tag: '@fast' }, () => {
  test('given a fresh load, when Tab is pressed, then the first stop skips to the main area', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the main area' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('given the neck, when its keys are pressed, then the cursor moves accordingly', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await page.keyboard.press('5');
    expect(await cursor(page)).toEqual({ guitarString: 1, fret: 0 });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    expect(await cursor(page)).toEqual({ guitarString: 2, fret: 1 });
    await page.keyboard.press('End');
    expect(await cursor(page)).toEqual({ guitarString: 2, fret: 12 });
    await page.keyboard.press('Control+Home');
    expect(await cursor(page)).toEqual({ guitarString: 5, fret: 0 });
    await page.keyboard.press('Control+End');
    expect(await cursor(page)).toEqual({ guitarString: 0, fret: 12 });
    await page.keyboard.press('PageUp');
    expect(await cursor(page)).toEqual({ guitarString: 0, fret: 0 });
    await page.keyboard.press('ArrowLeft');
    await expect(live(page)).toHaveText('No fret further left');
    await page.keyboard.press('n');
    expect(await cursor(page)).toEqual({ guitarString: 0, fret: 12 });
    await page.keyboard.press('Shift+N');
    expect(await cursor(page)).toEqual({ guitarString: 0, fret: 0 });
    await page.keyboard.press('o');
    await expect(live(page)).toHaveText('E, string 6, open');
  });

  test('given the explorer, when note keys are pressed, then those notes are highlighted and in the address', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('Shift+F');
    await expect(page.getByRole('button', { name: 'C', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(
      page.getByRole('gridcell', { name: 'F sharp, string 6, fret 2, highlighted' }),
    ).toBeVisible();
    await page.keyboard.press('m');
    await page.keyboard.press('m');
    await expect(page.getByRole('gridcell', { name: 'G flat, string 6, fret 2, highlighted' })).toBeVisible();
    await page.keyboard.press('v');
    await page.keyboard.press('v');
    await expect(page.getByRole('gridcell', { name: 'string 6, fret 1', exact: true })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('gridcell', { name: 'G flat, string 6, fret 2, highlighted' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'string 6, fret 1', exact: true })).toBeVisible();
  });

  test('given a leader, when nothing is pressed after it, then it waits and shows what can follow, and Escape cancels it', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await page.keyboard.press('z');
    const status = page.getByRole('contentinfo');
    await expect(status).toContainText('Number of Frets 24');
    await page.clock.fastForward(60_000);
    await page.keyboard.press('5');
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('24');
    await page.keyboard.press('z');
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveValue('24');
    expect(await cursor(page)).toEqual({ guitarString: 5, fret: 0 });
  });
});

test.describe('a whole quiz with the keyboard alone', () => {
  test('given Name Note, when every question is answered by its key and Enter, then the results say 12/12', {
    tag: '@fast',
  }, async ({ page }) => {
    await page.goto('/?quiz=name-note');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    for (let question = 1; question <= 12; question++) {
      await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeVisible();
      await expect(page.locator('[role="gridcell"]:focus')).toHaveAccessibleName(/^target, string \d, /);
      const key = await rightKey(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Correct!')).toHaveCount(0);
      await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Correct!')).toBeVisible();
      await expect(page.getByText(`Score: ${question}`)).toBeVisible();
      if (question === 12) await expect(page.getByRole('button', { name: 'See Results' })).toBeVisible();
      await page.keyboard.press('Enter');
    }
    const results = page.getByRole('dialog', { name: 'Quiz Results' });
    await expect(results.getByText('12/12')).toBeVisible();
    await expect(results.getByText('100%')).toBeVisible();
    await expect(results.getByText('Excellent work!')).toBeVisible();
    await expect(results.getByRole('heading', { name: 'Quiz Results' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(results).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  });

  test('given Find Note on two strings, when its places are picked with Space, then only those strings are in play', async ({
    page,
  }) => {
    await page.goto('/?strings=0.1');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    for (let question = 1; question <= 12; question++) {
      await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeVisible();
      const prompt = await page.getByText(/^Find every/).innerText();
      const pitch = SHARPS.indexOf(prompt.split(' ')[2] ?? '');
      for (const guitarString of [0, 1]) {
        for (let fret = 0; fret <= 12; fret++) {
          if (pitchAt(guitarString, fret) !== pitch) continue;
          await walkTo(page, guitarString, fret);
          await page.keyboard.press(' ');
        }
      }
      await page.keyboard.press('Enter');
      await expect(page.getByText('Correct!')).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog', { name: 'Quiz Results' }).getByText('12/12')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeFocused();
  });

  test('given a wrong Find Note answer, then missed and wrong places are marked, listed and spoken', async ({
    page,
  }) => {
    await page.goto('/?strings=0');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    const prompt = await page.getByText(/^Find every/).innerText();
    const asked = prompt.split(' ')[2] ?? '';
    const pitch = SHARPS.indexOf(asked);
    const wrongFret = (pitch - 4 + 12 + 1) % 12;
    await walkTo(page, 0, wrongFret);
    await page.keyboard.press(' ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect')).toBeVisible();
    await expect(page.getByText('The correct answer is:', { exact: true })).toBeVisible();
    await expect(page.locator('[data-mark="wrong"]')).toHaveCount(1);
    await expect(page.locator('[data-mark="missed"]').first()).toBeVisible();
    await expect(live(page)).toHaveText(/^Wrong: .+, string 6 (open|fret \d+)\. Missed \d: 6th .+\.$/);
    await page.keyboard.press('n');
    await expect(page.locator('[data-mark="missed"]:focus')).toHaveCount(1);
  });

  test('given a note that is all over the neck, when none of its positions is found, then one line says how many were missed, and the neck shows them', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    const prompt = await page.getByText(/^Find every/).innerText();
    const wrongFret = (SHARPS.indexOf(prompt.split(' ')[2] ?? '') - 4 + 12 + 1) % 12;
    await walkTo(page, 0, wrongFret);
    await page.keyboard.press(' ');
    await page.keyboard.press('Enter');
    const missed = page.locator('[data-mark="missed"]');
    await expect(missed.first()).toBeVisible();
    const count = await missed.count();
    expect(count).toBeGreaterThan(4);
    await expect(page.getByText(`${count} of ${count} missed.`, { exact: true })).toBeVisible();
  });
});

test.describe('quick drill', () => {
  test('given Name Note, when only the twelve answer keys are pressed, then the quiz is over', async ({
    page,
  }) => {
    await page.goto('/?quiz=name-note&drill=on');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    for (let question = 1; question <= 12; question++) {
      await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeVisible();
      await page.keyboard.press(await rightKey(page));
    }
    const results = page.getByRole('dialog', { name: 'Quiz Results' });
    await expect(results.getByText('12/12')).toBeVisible();
    await expect(results.getByText(/^Median time: \d+\.\d s$/)).toBeVisible();
    // The three weakest, and the three slowest.
    await expect(results.getByRole('listitem')).toHaveCount(6);
  });

  test('given an endless drill on a corner, when it is finished, then its results follow, and q starts it again', async ({
    page,
  }) => {
    await page.goto('/?quiz=name-note&drill=on&length=endless&low=5&high=9');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    for (let question = 1; question <= 32; question++) {
      await expect(page.getByRole('heading', { name: `Question ${question}`, exact: true })).toBeVisible();
      const { fret } = await cursor(page);
      expect(fret).toBeGreaterThanOrEqual(5);
      expect(fret).toBeLessThanOrEqual(9);
      await page.keyboard.press(await rightKey(page));
    }
    await expect(page.getByText('100% right', { exact: true })).toBeVisible();
    await page.keyboard.press('Shift+Q');
    const results = page.getByRole('dialog', { name: 'Quiz Results' });
    await expect(results.getByText('32/32')).toBeVisible();
    await expect(results.getByText(/^Answers per minute: \d+$/)).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible();
  });

  test('given a drill of a minute, when a dialog is open for a while, then its time stands still, and it ends after the question', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/?quiz=name-note&drill=on&length=1m');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText(/^(1:00|0:5\d) left$/)).toBeVisible();
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    await page.clock.runFor(30_000);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^(1:00|0:5\d) left$/)).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(page.getByText('0:00 left', { exact: true })).toBeVisible();
    await page.keyboard.press(await rightKey(page));
    await expect(page.getByRole('dialog', { name: 'Quiz Results' }).getByText('1/1')).toBeVisible();
  });

  test('given the last right key, when Enter is pressed right after it, then the results stay open', async ({
    page,
  }) => {
    await page.goto('/?quiz=name-note&drill=on&pause=0');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    for (let question = 1; question <= 11; question++) {
      await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeVisible();
      await page.keyboard.press(await rightKey(page));
    }
    await expect(page.getByRole('heading', { name: 'Question 12 of 12' })).toBeVisible();
    const last = await rightKey(page);
    await Promise.all([last, 'Enter', 'Enter'].map(key => page.keyboard.press(key)));
    const results = page.getByRole('dialog', { name: 'Quiz Results' });
    await expect(results.getByRole('heading', { name: 'Quiz Results' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(results.getByText('12/12')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeFocused();
  });

  test('given a wrong key, then the question waits for Enter, and a leader can’t leave the screen', async ({
    page,
  }) => {
    await page.goto('/?quiz=name-note&drill=on');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    const right = await rightKey(page);
    await page.keyboard.press(right === 'c' ? 'd' : 'c');
    await expect(page.getByText('Incorrect')).toBeVisible();
    await page.keyboard.press('l');
    await page.keyboard.press('s');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
  });

  test('given Find Note, when the last right place is picked, then the next question follows; a wrong one ends it', async ({
    page,
  }) => {
    await page.goto('/?drill=on&strings=1');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    const prompt = await page.getByText(/^Find every/).innerText();
    const pitch = SHARPS.indexOf(prompt.split(' ')[2] ?? '');
    for (let fret = 0; fret <= 12; fret++) {
      if (pitchAt(5, fret) !== pitch) continue;
      await page.keyboard.press('1');
      await page.keyboard.press(ROW[fret] ?? '');
    }
    await expect(page.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
    const next = await page.getByText(/^Find every/).innerText();
    const nextPitch = SHARPS.indexOf(next.split(' ')[2] ?? '');
    const wrong = (nextPitch - 4 + 12 + 1) % 12;
    await page.keyboard.press('Home');
    for (let step = 0; step < wrong; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await expect(page.getByText('Incorrect')).toBeVisible();
  });

  test('given Find on String, when twelve keys of the number row are pressed, then the quiz is over', async ({
    page,
  }) => {
    await page.goto('/?quiz=find-on-string&drill=on');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await startQuiz(page);
    for (let question = 1; question <= 12; question++) {
      await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeVisible();
      await expect(page.locator('[role="gridcell"]:focus')).toBeVisible();
      await page.keyboard.press(await fretKey(page));
    }
    await expect(page.getByRole('dialog', { name: 'Quiz Results' }).getByText('12/12')).toBeVisible();
  });
});

test.describe('no question leaks its answer', () => {
  test('given a Name Note question, then no cell, title or hidden text reveals a pitch', async ({ page }) => {
    await page.goto('/?quiz=name-note&notes=C.E.G');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
    const names = await page.getByRole('gridcell').allTextContents();
    const leaking = names.filter(name => !/^(target, )?string \d, (open|fret \d+)$/.test(name));
    expect(leaking).toEqual([]);
    const titles = await page
      .locator('main [title]')
      .evaluateAll(all => all.map(each => each.getAttribute('title') ?? ''));
    expect(titles.filter(title => /\b[A-G]( sharp| flat|#|b)?\b/.test(title))).toEqual([]);
    await expect(live(page)).toHaveText('Question 1 of 12. Name this note.');
    expect(page.url()).not.toContain('notes=');
  });

  test('given a question, when n, Space, p or a note key is pressed, then it is disabled and says why', async ({
    page,
  }) => {
    await page.goto('/?quiz=name-note');
    await expect(page.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
    await page.keyboard.press('q');
    await expect(live(page)).toHaveText(/^Question 1 of 12/);
    const before = await cursor(page);
    for (const key of ['n', 'Shift+N', ' ', 'p', 'Shift+U']) {
      // Say something else in between, so that an earlier text can't be mistaken for this key's.
      await page.keyboard.press('o');
      await expect(live(page)).toHaveText(/^target, string/);
      await page.keyboard.press(key);
      await expect(live(page)).toHaveText('Not while a question is open');
    }
    expect(await cursor(page)).toEqual(before);
    await expect(page.getByRole('combobox', { name: 'Number of Frets' })).toHaveCount(0);
    await expect(page.getByText('Locked while the quiz runs.')).toBeVisible();
  });
});
