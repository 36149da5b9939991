import type { Locator, Page } from '@playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const WIDTHS = [320, 390, 768, 1280, 1440] as const;

/** Adds up what the browser counts as layout shifts, from the first paint on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return Reflect.get(window, 'shifts');
  });

for (const address of ['/keys', '/keys?key=D-major', '/triads', '/scales?text=on', '/scales?view=patterns'])
  test(`given ${address}, when it has loaded at any width, then nothing has moved`, async ({ page }) => {
    await countShifts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await expect(page.getByRole('region').first()).toBeVisible();
      expect(await shiftsOn(page), `${width} px`).toEqual([]);
    }
  });

/** Where a thing begins, in whole pixels. */
async function cornerOf(thing: Locator): Promise<string> {
  const box = await thing.boundingBox();
  return box === null ? 'gone' : `${Math.round(box.x)}, ${Math.round(box.y)}`;
}

/** Where the parts of a key question are. */
async function cornersOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const button = (name: RegExp) => page.getByRole('button', { name });
  return {
    heading: await cornerOf(page.getByRole('heading', { level: 1 })),
    circle: await cornerOf(page.getByRole('region', { name: 'Circle of Fifths' })),
    tab: await cornerOf(page.getByRole('tab', { name: 'Quiz' })),
    question: await cornerOf(page.getByRole('region', { name: /^Question/ })),
    staff: await cornerOf(page.getByRole('region', { name: /^Question/ }).locator('svg')),
    field: await cornerOf(page.getByRole('textbox', { name: 'Your answer' })),
    advance: await cornerOf(button(/^(Submit Answer|Next Question)$/)),
    use: await cornerOf(page.getByRole('region', { name: 'How to Use' })),
    setup: await cornerOf(page.getByRole('region', { name: 'Quiz', exact: true })),
  };
}

for (const quiz of ['name-key', 'count-accidentals'])
  for (const width of WIDTHS)
    test(`given the quiz ${quiz} at ${width} px, when questions are answered, then nothing moves from question to verdict to question`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/keys?quiz=${quiz}&count=5`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await startQuiz(page);
      const field = page.getByRole('textbox', { name: 'Your answer' });
      await expect(field).toBeFocused();
      const asked = await cornersOf(page);

      for (const answer of ['3', 'gb', '0']) {
        await page.keyboard.type(answer);
        expect(await cornersOf(page)).toEqual(asked);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Next Question' })).toBeVisible();
        expect(await cornersOf(page)).toEqual(asked);
        const leave = page.getByRole('button', { name: 'End Quiz' });
        const end = await cornerOf(leave);
        await page.keyboard.press('Enter');
        await expect(field).toHaveValue('');
        expect(await cornersOf(page)).toEqual(asked);
        expect(await cornerOf(leave)).toBe(end);
      }
    });

const ANSWERS = ['root position', 'first inversion', 'second inversion'] as const;

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])
  test(`given inversions asked on a phone of ${width} by ${height} px, when some are answered wrong, then no answer moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/triads?quiz=name-inversion');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await startQuiz(page);
    const group = page.getByRole('group', { name: 'Your answer' });
    const corners = () => Promise.all(ANSWERS.map(name => cornerOf(group.getByText(name, { exact: true }))));
    const question = (number: number) => page.getByRole('heading', { name: `Question ${number} of` });
    let wrong = 0;
    for (let number = 1; number <= 6; number++) {
      await expect(question(number)).toBeVisible();
      const asked = await corners();
      await page.keyboard.press(String((number % ANSWERS.length) + 1));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Next Question' })).toBeVisible();
      wrong += await page.getByText('Incorrect', { exact: true }).count();
      expect(await corners(), `question ${number}`).toEqual(asked);
      await page.keyboard.press('Enter');
    }
    expect(wrong, 'wrong answers seen').toBeGreaterThan(0);
  });
