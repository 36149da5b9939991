/**
 * Walks through every state of the app with axe.
 *
 * Each state is reached once at each width and met with every rule in the first theme. Then the page as it stands is
 * dressed in the other themes, where only the rules on colours run again: a theme is nothing but other values of the
 * colours' custom properties, which tests/ui/tokens.test.ts proves, so no other rule could judge otherwise.
 */
import type { Page } from '@playwright/test';
import { THEMES, type Theme } from '../src/screens/common/preferences.ts';
import { expect, test } from '../tests/browser/test.ts';
import { channels, colour } from '../tests/ui/tokens.ts';
import { violationsOn } from './axe.ts';
import { WALKS } from './states.ts';
import { press, type Walk } from './walk.ts';
import { complaintsIn, settle } from './world.ts';

const [FIRST, ...OTHERS] = THEMES;

async function open(page: Page, { address, world, preferences }: Walk): Promise<void> {
  await settle(page, world);
  const record = { version: 1, values: { theme: FIRST, ...preferences } };
  await page.addInitScript(text => localStorage.setItem('fretty', text), JSON.stringify(record));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Dresses the page as it stands in a theme. */
async function dress(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(theme => {
    document.documentElement.dataset.theme = theme;
  }, theme);
  const ground = `rgb(${channels(colour(theme, 'ground')).join(', ')})`;
  await expect(page.locator('html'), theme).toHaveCSS('background-color', ground);
}

for (const walk of WALKS)
  for (const width of walk.widths)
    test.describe(() => {
      test.use({
        viewport: { width, height: 900 },
        expectedConsole: complaintsIn(walk.world),
      });

      test(`given ${walk.name}, when one walks it at ${width} px in every theme, then axe finds nothing and nothing runs over`, async ({
        page,
      }) => {
        test.slow();
        await open(page, walk);
        for (const { name, keys, sees } of walk.states)
          await test.step(name, async () => {
            await press(page, keys);
            await expect(sees(page)).toBeVisible();
            await expect(page.locator('h1')).toBeAttached();
            await dress(page, FIRST);
            expect(await violationsOn(page), FIRST).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
            for (const theme of OTHERS) {
              await dress(page, theme);
              expect(await violationsOn(page, 'colours'), theme).toEqual([]);
            }
          });
      });
    });
