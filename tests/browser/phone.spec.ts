import type { Page } from '@playwright/test';
import { remember } from './remember.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SCREENS = ['/', '/triads', '/scales', '/keys', '/intervals', '/progress', '/tuner'] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The radios are drawn by their labels. */
const answer = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test(`given a phone of ${width} by ${height} px, when a Name Note quiz is played, then everything it needs is on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/?quiz=name-note');
    await button(page, 'Start Quiz').tap();
    for (let question = 1; question <= 12; question++) {
      await expect(page.getByRole('heading', { name: `Question ${question} of 12` })).toBeInViewport();
      await expect(page.locator('[data-mark="target"]')).toBeInViewport({ ratio: 1 });
      for (const name of ['C', 'F sharp', 'B']) await expect(answer(page, name)).toBeInViewport({ ratio: 1 });
      await answer(page, 'C').tap();
      await button(page, 'Submit Answer').tap();
      await expect(page.getByText(/^(Correct!|Incorrect)$/)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[role="gridcell"][data-mark="right"]')).toBeInViewport({ ratio: 1 });
      await button(page, question === 12 ? 'See Results' : 'Next Question').tap();
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
  });

for (const { width, height, instrument } of [
  { width: 390, height: 844, instrument: 'guitar' },
  { width: 390, height: 844, instrument: 'guitar-7' },
  { width: 320, height: 640, instrument: 'guitar' },
])
  for (const { address, names } of [
    { address: '/triads?drill=on', names: ['major', 'minor', 'diminished', 'augmented'] },
    {
      address: '/triads?quiz=name-inversion',
      names: ['root position', 'first inversion', 'second inversion'],
    },
    // Its prompt takes three lines on the narrowest phone.
    {
      address: '/triads?quiz=name-inversion&qualities=augmented&sets=3-4-5&roots=C',
      names: ['root position', 'first inversion', 'second inversion'],
    },
    { address: '/scales', names: ['1', '4', '7'] },
  ])
    test(`given a phone of ${width} by ${height} px and ${instrument}, when ${address} asks, then every answer and button is on the first screen`, async ({
      page,
    }) => {
      await remember(page, { instrument });
      await page.setViewportSize({ width, height });
      await open(page, address);
      await button(page, 'Start Quiz').tap();
      await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeInViewport();
      for (const name of names) await expect(answer(page, name)).toBeInViewport({ ratio: 1 });
      for (const name of ['Submit Answer', "I Don't Know", 'Quit Quiz'])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      const uncovered = await answer(page, names[names.length - 1] ?? '').evaluate(label => {
        const { x, y, width, height } = label.getBoundingClientRect();
        return label.contains(document.elementFromPoint(x + width / 2, y + height - 2));
      });
      expect(uncovered, 'the dock covers no answer').toBe(true);
    });

for (const keys of ['touch', 'keyboard'] as const)
  for (const length of [25, 50, 100])
    test(`given a page of 320 px and ${keys}, when a drill of ${length} asks, then nothing is wider than the page, and its title and buttons don’t overlap`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, `/?quiz=name-note&drill=on&length=${length}`);
      if (keys === 'touch') await button(page, 'Start Quiz').tap();
      else await startQuiz(page);
      const title = page.getByRole('heading', { name: `Question 1 of ${length}` });
      await expect(title).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const end = await title.boundingBox();
      const start = await button(page, /Finish$/).boundingBox();
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(start?.x ?? 0);
    });

for (const width of [320, 360, 390, 768])
  for (const address of ['/triads', '/triads?quiz=name-inversion'])
    test(`given a page of ${width} px and a keyboard, when ${address} asks, then no answer overlaps another or its key`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await open(page, address);
      await startQuiz(page);
      const answers = page.getByRole('group', { name: 'Your answer' });
      await expect(answers.locator('kbd').first()).toBeVisible();
      const overlaps = await answers.evaluate(group => {
        const areApart = (one: DOMRect, other: DOMRect) =>
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const textOf = (element: Element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getBoundingClientRect();
        };
        const faces = [...group.querySelectorAll('label > span')];
        return faces.flatMap((face, index) => {
          const key = face.closest('label')?.parentElement?.querySelector('kbd');
          return [
            ...faces.slice(index + 1).filter(other => !areApart(boxOf(face), boxOf(other))),
            ...(key && !areApart(textOf(face), boxOf(key)) ? [key] : []),
            ...(boxOf(face).right > boxOf(group).right + 0.5 ? [group] : []),
          ].map(other => `${face.textContent}: ${other.textContent}`);
        });
      });
      expect(overlaps).toEqual([]);
    });

test('given a phone of 320 by 640 px, when a question is open, then the page has nothing to scroll, and the neck has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/?quiz=name-note');
  await button(page, 'Start Quiz').tap();
  await expect(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  const { page: over, neck } = await page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const box = document.querySelector('[role="grid"]')?.closest('[data-more]');
    return {
      page: [scrollHeight - clientHeight, scrollWidth - clientWidth],
      neck: (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
    };
  });
  expect(over).toEqual([0, 0]);
  expect(neck).toBeGreaterThan(0);
});

test('given a phone, when a question is answered, then the dock holds the same buttons in the same place, and there is never a second one', async ({
  page,
}) => {
  await open(page, '/?quiz=name-note');
  const start = await button(page, 'Start Quiz').boundingBox();
  await button(page, 'Start Quiz').tap();
  await expect(button(page, 'Submit Answer')).toHaveCount(1);
  const submit = await button(page, 'Submit Answer').boundingBox();
  expect(submit?.y).toBeCloseTo(start?.y ?? NaN, 0);
  expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeGreaterThan(844 - 20);
  await answer(page, 'C').tap();
  await button(page, 'Submit Answer').tap();
  await expect(button(page, 'Next Question')).toHaveCount(1);
  expect((await button(page, 'Next Question').boundingBox())?.y).toBeCloseTo(submit?.y ?? NaN, 0);
});

for (const address of SCREENS)
  test(`given a phone at ${address}, then the header is one row, no hotkey is drawn, and what is tapped is 44 px high`, async ({
    page,
  }) => {
    await open(page, address);
    const header = await page.locator('header').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(50);
    expect(await page.locator('kbd:visible').count()).toBe(0);
    const low = await page
      .locator('main button:visible, main select:visible, header button:visible')
      .evaluateAll(all =>
        all.flatMap(each => {
          const height = (each.closest('span') ?? each).getBoundingClientRect().height;
          return Math.max(height, each.getBoundingClientRect().height) < 43.5
            ? [`${each.textContent} is ${height} px high`]
            : [];
        }),
      );
    expect(low).toEqual([]);
  });

test('given a phone with a keyboard, when a key is pressed, then hotkeys are drawn', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('Tap the neck to hear a note.', { exact: false })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('kbd:visible').first()).toBeVisible();
  await expect(page.getByText('Tap the neck to hear a note.', { exact: false })).toBeHidden();
});

test('given a neck that goes on beyond the screen, then it tells where it is, and its buttons turn it', async ({
  page,
}) => {
  await open(page, '/');
  const view = page.getByText(/^frets \d+ to \d+ of 12$/);
  await expect(view).toHaveText('frets 0 to 5 of 12');
  await page.getByText('›', { exact: true }).tap();
  await expect(view).not.toHaveText('frets 0 to 5 of 12');
  await page.getByText('‹', { exact: true }).tap();
  await expect(view).toHaveText('frets 0 to 5 of 12');
});

test('given a neck that goes on beyond the screen, when its end is reached, then the button that turned it keeps the focus', async ({
  page,
}) => {
  await open(page, '/');
  const further = page.getByText('›', { exact: true });
  await further.tap();
  await further.tap();
  await expect(page.getByText(/^frets \d+ to 12 of 12$/)).toBeVisible();
  await expect(further).toBeFocused();
});

for (const system of ['3-notes-per-string', 'caged'])
  test(`given the ${system} patterns on a phone, then the first diagram is on the first screen`, async ({
    page,
  }) => {
    await open(page, `/scales?view=patterns&system=${system}`);
    await expect(page.getByRole('grid').first()).toBeInViewport({ ratio: 1 });
  });

/** Expects that the words of some buttons end within them. */
async function expectWhole(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { text, face } = await page.getByRole('button', { name, exact: true }).evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { text: range.getBoundingClientRect(), face: element.getBoundingClientRect() };
    });
    expect(text.left, name).toBeGreaterThanOrEqual(face.left);
    expect(text.right, name).toBeLessThanOrEqual(face.right);
  }
}

test('given a phone with no room for hotkeys, when a key is pressed, then no button of the dock is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await startQuiz(page);
  await expectWhole(page, ['Submit Answer', "I Don't Know"]);
});

for (const width of [320, 390])
  test(`given a phone of ${width} px with a keyboard, when three buttons share the dock, then each holds its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/triads?quiz=complete-shape');
    await startQuiz(page);
    await expectWhole(page, ['Submit Answer', "I Don't Know", 'Play']);
  });

test('given a phone, then the quiz and the notes to select follow the neck, and the other panels come after them', async ({
  page,
}) => {
  await open(page, '/');
  const top = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? NaN;
  const tops = [await top('Fretboard'), await top('Quiz Mode'), await top('Note Selection')];
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(await top('Fretboard Settings')).toBeGreaterThan(await top('Note Selection'));
  expect(await top('How to Use')).toBeGreaterThan(await top('Note Selection'));
});

for (const { address, asks, role } of [
  { address: '/', asks: 'gridcell', role: 'gridcell' },
  { address: '/keys?view=quiz', asks: 'textbox', role: 'main' },
] as const)
  test(`given a question on ${address} that fills a small phone, when what has the focus is removed, then the focus stays on the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address);
    await button(page, 'Start Quiz').tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.locator(':focus')).toHaveRole(asks);
    await page.evaluate(() => {
      const other = document.createElement('button');
      document.querySelector('main')?.append(other);
      other.focus();
      other.remove();
    });
    await expect(page.locator(':focus')).toHaveRole(role);
  });
