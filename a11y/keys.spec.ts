import type { Page } from '@playwright/test';
import { expect, test } from '../tests/browser/test.ts';
import { violationsOn } from './axe.ts';

type Way = readonly (readonly [state: string, reach: (page: Page) => Promise<unknown>])[];

/** The states of the screen, each reached from the one before it. */
const WAYS: Record<'exploring' | 'the quiz', Way> = {
  exploring: [
    ['no key selected', page => page.goto('/keys')],
    ['a bad key', page => page.goto('/keys?key=H-major')],
    [
      'a key selected, its sector focused',
      async page => {
        await page.goto('/keys?key=F%23-major');
        await page.getByRole('radio', { checked: true }).focus();
      },
    ],
    [
      'tips',
      async page => {
        await page.keyboard.press('t');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    ],
  ],
  'the quiz': [
    ['its setup', page => page.goto('/keys?key=F%23-major&view=quiz')],
    ['a question', page => page.getByRole('button', { name: 'Start Quiz' }).click()],
    ['the covered key', page => page.getByRole('tab', { name: 'Key Information' }).click()],
    [
      'a verdict',
      async page => {
        await page.getByRole('textbox', { name: 'Your answer' }).fill('nonsense');
        await page.getByRole('button', { name: 'Submit Answer' }).click();
      },
    ],
    ['results', page => page.getByRole('button', { name: 'End Quiz' }).click()],
  ],
};

const arrived = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Keys');

async function expectNoViolations(page: Page, way: Way): Promise<void> {
  // Axe takes its time over each state when the machine is busy.
  test.slow();
  for (const [state, reach] of way)
    await test.step(state, async () => {
      await reach(page);
      await arrived(page);
      expect(await violationsOn(page)).toEqual([]);
    });
}

for (const [name, way] of Object.entries(WAYS)) {
  for (const theme of ['green', 'amber', 'ice', 'paper', 'contrast']) {
    test(`given the theme ${theme}, when one goes through ${name}, then axe finds nothing`, async ({
      page,
    }) => {
      await page.addInitScript(
        chosen => localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { theme: chosen } })),
        theme,
      );

      await expectNoViolations(page, way);
    });
  }

  for (const width of [320, 768]) {
    test(`given a screen ${width} wide, when one goes through ${name}, then axe finds nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });

      await expectNoViolations(page, way);

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('given a count to give, when the question is asked and answered, then axe finds nothing', async ({
  page,
}) => {
  await page.goto('/keys?quiz=count-accidentals');
  await arrived(page);
  await page.keyboard.press('q');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();

  expect(await violationsOn(page)).toEqual([]);
});
